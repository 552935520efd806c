import { buildWorld as build, type Credentials, type Hosting } from '../../../tools/demo/build-world.js';
import { SITE_URL } from '../../../tools/demo/world.js';
import { Client } from '../../support/client.js';
import { onServer, type TestDatabase } from '../../support/databases.js';
import { startServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';

/** The world in a database, without a server. */
export interface BuiltWorld {
  readonly database: TestDatabase;
  /** By email. */
  readonly credentials: ReadonlyMap<string, Credentials>;
}

const hostingOn = (database: TestDatabase): Hosting => ({
  databaseUrl: database.databaseUrl,
  dataDir: database.dataDir,
  alterMysql: (sql, values) => onServer((connection) => connection.query(sql, values)),
  async start(clock) {
    const on = await startServer({ database, env: { SITE_URL }, clock });
    return {
      services: on.services,
      clock,
      owner: on.owner,
      as: (credentials) => new Client(on.url, credentials),
      exported: () => on.server.workers.exports.settled(),
      close: () => on.close(),
    };
  },
});

/** Creates the world of the examples, with servers and clients of tests. */
export const buildWorld = async (): Promise<BuiltWorld> => {
  const database = await migratedTestDatabase();
  return { database, credentials: await build(hostingOn(database)) };
};
