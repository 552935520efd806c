import { operation } from '../contract/operation.js';
import { maySeeEmail } from './policy.js';
import { listUsers as readUsers } from './store.js';
import { viewUser } from './view.js';

/** GET /users: answers every account of the organization. */
export const listUsers = operation('listUsers', async ({ input, actor, tx }) => {
  const users = (await readUsers(tx)).filter(({ is_system_bot }) => !is_system_bot);
  const { client_gravatar: clientGravatar, include_custom_profile_fields: withProfile } = input;
  return {
    members: users.map((user) =>
      viewUser(user, { seesEmail: maySeeEmail(actor, user), clientGravatar, withProfile }),
    ),
  };
});
