import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigError, type Config } from '../../runtime/config.js';
import { makeOnce } from '../../lib/make-once.js';
import { addServerState, findServerState, removeServerState } from '../../runtime/store/server-state.js';
import type { Store, Tx } from '../../runtime/store/types.js';

/** The file in UPLOADS by which processes find out whether they share the directory. */
export const UPLOADS_MARK = 'shared-by';

/** The row of `server_state` with the content of that file. */
export const UPLOADS_MARK_ROW = 'uploads_mark';

const readMark = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const known = (tx: Tx): Promise<string | undefined> => findServerState(tx, UPLOADS_MARK_ROW);

const noteMark = (store: Store, mark: string): Promise<string> =>
  store.write(async (tx) => {
    // Of two first starts at once, the second one waits here, and finds the mark of the first.
    await tx.lock('server_state');
    const before = await known(tx);
    if (before === undefined) await addServerState(tx, UPLOADS_MARK_ROW, mark);
    return before ?? mark;
  });

/** Throws a `ConfigError` if the directory has another mark than the one that the database has. */
export const refuseOtherUploads = (uploads: string, expected: string | undefined): void => {
  const path = join(uploads, UPLOADS_MARK);
  if (expected === undefined || expected === readMark(path)) return;
  throw new ConfigError(
    `UPLOADS is ${JSON.stringify(uploads)}, which is not the directory of the files of this database. Processes on one database share it. If this is the right one, as after its files were lost, write ${expected} to ${path}.`,
  );
};

/**
 * Throws a `ConfigError` if UPLOADS is not the directory that the other processes on the database use: this one would not find
 * their files.
 */
export const verifyUploads = async (store: Store, { uploads }: Pick<Config, 'uploads'>): Promise<void> => {
  refuseOtherUploads(uploads, await store.read(known));
};

/** Makes UPLOADS, which exists, the directory of the database if it has none yet. Throws as `verifyUploads`. */
export const claimUploads = async (store: Store, { uploads }: Pick<Config, 'uploads'>): Promise<void> => {
  if ((await store.read(known)) !== undefined) return;
  const path = join(uploads, UPLOADS_MARK);
  const mark = readMark(path) ?? makeOnce(path, randomUUID());
  refuseOtherUploads(uploads, await noteMark(store, mark));
};

/** Lets the next start take any directory, as after a restore. */
export const forgetUploads = (tx: Tx): Promise<number> => removeServerState(tx, UPLOADS_MARK_ROW);
