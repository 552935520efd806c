import { serverLimits } from '../organization/limits.js';
import type { TxScope } from '../scope.js';
import { audienceOfUser } from '../users/access/access.js';
import type { User } from '../users/model/store.js';
import { emitPresence } from './events.js';
import { removePresence, takeUpdateId, writeTimes } from './store.js';

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

/** Added to the offline threshold, since the clocks of clients differ. */
const MARGIN_SECONDS = 120;

/**
 * Deletes the presence of a user who turned `presence_enabled` off. Clients that know it get an event with an old time.
 */
export const hidePresence = async (scope: TxScope, user: User): Promise<void> => {
  const { tx, services } = scope;
  await removePresence(tx, user.id);
  if (services.organization.current.settings.presence_disabled) return;
  const connected_at =
    services.clock.seconds() - serverLimits.server_presence_offline_threshold_seconds - MARGIN_SECONDS;
  const times = { active_at: null, active_client: null, connected_at, input_at: null };
  emitPresence(scope, { ...user, times }, await audienceOfUser(scope, user));
};
