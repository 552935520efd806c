import { errors } from '../../../generated/errors.js';
import { roles } from '../../runtime/identity/actor.js';
import { isLocalHost } from '../../lib/networks.js';
import type { RequestFacts } from '../../runtime/http/request.js';
import { statement } from '../../runtime/store/statement.js';
import type { Services } from '../services.js';

/**
 * Refuses operations that exist only for development. Also refuses foreign host names: with DNS rebinding, a page of
 * another site can reach a server on its visitor's machine under its own host name.
 */
export const checkDevMode = ({ config }: Services, { host }: Pick<RequestFacts, 'host'>): void => {
  if (!config.devMode) throw errors.devModeOff();
  if (!isLocalHost(host) && host.toLowerCase() !== new URL(config.siteUrl).host) throw errors.devModeHost();
};

/** Returns the emails of the first owners and administrators. */
export const listAdministratorEmails = statement((db, most: number) =>
  db('users')
    .where({ is_active: 1 })
    .whereNull('bot_type')
    .where('role', '<=', roles.administrator)
    .orderBy('id')
    .limit(most)
    .pluck('delivery_email'),
);

/** Returns the emails of the first other users. */
export const listOtherEmails = statement((db, most: number) =>
  db('users')
    .where({ is_active: 1 })
    .whereNull('bot_type')
    .where('role', '>', roles.administrator)
    .orderBy('id')
    .limit(most)
    .pluck('delivery_email'),
);
