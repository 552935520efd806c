import type { TxScope } from '../scope.js';
import { audienceOfUser } from '../users/access/access.js';
import type { User } from '../users/model/store.js';
import { emitPresence } from './events.js';
import { takeUpdateId, writeTimes } from './store.js';

/** No client has this number, so a report of an idle client does not end the status at once. */
const NO_CLIENT = 0;

/** Shows a user who turned `presence_enabled` on as active now, as after a report. Sends the event. */
export const showPresence = async (scope: TxScope, user: User): Promise<void> => {
  const { tx, services } = scope;
  if (services.organization.current.settings.presence_disabled) return;
  const now = services.clock.seconds();
  const times = { active_at: now, active_client: NO_CLIENT, connected_at: now, input_at: null };
  await writeTimes(tx, await takeUpdateId(tx), new Map([[user.id, times]]));
  tx.invalidate(`user:${String(user.id)}`);
  emitPresence(scope, { ...user, times }, await audienceOfUser(scope, user));
};
