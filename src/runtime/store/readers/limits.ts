/** The limits of long reads. */
export interface ReadLimits {
  /** Maximum time of one statement, in milliseconds. */
  readonly statementMs: number;
  /** Maximum time of one read, in milliseconds: all its statements and the computation between them. */
  readonly requestMs: number;
  /** Maximum number of waiting reads per user. */
  readonly waitingPerUser: number;
  /** Maximum time that a read waits for a reader, in milliseconds. */
  readonly waitMs: number;
}

export const READ_LIMITS: ReadLimits = {
  statementMs: 5_000,
  requestMs: 10_000,
  waitingPerUser: 20,
  waitMs: 30_000,
};
