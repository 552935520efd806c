import { errors } from '../../generated/errors.js';
import type { Condition, Viewer } from '../channels/policy.js';
import { mebibytes } from '../contract/mebibytes.js';
import { accessible, isFromBeforeLeaving, presentlyReadable } from '../messages/access.js';
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

/** For references `referring` to files in messages `m` and channels `c`: the viewer may read the message, and got it with the file. */
export const isReferenceRead = (viewer: Viewer): Condition => {
  const conditions = [accessible(viewer), isFromBeforeLeaving(viewer, 'referring.claimed_version')];
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
};

const ownOr = ({ id }: Viewer, referred: Condition): Condition => ({
  sql: `(a.owner_id = ? OR ${referred.sql})`,
  values: [id, ...referred.values],
});

/** Files that somebody may fetch: their own, and those that a message they may read refers to. */
export const readableFiles = (viewer: Viewer): Condition =>
  ownOr(viewer, referredToBy(isReferenceRead(viewer)));

/** Files that somebody may share: their own, and those that a message refers to which they read now. */
export const shareableFiles = (viewer: Viewer): Condition =>
  ownOr(viewer, referredToBy(presentlyReadable(viewer)));

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
