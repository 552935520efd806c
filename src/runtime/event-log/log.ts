import type { Clock } from '../../lib/clock.js';
import { paced } from '../../lib/event-loop.js';
import { type Collected, type LogEntry, withEncodedUsers } from './events.js';
import { type Content, toColumns, toEntry } from './log-reads.js';
import type { LogWriter, Tx } from '../store/types.js';

const TAKE_IDS = {
  sqlite:
    'UPDATE event_sequence SET last_id = last_id + ?, log_bytes = log_bytes + ? WHERE id = 1 RETURNING last_id',
  mysql:
    'UPDATE event_sequence SET last_id = LAST_INSERT_ID(last_id + ?), log_bytes = log_bytes + ? WHERE id = 1',
} as const;

/**
 * Reserves the next `count` ids of the log until COMMIT, for rows of this many bytes. Returns the first id. Ids have no
 * gaps and are in commit order.
 */
const takeIds = async (tx: Tx, count: number, bytes: number): Promise<number> => {
  const sql = TAKE_IDS[tx.dialect];
  if (tx.dialect === 'mysql') {
    const { insertId } = await tx.run(sql, [count, bytes]);
    return insertId - count + 1;
  }
  const row = await tx.first<{ last_id: number }>(sql, [count, bytes]);
  if (!row) throw new Error('The event sequence has no row.');
  return row.last_id - count + 1;
};

export interface Positions {
  /** The newest reserved id. */
  readonly last_id: number;
  /** The newest trimmed id. */
  readonly trimmed_id: number;
  /** The total bytes of all rows of the log. */
  readonly log_bytes: number;
}

export const findPositions = async (tx: Tx): Promise<Positions> => {
  const row = await tx.find<Positions>(
    'SELECT last_id, trimmed_id, log_bytes FROM event_sequence WHERE id = 1',
  );
  if (!row) throw new Error('The event sequence has no row.');
  return row;
};

const CHECKED_IDS = 1000;

/**
 * Returns whether a snapshot contains every transaction up to its log position. MySQL may show a later transaction
 * without an earlier one whose COMMIT is not complete.
 */
export const isDense = async (
  tx: Tx,
  { last_id: last, trimmed_id: trimmed }: Positions,
): Promise<boolean> => {
  if (tx.dialect === 'sqlite') return true;
  const after = Math.max(trimmed, last - CHECKED_IDS);
  const row = await tx.first<{ count: number }>(
    'SELECT COUNT(*) AS count FROM events WHERE id > ? AND id <= ?',
    [after, last],
  );
  return row?.count === last - after;
};

/** Invalidates all cached names: entries were trimmed before this process read them. */
export const EVERYTHING = '*';

/** Invalidates what has a version, which can stand for something else after a crash of the database. */
export const VERSIONED = 'versioned';
/** All that a process remembers of the store, other than its queues. The organization includes the logins that were verified. */
export const REMEMBERED = ['organization', VERSIONED] as const;

type CommitListener = (entries: readonly LogEntry[]) => void;
type ForgetListener = (name: string) => void;

/** Writes this process's entries to the log and notifies its listeners of them. */
export interface EventLog extends LogWriter {
  /**
   * Calls the listener with every name that any process invalidated (`user:7`), or with `*`. Returns a function that
   * removes the listener.
   */
  onInvalidate(listener: ForgetListener): () => void;
  /** Calls the listener with the entries of each transaction that this process committed, in no particular order. */
  onCommitted(listener: CommitListener): () => void;
  /** Passes names on to the listeners, for entries that another process wrote. */
  forget(names: readonly string[]): void;
}

const contentsOf = ({ events, invalidations }: Collected): readonly Content[] => {
  const forget = [...new Set(invalidations)];
  // The control row comes first, so no event is rendered from data that the control row invalidates.
  const contents: Content[] = [...(forget.length > 0 ? [{ forget }] : []), ...events];
  return contents.length > 0 ? contents : [undefined];
};

const encoded = (content: Content): Content =>
  content && 'audience' in content ? { ...content, audience: withEncodedUsers(content.audience) } : content;

const subscribe = <L>(listeners: Set<L>, listener: L): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const createEventLog = ({ clock }: { clock: Clock }): EventLog => {
  const commitListeners = new Set<CommitListener>();
  const forgetListeners = new Set<ForgetListener>();
  const forget = (names: readonly string[]): void => {
    for (const name of names) for (const listener of forgetListeners) listener(name);
  };
  return {
    forget,
    onInvalidate: (listener) => subscribe(forgetListeners, listener),
    onCommitted: (listener) => subscribe(commitListeners, listener),
    async append(tx, collected, transactionId) {
      const contents = await paced(contentsOf(collected), encoded);
      const rows = await paced(contents, toColumns);
      const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
      const firstId = await takeIds(tx, rows.length, bytes);
      const shared = { transaction_id: transactionId, created_at: clock.seconds() };
      const stored = await paced(rows, (row, index) => ({ id: firstId + index, ...shared, ...row }));
      await tx.insertMany('events', stored);
      return paced(rows, (row, index) => toEntry(firstId + index, contents[index], row));
    },
    committed(entries) {
      // Invalidates at once instead of in log order, so the writer reads its own write.
      for (const entry of entries) if (entry.forget) forget(entry.forget);
      for (const listener of commitListeners) listener(entries);
    },
  };
};
