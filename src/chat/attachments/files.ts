import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import type { Clock } from '../../lib/clock.js';
import { type Config, ConfigError } from '../../runtime/config.js';
import type { UploadedFile } from '../../contract/uploaded-file.js';
import { AVATARS, EMOJI, ORGANIZATION } from '../pictures/addresses.js';
import { makeDirectories, makePrivateDirectory } from '../../lib/private-files.js';
import { ATTACHMENTS, EXPORTS, THUMBNAILS } from './file-names.js';
import { UPLOADS_MARK } from './uploads-mark.js';

/**
 * Directory of incomplete uploads. It is beside the kept files, because a rename is atomic only within a file system.
 */
export const TEMPORARY = 'tmp';

/** All subdirectories of UPLOADS. */
const DIRECTORIES: readonly string[] = [
  TEMPORARY,
  ATTACHMENTS,
  THUMBNAILS,
  AVATARS,
  EMOJI,
  ORGANIZATION,
  EXPORTS,
];

export interface KeptFile {
  /** The path from the root, always with slashes: `attachments/2/ab/…/logo.png`. */
  readonly name: string;
  /** UNIX seconds, by the server's clock. */
  readonly keptAt: number;
}

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The directory of all uploads, shared by the processes on one database. A file is complete and on disk before the
 * transaction that names it commits. Removal is a job in the outbox. The cleanup removes files that no row names.
 */
export class Files {
  constructor(
    private readonly root: string,
    private readonly clock: Clock,
  ) {}

  /** The directory of files that are not kept yet. */
  get temporary(): string {
    return join(this.root, TEMPORARY);
  }

  pathOf(name: string): string {
    return join(this.root, ...name.split('/'));
  }

  /** Free disk space for this process, in bytes. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }

  /** Keeps an uploaded file under a new, unused name. */
  async keep({ path }: Pick<UploadedFile, 'path'>, name: string): Promise<void> {
    const now = this.clock.seconds();
    await utimes(path, now, now);
    await sync(path);
    await this.#move(path, this.pathOf(name));
  }

  /** Keeps bytes that the server generated, such as a smaller image. */
  async write(bytes: Uint8Array, name: string): Promise<void> {
    const path = join(this.temporary, randomUUID());
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      await this.keep({ path }, name);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Removes a file if it exists, and its directory if that is empty. Never removes the temporary directory. */
  async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    await rm(path, { force: true });
    const directory = dirname(path);
    if (directory !== this.temporary) await rmdir(directory).catch(() => undefined);
  }

  /** Yields the kept files of one directory, recursively. */
  async *list(directory: string): AsyncGenerator<KeptFile> {
    const top = this.pathOf(directory);
    const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const stats = await stat(path).catch(() => undefined);
      if (stats) yield { name: this.#nameOf(path), keptAt: Math.floor(stats.mtimeMs / 1000) };
    }
  }

  async #move(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    try {
      await rename(from, to);
    } catch (error) {
      // Another process may have removed the directory just now, because it was empty.
      if (!isMissing(error)) throw error;
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rename(from, to);
    }
    await this.#syncDirectories(dirname(to));
  }

  #nameOf(path: string): string {
    return relative(this.root, path).replaceAll('\\', '/');
  }

  /** A rename is durable once the directory is synced. New directories are entries of their parents. */
  async #syncDirectories(from: string): Promise<void> {
    for (let path = from; path.startsWith(this.root); path = dirname(path)) await sync(path);
  }
}

/** Opens UPLOADS. Throws ConfigError if files cannot be kept there, so the server does not start. */
export const openFiles = ({ uploads }: Config, clock: Clock): Files => {
  const files = new Files(uploads, clock);
  try {
    makePrivateDirectory(uploads, (entry) => entry === UPLOADS_MARK || DIRECTORIES.includes(entry));
    makeDirectories(files.temporary);
  } catch (error) {
    throw new ConfigError(
      `UPLOADS is ${JSON.stringify(uploads)}, which cannot be made: ${(error as Error).message}.`,
    );
  }
  return files;
};
