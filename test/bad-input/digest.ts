import { createHash } from 'node:crypto';

import type { Store, Tx } from '../../src/store/types.js';
import { testDialect } from '../support/databases.js';

const NAMES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  mysql: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
};

const hash = (rows: readonly object[]): string =>
  createHash('sha256')
    .update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    )
    .digest('hex');

/** The log only grows. `event_sequence` has its last position. */
const LOG = 'events';

type Digests = ReadonlyMap<string, string>;

const tableNames = async (tx: Tx): Promise<string[]> =>
  (await tx.all<{ name: string }>(NAMES[tx.dialect])).map(({ name }) => name).filter((name) => name !== LOG);

const ofMysql = async (tx: Tx): Promise<Digests> => {
  const sums = await tx.all<{ Table: string; Checksum: number }>(
    `CHECKSUM TABLE ${(await tableNames(tx)).join(', ')}`,
  );
  return new Map(sums.map(({ Table, Checksum }) => [Table.replace(/^.*\./, ''), String(Checksum)]));
};

const ofSqlite = async (tx: Tx): Promise<Digests> => {
  const digests = new Map<string, string>();
  for (const name of await tableNames(tx)) digests.set(name, hash(await tx.all(`SELECT * FROM ${name}`)));
  return digests;
};

/** The digests of a store, and the number of rows that its connection had written until then. */
const known = new WeakMap<Store, { readonly changes: number; readonly digests: Digests }>();

const unlessUnchanged = async (store: Store): Promise<Digests> => {
  const row = await store.write((tx) => tx.first<{ changes: number }>('SELECT total_changes() AS changes'));
  const changes = row?.changes ?? 0;
  const last = known.get(store);
  if (last?.changes === changes) return last.digests;
  const digests = await store.read(ofSqlite);
  known.set(store, { changes, digests });
  return digests;
};

/** The content of the whole store: a hash by table. */
export const digest = (store: Store): Promise<Digests> =>
  testDialect === 'sqlite' ? unlessUnchanged(store) : store.read(ofMysql);

/** The names of the tables that differ. */
export const changedTables = (before: Digests, after: Digests): string[] =>
  [...after].flatMap(([name, value]) => (before.get(name) === value ? [] : [name]));
