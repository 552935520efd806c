import { expect } from 'chai';

import { createEventLog } from '../../../src/runtime/event-log/log.js';
import { program } from '../../../src/chat/organization/version.js';
import { StoreOpenError } from '../../../src/runtime/store/errors.js';
import { openStore } from '../../../src/runtime/store/open.js';
import { RELEASES } from '../../../src/runtime/store/migrate.js';
import { migrations } from '../../../src/server/schema/migrations.js';
import type { Store } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { createEmptyDatabase, type TestDatabase, testDialect } from '../../support/databases.js';
import { anyTable } from '../../support/any-table.js';

const names = migrations.map(({ name }) => name);

describe('migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(() => database.remove());

  const open = (warnings: string[] = []): Promise<Store> => {
    const clock = new ManualClock();
    const log = {
      info: () => undefined,
      warn: (_: object, text: string) => warnings.push(text),
      error: () => undefined,
    };
    return openStore({ ...database, clock, log, migrations, ...createEventLog({ clock }) });
  };

  const applied = async (store: Store): Promise<string[]> =>
    (
      await store.read((tx) => tx.all<{ name: string }>('SELECT name FROM knex_migrations ORDER BY name'))
    ).map(({ name }) => name);

  /** Returns the schema that the engine reports. */
  const schema = (store: Store): Promise<unknown> =>
    store.read((tx) =>
      tx.all(
        store.dialect === 'sqlite'
          ? 'SELECT type, name, sql FROM sqlite_master ORDER BY name'
          : `SELECT table_name, index_name, seq_in_index, column_name, non_unique FROM information_schema.statistics
              WHERE table_schema = DATABASE() ORDER BY table_name, index_name, seq_in_index`,
      ),
    );

  it('run once', async () => {
    const first = await open();
    const before = await schema(first);
    expect(await applied(first)).to.deep.equal(names);
    await first.close();
    const second = await open();
    expect(await applied(second)).to.deep.equal(names);
    expect(await schema(second)).to.deep.equal(before);
    await second.close();
  });

  it('can each run again after a partial run', async () => {
    const first = await open();
    const before = await schema(first);
    await first.write(async (tx) => {
      await tx.run('DELETE FROM knex_migrations');
      // On SQLite a migration is atomic.
      if (testDialect === 'sqlite') return;
      await tx.run('DROP TABLE outbox');
      await tx.run('ALTER TABLE messages DROP INDEX messages_sender');
      await tx.run('ALTER TABLE users DROP INDEX users_email_key_unique');
      await tx.run('DELETE FROM event_sequence');
    });
    await first.close();
    const second = await open();
    expect(await applied(second)).to.deep.equal(names);
    expect(await schema(second)).to.deep.equal(before);
    expect(
      await second.read((tx) => tx.all('SELECT id, last_id, trimmed_id FROM event_sequence')),
    ).to.deep.equal([{ id: 1, last_id: 0, trimmed_id: 0 }]);
    await second.close();
  });

  it('stop the start if the database refuses a statement', async () => {
    const first = await open();
    await first.write(async (tx) => {
      await tx.run('DELETE FROM knex_migrations');
      await tx.run(`DROP INDEX messages_arrival${testDialect === 'mysql' ? ' ON messages' : ''}`);
      await tx.run('ALTER TABLE messages DROP COLUMN arrival_id');
    });
    await first.close();
    const error = await open().catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error);
    expect((error as Error).message).to.contain('arrival_id');
  });

  it('run again after a process that was killed in one, which left the lock of Knex', async () => {
    const first = await open();
    await first.write(async (tx) => {
      await tx.run('DELETE FROM knex_migrations');
      await tx.run('UPDATE knex_migrations_lock SET is_locked = 1');
    });
    await first.close();
    const second = await open();
    expect(await applied(second)).to.deep.equal(names);
    await second.close();
  });

  it('leave one row in the lock of Knex if a process that starts at the same time prepares the tables late', async () => {
    const first = await open();
    // So the late process saw the database before.
    await first.write((tx) => tx.run('DROP TABLE table_locks'));
    await first.close();
    const late = await open();
    const rows = await late.read((tx) => tx.all('SELECT is_locked FROM knex_migrations_lock'));
    expect(rows).to.deep.equal([{ is_locked: 0 }]);
    await late.close();
  });

  it('refuse a database of before the first release, in one line that says what to do', async () => {
    const store = await open();
    await store.write((tx) => tx.run('CREATE TABLE migrations (name varchar(100) NOT NULL PRIMARY KEY)'));
    await store.close();
    const refused = await open().catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(StoreOpenError);
    expect((refused as Error).message).to.match(
      /^The database was made before the first release\. Export it .*\.$/,
    );
  });

  it('of a newer server are ignored, with a warning', async () => {
    const first = await open();
    await first.write((tx) => anyTable(tx).insert('knex_migrations', { name: '9999_later.ts', batch: 9 }));
    await first.close();
    const warnings: string[] = [];
    await (await open(warnings)).close();
    expect(warnings).to.deep.equal(['The database was migrated by a newer version of this server.']);
  });

  /** Makes the database one that a later release has migrated. */
  const migrateLater = async (releases: readonly string[]): Promise<void> => {
    const later = await open();
    await later.write(async (tx) => {
      await anyTable(tx).insert('knex_migrations', { name: '9999_later.ts', batch: 9 });
      await tx.run("UPDATE server_state SET value = ? WHERE name = 'releases'", [JSON.stringify(releases)]);
    });
    await later.close();
  };

  const own = RELEASES.at(-1) ?? '';

  it('of the next release are ignored, and its note stays', async () => {
    await migrateLater([own, '9.1']);
    const warnings: string[] = [];
    const store = await open(warnings);
    const note = await store.read((tx) =>
      tx.first<{ value: string }>("SELECT value FROM server_state WHERE name = 'releases'"),
    );
    await store.close();
    expect(JSON.parse(note?.value ?? '')).to.deep.equal([own, '9.1']);
    expect(warnings).to.have.length(1);
  });

  it('of a release after the next one are refused, in one line that says what to start', async () => {
    await migrateLater(['9.1', '9.2']);
    const refused = await open().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).to.be.instanceOf(StoreOpenError);
    expect((refused as Error).message).to.equal(
      `The database is of release 9.2, and this is release ${own}. Start 9.2 or 9.1, or restore a backup that ${own} has made.`,
    );
  });

  it('belong to the release of the package', () => {
    expect(`${program.version}.`).to.match(new RegExp(`^${own.replace('.', '\\.')}\\.`));
  });

  if (testDialect === 'mysql') {
    it('run once if several processes start together', async () => {
      const stores = await Promise.all([open(), open(), open(), open()]);
      for (const store of stores) expect(await applied(store)).to.deep.equal(names);
      await Promise.all(stores.map((store) => store.close()));
    });

    it('continue after a killed process once its lease has expired', async () => {
      const first = await open();
      await first.write(async (tx) => {
        await tx.run('DELETE FROM knex_migrations');
        await tx.run(
          "INSERT INTO leases (name, owner, expires_at) VALUES ('migrations', 'the dead', UNIX_TIMESTAMP() + 1)",
        );
      });
      await first.close();
      const second = await open();
      expect(await applied(second)).to.deep.equal(names);
      expect(await second.read((tx) => tx.all('SELECT * FROM leases'))).to.deep.equal([]);
      await second.close();
    });
  }
});
