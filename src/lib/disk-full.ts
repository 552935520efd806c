const CODES: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  // A limit of the process (`ulimit -f`).
  'EFBIG',
  'SQLITE_FULL',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
]);

/** Returns whether a full disk caused an error: that of this machine, or that of the database server. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(error.code)) || isDiskFull(error.cause);
};
