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
