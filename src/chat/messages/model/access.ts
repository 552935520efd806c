import {
  maybeReadableChannels,
  leftVersion,
  readableMessages,
  receivedMessages,
  type Viewer,
} from '../../channels/model/policy.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';

/** SQL condition on messages `m`: a direct message in a conversation of the user. */
const ownDirectMessages = ({ id }: Viewer): SqlCondition => ({
  sql: `(m.channel_id IS NULL AND EXISTS (
    SELECT 1 FROM recipient_members own WHERE own.user_id = ? AND own.recipient_id = m.recipient_id
  ))`,
  values: [id],
});

const either = (...conditions: readonly SqlCondition[]): SqlCondition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
  values: conditions.flatMap(({ values }) => values),
});

/** SQL condition: messages that the user received. */
export const received = (viewer: Viewer): SqlCondition =>
  either(ownDirectMessages(viewer), receivedMessages(viewer));

/**
 * SQL condition: messages that the user may read: received ones, also from channels that the user left, and shared
 * history. In a channel that the user left, the received version applies: see `isFromBeforeLeaving`. Needs channels
 * `c`.
 */
export const accessible = (viewer: Viewer): SqlCondition =>
  either(received(viewer), readableMessages(viewer));

/** SQL condition on recipients `r` and their channels `c`: may contain messages that the user may read. */
export const reachable = (viewer: Viewer): SqlCondition => {
  const channels = maybeReadableChannels(viewer);
  return either(
    {
      sql: `(r.channel_id IS NULL AND EXISTS (
        SELECT 1 FROM recipient_members own WHERE own.user_id = ? AND own.recipient_id = r.id
      ))`,
      values: [viewer.id],
    },
    channels,
  );
};

/**
 * SQL condition: messages whose current version the user can read. Users may change, react to, or share files of only
 * these. Needs channels `c`.
 */
export const presentlyReadable = (viewer: Viewer): SqlCondition =>
  either(ownDirectMessages(viewer), readableMessages(viewer));

/**
 * Columns with the version of a channel's members at which the content was added or changed. Null for original content.
 */
type VersionColumn = 'm.changed_version' | 'referring.claimed_version' | 'x.added_version';

/**
 * SQL condition on accessible messages: the content is as the user received it. Always true for current readers of the
 * channel. Needs channels `c`.
 */
export const isFromBeforeLeaving = (viewer: Viewer, column: VersionColumn): SqlCondition => {
  const left = leftVersion(viewer);
  // The cheap check first: most messages are never edited.
  return {
    sql: `(${column} IS NULL OR ${column} < COALESCE(${left.sql}, ${column} + 1))`,
    values: left.values,
  };
};
