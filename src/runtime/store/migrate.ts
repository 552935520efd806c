import type { Knex } from 'knex';

import type { StoreLog } from './engine.js';
import { createTables, type Migration, type Table } from './schema.js';
import { StoreOpenError } from './errors.js';

/** How Knex runs the migrations of this release on a database, which may have some of a later one. */
const configOf = (migrations: readonly Migration[]): Knex.MigratorConfig => ({
  migrationSource: {
    getMigrations: () => Promise.resolve([...migrations]),
    getMigrationName: ({ name }) => name,
    getMigration: (migration) => Promise.resolve(migration),
  } satisfies Knex.MigrationSource<Migration>,
  disableMigrationsListValidation: true,
});

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

/** The tables needed before any migration: two of Knex, as its own tools create them, and two of the store. */
const bookkeeping: Record<string, Table> = {
  knex_migrations: (t) => {
    t.increments();
    t.string('name');
    t.integer('batch');
    t.timestamp('migration_time');
  },
  knex_migrations_lock: (t) => {
    t.increments('index').primary();
    t.integer('is_locked');
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
  if (await knex.schema.hasTable('migrations'))
    throw new StoreOpenError(
      'The database was made before the first release. Export it with the version that made it (`team-chat export`), and import the archive into an empty database.',
    );
  if (await knex.schema.hasTable('table_locks')) return;
  await createTables(knex, bookkeeping);
};

interface Plan {
  readonly pending: readonly Migration[];
  /** Whether no newer release has migrated the database. */
  readonly isNewest: boolean;
}

/** Compares a database with this release. Throws a `StoreOpenError` if this release cannot use it. */
export const planMigrations = async (
  knex: Knex,
  migrations: readonly Migration[],
  log?: StoreLog,
): Promise<Plan> => {
  const applied = new Set(await knex('knex_migrations').pluck<string[]>('name'));
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const { name } of migrations) applied.delete(name);
  const isNewest = applied.size === 0;
  if (!isNewest) {
    await refuseOldRelease(knex);
    log?.warn({ migrations: [...applied] }, 'The database was migrated by a newer version of this server.');
  }
  return { pending, isNewest };
};

/** Runs the pending migrations. No other process may run them meanwhile. */
export const applyMigrations = async (knex: Knex, migrations: readonly Migration[]): Promise<void> => {
  const config = configOf(migrations);
  // A process that was killed in a migration leaves Knex's lock behind. This also adds the one row of the lock, which nothing
  // outside the lease may add: Knex refuses to migrate with two.
  await knex.migrate.forceFreeMigrationsLock(config);
  await knex.migrate.latest(config);
};
