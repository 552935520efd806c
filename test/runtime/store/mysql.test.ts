import { randomBytes } from 'node:crypto';

import { expect } from 'chai';
import type { RowDataPacket } from 'mysql2/promise';

import { createEventLog } from '../../../src/runtime/event-log/log.js';
import { StoreOpenError } from '../../../src/runtime/store/errors.js';
import { openStore } from '../../../src/runtime/store/open.js';
import type { Store, Tx } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { overTcp } from '../../support/database-server.js';
import { createEmptyDatabase, onServer, testDialect, type TestDatabase } from '../../support/databases.js';
import { openTestStore } from '../../support/store.js';
import { migrations } from '../../../src/server/schema/migrations.js';

const open = (database: TestDatabase, databaseUrl = database.databaseUrl): Promise<Store> => {
  const clock = new ManualClock();
  return openStore({ ...database, databaseUrl, clock, migrations, ...createEventLog({ clock }) });
};

const withCredentials = (databaseUrl: string, user: string, password: string): string => {
  const url = overTcp(databaseUrl);
  url.username = user;
  url.password = encodeURIComponent(password);
  return url.href;
};

/** Changes a global variable of the server during the work, and restores it afterwards. */
const withGlobal = async (name: string, value: number, work: () => Promise<void>): Promise<void> => {
  const before = await onServer(async (connection) => {
    const [rows] = await connection.query<RowDataPacket[]>(`SELECT @@GLOBAL.${name} AS value`);
    await connection.query(`SET GLOBAL ${name} = ${value}`);
    return Number(rows[0]?.value);
  });
  try {
    await work();
  } finally {
    await onServer((connection) => connection.query(`SET GLOBAL ${name} = ${before}`));
  }
};

/** Kills a session and waits until it has ended. */
const killSession = (session: number): Promise<void> =>
  onServer(async (connection) => {
    await connection.query(`KILL CONNECTION ${session}`);
    for (;;) {
      const [rows] = await connection.query<RowDataPacket[]>('SHOW PROCESSLIST');
      if (rows.every(({ Id }) => Id !== session)) return;
    }
  });

const job = { kind: 'mail', payload: '{}', due_at: 1 };

const sessionOf = async (tx: Tx): Promise<number> =>
  Number((await tx.first<{ id: number }>('SELECT CONNECTION_ID() AS id'))?.id);

if (testDialect === 'mysql') {
  describe('a MySQL or MariaDB server', () => {
    let database: TestDatabase;
    let isMariadb = false;
    const user = `user_${randomBytes(4).toString('hex')}`;
    const password = 'pass/word: 50%';

    before(async () => {
      database = await createEmptyDatabase();
      isMariadb = await onServer(async (connection) => {
        const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
        return String(rows[0]?.version).includes('MariaDB');
      });
      const name = new URL(database.databaseUrl).pathname.slice(1);
      await onServer((connection) =>
        connection.query(
          `CREATE USER ${user}@'127.0.0.1' IDENTIFIED BY '${password}'; GRANT ALL ON ${name}.* TO ${user}@'127.0.0.1'`,
        ),
      );
    });

    after(async () => {
      await onServer((connection) => connection.query(`DROP USER ${user}@'127.0.0.1'`));
      await database.remove();
    });

    it('accepts a password without TLS, even if it is not cached', async () => {
      const databaseUrl = withCredentials(database.databaseUrl, user, password);
      for (let round = 0; round < 2; round += 1) {
        // MySQL clears its cache: the client sends the whole password again, encrypted with the server's RSA key.
        await onServer((connection) => connection.query('FLUSH PRIVILEGES'));
        const store = await open(database, databaseUrl);
        expect(await store.read((tx) => tx.first('SELECT USER() AS name'))).to.deep.equal({
          name: `${user}@127.0.0.1`,
        });
        await store.close();
      }
    });

    it('that refuses the password stops the start with one line that omits the password', async () => {
      const error = await open(database, withCredentials(database.databaseUrl, user, 'wrong-one')).catch(
        (reason: unknown) => reason as Error,
      );
      expect(error).to.be.instanceOf(StoreOpenError);
      expect((error as Error).message).to.match(
        /^The database at 127\.0\.0\.1:\d+\/test_\w+ cannot be opened: Access denied for user .*\.$/,
      );
      expect((error as Error).message).to.not.include('wrong-one');
    });

    it('may require a primary key for every table', async () => {
      const demand = isMariadb ? 'innodb_force_primary_key' : 'sql_require_primary_key';
      const other = await createEmptyDatabase();
      await withGlobal(demand, 1, async () => (await open(other)).close());
      await other.remove();
    });

    it('has the collation utf8mb4_bin in all columns, regardless of its defaults', async () => {
      const store = await open(database);
      const others = await store.read((tx) =>
        tx.all(
          `SELECT table_name, column_name, collation_name FROM information_schema.columns
            WHERE table_schema = DATABASE() AND collation_name <> 'utf8mb4_bin'`,
        ),
      );
      await store.close();
      expect(others).to.deep.equal([]);
    });

    it('may end a session in or between transactions', async () => {
      const store = await openTestStore();
      let runs = 0;
      const session = await store.write(async (tx) => {
        runs += 1;
        await tx.insert('outbox', job);
        const own = await sessionOf(tx);
        if (runs === 1) await killSession(own);
        await tx.insert('outbox', job);
        return own;
      });
      expect(runs).to.equal(2);
      await killSession(session);
      expect(await store.read((tx) => tx.first('SELECT COUNT(*) AS n FROM outbox'))).to.deep.equal({ n: 2 });
      await store.close();
    });

    it('may end an idle session', async () => {
      const store = await openTestStore();
      const session = await store.read(async (tx) => {
        await tx.all('SET SESSION wait_timeout = 1');
        return sessionOf(tx);
      });
      await onServer(async (connection) => {
        for (;;) {
          const [rows] = await connection.query<RowDataPacket[]>('SHOW PROCESSLIST');
          if (rows.every(({ Id }) => Id !== session)) return;
        }
      });
      expect(await store.read(sessionOf)).to.not.equal(session);
      await store.close();
    });

    it('may have reached its limit of prepared statements', async () => {
      const store = await openTestStore();
      await withGlobal('max_prepared_stmt_count', 0, async () => {
        await store.write((tx) => tx.insert('server_state', { name: 'a', value: 'b' }));
        expect(
          await store.read((tx) => tx.first('SELECT value FROM server_state WHERE name = ?', ['a'])),
        ).to.deep.equal({ value: 'b' });
      });
      await store.close();
    });
  });
}
