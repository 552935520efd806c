import { createHash } from 'node:crypto';

import { errors } from '../../../generated/errors.js';
import { type Actor, ofUserAndBots, responsibleFor } from '../../runtime/identity/actor.js';
import { budgets } from '../../lib/budgets.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { batchSizes, byteBatches } from '../../lib/byte-batches.js';
import { mebibytes } from '../../lib/bytes.js';
import { Pace, paced } from '../../lib/event-loop.js';
import { inBatches } from '../../runtime/store/rows.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';

/** The maximum size of the keys and values of one account. */
const MAX_BYTES = 10_000_000;

export type Entry = readonly [key: string, value: string];

type Found = Pick<RowOf<'bot_storage'>, 'id' | 'size'>;

interface Usage {
  readonly entries: number;
  readonly bytes: number;
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Control characters that JSON writes with six characters. */
const ESCAPED = /(?![\b\t\n\f\r\u007f-\u009f])\p{Cc}/gu;

/** Returns the bytes that a text counts. A response with all of a storage must remain below the limit of responses. */
const bytesOf = (text: string): number => Buffer.byteLength(text) + 2 * (text.match(ESCAPED)?.length ?? 0);

const sizeOf = ([key, value]: Entry): number => bytesOf(key) + bytesOf(value);

/** Handles entries with one statement for each batch. Lets other work run in between. */
const inPacedBatches = <T, R>(
  values: readonly T[],
  handle: (batch: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> => {
  const pace = new Pace();
  const unhurried = async (batch: readonly T[]): Promise<readonly R[]> => {
    if (pace.isDue) await pace.rest();
    return handle(batch);
  };
  return inBatches(values, unhurried, batchSizes.storageEntries);
};

const listAmong = statement((db, user_id: number, hashes: readonly string[]) =>
  db('bot_storage').where({ user_id }).whereIn('key_hash', hashes).select('id', 'size'),
);

/** Returns the entries whose keys have these hashes, without their texts. */
const findByHashes = (tx: Tx, userId: number, hashes: readonly string[]): Promise<Found[]> =>
  inPacedBatches(hashes, (batch) => listAmong(tx, userId, batch));

const listAll = statement((db, user_id: number) => db('bot_storage').where({ user_id }).select('id', 'size'));

/** Returns the entries with these keys, or all entries if there are no keys. Throws if a key does not exist. */
const find = async (tx: Tx, userId: number, keys: readonly string[]): Promise<Found[]> => {
  if (keys.length === 0) {
    // No index has this order.
    const all = await listAll(tx, userId);
    return all.sort((one, other) => one.id - other.id);
  }
  const wanted = [...new Set(keys)];
  const found = await findByHashes(tx, userId, await paced(wanted, hashOf));
  if (found.length < wanted.length) throw errors.storageKeyNotFound();
  return found;
};

const listTexts = statement((db, ids: readonly number[]) =>
  db('bot_storage').whereIn('id', ids).orderBy('id').select('name', 'value'),
);

/** Returns entries in batches, since SQLite makes the rows of a statement on the event loop. */
export const readStorage = async (tx: Tx, userId: number, keys: readonly string[]): Promise<Entry[]> => {
  const found = await find(tx, userId, keys);
  const entries: Entry[] = [];
  for (const batch of byteBatches(found, ({ size }) => size, budgets.storageBatch.bytes)) {
    const ids = batch.map(({ id }) => id);
    for (const { name, value } of await listTexts(tx, ids)) entries.push([name, value]);
  }
  return entries;
};

/** Locks the storages that count together: those of a user and all their bots. */
const lockStorage = (tx: Tx, actor: Actor): Promise<void> => tx.lock('users', responsibleFor(actor));

const readUsage = async (tx: Tx, where: string, values: readonly number[]): Promise<Usage> => {
  const row = await tx.first<Record<keyof Usage, number | string | null>>(
    `SELECT SUM(entries) AS entries, SUM(bytes) AS bytes FROM bot_storage_usage WHERE ${where}`,
    values,
  );
  return { entries: Number(row?.entries ?? 0), bytes: Number(row?.bytes ?? 0) };
};

const setUsage = (tx: Tx, user_id: number, usage: Usage): Promise<void> =>
  tx.upsertMany('bot_storage_usage', [{ user_id, ...usage }], ['user_id']);

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/** Throws if the storages would be too large. The usage of the account must be stored. */
const checkSize = async (tx: Tx, actor: Actor, { entries, bytes }: Usage): Promise<void> => {
  if (bytes > MAX_BYTES) throw errors.storageLimitExceeded({ excess: bytes - MAX_BYTES, limit: MAX_BYTES });
  checkCap(caps.storageEntries, entries);
  const person = responsibleFor(actor);
  const together = await readUsage(tx, ofUserAndBots('user_id'), [person, person]);
  checkCap(caps.storageMebibytes, together.bytes / mebibytes(1));
};

/** Adds entries to the account's storage, and replaces those with the same keys. */
export const updateStorage = async (tx: Tx, actor: Actor, entries: readonly Entry[]): Promise<void> => {
  if (entries.length === 0) return;
  await lockStorage(tx, actor);
  const rows = await paced(entries, ([name, value]) => ({
    user_id: actor.id,
    key_hash: hashOf(name),
    size: sizeOf([name, value]),
    name,
    value,
  }));
  const replaced = await findByHashes(
    tx,
    actor.id,
    rows.map(({ key_hash }) => key_hash),
  );
  const before = await readUsage(tx, 'user_id = ?', [actor.id]);
  const usage = {
    entries: before.entries + entries.length - replaced.length,
    bytes: before.bytes + total(rows.map(({ size }) => size)) - total(replaced.map(({ size }) => size)),
  };
  await setUsage(tx, actor.id, usage);
  await checkSize(tx, actor, usage);
  await tx.upsertMany('bot_storage', rows, ['user_id', 'key_hash']);
};

const removeEntries = statement((db, ids: readonly number[]) =>
  db('bot_storage').whereIn('id', ids).delete(),
);

/** Deletes entries, or all entries if there are no keys. Throws if a key does not exist. */
export const removeFromStorage = async (tx: Tx, actor: Actor, keys: readonly string[]): Promise<void> => {
  await lockStorage(tx, actor);
  const found = await find(tx, actor.id, keys);
  await inPacedBatches(
    found.map(({ id }) => id),
    async (ids) => {
      await removeEntries(tx, ids);
      return [];
    },
  );
  const before = await readUsage(tx, 'user_id = ?', [actor.id]);
  await setUsage(tx, actor.id, {
    entries: before.entries - found.length,
    bytes: before.bytes - total(found.map(({ size }) => size)),
  });
};
