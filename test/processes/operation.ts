/** The value of an object. An absent object is `false`. */
export type Value = string | number | boolean;

/** An operation on one object, as its client saw it. Times are milliseconds of one clock. */
export interface Operation {
  /** Who made it, and what, for the text of a violation. */
  readonly name: string;
  /** The server process that it was sent to, or several of them, for the text of a violation. */
  readonly at?: string;
  readonly invoked: number;
  /** `Infinity` without a response: it took effect at any time since `invoked`, or never. */
  readonly completed: number;
  /** The value that it found, as far as its response shows that. */
  readonly finds?: Value | undefined;
  /** The value that it left. Absent if it changed nothing. */
  readonly leaves?: Value | undefined;
}

/** A server process that was killed, at a time of the same clock. */
export interface Kill {
  readonly name: string;
  readonly time: number;
}
