import { cacheWithin } from '../../../lib/caches.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import type { TxScope } from '../../scope.js';
import { inBatches, placeholders, writeInBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import { parseUserIds } from './recipients.js';
import { messageColumns, type MessageRow } from './store.js';

/*
 * What was added to a message. `added_version` is the version of its channel's members at that time, or null if it came with the
 * message.
 */
export type StoredReaction = Readonly<Omit<RowOf<'reactions'>, 'id'>>;
export type StoredSubmessage = Readonly<RowOf<'submessages'>>;

/** A message with all that belongs to it, apart from what its readers have. */
export interface StoredMessage extends MessageRow {
  /** Rises with every change. */
  readonly version: number;
  /** The IDs of the users in a direct conversation. */
  readonly people: readonly number[];
  /** Oldest first. */
  readonly reactions: readonly StoredReaction[];
  /** Oldest first. */
  readonly submessages: readonly StoredSubmessage[];
  /** The approximate size of its JSON, and in memory, in bytes. */
  readonly bytes: number;
}

/** The identity of a message in one state. */
export type MessageVersion = Pick<StoredMessage, 'id' | 'version'>;

/** Approximate JSON sizes in bytes: fixed fields of a message, a reaction, a submessage, and a digit of the recipients' IDs. */
const SIZES = { message: 600, reaction: 250, submessage: 120, recipientDigit: 30 } as const;

/** Each character counts as two bytes, in memory and in JSON. */
const sizeOf = ({
  content,
  rendered_content,
  edit_history,
  ...message
}: Omit<StoredMessage, 'bytes'>): number =>
  SIZES.message +
  2 * (content.length + rendered_content.length + (edit_history?.length ?? 0)) +
  SIZES.recipientDigit * String(message.people).length +
  SIZES.reaction * message.reactions.length +
  message.submessages.reduce((sum, one) => sum + SIZES.submessage + 2 * one.content.length, 0);

/** Messages by ID, each in the newest version that a read found. */
const messageCache = cacheWithin<StoredMessage>('messagesInMemory', ({ bytes }) => bytes);

const raiseVersions = statement((db, ids: readonly number[]) =>
  db('messages').whereIn('id', ids).increment('version', 1),
);

/** Notes a change of messages, of their reactions or of their submessages, so that no response has the former state. */
export const raiseMessageVersions = (tx: Tx, ids: readonly number[]): Promise<void> =>
  writeInBatches(ids, (batch) => raiseVersions(tx, batch));

const inMemory = ({ services }: TxScope, { id, version }: MessageVersion): StoredMessage | undefined => {
  const message = services.caches.of(messageCache).get(id);
  return message?.version === version ? message : undefined;
};

type LoadedRow = MessageRow & MessageVersion & { readonly user_ids: string | null };

const listReactionRows = statement((db, ids: readonly number[]) =>
  db('reactions')
    .whereIn('message_id', ids)
    .select('id', 'message_id', 'user_id', 'emoji_name', 'emoji_code', 'reaction_type', 'added_version'),
);

const listReactions = async (tx: Tx, ids: readonly number[]): Promise<StoredReaction[]> =>
  (await listReactionRows(tx, ids)).sort((one, other) => one.id - other.id);

const listSubmessages = statement((db, ids: readonly number[]) =>
  db('submessages')
    .whereIn('message_id', ids)
    .orderBy(['message_id', 'id'])
    .select('id', 'message_id', 'sender_id', 'msg_type', 'content', 'added_version'),
);

/** The rows come first. What changes after them, outside of a snapshot, is then stored under an older version. */
const read = async (tx: Tx, ids: readonly number[]): Promise<StoredMessage[]> => {
  const rows = await tx.all<LoadedRow>(
    `SELECT ${messageColumns}, m.version, r.user_ids FROM messages m JOIN recipients r ON r.id = m.recipient_id
     WHERE m.id IN (${placeholders(ids)})`,
    ids,
  );
  const reactions = groupBy(await listReactions(tx, ids), ({ message_id }) => message_id);
  const submessages = groupBy(await listSubmessages(tx, ids), ({ message_id }) => message_id);
  return rows.map(({ user_ids, ...row }) => {
    const message = {
      ...row,
      people: user_ids === null ? [] : parseUserIds(user_ids),
      reactions: reactions.get(row.id) ?? [],
      submessages: submessages.get(row.id) ?? [],
    };
    return { ...message, bytes: sizeOf(message) };
  });
};

/** Returns messages by ID. Reads only those that are not in memory, with three statements. */
export const loadMessages = async (
  scope: TxScope,
  wanted: readonly MessageVersion[],
): Promise<ReadonlyMap<number, StoredMessage>> => {
  const found = new Map<number, StoredMessage>();
  const missing: number[] = [];
  for (const one of wanted) {
    const message = inMemory(scope, one);
    if (message) found.set(one.id, message);
    else missing.push(one.id);
  }
  for (const message of await inBatches(missing, (ids) => read(scope.tx, ids))) {
    found.set(message.id, message);
    // A change that is not committed may be undone, and its version used again.
    if (!scope.tx.isWritable) scope.services.caches.of(messageCache).set(message.id, message);
  }
  return found;
};

/** Returns the approximate sizes of messages in a response, in bytes, by ID. Does not read their texts. */
export const messageSizes = async (tx: Tx, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await inBatches(ids, (batch) =>
    tx.all<{ id: number; size: number }>(
      `SELECT m.id, ${SIZES.message} + OCTET_LENGTH(m.content) + OCTET_LENGTH(m.rendered_content)
         + COALESCE(OCTET_LENGTH(m.edit_history), 0) + ${SIZES.recipientDigit} * COALESCE(OCTET_LENGTH(r.user_ids), 0)
         + ${SIZES.reaction} * (SELECT COUNT(*) FROM reactions x WHERE x.message_id = m.id)
         + (SELECT COALESCE(SUM(${SIZES.submessage} + OCTET_LENGTH(w.content)), 0) FROM submessages w
            WHERE w.message_id = m.id) AS size
       FROM messages m JOIN recipients r ON r.id = m.recipient_id WHERE m.id IN (${placeholders(batch)})`,
      batch,
    ),
  );
  return new Map(rows.map(({ id, size }) => [id, size]));
};

/** Returns the approximate sizes of messages, like `messageSizes`. Reads only those that are not in memory. */
export const sizesInMemory = async (
  scope: TxScope,
  wanted: readonly MessageVersion[],
): Promise<ReadonlyMap<number, number>> => {
  const known = wanted.flatMap((one) => inMemory(scope, one) ?? []);
  const ids = new Set(known.map(({ id }) => id));
  const missing = wanted.flatMap(({ id }) => (ids.has(id) ? [] : id));
  const sizes = missing.length === 0 ? new Map<number, number>() : await messageSizes(scope.tx, missing);
  for (const { id, bytes } of known) sizes.set(id, bytes);
  return sizes;
};
