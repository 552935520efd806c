import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { createEventLog } from '../../src/runtime/event-log/log.js';
import { openStore, type StoreOptions } from '../../src/runtime/store/open.js';
import type { Store } from '../../src/runtime/store/types.js';
import { ManualClock } from './clock.js';
import {
  createMysqlDatabase,
  dropMysqlDatabases,
  readContents,
  resetContents,
  testDialect,
  type Contents,
  type TestDatabase,
} from './databases.js';
import { createFolder, removeFolder } from './folders.js';
import { migrations } from '../../src/server/schema/migrations.js';

export type { TestDatabase };

export interface TestStore extends Store {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

type Overrides = Partial<StoreOptions>;

const open = (
  { databaseUrl, dataDir }: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>,
  overrides: Overrides,
): Promise<Store> => {
  const clock = overrides.clock ?? new ManualClock();
  const { append, committed } = createEventLog({ clock });
  return openStore({ databaseUrl, dataDir, clock, migrations, append, committed, ...overrides });
};

/** A file with the complete schema and no other data, created on first use. */
let template: Promise<string> | undefined;
const sqliteTemplate = (): Promise<string> => {
  template ??= (async () => {
    const dataDir = createFolder();
    process.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true });
    });
    const file = join(dataDir, 'template.sqlite');
    await (await open({ databaseUrl: `sqlite:${file}`, dataDir }, {})).close();
    return file;
  })();
  return template;
};

const migratedFile = async (): Promise<TestDatabase> => {
  const dataDir = createFolder();
  const file = join(dataDir, 'chat.sqlite');
  copyFileSync(await sqliteTemplate(), file);
  return { databaseUrl: `sqlite:${file}`, dataDir, remove: () => removeFolder(dataDir) };
};

/** Databases whose test has ended. The next test gets one of them, emptied. */
const used: { readonly name: string; readonly databaseUrl: string }[] = [];
let empty: Contents | undefined;

const dropUsed = async (): Promise<void> => {
  const names = used.splice(0).map(({ name }) => name);
  if (names.length > 0) await dropMysqlDatabases(names);
};

process.once('beforeExit', () => void dropUsed());

const migratedDatabase = async (): Promise<TestDatabase> => {
  const dataDir = createFolder();
  const again = used.pop();
  const database = again ?? (await createMysqlDatabase());
  if (again && empty) {
    await resetContents(again.name, empty);
  } else {
    await (await open({ databaseUrl: database.databaseUrl, dataDir }, {})).close();
    empty ??= await readContents(database.name);
  }
  return {
    databaseUrl: database.databaseUrl,
    dataDir,
    async remove() {
      await removeFolder(dataDir);
      // Two tests would get a database that was removed twice.
      if (used.includes(database)) throw new Error('The database is removed twice.');
      used.push(database);
    },
  };
};

/** A database with the complete schema and no other data. */
export const migratedTestDatabase = (): Promise<TestDatabase> =>
  testDialect === 'sqlite' ? migratedFile() : migratedDatabase();

/** A store on a new database. `close` removes the database. */
export const openTestStore = async (overrides: Overrides = {}): Promise<TestStore> => {
  const database = await migratedTestDatabase();
  const store = await open(database, overrides);
  return {
    ...store,
    databaseUrl: database.databaseUrl,
    dataDir: database.dataDir,
    async close() {
      await store.close();
      await database.remove();
    },
  };
};
