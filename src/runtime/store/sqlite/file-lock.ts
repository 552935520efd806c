import { dirname } from 'node:path';

import Database from 'libsql';

import { createPrivateFile, makeDirectories } from '../../../lib/private-files.js';
import { StoreOpenError } from '../errors.js';

/** A process that has the database for itself, the first of several processes, or one that the first has started. */
export type FileUse = 'alone' | 'first' | 'member';

/**
 * The kinds of lock that SQLite has fit together as the uses do: `first` and `member` can hold the file at once, a second
 * `first` cannot, and `alone` fits with none.
 */
const LOCKS: Readonly<Record<FileUse, string>> = {
  alone: 'BEGIN EXCLUSIVE',
  first: 'BEGIN IMMEDIATE',
  member: 'BEGIN; SELECT name FROM sqlite_master',
};

/**
 * Keeps other servers off the database. The operating system locks a file next to the database, so the lock ends with the
 * process in any case. The database itself remains open to readers, such as a backup. Returns a function that ends the lock.
 */
export const holdFile = (file: string, use: FileUse): (() => void) => {
  makeDirectories(dirname(file));
  createPrivateFile(`${file}.lock`);
  const lock = new Database(`${file}.lock`);
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec(LOCKS[use]);
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
