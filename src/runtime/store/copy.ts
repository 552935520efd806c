import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { isEmptyMysql, checkDump, loadMysql } from './mysql/load.js';
import { dumpMysql, type RowCounts } from './mysql/dump.js';
import { checkSqlite, copySqlite, replaceSqlite } from './sqlite/copy.js';
import { isSqliteUrl, sqliteFile } from './sqlite/file.js';
import type { Dialect } from './types.js';

/** Where a database is, as the settings state it. */
export interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

export type Report = (done: number) => void;

/** What is known of a copy besides its files. */
export interface DatabaseCopy {
  readonly engine: Dialect;
  /** The number of rows of each table, for MySQL and MariaDB. */
  readonly tables: RowCounts;
}

/** The tables that a server needs to find the mark of an unfinished load. The first one has the mark. */
const FIRST = ['server_state', 'table_locks', 'leases', 'knex_migrations', 'knex_migrations_lock'];

const SQLITE_COPY = 'chat.sqlite';

export const engineOf = ({ databaseUrl }: Place): Dialect => (isSqliteUrl(databaseUrl) ? 'sqlite' : 'mysql');

const fileOf = ({ databaseUrl, dataDir }: Place): string => sqliteFile(databaseUrl, dataDir);

/** Copies the whole database, as it is at one moment, into a new folder. Servers may use it meanwhile. */
export const copyDatabase = async (place: Place, folder: string, report: Report): Promise<DatabaseCopy> => {
  await mkdir(folder, { mode: 0o700 });
  const engine = engineOf(place);
  if (engine === 'mysql') return { engine, tables: await dumpMysql(place.databaseUrl, folder, report) };
  copySqlite(fileOf(place), join(folder, SQLITE_COPY));
  return { engine, tables: {} };
};

/** Throws if a copy cannot be read as a whole. */
export const checkCopy = async (folder: string, { engine, tables }: DatabaseCopy): Promise<void> => {
  if (engine === 'sqlite') checkSqlite(join(folder, SQLITE_COPY));
  else await checkDump(folder, tables);
};

/** Returns whether there is no database yet: no file, or no table. */
export const isEmptyDatabase = async (place: Place): Promise<boolean> =>
  engineOf(place) === 'sqlite' ? !existsSync(fileOf(place)) : isEmptyMysql(place.databaseUrl);

interface Loading {
  readonly copy: DatabaseCopy;
  /** The statement after which no server starts with the database. */
  readonly mark: string;
  /** Changes the restored database before it is complete. Removes the mark in its last transaction. */
  readonly prepare: (place: Place) => Promise<void>;
  readonly report: Report;
}

/** Loads a copy into an empty database. */
export const loadCopy = async (place: Place, folder: string, loading: Loading): Promise<void> => {
  const { copy, mark, prepare, report } = loading;
  if (copy.engine === 'sqlite') {
    await replaceSqlite(join(folder, SQLITE_COPY), fileOf(place), (draft) =>
      prepare({ ...place, databaseUrl: `sqlite:${draft}` }),
    );
    return;
  }
  await loadMysql(place.databaseUrl, folder, { counts: copy.tables, first: FIRST, mark, report });
  await prepare(place);
};
