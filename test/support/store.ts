import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createConnection } from 'mysql2/promise';

import { createEventLog } from '../../src/events/log.js';
import { openStore, type StoreOptions } from '../../src/store/open.js';
import type { Dialect, Store } from '../../src/store/types.js';
import { ManualClock } from './clock.js';
import { startMariadb } from './mariadb.js';

/** The engine the tests run on; `npm test` runs them on both. */
export const testDialect: Dialect = process.env['TEST_DATABASE'] === 'mysql' ? 'mysql' : 'sqlite';

export interface TestDatabase {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Removes it; the stores on it have to be closed before. */
  remove(): Promise<void>;
}

export interface TestStore extends Store {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** The server that TEST_MYSQL_URL names, or one of our own, which ends with this process. */
let server: Promise<string> | undefined;
const serverUrl = (): Promise<string> => {
  const given = process.env['TEST_MYSQL_URL'];
  server ??= given === undefined ? startMariadb().then(({ url }) => url) : Promise.resolve(given);
  return server;
};

const onServer = async (sql: string): Promise<void> => {
  const connection = await createConnection(await serverUrl());
  await connection.query(sql);
  await connection.end();
};

const folder = (): string => mkdtempSync(join(tmpdir(), 'team-chat-test-'));

/** A new database without a table in it. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const dataDir = folder();
  const removeFolder = (): void => {
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (testDialect === 'sqlite') {
    return {
      databaseUrl: `sqlite:${join(dataDir, 'chat.sqlite')}`,
      dataDir,
      remove: () => Promise.resolve(removeFolder()),
    };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(await serverUrl());
  url.pathname = name;
  return {
    databaseUrl: url.href,
    dataDir,
    async remove() {
      removeFolder();
      await onServer(`DROP DATABASE ${name}`);
    },
  };
};

/** A fresh, migrated, empty store, which `close` removes. */
export const openTestStore = async (overrides: Partial<StoreOptions> = {}): Promise<TestStore> => {
  const { databaseUrl, dataDir, remove } = await createTestDatabase();
  const clock = overrides.clock ?? new ManualClock();
  const { append, committed } = createEventLog({ clock });
  const store = await openStore({ databaseUrl, dataDir, clock, append, committed, ...overrides });
  return {
    ...store,
    databaseUrl,
    dataDir,
    async close() {
      await store.close();
      await remove();
    },
  };
};
