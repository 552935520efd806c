import { roles } from '../../runtime/identity/actor.js';
import { DAY } from '../../lib/clock.js';
import { statement } from '../../runtime/store/statement.js';
import type { TxScope } from '../../accounts/scope.js';
import type { components } from '../../../generated/types.js';
import { listExportsSince } from './store.js';
import { viewExport } from './view.js';

/** Exports are listed for a year. */
const LISTED_SECONDS = 365 * DAY;

/** Returns the moment after which exports are listed. */
export const listedSince = (now: number): number => now - LISTED_SECONDS;

/** Returns the exports as the API lists them. */
export const viewExports = async ({
  tx,
  services: { clock, config },
}: TxScope): Promise<components['schemas']['Export'][]> =>
  (await listExportsSince(tx, listedSince(clock.seconds()))).map((row) => viewExport(row, config));

const listAdministrators = statement((db) =>
  db('users')
    .where({ is_active: 1 })
    .whereNull('bot_type')
    .where('role', '<=', roles.administrator)
    .pluck('id'),
);

/** Informs the administrators. */
export const emitExports = async (scope: TxScope): Promise<void> => {
  const users = await listAdministrators(scope.tx);
  scope.tx.emit({ type: 'realm_export', exports: await viewExports(scope) }, { users });
};
