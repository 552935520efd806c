import type { components } from '../../../generated/types.js';
import type { Config } from '../../runtime/config.js';
import { EXPORTS_PATH } from './archives.js';
import { isPending, type ExportRow } from './store.js';

type Export = components['schemas']['Export'];

export const viewExport = (row: ExportRow, { siteUrl }: Pick<Config, 'siteUrl'>): Export => {
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
