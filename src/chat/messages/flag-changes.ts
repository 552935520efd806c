import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import type { Scope } from '../scope.js';
import { inBatches, placeholders, writeInBatches } from '../../runtime/store/rows.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { emitFlags } from './events.js';
import { accessible } from './model/access.js';
import { flagBits } from './model/flags.js';
import { parseUserIds } from './model/recipients.js';
import { insertOwnFlags } from './model/store.js';
import { changeRead } from './read-state/change-read.js';
import { lockOwnFlags } from './read-state/write-read-state.js';
import { isMentioned, listAsUnread, type UnreadRow } from './read-state/unread-messages.js';

type Details = components['schemas']['UnreadMessageDetails'];

/** The flags that users set, with their bits. The read state has its own tables. */
const EDITABLE = { read: 0, starred: flagBits.starred, collapsed: flagBits.collapsed } as const;

type EditableFlag = keyof typeof EDITABLE;

/** The flags that only the server sets, including those of older versions. */
const FIXED = new Set([
  'mentioned',
  'stream_wildcard_mentioned',
  'topic_wildcard_mentioned',
  'wildcard_mentioned',
  'group_mentioned',
  'has_alert_word',
  'historical',
  'force_expand',
  'force_collapse',
]);

export interface FlagChange {
  readonly op: 'add' | 'remove';
  readonly flag: EditableFlag;
}

const isEditable = (flag: string): flag is EditableFlag => Object.hasOwn(EDITABLE, flag);

/** Throws if users cannot change the flag, or not in this way. */
export const parseFlagChange = ({ op, flag }: { op: string; flag: string }): FlagChange => {
  if (FIXED.has(flag)) throw errors.flagNotEditable({ flag });
  if (!isEditable(flag)) throw errors.flagUnknown({ flag });
  if (op !== 'add' && op !== 'remove') throw errors.flagOperationUnknown({ op });
  return { op, flag };
};

interface FlaggedRow {
  readonly id: number;
  /** Null without a row. */
  readonly flags: number | null;
}

/** Returns messages that the requester can read. Locked, since an edit also changes the flags of a message. */
const lockReadable = ({ tx, actor }: Scope, ids: readonly number[]): Promise<FlaggedRow[]> => {
  const access = accessible(actor);
  return inBatches(
    ids,
    (batch) =>
      tx.all<FlaggedRow>(
        `SELECT m.id, f.flags FROM messages m
         LEFT JOIN channels c ON c.id = m.channel_id
         LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id
         WHERE m.id IN (${placeholders(batch)}) AND ${access.sql}${tx.shareLock}`,
        [actor.id, ...batch, ...access.values],
      ),
    batchSizes.readMessages,
  );
};

const listFlagged = ({ tx, actor }: Scope, ids: readonly number[], bit: number): Promise<FlaggedRow[]> =>
  inBatches(ids, (batch) =>
    tx.all<FlaggedRow>(
      `SELECT m.id, f.flags FROM message_flags f JOIN messages m ON m.id = f.message_id
       WHERE f.user_id = ? AND f.message_id IN (${placeholders(batch)}) AND (f.flags & ?) <> 0${tx.shareLock}`,
      [actor.id, ...batch, bit],
    ),
  );

const addBit = async (scope: Scope, found: readonly FlaggedRow[], bit: number): Promise<number[]> => {
  const { tx, actor } = scope;
  const changed = found.filter(({ flags }) => ((flags ?? 0) & bit) === 0);
  await writeInBatches(
    changed.flatMap(({ id, flags }) => (flags === null ? [] : id)),
    (batch) =>
      tx.run(
        `UPDATE message_flags SET flags = flags | ? WHERE user_id = ? AND message_id IN (${placeholders(batch)})`,
        [bit, actor.id, ...batch],
      ),
  );
  const fresh = changed.flatMap(({ id, flags }) => (flags === null ? id : []));
  await insertOwnFlags(tx, actor.id, fresh, bit);
  return changed.map(({ id }) => id);
};

const removeEmptyFlags = statement((db, userId: number, messageIds: readonly number[]) =>
  db('message_flags').where({ user_id: userId, flags: 0 }).whereIn('message_id', messageIds).delete(),
);

const removeBit = async (scope: Scope, found: readonly FlaggedRow[], bit: number): Promise<number[]> => {
  const { tx, actor } = scope;
  const changed = found.map(({ id }) => id);
  await writeInBatches(changed, async (batch) => {
    await tx.run(
      `UPDATE message_flags SET flags = flags - ? WHERE user_id = ? AND message_id IN (${placeholders(batch)})`,
      [bit, actor.id, ...batch],
    );
    await removeEmptyFlags(tx, actor.id, batch);
  });
  return changed;
};

const detailsOf = (row: UnreadRow, userId: number): Details => {
  const { channel_id: stream_id, topic, user_ids, is_muted } = row;
  const mentioned = isMentioned(row) ? ({ mentioned: true } as const) : {};
  return stream_id === null
    ? { type: 'private', user_ids: parseUserIds(user_ids ?? '').filter((id) => id !== userId), ...mentioned }
    : // oxlint-disable-next-line typescript/no-deprecated -- older clients read it.
      { type: 'stream', stream_id, topic, unmuted_stream_msg: is_muted === 0, ...mentioned };
};

const listDetails = async (
  tx: Tx,
  userId: number,
  ids: readonly number[],
): Promise<Record<string, Details>> =>
  Object.fromEntries(
    (await listAsUnread(tx, userId, ids)).map((row) => [String(row.id), detailsOf(row, userId)]),
  );

/** Returns those of the messages that the requester can read. */
const listReadable = ({ tx, actor }: Scope, ids: readonly number[]): Promise<{ readonly id: number }[]> => {
  const access = accessible(actor);
  return inBatches(
    ids,
    (batch) =>
      tx.all<{ id: number }>(
        `SELECT m.id FROM messages m LEFT JOIN channels c ON c.id = m.channel_id
         WHERE m.id IN (${placeholders(batch)}) AND ${access.sql}`,
        [...batch, ...access.values],
      ),
    batchSizes.readMessages,
  );
};

/** The messages of a request, and whether the request fails if the requester cannot read one of them. */
interface Named {
  readonly ids: readonly number[];
  readonly isStrict: boolean;
}

const checkAllFound = ({ ids, isStrict }: Named, found: readonly unknown[]): void => {
  if (isStrict && found.length < ids.length) throw errors.messageNotFound();
};

const changeBit = async (scope: Scope, { op, flag }: FlagChange, named: Named): Promise<number[]> => {
  const bit = EDITABLE[flag];
  await lockOwnFlags(scope.tx, scope.actor.id);
  if (op === 'remove') return removeBit(scope, await listFlagged(scope, named.ids, bit), bit);
  const found = await lockReadable(scope, named.ids);
  checkAllFound(named, found);
  return addBit(scope, found, bit);
};

/**
 * Changes a flag of the requester for messages, and sends an event about those that changed, also if there are none: clients
 * wait for it. If it is not strict, ignores messages that the requester cannot read. Returns how many changed.
 */
export const changeFlags = async (
  scope: Scope,
  change: FlagChange,
  messageIds: readonly number[],
  isStrict = true,
): Promise<number> => {
  const { tx, actor } = scope;
  const { op, flag } = change;
  const named = { ids: [...new Set(messageIds)], isStrict };
  const makesUnread = flag === 'read' && op === 'remove';
  if (makesUnread && isStrict) checkAllFound(named, await listReadable(scope, named.ids));
  const changed =
    flag === 'read'
      ? await changeRead(scope, actor.id, named.ids, op === 'add')
      : await changeBit(scope, change, named);
  const messages = changed.toSorted((a, b) => a - b);
  const details = makesUnread ? { message_details: await listDetails(tx, actor.id, messages) } : {};
  emitFlags(tx, [actor.id], { op, flag, messages, ...details });
  return messages.length;
};
