import { roles } from '../../runtime/identity/actor.js';
import { DAY } from '../../lib/clock.js';
import { statement } from '../../runtime/store/statement.js';
import type { TxScope } from '../../accounts/scope.js';
import type { components } from '../../../generated/types.js';
import { type ExportRow, isPending, listExportsSince } from './store.js';
import type { Config } from '../../runtime/config.js';
import { EXPORTS_PATH } from './archives.js';

type Export = components['schemas']['Export'];

const viewExport = (row: ExportRow, { siteUrl }: Pick<Config, 'siteUrl'>): Export => {
  const { id, acting_user_id, requested_at, file_key, failed_at, deleted_at } = row;
  return {
    id,
    acting_user_id,
    export_time: requested_at,
    deleted_timestamp: deleted_at,
    failed_timestamp: failed_at,
    export_url: file_key === null || deleted_at !== null ? null : `${siteUrl}${EXPORTS_PATH}${file_key}`,
    pending: isPending(row),
  };
};

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
