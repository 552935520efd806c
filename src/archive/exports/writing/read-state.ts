import { parseUserIds } from '../../../chat/messages/model/recipients.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Records } from '../format/kinds.js';
import { inOrder, ofEachUser, type Run } from './run.js';

interface PlaceRow {
  readonly channel_id: number | null;
  readonly topic_key: string;
  readonly user_ids: string | null;
}

const placeOf = (
  { known }: Run,
  row: PlaceRow,
): Pick<Records['read_marks'], 'channel' | 'topic' | 'users'> | undefined => {
  if (row.channel_id !== null) {
    return known.channels.has(row.channel_id)
      ? { channel: row.channel_id, topic: row.topic_key, users: null }
      : undefined;
  }
  const users = parseUserIds(row.user_ids ?? '');
  return users.every((id) => known.users.has(id)) ? { channel: null, topic: '', users } : undefined;
};

const PLACE = `JOIN conversations v ON v.id = k.conversation_id JOIN recipients r ON r.id = v.recipient_id`;

const writeMarks = (run: Run): Promise<void> =>
  ofEachUser(
    run,
    (tx, user) =>
      tx.all<PlaceRow & { readonly watermark: number }>(
        `SELECT k.watermark, v.channel_id, v.topic_key, r.user_ids FROM read_marks k ${PLACE}
         WHERE k.user_id = ? ORDER BY k.conversation_id`,
        [user],
      ),
    async (row, user) => {
      const place = placeOf(run, row);
      if (place) await run.writer.add('read_marks', { user, ...place, read_to: row.watermark });
    },
  );

interface RangeRow extends PlaceRow {
  readonly first_id: number;
  readonly last_id: number;
  readonly is_read: number;
}

const writeRanges = (run: Run): Promise<void> =>
  ofEachUser(
    run,
    (tx, user) =>
      tx.all<RangeRow>(
        `SELECT k.first_id, k.last_id, k.is_read, v.channel_id, v.topic_key, r.user_ids
         FROM read_ranges k ${PLACE} WHERE k.user_id = ? ORDER BY k.conversation_id, k.last_id`,
        [user],
      ),
    async (row, user) => {
      const place = placeOf(run, row);
      if (!place) return;
      const range = { first: Math.max(1, row.first_id), last: row.last_id, is_read: row.is_read === 1 };
      await run.writer.add('read_ranges', { user, ...place, ...range });
    },
  );

/** Messages that one statement reads. */
const SCHEDULED = 100;

const listScheduled = statement((db, after: number, most: number) =>
  db('scheduled_messages')
    .where('id', '>', after)
    .where({ state: 'waiting' })
    .orderBy('id')
    .limit(most)
    .select(
      'id',
      'sender_id',
      'channel_id',
      'user_ids',
      'topic',
      'content',
      'scheduled_delivery_timestamp',
      'read_by_sender',
      'client',
    ),
);

const writeScheduled = (run: Run): Promise<void> =>
  inOrder(run, listScheduled, SCHEDULED, async (rows) => {
    for (const row of rows) {
      const { known } = run;
      if (!known.users.has(row.sender_id)) continue;
      if (row.channel_id !== null && !known.channels.has(row.channel_id)) continue;
      const named = JSON.parse(row.user_ids ?? '[]') as number[];
      await run.writer.add('scheduled_messages', {
        sender: row.sender_id,
        channel: row.channel_id,
        topic: row.channel_id === null ? '' : row.topic,
        users: row.channel_id === null ? [...new Set(named)].sort((one, other) => one - other) : null,
        content: row.content,
        deliver_at: row.scheduled_delivery_timestamp,
        read_by_sender: row.read_by_sender === 1,
        client: row.client,
      });
    }
    await run.step(0);
  });

/** Adds what users have read, and messages that are not sent yet. Both come behind the messages. */
export const writeReadState = async (run: Run): Promise<void> => {
  if (run.archive.kind === 'public') return;
  await writeMarks(run);
  await writeRanges(run);
  await writeScheduled(run);
};
