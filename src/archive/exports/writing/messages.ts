import { flagBits, READ_BY_ALL, wildcardBits } from '../../../chat/messages/model/flags.js';
import { budgets } from '../../../lib/budgets.js';
import { seenChannelIds } from '../../../chat/channels/model/store.js';
import { roles } from '../../../runtime/identity/actor.js';
import { byteBatches } from '../../../lib/byte-batches.js';
import { channelsIn, type StoredEdit, withoutUnseen } from '../../../chat/messages/model/edit-history.js';
import { messageColumns, type MessageRow } from '../../../chat/messages/model/store.js';
import { parseUserIds } from '../../../chat/messages/model/recipients.js';
import type { ReactionType } from '../../../markdown/emoji/extra-emoji.js';
import { messageSizes } from '../../../chat/messages/model/stored-messages.js';
import { placeholders } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Records } from '../format/kinds.js';
import type { Run } from './run.js';

/** Messages whose sizes are read with one statement. */
const MESSAGES = 1000;

const listIds = statement((db, after: number, horizon: number, most: number) =>
  db('messages').where('id', '>', after).where('id', '<=', horizon).orderBy('id').limit(most).pluck('id'),
);

/** Returns the next messages that belong to the archive, with their sizes, and the last one that was looked at. */
const listSizes = async (
  tx: Tx,
  { archive: { messages }, horizon }: Run,
  after: number,
): Promise<{ readonly sizes: ReadonlyMap<number, number>; readonly last: number | undefined }> => {
  const last = (await listIds(tx, after, horizon, MESSAGES)).at(-1);
  if (last === undefined) return { sizes: new Map(), last };
  const found = await tx.all<{ id: number }>(
    `SELECT m.id FROM messages m LEFT JOIN channels c ON c.id = m.channel_id
     WHERE m.id > ? AND m.id <= ? AND ${messages.sql} ORDER BY m.id`,
    [after, last, ...messages.values],
  );
  const ids = found.map(({ id }) => id);
  return { sizes: await messageSizes(tx, ids), last };
};

type ExportedMessage = MessageRow & {
  readonly resolve_notice: number;
  readonly user_ids: string | null;
  readonly first_topic: string;
  readonly topic_key: string;
  readonly conversation_channel: number | null;
};

/** Returns messages. Only those that still belong to the archive. */
const listMessages = (
  tx: Tx,
  { archive: { messages } }: Run,
  ids: readonly number[],
): Promise<ExportedMessage[]> =>
  tx.all<ExportedMessage>(
    `SELECT ${messageColumns}, m.resolve_notice, m.topic_key, r.user_ids, v.topic_key AS first_topic,
       v.channel_id AS conversation_channel
     FROM messages m JOIN recipients r ON r.id = m.recipient_id JOIN conversations v ON v.id = m.conversation_id
     LEFT JOIN channels c ON c.id = m.channel_id
     WHERE m.id IN (${placeholders(ids)}) AND ${messages.sql} ORDER BY m.id`,
    [...ids, ...messages.values],
  );

const historyIsShown = ({ archive, services }: Run): boolean =>
  archive.kind === 'full' || services.organization.current.settings.allow_edit_history;

/** Where a moved message was first sent. */
const movesOf = (row: ExportedMessage): Pick<Records['messages'], 'conversation' | 'arrival'> => ({
  ...(row.conversation_channel !== null &&
    (row.conversation_channel !== row.channel_id || row.first_topic !== row.topic_key) && {
      conversation: { channel: row.conversation_channel, topic: row.first_topic },
    }),
  ...(row.first_channel_id !== null &&
    row.arrival_id !== null && { arrival: { first_channel: row.first_channel_id, at: row.arrival_id } }),
});

const wildcardOf = ({ wildcard_mention }: ExportedMessage): Pick<Records['messages'], 'wildcard'> => {
  if ((wildcard_mention & wildcardBits.channel) !== 0) return { wildcard: 'channel' };
  return (wildcard_mention & wildcardBits.topic) === 0 ? {} : { wildcard: 'topic' };
};

const toRecord = ({ archive }: Run, row: ExportedMessage): Records['messages'] => ({
  id: row.id,
  sender: row.sender_id,
  channel: row.channel_id,
  topic: row.topic,
  users: row.channel_id === null ? parseUserIds(row.user_ids ?? '') : null,
  sent_at: row.date_sent,
  edited_at: row.last_edit_timestamp,
  client: row.client,
  content: row.content,
  ...wildcardOf(row),
  ...(row.resolve_notice === 1 && { is_resolve_notice: true }),
  ...(archive.kind === 'full' && {
    ...movesOf(row),
    ...(row.changed_version !== null && { version: row.changed_version }),
    ...(row.read_by_sender === READ_BY_ALL && { is_read_by_all: true }),
  }),
});

const isComplete = ({ known }: Run, row: ExportedMessage): boolean =>
  known.users.has(row.sender_id) && (row.channel_id === null || known.channels.has(row.channel_id));

const editRecord = ({ archive, known }: Run, message: number, edit: StoredEdit): Records['edits'] => {
  const { user_id, timestamp, prev_content, prev_topic, topic, prev_stream, stream, replaced_version } = edit;
  return {
    message,
    user: user_id !== null && known.users.has(user_id) ? user_id : null,
    edited_at: timestamp,
    ...(prev_content !== undefined && { content: prev_content }),
    ...(prev_topic !== undefined && { topic: prev_topic }),
    ...(topic !== undefined && { new_topic: topic }),
    ...(prev_stream !== undefined && { channel: prev_stream }),
    ...(stream !== undefined && { new_channel: stream }),
    ...(archive.kind === 'full' && replaced_version !== undefined && { version: replaced_version }),
  };
};

const listFlags = statement((db, ids: readonly number[]) =>
  db('message_flags')
    .whereIn('message_id', ids)
    .orderBy(['message_id', 'user_id'])
    .select('message_id', 'user_id', 'flags'),
);

const listReactions = statement((db, ids: readonly number[]) =>
  db('reactions')
    .whereIn('message_id', ids)
    .orderBy(['message_id', 'id'])
    .select('message_id', 'user_id', 'emoji_name', 'emoji_code', 'reaction_type', 'added_version'),
);

const listSubmessages = statement((db, ids: readonly number[]) =>
  db('submessages')
    .whereIn('message_id', ids)
    .orderBy(['message_id', 'id'])
    .select('message_id', 'sender_id', 'msg_type', 'content', 'added_version'),
);

interface Read {
  readonly messages: readonly ExportedMessage[];
  /** The edits of messages that have any, by the ID of the message. */
  readonly edits: ReadonlyMap<number, readonly StoredEdit[]>;
  /** Channels in edits that members see. */
  readonly seen: ReadonlySet<number>;
  readonly reactions: Awaited<ReturnType<typeof listReactions>>;
  readonly submessages: Awaited<ReturnType<typeof listSubmessages>>;
  /** Only for a full archive. */
  readonly flags: Awaited<ReturnType<typeof listFlags>>;
}

/** Reads messages and what belongs to them, on one snapshot. */
const readBatch = async (tx: Tx, run: Run, ids: readonly number[]): Promise<Read> => {
  const messages = (await listMessages(tx, run, ids)).filter((row) => isComplete(run, row));
  const found = messages.map(({ id }) => id);
  const edits = new Map(
    messages.flatMap(({ id, edit_history }) =>
      edit_history === null ? [] : [[id, JSON.parse(edit_history) as StoredEdit[]]],
    ),
  );
  const named = channelsIn([...edits.values()].flat()).filter((id) => run.known.channels.has(id));
  const viewer = { id: run.archive.viewerId, role: roles.member };
  return {
    messages,
    edits,
    seen:
      run.archive.kind === 'full' || named.length === 0
        ? new Set(named)
        : await seenChannelIds(tx, viewer, named),
    reactions: await listReactions(tx, found),
    flags: run.archive.kind === 'public' ? [] : await listFlags(tx, found),
    submessages: await listSubmessages(tx, found),
  };
};

const versionOf = ({ archive }: Run, version: number | null): { readonly version?: number } =>
  archive.kind === 'full' && version !== null ? { version } : {};

const writeEdits = async (run: Run, { messages, edits: all, seen }: Read): Promise<void> => {
  if (!historyIsShown(run)) return;
  for (const { id, channel_id } of messages) {
    const edits = all.get(id);
    if (!edits) continue;
    const shown = withoutUnseen(edits, (channel) => channel === channel_id || seen.has(channel));
    for (const [index, edit] of shown.entries()) {
      const replaced_version = edits[index]?.replaced_version;
      const stored = replaced_version === undefined ? edit : { ...edit, replaced_version };
      await run.writer.add('edits', editRecord(run, id, stored));
    }
  }
};

type FlagName = Records['message_flags']['flags'][number];

const flagsIn = (bits: number): FlagName[] =>
  (Object.keys(flagBits) as FlagName[]).filter((name) => (bits & flagBits[name]) !== 0);

const writeBatch = async (run: Run, batch: Read): Promise<void> => {
  const { writer, known } = run;
  for (const row of batch.messages) await writer.add('messages', toRecord(run, row));
  await writeEdits(run, batch);
  for (const { message_id, user_id, added_version, reaction_type, ...emoji } of batch.reactions) {
    if (!known.users.has(user_id)) continue;
    await writer.add('reactions', {
      message: message_id,
      user: user_id,
      ...emoji,
      reaction_type: reaction_type as ReactionType,
      ...versionOf(run, added_version),
    });
  }
  for (const { message_id, sender_id, msg_type, content, added_version } of batch.submessages) {
    if (!known.users.has(sender_id)) continue;
    const step = { message: message_id, sender: sender_id, type: msg_type, content };
    await writer.add('submessages', { ...step, ...versionOf(run, added_version) });
  }
  for (const { message_id, user_id, flags } of batch.flags) {
    const names = flagsIn(flags);
    if (names.length === 0 || !known.users.has(user_id)) continue;
    await writer.add('message_flags', { message: message_id, user: user_id, flags: names });
  }
};

/** Adds the messages and what belongs to them. Each batch is read on one snapshot. */
export const writeMessages = async (run: Run): Promise<void> => {
  for (let after = 0; ;) {
    const from = after;
    const { sizes, last } = await run.read((tx) => listSizes(tx, run, from));
    if (last === undefined) return;
    const ids = [...sizes.keys()].sort((one, other) => one - other);
    for (const batch of byteBatches(ids, (id) => sizes.get(id) ?? 0, budgets.messagesBatch.bytes)) {
      const read = await run.read((tx) => readBatch(tx, run, batch));
      await writeBatch(run, read);
      await run.step(last / run.horizon);
    }
    await run.step(last / run.horizon);
    after = last;
  }
};
