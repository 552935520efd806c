import { operation } from '../operation.js';
import { findProfile } from '../profile-fields/values.js';
import { findNamedUser } from './access/named-user.js';
import { maySeeEmail } from './model/policy.js';
import { viewUser } from './model/view.js';

/** GET /users/{user_id_or_email}: returns an account as other users see it. */
export const getUser = operation('getUser', async (context) => {
  const { input, actor, tx } = context;
  const user = await findNamedUser(context, input.user_id_or_email);
  const options = {
    seesEmail: maySeeEmail(actor, user),
    isOwn: user.id === actor.id,
    clientGravatar: input.client_gravatar,
    profile: input.include_custom_profile_fields ? await findProfile(tx, user.id) : undefined,
  };
  return { user: viewUser(user, options) };
});
