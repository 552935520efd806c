import { operation } from '../contract/operation.js';
import { loadProfiles } from '../profile-fields/values.js';
import { maySeeEmail } from './policy.js';
import { listUsers as readUsers } from './store.js';
import { viewUser } from './view.js';

/** GET /users: answers every account of the organization. */
export const listUsers = operation('listUsers', async ({ input, actor, tx }) => {
  const users = (await readUsers(tx)).filter(({ is_system_bot }) => !is_system_bot);
  const profiles = input.include_custom_profile_fields ? await loadProfiles(tx) : undefined;
  return {
    members: users.map((user) =>
      viewUser(user, {
        seesEmail: maySeeEmail(actor, user),
        clientGravatar: input.client_gravatar,
        profile: profiles && (profiles.get(user.id) ?? {}),
      }),
    ),
  };
});
