import { mebibytes } from '../../../lib/bytes.js';

/** The largest ID. Both engines keep it in an integer. */
export const LARGEST_ID = 2 ** 31 - 1;

/** The limits of an archive. A reader refuses what exceeds them, so it never holds more. */
export const limits = {
  /** A line: one record as JSON. */
  lineBytes: mebibytes(1),
  /** A part: a file with lines. The reader holds one part. A writer ends a part at half of this. */
  partBytes: mebibytes(2),
  /** How many of the newest messages a record about a message may name. */
  messagesInReach: 10_000,
  /** How many files records may have named that have not come yet. */
  filesInReach: 10_000,
  /** The manifest, and the record of the end. */
  manifestBytes: 64 * 1024,
} as const;
