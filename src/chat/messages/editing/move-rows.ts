import { Pace } from '../../../lib/event-loop.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { placeholders, writeInBatches } from '../../../runtime/store/rows.js';
import { nameKey } from '../../../lib/name-key.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import type { MessageLocation } from '../audience/viewer-access.js';
import { historyWithMove, type MessageEdit, ROOMY_BYTES } from '../model/edit-history.js';
import { createConversation, recordMove } from '../model/recipients.js';
import { recordEdits } from '../search-index/store.js';
import { changedPlace, type Move, type Moved, topicAfter } from './move.js';

/** Groups messages whose rows get the same changes. */
const groupByChange = ({ from, to, messages }: Move): readonly (readonly [Moved, ...Moved[]])[] => {
  const arrives = from.channel.id !== to.channel.id;
  const groups = groupBy(messages, ({ topic, after }) => `${arrives ? after.first_channel_id : ''} ${topic}`);
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
};

/** Returns the changed columns on how a message came to its channel. */
const arrivalOf = ({ from, to }: Move, { after }: Moved): Partial<Omit<MessageLocation, 'id'>> =>
  from.channel.id === to.channel.id
    ? {}
    : { first_channel_id: after.first_channel_id, arrival_id: after.arrival_id };

const setLastArrival = statement((db, channelId: number, arrivalId: number) =>
  db('channels').where({ id: channelId }).update({ last_arrival_id: arrivalId }),
);

/** Records the position of messages that come to a channel, so that later subscriptions begin after it. */
const recordArrivals = async (tx: Tx, { from, to, messages }: Move): Promise<void> => {
  const arrived = messages.find(({ after }) => after.arrival_id !== null);
  const arrivalId = arrived?.after.arrival_id ?? null;
  if (from.channel.id === to.channel.id || arrivalId === null) return;
  await setLastArrival(tx, to.channel.id, arrivalId);
};

const setVersionOfReactions = statement((db, messageIds: readonly number[], version: number) =>
  db('reactions').whereIn('message_id', messageIds).update({ added_version: version }),
);

const setVersionOfFiles = statement((db, messageIds: readonly number[], version: number) =>
  db('attachment_messages').whereIn('message_id', messageIds).update({ claimed_version: version }),
);

/** In another channel, reactions and files count as added together with the message. */
const carryAlong = async (tx: Tx, ids: readonly number[], version: number): Promise<void> => {
  await writeInBatches(ids, (batch) => setVersionOfReactions(tx, batch, version));
  await writeInBatches(ids, (batch) => setVersionOfFiles(tx, batch, version));
};

type Columns = Readonly<Partial<RowOf<'messages'>>>;

const assigning = (columns: Columns): string =>
  Object.keys(columns)
    .map((column) => `${column} = ?`)
    .join(', ');

const moveAtOnce = async (
  tx: Tx,
  rows: readonly Moved[],
  columns: Columns,
  entry: MessageEdit,
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  await writeInBatches(ids, (batch) =>
    tx.run(
      // `edit_history` first: MySQL assigns in this order, and the entry needs the old version.
      `UPDATE messages SET edit_history = CONCAT('[{"replaced_version":', COALESCE(changed_version, 'null'), ?,
         CASE WHEN edit_history IS NULL THEN ']' ELSE CONCAT(',', SUBSTR(edit_history, 2)) END),
         version = version + 1, ${assigning(columns)}
       WHERE id IN (${placeholders(batch)})`,
      [`,${JSON.stringify(entry).slice(1)}`, ...Object.values(columns), ...batch],
    ),
  );
};

const findHistory = statement((db, id: number) =>
  db('messages').where({ id }).first('edit_history', 'changed_version'),
);

const writeColumns = statement((db, id: number, columns: Columns) =>
  db('messages').where({ id }).update(columns).increment('version', 1),
);

/** Moves a message whose history may have to drop its oldest edits. */
const moveWithLongHistory = async (
  tx: Tx,
  id: number,
  columns: Columns,
  entry: MessageEdit,
): Promise<void> => {
  const row = await findHistory(tx, id);
  const edit_history = historyWithMove(
    { replaced_version: row?.changed_version ?? null, ...entry },
    row?.edit_history ?? null,
  );
  await writeColumns(tx, id, { ...columns, edit_history });
};

/** Moves the messages to their target and prepends an entry to their edit histories. */
export const moveRows = async (
  tx: Tx,
  move: Move,
  edit: Pick<MessageEdit, 'user_id' | 'timestamp'>,
): Promise<void> => {
  const { channel, topic } = move.to;
  const { id: channel_id, recipient_id } = channel;
  if (recipient_id === null) throw new Error(`Channel ${channel_id} has no recipient.`);
  // The next message to the topic does not start it.
  await createConversation(tx, { recipient_id, channel_id, topic });
  const shared = {
    channel_id,
    recipient_id,
    topic_key: nameKey(topic),
    last_edit_timestamp: edit.timestamp,
    changed_version: channel.members_version,
  };
  await recordArrivals(tx, move);
  if (move.from.channel.id !== channel_id)
    await recordMove(tx, [...new Set(move.messages.map(({ conversation_id }) => conversation_id))]);
  const isLong = ({ history_bytes }: Moved): boolean => (history_bytes ?? 0) > ROOMY_BYTES;
  const pace = new Pace();
  for (const rows of groupByChange(move)) {
    // Each way to write the topic takes statements of its own, and there can be as many as messages.
    if (pace.isDue) await pace.rest();
    const [first] = rows;
    const columns = { ...shared, topic: topicAfter(move, first), ...arrivalOf(move, first) };
    const entry = { ...edit, ...changedPlace(move, first) };
    await moveAtOnce(
      tx,
      rows.filter((row) => !isLong(row)),
      columns,
      entry,
    );
    for (const { id } of rows.filter(isLong)) await moveWithLongHistory(tx, id, columns, entry);
    const ids = rows.map(({ id }) => id);
    if (move.from.channel.id !== channel_id) await carryAlong(tx, ids, channel.members_version);
    await recordEdits(tx, ids, edit.timestamp);
  }
};
