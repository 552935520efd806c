import {
  maybeReadableChannels,
  readableMessages,
  receivedMessages,
  type Condition,
  type Viewer,
} from '../channels/policy.js';

/** For queries over messages `m`: a direct message between people of whom the user is one. */
export const ownDirectMessages = ({ id }: Viewer): Condition => ({
  sql: `(m.channel_id IS NULL AND EXISTS (
    SELECT 1 FROM recipient_members own WHERE own.user_id = ? AND own.recipient_id = m.recipient_id
  ))`,
  values: [id],
});

const either = (...conditions: readonly Condition[]): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
  values: conditions.flatMap(({ values }) => values),
});

/** What the user received. */
export const received = (viewer: Viewer): Condition =>
  either(ownDirectMessages(viewer), receivedMessages(viewer));

/** What the user may read: what they received, be it in a channel they have left, and open history. Needs channels `c`. */
export const accessible = (viewer: Viewer): Condition => either(received(viewer), readableMessages(viewer));

/** For queries over recipients `r` and their channels `c`: where there may be messages that the user may read. */
export const reachable = (viewer: Viewer): Condition => {
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
