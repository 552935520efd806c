import type { Knex } from 'knex';

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
export const refuseOldRelease = async (knex: Knex, releases = RELEASES): Promise<void> => {
  refuseReleases(await findNote(knex), releases);
};
