/** A bound on a number of things. The contract states it as "at most {most} {of}". */
export interface Cap {
  readonly most: number;
  /** What is counted, and for whom. */
  readonly of: string;
}

/** All caps on numbers that no schema states. They stop abuse; no honest client reaches one. */
export const caps = {} as const satisfies Readonly<Record<string, Cap>>;
