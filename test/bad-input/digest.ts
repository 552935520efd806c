import { createHash } from 'node:crypto';

import type { Store, Tx } from '../../src/store/types.js';

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

const tableDigests = async (tx: Tx): Promise<Map<string, string>> => {
  const digests = new Map<string, string>();
  for (const { name } of await tx.all<{ name: string }>(NAMES[tx.dialect]))
    if (name !== LOG) digests.set(name, hash(await tx.all(`SELECT * FROM ${name}`)));
  return digests;
};

/** The content of the whole store: a hash by table. */
export const digest = (store: Store): Promise<ReadonlyMap<string, string>> => store.read(tableDigests);

/** The names of the tables that differ. */
export const changedTables = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] => [...after].flatMap(([name, value]) => (before.get(name) === value ? [] : [name]));
