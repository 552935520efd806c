import type { Knex } from 'knex';

import type { Clock } from '../../lib/clock.js';
import type { StoreLog } from './engine.js';
import { migrations, type Migration } from './migrations/index.js';
import { refuseOldRelease } from './releases.js';
import { createTables, type Table } from './schema.js';

/** The store's own tables, needed before any migration. */
const bookkeeping: Record<string, Table> = {
  migrations: (t) => {
    t.string('name', 100).primary();
    t.bigInteger('applied_at').notNullable();
  },
  // Leases for work that one process at a time may do, as long as it renews its lease.
  leases: (t) => {
    t.string('name', 60).primary();
    t.string('owner', 36).notNullable();
    t.bigInteger('expires_at').notNullable();
  },
  // One row per table that transactions lock as a whole, even while it is empty.
  table_locks: (t) => {
    t.string('name', 60).primary();
  },
};

export const prepareBookkeeping = async (knex: Knex): Promise<void> => {
  if (await knex.schema.hasTable('table_locks')) return;
  await createTables(knex, bookkeeping);
};

interface Plan {
  readonly pending: readonly Migration[];
  /** Whether no newer release has migrated the database. */
  readonly isNewest: boolean;
}

/** Compares a database with this release. Throws a `StoreOpenError` if this release cannot use it. */
export const planMigrations = async (knex: Knex, log?: StoreLog): Promise<Plan> => {
  const applied = new Set(await knex('migrations').pluck<string[]>('name'));
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const { name } of migrations) applied.delete(name);
  const isNewest = applied.size === 0;
  if (!isNewest) {
    await refuseOldRelease(knex);
    log?.warn({ migrations: [...applied] }, 'The database was migrated by a newer version of this server.');
  }
  return { pending, isNewest };
};

export const applyMigration = async (knex: Knex, migration: Migration, clock: Clock): Promise<void> => {
  await migration.up(knex);
  await knex('migrations').insert({ name: migration.name, applied_at: clock.seconds() });
};
