import { expect } from 'chai';
import type { Connection } from 'mysql2/promise';

import { connect } from '../../support/database-server.js';
import { testDialect } from '../../support/databases.js';
import { startDurableDatabase, type DurableDatabase } from '../../support/durable-database.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { untilRuns } from '../../support/until-runs.js';

// SQLite shows only what is on its disk.
if (testDialect === 'mysql')
  describe('POST /register while MariaDB crashes', () => {
    let database: DurableDatabase;
    let server: TestServer;
    let other: TestServer;
    let bot: Person;

    before(async () => {
      database = await startDurableDatabase();
      server = await startServer({ database });
      other = await startServer({ database });
      const { user_id: botOf } = await server.owner.ok('GET', '/users/me');
      bot = await server.person('Bot', { botOf: Number(botOf) });
      await bot.client.ok('GET', '/users/me');
    });
    after(async () => {
      await other.close();
      await server.close();
      await database.remove();
    });

    /** Returns a session that holds locks until it ends, by the crash at the latest. */
    const holding = async (...statements: readonly string[]): Promise<Connection> => {
      const connection = await connect(database.databaseUrl);
      connection.on('error', () => undefined);
      for (const sql of statements) await connection.query(sql);
      return connection;
    };

    /** As clients do, repeats the request if the server does not wait for a slow start of MariaDB. */
    const register = async (): Promise<Body> => {
      for (;;) {
        const { status, body } = await bot.client.send('POST', '/register', { event_types: ['realm'] });
        if (status === 200) return body;
        expect(status).to.equal(503);
      }
    };

    it('returns no change that the crash takes back, and loses no event', async () => {
      const looking = await holding();
      const beforeSnapshot = await holding('LOCK TABLES bot_defaults WRITE');
      const beforeRow = await holding('START TRANSACTION', 'SELECT id FROM queues FOR UPDATE');

      const registered = register();
      await untilRuns(looking, /bot_defaults/);
      await database.syncWithCommits(false);
      await other.owner.ok('PATCH', '/realm', { description: 'taken back' });
      beforeSnapshot.destroy();
      await untilRuns(looking, /^INSERT INTO .queues/);
      await database.crash();
      for (const connection of [looking, beforeRow]) connection.destroy();

      const { realm_description: description, queue_id, last_event_id } = await registered;
      expect(description).not.to.equal('taken back');
      await server.owner.ok('PATCH', '/realm', { description: 'kept' });
      const { events } = await bot.client.ok('GET', '/events', { queue_id, last_event_id });
      const values = (events as { value?: unknown }[]).map(({ value }) => value);
      expect(values).to.deep.equal(['kept']);
    });
  });
