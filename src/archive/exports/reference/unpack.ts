import { createReadStream, rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { extract, Header, type ReadEntry } from 'tar';

import { ByteReader } from '../format/byte-reader.js';
import { ArchiveError } from '../format/source.js';
import { BLOCK } from '../format/tar.js';

/** The file with most tables. An export has it, and an archive of this server does not. */
export const REALM_FILE = 'realm.json';

const FOLDERS = ['uploads', 'avatars', 'emoji', 'realm_icons'];

/** Whether a file below the folder of the export is read. */
const isRead = (name: string): boolean =>
  /^(?:realm|attachment|messages-\d{1,9})\.json$/.test(name) || FOLDERS.includes(name.split('/')[0] ?? '');

/** Returns the name below the folder that an export is packed as. */
const inFolder = (path: string): string => path.split('/').slice(1).join('/');

const isOrdinary = ({ type }: { readonly type: string }): boolean =>
  ['File', 'OldFile', 'ContiguousFile', 'Directory'].includes(type);

/** A folder with an export. */
export interface Unpacked {
  readonly folder: string;
  /** A folder for the work on it, which only this user can enter. */
  readonly scratch: string;
  remove(): Promise<void>;
}

const damaged = (path: string, error: unknown): unknown => {
  const { code = '', tarCode = '', syscall } = error as NodeJS.ErrnoException & { readonly tarCode?: string };
  // The library marks errors of the disk, too.
  if (syscall !== undefined) return error;
  if (tarCode === '' && !code.startsWith('Z_') && !code.startsWith('TAR_')) return error;
  return new ArchiveError(path, 'is not a .tar.gz file, or is damaged');
};

/** Ends at the first error. The library would unpack the rest of the file. */
const unpackInto = async (path: string, folder: string): Promise<void> => {
  const file = createReadStream(path);
  const unpacking = extract({
    cwd: folder,
    strip: 1,
    strict: true,
    filter: (name, entry) => isOrdinary(entry as ReadEntry) && isRead(inFolder(name)),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      file.on('error', reject);
      unpacking.on('error', reject);
      unpacking.on('close', resolve);
      file.pipe(unpacking);
    });
  } catch (error) {
    throw damaged(path, error);
  } finally {
    file.destroy();
  }
};

/** Returns the path of a file of the export. Undefined if it is not there, is no regular file, or is elsewhere. */
export const fileIn = async (
  folder: string,
  name: string,
): Promise<{ readonly path: string; readonly size: number } | undefined> => {
  if (name.includes('\0') || name.split('/').some((part) => ['', '.', '..'].includes(part))) return undefined;
  const path = join(folder, name);
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  // A folder on the way may be a link.
  const isInside = (await realpath(path)).startsWith((await realpath(folder)) + sep);
  return isInside ? { path, size: stats.size } : undefined;
};

/** Returns the folder of an export. Unpacks it first unless `path` is a folder already. */
export const unpack = async (path: string): Promise<Unpacked> => {
  const scratch = await mkdtemp(join(tmpdir(), 'team-chat-import-'));
  // It has private data, so it does not stay if the process ends early.
  const removeAtExit = (): void => {
    rmSync(scratch, { recursive: true, force: true });
  };
  process.once('exit', removeAtExit);
  const remove = async (): Promise<void> => {
    // After an error, files may still be created for some milliseconds.
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    process.off('exit', removeAtExit);
  };
  try {
    const isFolder = (await lstat(path)).isDirectory();
    if (!isFolder) await unpackInto(path, scratch);
    const folder = isFolder ? path : scratch;
    if (!(await fileIn(folder, REALM_FILE))) throw new ArchiveError(path, `has no ${REALM_FILE}`);
    return { folder, scratch, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};

/** Returns the names of the files with messages, in their order. */
export const messageFiles = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => /^messages-\d{1,9}\.json$/.test(name));
  return names.sort((one, other) => Number(/\d+/.exec(one)?.[0]) - Number(/\d+/.exec(other)?.[0]));
};

/**
 * Returns whether a file or folder is an export of the reference server: a folder, or a packed folder. An archive of
 * this server has files only, and begins with its manifest.
 */
export const isReferenceExport = async (path: string): Promise<boolean> => {
  if ((await lstat(path)).isDirectory()) return true;
  const file = createReadStream(path);
  const unzipped = pipeline(file, createGunzip(), () => undefined);
  try {
    const { path: first, cksumValid } = new Header(await new ByteReader(unzipped).take(BLOCK), 0);
    return cksumValid && first !== 'manifest.json';
  } catch {
    // The reader of archives states what is wrong with the file.
    return false;
  } finally {
    file.destroy();
    unzipped.destroy();
  }
};
