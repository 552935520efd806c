import type { Tx } from '../store/types.js';

/** An event as a part emits it: without the id, which the log gives it. Wide: it holds what every variant needs. */
export interface OutgoingEvent {
  readonly type: string;
  readonly op?: string;
  readonly [field: string]: unknown;
}

/** Who gets an event; decided in the transaction that emits it and never again. */
export interface Audience {
  /** User ids in any order, or `everyone` in the organization, or ids encoded earlier by `encodeUserIds`. */
  readonly users: readonly number[] | 'everyone' | Buffer;
  /** About a message of a public channel: also for queues registered with `all_public_streams`. */
  readonly publicChannel?: boolean;
  /** Flags (of a message) of each user who has other flags than `defaultFlags`. */
  readonly flags?: ReadonlyMap<number, readonly string[]>;
  readonly defaultFlags?: readonly string[];
}

/** An event as it stands in the log. */
export interface LoggedEvent {
  readonly id: number;
  readonly event: OutgoingEvent;
  readonly audience: Audience;
}

/** What a transaction gathered through `tx.emit` and `tx.invalidate`, in order. */
export interface Collected {
  readonly events: readonly { readonly event: OutgoingEvent; readonly audience: Audience }[];
  readonly invalidations: readonly string[];
}

/** One row of the log: an event, or a control row that names what to forget, or neither (an empty row). */
export interface LogEntry {
  readonly id: number;
  /** About what it takes in memory. */
  readonly bytes: number;
  readonly logged?: LoggedEvent;
  readonly forget?: readonly string[];
}

/** The two calls the store makes for every transaction. */
export interface LogWriter {
  /**
   * Right before COMMIT: gives the collected events their ids and writes them under the transaction's UUID.
   * With nothing collected it writes one empty row, for the UUID's sake.
   */
  readonly append: (tx: Tx, collected: Collected, transactionId: string) => Promise<readonly LogEntry[]>;
  /** Right after COMMIT, with what `append` answered. */
  readonly committed: (entries: readonly LogEntry[]) => void;
}
