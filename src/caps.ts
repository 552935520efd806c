/** A bound on the number of things that one user keeps. */
export interface Cap {
  readonly most: number;
  /** What is counted, and what happens beyond the bound: a phrase for the documentation. */
  readonly of: string;
}

/** All bounds on numbers that no schema of the contract states; the contract states them in words. */
export const caps = {
  queues: { most: 100, of: 'the event queues of a user; one more ends the one that was idle the longest' },
} as const satisfies Readonly<Record<string, Cap>>;
