import type { SqlCondition } from '../../runtime/store/sql-condition.js';
import type { Tx } from '../../runtime/store/types.js';
import { findReadableFile, type AttachmentRow } from './store.js';
import { thumbnailAt } from './thumbnail-formats.js';

/**
 * Returns the file of a path below `UPLOADS_PATH`, without percent-encoding, if it meets a condition on files `a`. The
 * path is that of the file, such as `1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt`, or of its thumbnail.
 */
export const findFileAt = async (
  tx: Tx,
  path: string,
  condition: SqlCondition,
): Promise<AttachmentRow | undefined> => {
  // A malformed path costs the same statement, so that the time reveals nothing.
  const [, key = '', name] =
    /^(\d+\/[0-9a-f]{2}\/[\w-]{24})\/([^/]+)$/.exec(thumbnailAt(path)?.file ?? path) ?? [];
  const file = await findReadableFile(tx, key, condition);
  return file?.path_name === name ? file : undefined;
};
