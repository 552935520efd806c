import { roles } from '../../runtime/identity/actor.js';
import { DAY } from '../../lib/clock.js';
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

/** Informs the administrators. */
export const emitExports = async (scope: TxScope): Promise<void> => {
  const rows = await scope.tx.all<{ id: number }>(
    'SELECT id FROM users WHERE is_active = 1 AND bot_type IS NULL AND role <= ?',
    [roles.administrator],
  );
  scope.tx.emit(
    { type: 'realm_export', exports: await viewExports(scope) },
    { users: rows.map(({ id }) => id) },
  );
};
