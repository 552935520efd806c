import Database from 'libsql';

import { StoreOpenError } from '../errors.js';

/**
 * Keeps a second process off the database. The operating system locks a file next to the database, so the lock ends
 * with the process in any case. The database itself remains open to readers, such as a backup.
 */
export const lockFile = (file: string): (() => void) => {
  const lock = new Database(`${file}.lock`);
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new StoreOpenError(`The database ${file} is in use by another server process.`, { cause: error });
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
};
