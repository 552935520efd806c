import { operation } from '../operation.js';
import { listProfiles } from '../profile-fields/values.js';
import { accessibleUsers, isAccessible } from './access/access.js';
import { maySeeEmail } from './model/policy.js';
import { listUsers as readUsers, type User } from './model/store.js';
import { viewUnknown } from './access/placeholder-user.js';
import { viewUser, type UserView } from './model/view.js';

/** GET /users: returns every account of the organization. */
export const listUsers = operation('listUsers', async (context) => {
  const { input, actor, tx, services } = context;
  const users = (await readUsers(tx)).filter(({ is_system_bot }) => !is_system_bot);
  const accessible = await accessibleUsers(context, actor);
  const profiles = input.include_custom_profile_fields ? await listProfiles(tx) : undefined;
  const view = (user: User): UserView => {
    const profile = profiles ? (profiles.get(user.id) ?? {}) : undefined;
    if (!isAccessible(accessible, user.id)) return viewUnknown(services, user.id, profile && {});
    const seesEmail = maySeeEmail(actor, user);
    const isOwn = user.id === actor.id;
    return viewUser(user, { seesEmail, clientGravatar: input.client_gravatar, profile, isOwn });
  };
  return { members: users.map(view) };
});
