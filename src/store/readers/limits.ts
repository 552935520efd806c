/** What bounds the reads that can be long. */
export interface ReadLimits {
  /** One statement runs at most this long. */
  readonly statementMs: number;
  /** All statements of one read together, and what is computed between them. */
  readonly requestMs: number;
  /** Reads of one user that may wait for a reader. */
  readonly waitingPerUser: number;
  /** A read waits at most this long for a reader. */
  readonly waitMs: number;
}

export const READ_LIMITS: ReadLimits = {
  statementMs: 5_000,
  requestMs: 10_000,
  waitingPerUser: 20,
  waitMs: 30_000,
};
