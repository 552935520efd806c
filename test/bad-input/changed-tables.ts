import { createHash } from 'node:crypto';

import Database from 'libsql';

import type { Store, Tx } from '../../src/runtime/store/types.js';
import { testDialect } from '../support/databases.js';

type SqliteDatabase = InstanceType<typeof Database>;

/** The log only grows. `event_sequence` has its last position. */
const LOG = 'events';

/** A text for the content of each table. */
type Digests = ReadonlyMap<string, string>;

const namesOf = (rows: readonly unknown[]): string[] =>
  (rows as readonly { readonly name: string }[]).map(({ name }) => name).filter((name) => name !== LOG);

/** Blobs would be empty objects in JSON. */
const withBlobs = (_: string, value: unknown): unknown =>
  value instanceof ArrayBuffer ? Buffer.from(value).toString('base64') : value;

const hash = (rows: readonly unknown[]): string => {
  const lines = rows.map((row) => JSON.stringify(row, withBlobs));
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
};

const digestsOf = (database: SqliteDatabase): Digests => {
  const tables = database.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const rowsOf = (name: string): unknown[] => database.prepare(`SELECT * FROM ${name}`).raw().all();
  return new Map(namesOf(tables.all()).map((name) => [name, hash(rowsOf(name))]));
};

const digestsOnServer = async (tx: Tx): Promise<Digests> => {
  const names = namesOf(
    await tx.all('SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'),
  );
  const sums = await tx.all<{ Table: string; Checksum: number }>(`CHECKSUM TABLE ${names.join(', ')}`);
  return new Map(sums.map(({ Table, Checksum }) => [Table.replace(/^.*\./, ''), String(Checksum)]));
};

/** The names of the tables that differ. */
const differing = (before: Digests, after: Digests): string[] =>
  [...after].flatMap(([name, value]) => (before.get(name) === value ? [] : [name]));

/** The tables whose content changes while some work runs. */
export interface ChangedTables {
  during(work: () => Promise<void>): Promise<readonly string[]>;
  close(): void;
}

/** Reads the database beside its server, and only if the server committed something. */
const inSqlite = (file: string): ChangedTables => {
  const [old, current] = [new Database(file), new Database(file)];
  /** A number that changes with each COMMIT of another connection. */
  const version = (): string => String(current.prepare('PRAGMA data_version').raw().get());
  return {
    async during(work) {
      const before = version();
      // The first read determines what a transaction sees.
      old.exec('BEGIN; SELECT 1 FROM sqlite_master LIMIT 1');
      try {
        await work();
        return version() === before ? [] : differing(digestsOf(old), digestsOf(current));
      } finally {
        old.exec('COMMIT');
      }
    },
    close() {
      old.close();
      current.close();
    },
  };
};

const onServer = (store: Store): ChangedTables => ({
  async during(work) {
    const before = await store.read(digestsOnServer);
    await work();
    return differing(before, await store.read(digestsOnServer));
  },
  close: () => undefined,
});

export const watchTables = async (store: Store): Promise<ChangedTables> => {
  if (testDialect === 'mysql') return onServer(store);
  const [main] = await store.read((tx) => tx.all<{ file: string }>('PRAGMA database_list'));
  return inSqlite(main?.file ?? '');
};
