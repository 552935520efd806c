import type { Knex } from 'knex';

import type { Clock } from '../../lib/clock.js';
import type { StoreLog } from './engine.js';
import { type Migration, migrations } from './migrations/index.js';
import { createTables, type Table } from './schema.js';
import { StoreOpenError } from './errors.js';

/** The releases of the server, from the oldest to the newest, which this is. Releases of one line have the same tables. */
export const RELEASES: readonly string[] = ['1.0'];

/** A row of `server_state`: the newest release that has used the database, and the one before it, as JSON. */
export const RELEASES_ROW = 'releases';

const findNote = async (knex: Knex): Promise<string | undefined> => {
  const row = await knex('server_state')
    .where({ name: RELEASES_ROW })
    .first<{ value: string } | undefined>('value');
  return row?.value;
};

/** Notes that the tables of the database are those of this release. */
export const noteRelease = async (knex: Knex, releases = RELEASES): Promise<void> => {
  const value = JSON.stringify(releases.slice(-2));
  if ((await findNote(knex)) === value) return;
  await knex('server_state').insert({ name: RELEASES_ROW, value }).onConflict('name').merge();
};

/** Throws a `StoreOpenError` if this release is not among those that the row of a database names. */
export const refuseReleases = (note: string | undefined, releases = RELEASES): void => {
  const serving = JSON.parse(note ?? '[]') as string[];
  const own = releases.at(-1) ?? '';
  if (serving.length === 0 || serving.includes(own)) return;
  throw new StoreOpenError(
    `The database is of release ${serving.at(-1)}, and this is release ${own}. Start ${serving.toReversed().join(' or ')}, or restore a backup that ${own} has made.`,
  );
};

/**
 * Throws if a newer release has migrated the database, and this is not the release before that one: the tables may lack what
 * this one needs. A database without the note is of the time before it.
 */
const refuseOldRelease = async (knex: Knex, releases = RELEASES): Promise<void> => {
  refuseReleases(await findNote(knex), releases);
};

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
