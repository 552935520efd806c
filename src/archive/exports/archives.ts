import { randomBytes } from 'node:crypto';

import { EXPORTS } from '../../chat/attachments/file-names.js';
import type { Tx } from '../../runtime/store/types.js';
import { listArchiveKeys } from './store.js';

/** The path of archives, outside the API. */
export const EXPORTS_PATH = '/exports/';

/** Returns the name of a new archive. It cannot be guessed. */
export const newArchiveKey = (id: number): string => `${id}-${randomBytes(18).toString('base64url')}.tar.gz`;

/** Matches the names that `newArchiveKey` returns. */
export const ARCHIVE_KEY = /^\d{1,10}-[\w-]{24}\.tar\.gz$/;

/** Returns the path of an archive among the server's files. */
export const archiveFile = (key: string): string => `${EXPORTS}/${key}`;

/** For the cleanup: returns which of the kept files are archives. */
export const namedArchives = async (tx: Tx, names: readonly string[]): Promise<string[]> => {
  const keys = names.map((name) => name.slice(EXPORTS.length + 1));
  return (await listArchiveKeys(tx, keys)).map(archiveFile);
};
