import { expect } from 'chai';

import { testDialect } from '../../support/databases.js';
import { openTestStore, type TestStore } from '../../support/store.js';

type Settings = Readonly<Record<string, string | number>>;

const LONG = { userId: 1, signal: new AbortController().signal };

describe('The settings of a database session', () => {
  let store: TestStore;

  before(async () => {
    store = await openTestStore();
  });
  after(() => store.close());

  if (testDialect === 'sqlite') {
    const pragma = async (name: string, mode: 'write' | 'read' = 'write'): Promise<unknown> =>
      Object.values((await store[mode]((tx) => tx.first<Settings>(`PRAGMA ${name}`))) ?? {})[0];

    it('make a COMMIT wait for the disk, and check foreign keys', async () => {
      // 2 is FULL: the log is synced with every COMMIT.
      expect(await pragma('synchronous')).to.equal(2);
      expect(await pragma('journal_mode')).to.equal('wal');
      expect(await pragma('foreign_keys')).to.equal(1);
      expect(await pragma('locking_mode')).to.equal('normal');
      expect(await pragma('ignore_check_constraints')).to.equal(0);
      expect(await pragma('cache_size')).to.equal(-16_000);
    });

    it('let short reads write nothing, and limit their memory', async () => {
      expect(await pragma('query_only', 'read')).to.equal(1);
      expect(await pragma('cache_size', 'read')).to.equal(-4_000);
    });

    it('let long reads write nothing, and limit their memory', async () => {
      const row = await store.longRead(LONG, (tx) =>
        tx.first<Settings>('SELECT query_only, cache_size FROM pragma_query_only, pragma_cache_size'),
      );
      expect(row).to.deep.equal({ query_only: 1, cache_size: -4_000 });
    });
  } else {
    /** Version comments: each server reads the one for it. */
    const SELECT = `SELECT @@SESSION.sql_mode AS sql_mode, @@SESSION.innodb_lock_wait_timeout AS lock_wait,
      @@SESSION.character_set_client AS client_set, @@SESSION.character_set_connection AS connection_set,
      @@SESSION.character_set_results AS result_set, @@SESSION.collation_connection AS collation,
      @@SESSION.autocommit AS autocommit, @@SESSION.foreign_key_checks AS foreign_key_checks,
      @@SESSION.unique_checks AS unique_checks,
      /*!80000 @@SESSION.transaction_isolation AS isolation, @@SESSION.cte_max_recursion_depth AS recursion,
      @@SESSION.max_execution_time AS statement_limit */
      /*M! @@SESSION.tx_isolation AS isolation, @@SESSION.max_recursive_iterations AS recursion,
      @@SESSION.max_statement_time * 1000 AS statement_limit */`;

    const EXPECTED: Settings = {
      isolation: 'READ-COMMITTED',
      lock_wait: 5,
      client_set: 'utf8mb4',
      connection_set: 'utf8mb4',
      result_set: 'utf8mb4',
      collation: 'utf8mb4_bin',
      autocommit: 1,
      foreign_key_checks: 1,
      unique_checks: 1,
      recursion: 1_000_000,
    };
    const MODES = ['STRICT_ALL_TABLES', 'NO_ENGINE_SUBSTITUTION', 'PIPES_AS_CONCAT'];

    for (const mode of ['read', 'write', 'longRead'] as const)
      it(`are ours, whatever the server has by default: for a ${mode}`, async () => {
        const row = await (mode === 'longRead'
          ? store.longRead(LONG, (tx) => tx.first<Settings>(SELECT))
          : store[mode]((tx) => tx.first<Settings>(SELECT)));
        expect(row).to.deep.include(EXPECTED);
        expect(String(row?.sql_mode).split(',')).to.have.members(MODES);
        expect(Number(row?.statement_limit), 'time limit of a statement').to.equal(
          mode === 'longRead' ? 5_000 : 0,
        );
      });

    for (const mode of ['write', 'longRead'] as const)
      it(`wait for all that a Galera cluster has committed: for a ${mode}`, async () => {
        const sql = "SHOW SESSION VARIABLES LIKE 'wsrep_sync_wait'";
        const rows = await (mode === 'write'
          ? store.write((tx) => tx.all(sql))
          : store.longRead(LONG, (tx) => tx.all(sql)));
        // MySQL has no such setting, nor has MariaDB that was built without Galera.
        const setting = await store.read((tx) => tx.all("SHOW GLOBAL VARIABLES LIKE 'wsrep_sync_wait'"));
        expect(rows).to.deep.equal(setting.map((row) => ({ ...row, Value: '1' })));
      });

    it('do not include the time zone, since no column has a time of the database', async () => {
      const columns = await store.read((tx) =>
        tx.all(`SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = DATABASE()
          AND data_type IN ('timestamp', 'datetime', 'date', 'time', 'year') AND table_name <> 'knex_migrations'`),
      );
      expect(columns).to.deep.equal([]);
    });

    it('store every text as utf8mb4, compared by its code points', async () => {
      const columns = await store.read((tx) =>
        tx.all<{
          collation: string;
        }>(`SELECT DISTINCT collation_name AS collation FROM information_schema.columns
          WHERE table_schema = DATABASE() AND collation_name IS NOT NULL`),
      );
      expect(columns).to.deep.equal([{ collation: 'utf8mb4_bin' }]);
    });
  }
});
