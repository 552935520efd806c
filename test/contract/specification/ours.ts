/** Why something of ours may be: a gap leaves it open, or a feature level brought it. The contract has to say so. */
export type Reason = 'gap' | number;

/** What the contract has beyond the specification, or otherwise. Each list may only shrink. */
export interface Ours {
  /** Operations, parameters, fields, forms of events. */
  readonly additions: Readonly<Record<string, Reason>>;
  /** What is otherwise at a place, and why. */
  readonly otherwise: Readonly<Record<string, readonly [found: unknown, reason: Reason]>>;
  /** What is stated and has another name or form. */
  readonly missing: Readonly<Record<string, Reason>>;
  /** Levels that the specification does not name with the place; the table of feature levels has them. */
  readonly levels: Readonly<Record<string, readonly number[]>>;
  /** Errors that operations raise beyond the table, by name; the whole interface leaves open which there are. */
  readonly errors: readonly string[];
}

export const ours: Ours = { additions: {}, otherwise: {}, missing: {}, levels: {}, errors: [] };
