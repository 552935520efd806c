import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { loadConfig } from '../../src/runtime/config.js';
import { createListener } from '../../src/server/app.js';
import { createServer, type Server } from '../../src/server/server.js';
import type { ServerOverrides } from '../../src/server/services.js';
import type { Observe } from '../../src/runtime/store/connection.js';
import type { Services } from '../../src/accounts/services.js';
import { Client } from './client.js';
import { ManualClock } from './clock.js';
import { Lookups } from './lookups.js';
import { openTestLog } from './secrets/test-log.js';
import { keepSecretKey, keepSettings } from './secrets/find.js';
import { dropServer, keepServer } from './remove-notices.js';
import { addPerson, type NewPerson, passwordOf, type Person, readCredentials } from './people.js';
import type { TestDatabase } from './databases.js';
import { migratedTestDatabase } from './store.js';

export const OWNER = { email: 'owner@example.com', password: passwordOf('the owner') };

/** Tests create thousands of accounts. test/accounts/authentication/passwords.test.ts tests the real cost. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly overrides?: ServerOverrides;
  /** An existing database that outlives the server. */
  readonly database?: TestDatabase;
  readonly clock?: ManualClock;
}

/** The real server with its own port and store, and a manual clock. */
export class TestServer {
  constructor(
    readonly url: string,
    readonly server: Server,
    readonly clock: ManualClock,
    /** The owner's client. */
    readonly owner: Client,
    private readonly listener: HttpServer,
    private readonly database: TestDatabase | undefined,
    private readonly lookups: Lookups,
  ) {
    keepServer(this);
  }

  get services(): Services {
    return this.server.services;
  }

  /** Creates a user through the API. */
  person(name: string, options: NewPerson = {}): Promise<Person> {
    return addPerson(this, name, options);
  }

  get anonymous(): Client {
    return new Client(this.url);
  }

  async close(): Promise<void> {
    dropServer(this);
    this.listener.closeAllConnections();
    this.listener.close();
    await this.server.close();
    if (!this.database) return;
    this.lookups.check(this.database);
    await this.database.remove();
  }
}

const listen = (listener: HttpServer): Promise<number> =>
  new Promise((resolve) => {
    listener.listen(0, '127.0.0.1', () => {
      resolve((listener.address() as AddressInfo).port);
    });
  });

export const startServer = async (options: ServerOptions = {}): Promise<TestServer> => {
  const database = options.database ?? (await migratedTestDatabase());
  const clock = options.clock ?? new ManualClock();
  const env = {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    SITE_URL: 'http://chat.example.com',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...options.env,
  };
  keepSettings(env);
  const config = loadConfig(env);
  const log = openTestLog(config.logLevel);
  const lookups = new Lookups();
  const observe: Observe = (sql, byKey) => {
    lookups.observe(sql, byKey);
    options.overrides?.observe?.(sql, byKey);
  };
  const overrides = { clock, log, passwordCost: CHEAP, ...options.overrides, observe };
  const server = await createServer(config, overrides);
  keepSecretKey(database.dataDir);
  const listener = await createListener(server.services);
  const url = `http://127.0.0.1:${await listen(listener)}`;
  const owner = new Client(url, await readCredentials(database.dataDir));
  const own = options.database ? undefined : database;
  return new TestServer(url, server, clock, owner, listener, own, lookups);
};
