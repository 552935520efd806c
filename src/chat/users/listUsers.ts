import { operation } from '../operation.js';
import { accessibleUsers, isAccessible } from './access/access.js';
import { maySeeEmail } from './model/policy.js';
import type { User } from './model/store.js';
import { loadDirectory } from './user-directory-cache.js';
import { viewUnknown } from './access/placeholder-user.js';
import { viewUser, type UserView } from './model/view.js';

/** GET /users: returns every account of the organization. */
export const listUsers = operation('listUsers', async (context) => {
  const { input, actor, services } = context;
  const directory = await loadDirectory(context);
  const users = directory.users.filter(({ is_system_bot }) => !is_system_bot);
  const accessible = await accessibleUsers(context, actor);
  const view = (user: User): UserView => {
    const profile = input.include_custom_profile_fields ? directory.profileOf(user) : undefined;
    if (!isAccessible(accessible, user.id)) return viewUnknown(services, user.id, profile && {});
    const seesEmail = maySeeEmail(actor, user);
    const isOwn = user.id === actor.id;
    return viewUser(user, { seesEmail, clientGravatar: input.client_gravatar, profile, isOwn });
  };
  return { members: users.map(view) };
});
