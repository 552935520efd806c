import Database from 'libsql';

import type { Observe } from '../../src/runtime/store/connection.js';
import { sqliteFile } from '../../src/runtime/store/sqlite/file.js';
import { testDialect, type TestDatabase } from './databases.js';

/** `SEARCH c USING INDEX name (a=? AND b=?)`: the name of the index, and the columns whose values are known. */
const SEARCH = /^SEARCH \w+ USING (?:COVERING )?INDEX (\w+) \((.*)\)/;
/** By an ID, or the least or greatest one. */
const BY_ID = /^SEARCH \w+(?: USING INTEGER PRIMARY KEY \(rowid=\?\))?(?: LEFT-JOIN)?$/;
/** Begins the part of a subquery. */
const HEADING = /^(?:CORRELATED )?(?:SCALAR|LIST) SUBQUERY \d+$/;
/** Walks through a table, which ends at its first row if that is all that the statement asks for. */
const SCAN = /^SCAN \w+(?: USING (?:COVERING )?INDEX \w+)?$/;
const FIRST_OF_ALL = /^(?!.*\bwhere\b).*\blimit\b/is;

/** Returns the lines of the plan of a statement whose steps grow with the data. None if keys find its row. */
export const growingSteps = (database: Database.Database, sql: string): string[] => {
  const keysOf = (index: string): string[][] =>
    database
      .prepare(
        `SELECT (SELECT group_concat(name) FROM pragma_index_info(l.name)) AS columns
         FROM sqlite_master m, pragma_index_list(m.tbl_name) l
         WHERE m.type = 'index' AND m.name = ? AND l."unique" = 1`,
      )
      .all([index])
      .map((row) => (row as { columns: string }).columns.split(','));
  const isUnique = (detail: string): boolean => {
    const [, index = '', terms = ''] = SEARCH.exec(detail) ?? [];
    const known = terms.split(' AND ');
    return keysOf(index).some((key) => key.every((column) => known.includes(`${column}=?`)));
  };
  const plan = database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(Array(sql.split('?').length - 1).fill(1)) as {
    readonly detail: string;
  }[];
  return plan
    .map(({ detail }) => detail)
    .filter(
      (detail) =>
        !(BY_ID.test(detail) || HEADING.test(detail) || isUnique(detail)) &&
        !(SCAN.test(detail) && FIRST_OF_ALL.test(sql)),
    );
};

/** The statements that this process has checked. */
const checked = new Set<string>();

/** The statements of one server of which the code states that a key finds their row. */
export class Lookups {
  readonly #seen = new Set<string>();

  readonly observe: Observe = (sql, byKey) => {
    if (byKey && !checked.has(sql)) this.#seen.add(sql);
  };

  /** Throws unless it is so. SQLite runs them on the event loop. */
  check({ databaseUrl, dataDir }: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>): void {
    if (testDialect !== 'sqlite' || this.#seen.size === 0) return;
    const database = new Database(sqliteFile(databaseUrl, dataDir));
    try {
      for (const sql of this.#seen) {
        checked.add(sql);
        const steps = growingSteps(database, sql);
        if (steps.length > 0) throw new Error(`No key finds this row:\n${sql}\n${steps.join('\n')}`);
      }
    } finally {
      database.close();
    }
  }
}
