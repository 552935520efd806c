import { errors } from '../../generated/errors.js';
import { operation } from '../http/operation.js';
import { findProfile } from '../profile-fields/values.js';
import { accessibleUsers, isAccessible } from './access/access.js';
import { maySeeEmail } from './model/policy.js';
import { findUser, findUserByEmail } from './model/store.js';
import { viewUser } from './model/view.js';

/** GET /users/{user_id_or_email}: returns an account as other users see it. */
export const getUser = operation('getUser', async (context) => {
  const { input, actor, tx } = context;
  const { user_id_or_email: named } = input;
  const user = typeof named === 'number' ? await findUser(tx, named) : await findUserByEmail(tx, named);
  if (!user) throw errors.noSuchUser();
  if (!isAccessible(await accessibleUsers(context, actor), user.id)) {
    // The requester must not learn that an account with the email exists.
    throw typeof named === 'number' ? errors.insufficientPermission() : errors.noSuchUser();
  }
  const options = {
    seesEmail: maySeeEmail(actor, user),
    clientGravatar: input.client_gravatar,
    profile: input.include_custom_profile_fields ? await findProfile(tx, user.id) : undefined,
  };
  return { user: viewUser(user, options) };
});
