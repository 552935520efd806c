import { serverLimits } from '../organization/limits.js';
import type { TxScope } from '../scope.js';
import { audienceOfUser } from '../users/access/access.js';
import type { User } from '../users/model/store.js';
import { emitPresence } from './events.js';
import { removePresence } from './store.js';

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
