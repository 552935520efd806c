import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigError, type Config } from '../config.js';
import { syncDirectory } from '../lib/sync-directory.js';
import type { Store, Tx } from '../store/types.js';

/** The file in UPLOADS by which processes find out whether they share the directory. */
export const UPLOADS_MARK = 'shared-by';

/** The row of `server_state` with the content of that file. */
const ROW = 'uploads_mark';

const readMark = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Makes the file, or reads that of a process that starts at the same time. */
const makeMark = (uploads: string): string => {
  const path = join(uploads, UPLOADS_MARK);
  const mark = randomUUID();
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${mark}\n`);
    // The row must not outlive the file when the machine loses power.
    fsyncSync(file);
    closeSync(file);
    syncDirectory(uploads);
    return mark;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readMark(path) ?? mark;
  }
};

const known = async (tx: Tx): Promise<string | undefined> =>
  (await tx.first<{ value: string }>('SELECT value FROM server_state WHERE name = ?', [ROW]))?.value;

const noteMark = (store: Store, mark: string): Promise<string> =>
  store.write(async (tx) => {
    const before = await known(tx);
    if (before === undefined) await tx.insert('server_state', { name: ROW, value: mark });
    return before ?? mark;
  });

/**
 * Throws a `ConfigError` if UPLOADS is not the directory that the other processes on the database use: this one would not find
 * their files.
 */
export const verifyUploads = async (store: Store, { uploads }: Pick<Config, 'uploads'>): Promise<void> => {
  const found = readMark(join(uploads, UPLOADS_MARK));
  const expected = (await store.read(known)) ?? (await noteMark(store, found ?? makeMark(uploads)));
  if (expected === readMark(join(uploads, UPLOADS_MARK))) return;
  throw new ConfigError(
    `UPLOADS is ${JSON.stringify(uploads)}, which is not the directory of the files of this database. Processes on one database share it. If its files are lost, write ${expected} to ${join(uploads, UPLOADS_MARK)}.`,
  );
};

/** Lets the next start take any directory, as after a restore. */
export const forgetUploads = (tx: Tx): Promise<unknown> =>
  tx.run('DELETE FROM server_state WHERE name = ?', [ROW]);
