import type { Clock } from '../../lib/clock.js';
import { paced } from '../../lib/event-loop.js';
import { withEncodedUsers } from './audience.js';
import { type Content, toColumns, toEntry } from './log-reads.js';
import { takeIds } from './store.js';
import type { Collected, LogEntry } from './types.js';
import type { LogWriter } from '../store/types.js';

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
