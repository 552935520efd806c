import { existsSync } from 'node:fs';

import Database from 'libsql';
import type { RowDataPacket } from 'mysql2';

import type { DatabaseAddress } from './engine.js';
import { StoreOpenError } from './errors.js';
import { openSession } from './mysql/session.js';
import type { Migration } from './schema.js';
import { isSqliteUrl, sqliteFile } from './sqlite/file.js';

/** What a database is to this version of the server. */
export interface Inspected {
  /** Whether there are tables of the server. */
  readonly exists: boolean;
  /** Number of migrations that the next start applies. */
  readonly pending: number;
  /** Migrations of a newer version. */
  readonly unknown: readonly string[];
  /** The values of `server_state` by name. */
  readonly state: ReadonlyMap<string, string>;
}

const APPLIED = 'SELECT name FROM knex_migrations';
const STATE = 'SELECT name, value FROM server_state';

interface Tables {
  readonly applied: readonly string[];
  readonly state: readonly { readonly name: string; readonly value: string }[];
}

const inSqlite = (file: string): Tables | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    const database = new Database(file, { readonly: true });
    try {
      const find = database.prepare('SELECT name FROM sqlite_master WHERE name = ?');
      if (!find.get('knex_migrations')) return undefined;
      return {
        applied: (database.prepare(APPLIED).all() as { name: string }[]).map(({ name }) => name),
        state: find.get('server_state') ? (database.prepare(STATE).all() as Tables['state'][0][]) : [],
      };
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StoreOpenError(`The database ${file} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
};

const inMysql = async (databaseUrl: string): Promise<Tables | undefined> => {
  const session = await openSession(databaseUrl);
  try {
    if ((await session.query("SHOW TABLES LIKE 'knex_migrations'")).length === 0) return undefined;
    const applied = (await session.query<RowDataPacket & { name: string }>(APPLIED)).map(({ name }) => name);
    const isThere = (await session.query("SHOW TABLES LIKE 'server_state'")).length > 0;
    return {
      applied,
      state: isThere ? await session.query<RowDataPacket & Tables['state'][0]>(STATE) : [],
    };
  } finally {
    session.close();
  }
};

/** Reads a database without a change. Throws a `StoreOpenError` if it cannot be read. */
export const inspectDatabase = async (
  { databaseUrl, dataDir }: DatabaseAddress,
  migrations: readonly Migration[],
): Promise<Inspected> => {
  const tables = isSqliteUrl(databaseUrl)
    ? inSqlite(sqliteFile(databaseUrl, dataDir))
    : await inMysql(databaseUrl);
  const applied = tables?.applied;
  const known = migrations.map(({ name }) => name);
  return {
    exists: applied !== undefined,
    pending: known.filter((name) => !applied?.includes(name)).length,
    unknown: (applied ?? []).filter((name) => !known.includes(name)),
    state: new Map(tables?.state.map(({ name, value }) => [name, value])),
  };
};
