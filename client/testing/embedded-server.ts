import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Settings of the server, as its README lists them. */
export type Settings = Readonly<Record<string, string>>;

/** A clock that is set by hand. */
export interface TestClock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Moves the clock on, and starts the work that is then due. */
  advance(milliseconds: number): void;
}

/** A server in the process of a test. */
export interface EmbeddedServer {
  readonly site: string;
  /** Has `owner.zuliprc`, until the server is closed. */
  readonly dataDir: string;
  readonly clock: TestClock;
  listening(userId: number, timeout: number): Promise<void>;
  settled(timeout: number): Promise<void>;
  close(): Promise<void>;
}

interface ServerModule {
  readonly startEmbedded: (settings: Settings) => Promise<EmbeddedServer>;
}

const MODULE = 'dist/src/server/testing/joined.js';

/** The checkout of the server to which this package belongs. */
const ownCheckout = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, MODULE))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('There is no built server around this package. Name its folder.');
    folder = parent;
  }
  return folder;
};

/** Loads the server from its folder, in which `npm run build` was run. */
export const loadServer = async (folder: string = ownCheckout()): Promise<ServerModule> =>
  (await import(pathToFileURL(join(folder, MODULE)).href)) as ServerModule;
