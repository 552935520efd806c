import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { serverLimits } from '../organization/limits.js';
import { findNamedUser } from '../users/access/named-user.js';
import { legacyStatus } from './presence-rules.js';
import { listPresencesOf } from './store.js';

/** GET /users/{user_id_or_email}/presence: returns the latest presence of one user. */
export const getUserPresence = operation('getUserPresence', async (context) => {
  const { input, tx, services } = context;
  const user = await findNamedUser(context, input.user_id_or_email);
  if (!user.is_active) throw errors.noSuchUser();
  if (user.is_bot) throw errors.presenceOfBot();
  const [stored] = await listPresencesOf(tx, [user.id]);
  const latest = services.presence.reports.unpublished(user) ?? stored;
  const isOff = services.organization.current.settings.presence_disabled;
  if (isOff || !latest?.isShown)
    throw errors.presenceNotFound({ user_id_or_email: String(input.user_id_or_email) });
  const { status, timestamp } = legacyStatus(latest);
  const age = services.clock.seconds() - timestamp;
  const isOffline = age > serverLimits.server_presence_offline_threshold_seconds;
  return {
    presence: {
      aggregated: { status: isOffline ? 'offline' : status, timestamp },
      website: { status, timestamp },
    },
  };
});
