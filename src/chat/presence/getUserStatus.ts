import { errors } from '../../../generated/errors.js';
import { emojiFor } from '../../markdown/emoji/extra-emoji.js';
import { operation } from '../operation.js';
import { accessibleUsers } from '../users/access/access.js';
import { findUser } from '../users/model/store.js';
import { findStatus } from './status-store.js';
import { viewStatus } from './view.js';

/** GET /users/{user_id}/status: returns a user's status. */
export const getUserStatus = operation('getUserStatus', async (context) => {
  const { input, actor, tx, request } = context;
  const user = await findUser(tx, input.user_id);
  const accessible = await accessibleUsers(context, actor);
  if (!user || (accessible !== 'everyone' && !accessible.has(user.id))) throw errors.noSuchUser();
  const status = viewStatus(await findStatus(tx, user.id), !user.settings.presence_enabled);
  return { status: emojiFor(request, status) };
});
