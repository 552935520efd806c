/**
 * How many rows or values one statement takes or returns. Longer lists take several statements. Tests make the batches
 * small, so that their lists are longer.
 */
export const batchSizes = {
  /** Values in a condition. Well below the maximum number that both engines accept in one statement. */
  values: 5_000,
  /** Rows of an INSERT. Both engines limit the number of values. */
  rows: 500,
  /** Audiences that a queue reads to catch up. Most of them are those of other users. */
  audiences: 250,
  /** Events that a process reads from the log. */
  events: 1_000,
  /** Expired queues that are deleted. */
  queues: 1_000,
  /** Sessions that are deleted or extended. */
  sessions: 500,
  /** Users of whom the digests of a week are considered. */
  digestUsers: 500,
  /** Users who may want an email about a message. The event loop is free between two batches. */
  emailUsers: 500,
  /** Names of files of which it is asked whether a row names them. */
  fileNames: 500,
};
