// Servers on copies of the world. A copy is a folder with its database, so only SQLite has them.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import type { Operation } from '../../../tools/generate-contract/contract.js';
import { ManualClock } from '../../support/clock.js';
import { createFolder, removeFolder } from '../../support/folders.js';
import { startServer, type TestServer } from '../../support/server.js';
import type { BuiltWorld } from './build-world.js';
import { NOW, SITE_URL } from '../../../tools/demo/world.js';

interface Copy {
  readonly on: TestServer;
  readonly close: () => Promise<void>;
}

/** Copies a folder. SQLite may remove its `-wal` and `-shm` meanwhile, some time after the server closed the file. */
const copyFolder = async (from: string, to: string): Promise<void> => {
  try {
    await cp(from, to, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await removeFolder(to);
    await copyFolder(from, to);
  }
};

const openCopy = async ({ database }: BuiltWorld, devMode: string): Promise<Copy> => {
  const dataDir = createFolder();
  await copyFolder(database.dataDir, dataDir);
  const copy = {
    dataDir,
    databaseUrl: `sqlite:${join(dataDir, 'chat.sqlite')}`,
    remove: () => removeFolder(dataDir),
  };
  const env = { SITE_URL, DEV_MODE: devMode };
  const on = await startServer({ database: copy, env, clock: new ManualClock(NOW * 1000 + 250) });
  const close = async (): Promise<void> => {
    await on.close();
    await copy.remove();
  };
  return { on, close };
};

/** The servers that operations share if they change nothing, by `DEV_MODE`. */
const shared = new WeakMap<BuiltWorld, Map<string, Promise<Copy>>>();

const sharedCopy = (built: BuiltWorld, devMode: string): Promise<Copy> => {
  const copies = shared.get(built) ?? new Map<string, Promise<Copy>>();
  shared.set(built, copies);
  const copy = copies.get(devMode) ?? openCopy(built, devMode);
  copies.set(devMode, copy);
  return copy;
};

/** These give up what they return, or make something, although they are a `GET`. */
const CHANGES_BY_GET: readonly string[] = ['getEvents', 'streamEvents', 'getFileUrl'];

const isReading = ({ id, method }: Operation): boolean => method === 'GET' && !CHANGES_BY_GET.includes(id);

/** Runs `work` with a server on a copy of the world, which only other readings used before. */
export const onCopy = async <T>(
  built: BuiltWorld,
  operation: Operation,
  work: (on: TestServer) => Promise<T>,
): Promise<T> => {
  // Some operations are for development servers.
  const devMode = operation.errorNames.includes('devModeOff') ? 'on' : 'off';
  if (isReading(operation)) return work((await sharedCopy(built, devMode)).on);
  const { on, close } = await openCopy(built, devMode);
  try {
    return await work(on);
  } finally {
    await close();
  }
};

/** Closes the servers on copies of the world, and removes it. */
export const removeWorld = async (built: BuiltWorld): Promise<void> => {
  for (const copy of shared.get(built)?.values() ?? []) await (await copy).close();
  await built.database.remove();
};
