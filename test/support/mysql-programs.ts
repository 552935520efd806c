import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { isRoot } from './database-server.js';
import {
  downloadPackages,
  PackagesUnavailableError,
  unpackPackages,
  versionOfPackage,
} from './debian-packages.js';

/** The only suite of Debian that has MySQL's server. */
const SUITE = 'unstable';
const PACKAGE = 'mysql-server-core';
/** A preparation takes seconds, so an older work folder belongs to a killed process. */
const ABANDONED_MS = 3_600_000;

export interface MysqlPrograms {
  /** The folder of the unpacked packages, which serves as `/`. */
  readonly root: string;
  /**
   * The dynamic loader of the packages. It runs their programs with their own C library, which is newer than
   * that of a stable Debian. So neither chroot nor root is needed.
   */
  readonly loader: string;
  readonly libraries: string;
  readonly server: string;
}

/** Root runs the server as an unprivileged user, who can read this folder but not root's home. */
const cacheFolder = (): string => {
  const caches = isRoot ? '/var/cache' : (process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'));
  return join(caches, 'team-chat-service');
};

const locate = (root: string): MysqlPrograms => {
  const server = join(root, 'usr/sbin/mysqld');
  const folders = readdirSync(join(root, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'));
  for (const libraries of folders.map((name) => join(root, 'usr/lib', name))) {
    const loader = readdirSync(libraries).find((name) => /^ld-linux.*\.so\./.test(name));
    if (loader && existsSync(server)) return { root, loader: join(libraries, loader), libraries, server };
  }
  throw new PackagesUnavailableError(`${root} has no mysqld with its dynamic loader`);
};

/** The newest version that earlier runs unpacked. */
const findUnpacked = (cache: string): MysqlPrograms | undefined => {
  const versions = existsSync(cache) ? readdirSync(cache).filter((name) => /^mysql-\d/.test(name)) : [];
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? undefined : locate(join(cache, newest));
};

const removeAbandoned = async (cache: string): Promise<void> => {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith('new-'))) {
    const { mtimeMs } = statSync(join(cache, name), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(cache, name), { recursive: true, force: true });
  }
};

/** Downloads and unpacks in a work folder. Returns the version. */
const unpackIn = async (work: string, root: string): Promise<string> => {
  const files = await downloadPackages(work, SUITE, PACKAGE);
  await unpackPackages(files, root);
  locate(root);
  const version = await versionOfPackage(files.find((file) => file.includes(`/${PACKAGE}_`)) ?? '');
  return version.replaceAll(/[^\w.+~-]/g, '-');
};

/**
 * Renames the work folder in one step once it is complete, since `findUnpacked` takes any folder with such a
 * name.
 */
const prepare = async (cache: string): Promise<MysqlPrograms> => {
  await removeAbandoned(cache);
  const work = await mkdtemp(join(cache, 'new-'));
  try {
    // Apt downloads as a separate user, and the server runs as one.
    await chmod(work, 0o755);
    const root = join(work, 'root');
    mkdirSync(root, { mode: 0o755 });
    const target = join(cache, `mysql-${await unpackIn(work, root)}`);
    await rename(root, target).catch((error: unknown) => {
      // Another process was faster.
      if (!existsSync(target)) throw error;
    });
    return locate(target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

const createCache = (cache: string): void => {
  try {
    mkdirSync(cache, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new PackagesUnavailableError((error as Error).message, { cause: error });
  }
};

/**
 * MySQL's programs from Debian's packages, downloaded once. Throws `PackagesUnavailableError` with the
 * reason.
 */
export const findMysql = async (cache: string = cacheFolder()): Promise<MysqlPrograms> => {
  const unpacked = findUnpacked(cache);
  if (unpacked) return unpacked;
  createCache(cache);
  return prepare(cache);
};
