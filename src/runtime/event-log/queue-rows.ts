import { LRUCache } from 'lru-cache';

import { queueCaps } from '../caps.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { groupBy } from '../../lib/sorted-ids.js';
import { placeholders } from '../store/rows.js';
import type { Tx } from '../store/types.js';
import { ofUserAndBots } from '../identity/actor.js';
import type { QueueOptions, QueueRow } from './queue.js';

const MOST = 200;
/** In characters. Longer options have a narrow that few clients share. */
const LONGEST = 1000;

const shared = new LRUCache<string, QueueOptions>({ max: MOST });

/** Parses the options of a queue. The queues of one kind of client have the same options, which are in memory once. */
const parseOptions = (text: string): QueueOptions => {
  const known = shared.get(text);
  if (known) return known;
  const options = JSON.parse(text) as QueueOptions;
  if (text.length <= LONGEST) shared.set(text, options);
  return options;
};

/** The name under which every process forgets a queue that was deleted, … */
const queueName = (id: string): string => `queue:${id}`;
/** … or that ended without its client, whose poll then ends at once, … */
const endedQueueName = (id: string): string => `ended-queue:${id}`;
/** … or all queues of a user. */
export const userQueuesName = (userId: number): string => `queues:${String(userId)}`;

/**
 * The maximum lag of `seen_at` behind the last connection, which may be on another process: the longest wait for a
 * heartbeat, plus the time until the hint is written.
 */
const SEEN_LAG_SECONDS = 70;
const EXPIRED = 'seen_at + lifespan_secs < ?';

export const insertQueue = async (tx: Tx, { options, ...columns }: QueueRow): Promise<void> => {
  await tx.insertMany('queues', [{ ...columns, options: JSON.stringify(options) }]);
};

export const findQueue = async (tx: Tx, id: string): Promise<QueueRow | undefined> => {
  const row = await tx.first<Omit<QueueRow, 'options'> & { options: string }>(
    `SELECT id, user_id, registered_id, acknowledged_id, seen_at, lifespan_secs, client, options
     FROM queues WHERE id = ?`,
    [id],
  );
  return row && { ...row, options: parseOptions(row.options) };
};

/** Deletes the local IDs of messages that clients sent from queues which no longer exist. */
const forgetLocalIds = async (tx: Tx, queueIds: readonly string[]): Promise<void> => {
  if (queueIds.length === 0) return;
  await tx.run(
    `DELETE FROM queue_local_ids WHERE queue_id IN (${placeholders(queueIds)})
     AND NOT EXISTS (SELECT 1 FROM queues q WHERE q.id = queue_local_ids.queue_id)`,
    queueIds,
  );
};

/** Deletes a user's queue. Returns whether it existed. */
export const removeQueue = async (tx: Tx, id: string, userId: number): Promise<boolean> => {
  const { changes } = await tx.run('DELETE FROM queues WHERE id = ? AND user_id = ?', [id, userId]);
  if (changes > 0) {
    await forgetLocalIds(tx, [id]);
    tx.invalidate(queueName(id));
  }
  return changes > 0;
};

const endQueues = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(`DELETE FROM queues WHERE id IN (${placeholders(ids)})`, ids);
  await forgetLocalIds(tx, ids);
  for (const id of ids) tx.invalidate(endedQueueName(id));
};

interface Counted {
  readonly id: string;
  readonly user_id: number;
  readonly seen_at: number;
  readonly registered_id: number;
}

const idleLongestFirst = (one: Counted, other: Counted): number =>
  one.seen_at - other.seen_at || one.registered_id - other.registered_id;

/** Returns which queues end, given in that order, so that at most so many are left together with the newest one. */
const surplusOf = (ending: readonly Counted[], most: number): readonly Counted[] =>
  ending.slice(0, Math.max(0, ending.length + 1 - most));

/** Puts the queues of the accounts with the most first, so that a program in a loop ends no queues of other accounts. */
const ofLargestAccounts = (queues: readonly Counted[]): readonly Counted[] => {
  const byUser = [...groupBy(queues, ({ user_id }) => user_id).values()];
  const ordered: Counted[] = [];
  while (ordered.length < queues.length) {
    const largest = byUser.reduce((one, other) => (other.length > one.length ? other : one));
    const first = largest.shift();
    if (first) ordered.push(first);
  }
  return ordered;
};

/**
 * Ends the queues beyond the caps: of the user, and of the owner with all bots. Those that were idle longest end first, and
 * those of waiting clients last. A program that registers repeatedly without deleting its queues keeps working, and so do
 * the user's other clients.
 */
export const endSurplusQueues = async (
  tx: Tx,
  newest: QueueRow,
  ownerId: number,
  isWaiting: (id: string) => boolean,
): Promise<void> => {
  // Two concurrent requests may leave one queue too many until the next request.
  const all = await tx.all<Counted>(
    `SELECT id, user_id, seen_at, registered_id FROM queues WHERE ${ofUserAndBots('user_id')}`,
    [ownerId, ownerId],
  );
  const others = all.filter(({ id }) => id !== newest.id).sort(idleLongestFirst);
  const ending = [...others.filter(({ id }) => !isWaiting(id)), ...others.filter(({ id }) => isWaiting(id))];
  const own = ending.filter(({ user_id }) => user_id === newest.user_id);
  const ended = new Set(surplusOf(own, queueCaps.queues.most));
  const left = ending.filter((queue) => !ended.has(queue));
  if (left.length >= queueCaps.queuesOfOwner.most)
    for (const queue of surplusOf(ofLargestAccounts(left), queueCaps.queuesOfOwner.most)) ended.add(queue);
  await endQueues(
    tx,
    Array.from(ended, ({ id }) => id),
  );
};

/** Ends the queues whose clients have not acknowledged events that were trimmed from the log. Returns how many. */
export const endQueuesBehind = async (tx: Tx, trimmedId: number): Promise<number> => {
  const behind = await tx.all<{ id: string }>('SELECT id FROM queues WHERE acknowledged_id < ?', [trimmedId]);
  const ids = behind.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batchSizes.values)
    await endQueues(tx, ids.slice(start, start + batchSizes.values));
  return ids.length;
};

/** Ends all queues and polls of a user who has lost access. */
export const removeUserQueues = async (tx: Tx, userId: number): Promise<void> => {
  const queues = await tx.all<{ id: string }>('SELECT id FROM queues WHERE user_id = ?', [userId]);
  await tx.run('DELETE FROM queues WHERE user_id = ?', [userId]);
  await forgetLocalIds(
    tx,
    queues.map(({ id }) => id),
  );
  tx.invalidate(userQueuesName(userId));
};

/** Ends the queues that receive events of every public channel, for a user who lost the permission. */
export const removePublicQueues = async (tx: Tx, userId: number): Promise<void> => {
  const rows = await tx.all<{ id: string; options: string }>(
    'SELECT id, options FROM queues WHERE user_id = ?',
    [userId],
  );
  for (const { id, options } of rows) {
    if (parseOptions(options).all_public_streams) await removeQueue(tx, id, userId);
  }
};

/**
 * Deletes at most `limit` queues whose lifespan since their last connection is over. Returns how many. If the clock
 * stepped forward at `steppedAt`, in UNIX seconds, their lifespan has to pass since then too.
 */
export const removeExpiredQueues = async (
  tx: Tx,
  now: number,
  { limit, steppedAt }: { limit: number; steppedAt: number },
): Promise<number> => {
  const before = now - SEEN_LAG_SECONDS;
  const expired = await tx.all<{ id: string }>(
    `SELECT id FROM queues WHERE ${EXPIRED} AND lifespan_secs < ? LIMIT ?`,
    [before, before - steppedAt, limit],
  );
  if (expired.length === 0) return 0;
  const ids = expired.map(({ id }) => id);
  const places = ids.map(() => '?').join(', ');
  await tx.run(`DELETE FROM queues WHERE id IN (${places}) AND ${EXPIRED}`, [...ids, before]);
  await forgetLocalIds(tx, ids);
  // For a queue that was used meanwhile, this only causes a new read.
  for (const id of ids) tx.invalidate(queueName(id));
  return ids.length;
};

export interface Hint {
  readonly id: string;
  readonly acknowledged: number;
  readonly seenAt: number;
}

const WRITE_HINTS = {
  sqlite: `UPDATE queues SET
      acknowledged_id = MAX(acknowledged_id, hints.value ->> '$[1]'),
      seen_at = MAX(seen_at, hints.value ->> '$[2]')
    FROM json_each(?) AS hints WHERE queues.id = hints.value ->> '$[0]'`,
  mysql: `UPDATE queues
    JOIN JSON_TABLE(?, '$[*]' COLUMNS (
      id VARCHAR(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin PATH '$[0]',
      acknowledged_id BIGINT PATH '$[1]',
      seen_at BIGINT PATH '$[2]'
    )) AS hints ON queues.id = hints.id
    SET queues.acknowledged_id = GREATEST(queues.acknowledged_id, hints.acknowledged_id),
      queues.seen_at = GREATEST(queues.seen_at, hints.seen_at)`,
} as const;

/** Writes the acknowledged id and the time of the last connection for all queues in one statement. */
export const writeHints = async (tx: Tx, hints: readonly Hint[]): Promise<void> => {
  const list = JSON.stringify(hints.map(({ id, acknowledged, seenAt }) => [id, acknowledged, seenAt]));
  await tx.run(WRITE_HINTS[tx.dialect], [list]);
};
