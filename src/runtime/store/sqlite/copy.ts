import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import Database from 'libsql';

import { makePrivate, syncDirectory } from '../../../lib/private-files.js';
import { StoreOpenError } from '../errors.js';

/** A server that starts has the file for itself for a moment. */
const WAIT_MS = 10_000;

const syncFile = (path: string): void => {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Writes a copy of a database at one moment into a new file. A server may use the database meanwhile. */
export const copySqlite = (file: string, to: string): void => {
  if (!existsSync(file)) throw new StoreOpenError(`The database ${file} does not exist.`);
  const database = new Database(file);
  try {
    database.pragma(`busy_timeout = ${WAIT_MS}`);
    database.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
  makePrivate(to);
  syncFile(to);
};

/** Throws if SQLite finds an error in the file. */
export const checkSqlite = (file: string): void => {
  const database = new Database(file, { readonly: true });
  try {
    const found = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (found[0]?.integrity_check !== 'ok')
      throw new StoreOpenError(`The database ${file} is damaged: ${String(found[0]?.integrity_check)}.`);
  } finally {
    database.close();
  }
};

const SUFFIXES = ['-wal', '-shm', '.lock'];

/** Prepares a copy of the file, and gives it the name of the database when it is complete. */
export const replaceSqlite = async (
  from: string,
  file: string,
  prepare: (draft: string) => Promise<void>,
): Promise<void> => {
  const draft = `${file}.restoring`;
  const remove = (): void => {
    for (const suffix of ['', ...SUFFIXES]) rmSync(draft + suffix, { force: true });
  };
  remove();
  try {
    copyFileSync(from, draft);
    makePrivate(draft);
    await prepare(draft);
    syncFile(draft);
    renameSync(draft, file);
    syncDirectory(dirname(file));
  } finally {
    remove();
  }
};
