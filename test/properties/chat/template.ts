import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import {
  readContents,
  resetContents,
  testDialect,
  type Contents,
  type TestDatabase,
} from '../../support/databases.js';
import { createFolder, removeFolder } from '../../support/folders.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';

const FILE = 'chat.sqlite';
const ENV = { WEB_PUBLIC_STREAMS_ENABLED: 'on' };

const nameOf = ({ databaseUrl }: TestDatabase): string => new URL(databaseUrl).pathname.slice(1);

/** A server whose organization was prepared once. Each start gets a copy of it, with the same IDs. */
export class ServerTemplate<Stage> {
  private constructor(
    readonly stage: Stage,
    private readonly folder: string,
    private readonly contents: Contents | undefined,
  ) {}

  static async create<Stage>(
    prepare: (server: TestServer) => Promise<Stage>,
  ): Promise<ServerTemplate<Stage>> {
    const database = await migratedTestDatabase();
    const server = await startServer({ database, env: ENV });
    const stage = await prepare(server);
    await server.close();
    const folder = createFolder();
    cpSync(database.dataDir, folder, { recursive: true });
    const contents = testDialect === 'mysql' ? await readContents(nameOf(database)) : undefined;
    await database.remove();
    process.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
    });
    return new ServerTemplate(stage, folder, contents);
  }

  async #copy(): Promise<TestDatabase> {
    if (!this.contents) {
      const dataDir = createFolder();
      cpSync(this.folder, dataDir, { recursive: true });
      return { dataDir, databaseUrl: `sqlite:${join(dataDir, FILE)}`, remove: () => removeFolder(dataDir) };
    }
    const database = await migratedTestDatabase();
    await resetContents(nameOf(database), this.contents);
    cpSync(this.folder, database.dataDir, { recursive: true });
    return database;
  }

  /** Starts a server on a copy, runs `work`, and removes both. */
  async with(work: (server: TestServer, stage: Stage) => Promise<void>): Promise<void> {
    const database = await this.#copy();
    const server = await startServer({ database, env: ENV });
    try {
      await work(server, this.stage);
    } finally {
      await server.close();
      await database.remove();
    }
  }
}
