import type { components } from '../../../generated/types.js';
import { emojiFor } from '../../markdown/emoji/extra-emoji.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { accessibleUsers } from '../users/access/access.js';
import { loadDirectory } from '../users/user-directory-cache.js';
import { listStatuses } from './status-store.js';
import { viewStatus } from './view.js';

export type UserStatusRegisterFields = components['schemas']['UserStatusRegisterFields'];

/** Returns the register response's fields about statuses: those of active users whom the requester may see. */
export const userStatusRegisterFields = async (
  scope: TxScope,
  { actor, client, options, wants }: Registration,
): Promise<UserStatusRegisterFields> => {
  if (!wants('user_status')) return {};
  const statuses = new Map((await listStatuses(scope.tx)).map((row) => [row.user_id, row]));
  const accessible = await accessibleUsers(scope, actor);
  const { active } = await loadDirectory(scope);
  const user_status: NonNullable<UserStatusRegisterFields['user_status']> = {};
  for (const { id, settings } of active) {
    if (accessible !== 'everyone' && !accessible.has(id)) continue;
    const status = viewStatus(statuses.get(id), !settings.presence_enabled);
    if (Object.keys(status).length > 0) user_status[id] = emojiFor({ client, options }, status);
  }
  return { user_status };
};
