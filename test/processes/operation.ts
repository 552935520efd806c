/** The value of an object. An absent object is `false`. */
export type Value = string | number | boolean;

/** An operation on one object, as its client saw it. Times are milliseconds of one clock. */
export interface Operation {
  /** Who made it, and what, for the text of a violation. */
  readonly name: string;
  readonly invoked: number;
  /** `Infinity` without a response: it took effect at any time since `invoked`, or never. */
  readonly completed: number;
  /** The value that it found, as far as its response shows that. */
  readonly finds?: Value | undefined;
  /** The value that it left. Absent if it changed nothing. */
  readonly leaves?: Value | undefined;
}
