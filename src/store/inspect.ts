import { existsSync } from 'node:fs';

import Database from 'libsql';
import type { RowDataPacket } from 'mysql2';

import type { DatabaseAddress } from './engine.js';
import { StoreOpenError } from './errors.js';
import { migrations } from './migrations/index.js';
import { openSession } from './mysql/session.js';
import { sqliteFile } from './sqlite/file.js';

/** What a database is to this version of the server. */
export interface Inspected {
  /** Whether there are tables of the server. */
  readonly exists: boolean;
  /** Number of migrations that the next start applies. */
  readonly pending: number;
  /** Migrations of a newer version. */
  readonly unknown: readonly string[];
}

const APPLIED = 'SELECT name FROM migrations';

const appliedInSqlite = (file: string): readonly string[] | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    const database = new Database(file, { readonly: true });
    try {
      const table = database.prepare("SELECT name FROM sqlite_master WHERE name = 'migrations'").get();
      if (!table) return undefined;
      return (database.prepare(APPLIED).all() as { name: string }[]).map(({ name }) => name);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StoreOpenError(`The database ${file} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
};

const appliedInMysql = async (databaseUrl: string): Promise<readonly string[] | undefined> => {
  const session = await openSession(databaseUrl);
  try {
    if ((await session.query("SHOW TABLES LIKE 'migrations'")).length === 0) return undefined;
    return (await session.query<RowDataPacket & { name: string }>(APPLIED)).map(({ name }) => name);
  } finally {
    session.close();
  }
};

/** Reads a database without a change. Throws a `StoreOpenError` if it cannot be read. */
export const inspectDatabase = async ({ databaseUrl, dataDir }: DatabaseAddress): Promise<Inspected> => {
  const applied = databaseUrl.startsWith('sqlite:')
    ? appliedInSqlite(sqliteFile(databaseUrl, dataDir))
    : await appliedInMysql(databaseUrl);
  const known = migrations.map(({ name }) => name);
  return {
    exists: applied !== undefined,
    pending: known.filter((name) => !applied?.includes(name)).length,
    unknown: (applied ?? []).filter((name) => !known.includes(name)),
  };
};
