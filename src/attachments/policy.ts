import { errors } from '../../generated/errors.js';
import type { Condition, Viewer } from '../channels/policy.js';
import { mebibytes } from '../contract/mebibytes.js';
import { accessible } from '../messages/access.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { uploadSpaceUsed } from './store.js';

/** For queries over files `a`: some message that refers to it satisfies a condition over messages `m` and channels `c`. */
const referredToBy = ({ sql, values }: Condition): Condition => ({
  sql: `EXISTS (
    SELECT 1 FROM attachment_messages referring
    JOIN messages m ON m.id = referring.message_id
    LEFT JOIN channels c ON c.id = m.channel_id
    WHERE referring.attachment_id = a.id AND ${sql}
  )`,
  values,
});

/** Files that somebody may fetch: their own, and those that a message they may read refers to. */
export const readableFiles = (viewer: Viewer): Condition => {
  const referred = referredToBy(accessible(viewer));
  return { sql: `(a.owner_id = ? OR ${referred.sql})`, values: [viewer.id, ...referred.values] };
};

/** Files that anybody may fetch, since they are in the history of a web-public channel. */
export const webPublicFiles = (): Condition =>
  referredToBy({ sql: 'c.is_web_public = 1 AND c.is_archived = 0', values: [] });

/** Whether people without an account read web-public channels at all. */
export const letsSpectatorsIn = ({ config, organization }: Server): boolean =>
  config.webPublicStreamsEnabled &&
  organization.current.is_active &&
  organization.current.settings.enable_spectator_access;

/** Refuses a file for which there is no room any more. */
export const checkQuota = async (tx: Tx, { config }: Server, size: number): Promise<void> => {
  if (config.uploadQuotaMib === null) return;
  if ((await uploadSpaceUsed(tx)) + size > mebibytes(config.uploadQuotaMib)) throw errors.uploadQuota();
};
