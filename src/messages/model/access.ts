import {
  maybeReadableChannels,
  leftVersion,
  readableMessages,
  receivedMessages,
  type SqlCondition,
  type Viewer,
} from '../../channels/model/policy.js';

/** For queries over messages `m`: a direct message between people of whom the user is one. */
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

/** What the user received. */
export const received = (viewer: Viewer): SqlCondition =>
  either(ownDirectMessages(viewer), receivedMessages(viewer));

/**
 * What the user may read: what they received, also in a channel that they left, and open history. Of a channel that they
 * left it is the version that they received: see `isFromBeforeLeaving`. Needs channels `c`.
 */
export const accessible = (viewer: Viewer): SqlCondition =>
  either(received(viewer), readableMessages(viewer));

/** For queries over recipients `r` and their channels `c`: where there may be messages that the user may read. */
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

/** What the user reads now, as it is now: only that may they change, react to, or share the files of. Needs channels `c`. */
export const presentlyReadable = (viewer: Viewer): SqlCondition =>
  either(ownDirectMessages(viewer), readableMessages(viewer));

/** Columns with the version of a channel's members at which something came; null for what was there from the start. */
type VersionColumn = 'm.changed_version' | 'referring.claimed_version';

/**
 * For queries over what is accessible: whether it is as the user received it. Always so for those who read the channel now.
 * Needs channels `c`.
 */
export const isFromBeforeLeaving = (viewer: Viewer, column: VersionColumn): SqlCondition => {
  const left = leftVersion(viewer);
  // First what costs nothing: most messages are never edited.
  return {
    sql: `(${column} IS NULL OR ${column} < COALESCE(${left.sql}, ${column} + 1))`,
    values: left.values,
  };
};
