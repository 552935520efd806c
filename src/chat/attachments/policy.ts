import { errors } from '../../../generated/errors.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import type { Viewer } from '../channels/model/policy.js';
import { allOf, type SqlCondition } from '../../runtime/store/sql-condition.js';
import { mebibytes } from '../../lib/bytes.js';
import { accessible, isFromBeforeLeaving, presentlyReadable } from '../messages/model/access.js';
import type { Scope } from '../scope.js';
import { responsibleFor } from '../../runtime/identity/actor.js';
import { totalUsage, usageOf } from './usage.js';

/** SQL condition on files `a`: a message that refers to the file meets a condition on messages `m` and channels `c`. */
const referredToBy = ({ sql, values }: SqlCondition): SqlCondition => ({
  sql: `EXISTS (
    SELECT 1 FROM attachment_messages referring
    JOIN messages m ON m.id = referring.message_id
    LEFT JOIN channels c ON c.id = m.channel_id
    WHERE referring.attachment_id = a.id AND ${sql}
  )`,
  values,
});

/**
 * SQL condition on references `referring` in messages `m` and channels `c`: the viewer may read the message and
 * received it with the file.
 */
export const isReferenceRead = (viewer: Viewer): SqlCondition =>
  allOf([accessible(viewer), isFromBeforeLeaving(viewer, 'referring.claimed_version')]);

const ownOr = ({ id }: Viewer, referred: SqlCondition): SqlCondition => ({
  sql: `(a.owner_id = ? OR ${referred.sql})`,
  values: [id, ...referred.values],
});

/** SQL condition on files `a` that a user may fetch: their own, and those in messages that they may read. */
export const readableFiles = (viewer: Viewer): SqlCondition =>
  ownOr(viewer, referredToBy(isReferenceRead(viewer)));

/** SQL condition on files `a` that a user may share: their own, and those in messages that they can read now. */
export const shareableFiles = (viewer: Viewer): SqlCondition =>
  ownOr(viewer, referredToBy(presentlyReadable(viewer)));

/** SQL condition on files `a` in the history of a web-public channel. Everyone may fetch them without an account. */
export const webPublicFiles = (): SqlCondition =>
  referredToBy({ sql: 'c.is_web_public = 1 AND c.is_archived = 0', values: [] });

/** Throws if the file would exceed the quota of the organization or of the user. */
export const checkQuota = async ({ tx, services: { config }, actor }: Scope, size: number): Promise<void> => {
  if ((await totalUsage(tx)).bytes + size > mebibytes(config.uploadQuotaMib)) throw errors.uploadQuota();
  const { files, bytes } = await usageOf(tx, responsibleFor(actor));
  checkCap(caps.uploads, files + 1);
  const limit = config.uploadQuotaPerUserMib;
  if (bytes + size > mebibytes(limit)) throw errors.ownUploadQuota({ limit });
};
