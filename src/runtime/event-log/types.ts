/** An event as a part emits it, without the id that the log assigns. Contains the data for every variant. */
export interface OutgoingEvent {
  readonly type: string;
  readonly op?: string;
  readonly [field: string]: unknown;
}

/** The receivers of an event. Decided once, in the transaction that emits the event. */
export interface Audience {
  /** User ids in any order, `everyone` in the organization, or ids encoded by `encodeUserIds`. */
  readonly users: readonly number[] | 'everyone' | Buffer;
  /**
   * Whether the event is about a message in a public channel. It then also goes to queues registered with
   * `all_public_streams`.
   */
  readonly publicChannel?: boolean;
  /** Message flags of each user whose flags differ from `defaultFlags`. */
  readonly flags?: ReadonlyMap<number, readonly string[]>;
  readonly defaultFlags?: readonly string[];
}

/** An event as stored in the log. */
export interface LoggedEvent {
  readonly id: number;
  readonly event: OutgoingEvent;
  readonly audience: Audience;
}

/** Whether the client of a queue wants an event. */
export type EventPredicate = (logged: LoggedEvent, userId: number) => boolean;

/** The events and invalidations that a transaction collected, in order. */
export interface Collected {
  readonly events: readonly { readonly event: OutgoingEvent; readonly audience: Audience }[];
  readonly invalidations: readonly string[];
}

/** One row of the log: an event, a control row with names to invalidate, or an empty row. */
export interface LogEntry {
  readonly id: number;
  /** The approximate bytes in memory. */
  readonly bytes: number;
  readonly logged?: LoggedEvent;
  readonly forget?: readonly string[];
}
