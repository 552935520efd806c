import createKnex from 'knex';

import { applyMigrations, prepareBookkeeping } from '../../../src/runtime/store/migrate.js';
import { sqliteConfig } from '../../../src/runtime/store/sqlite/config.js';
import { migrations } from '../../../src/server/schema/migrations.js';

export interface Column {
  readonly name: string;
  /** What a row has, on both engines. */
  readonly type: 'number' | 'string' | 'Buffer';
  readonly isNullable: boolean;
  /** Whether an insert may have a boolean, which becomes 0 or 1. */
  readonly isFlag: boolean;
  /** Whether an insert may leave it out. */
  readonly isOptional: boolean;
}

interface Found {
  readonly table_name: string;
  readonly name: string;
  readonly type: string;
  readonly is_required: number;
  readonly is_given: number;
}

const COLUMNS = `SELECT m.name AS table_name, c.name, LOWER(c.type) AS type, (c."notnull" OR c.pk) AS is_required,
  (c.dflt_value IS NOT NULL OR c.hidden > 0 OR (c.pk AND m.sql LIKE '%autoincrement%')) AS is_given
  FROM sqlite_master m JOIN pragma_table_xinfo(m.name) c
  WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE 'knex%' ORDER BY m.rowid, c.cid`;

const typeOf = (type: string): Column['type'] => {
  if (/int|boolean/.test(type)) return 'number';
  return type.includes('blob') ? 'Buffer' : 'string';
};

/** Returns the columns of all tables, by the names of these, as the migrations leave them. */
export const readTables = async (): Promise<Map<string, Column[]>> => {
  const knex = createKnex({ ...sqliteConfig(':memory:'), pool: { min: 1, max: 1 } });
  try {
    await prepareBookkeeping(knex);
    await applyMigrations(knex, migrations);
    const tables = new Map<string, Column[]>();
    for (const { table_name, name, type, is_required, is_given } of await knex.raw<Found[]>(COLUMNS)) {
      const isNullable = is_required === 0;
      const column = { name, type: typeOf(type), isNullable, isFlag: type === 'boolean' };
      const columns = tables.get(table_name) ?? [];
      tables.set(table_name, [...columns, { ...column, isOptional: isNullable || is_given === 1 }]);
    }
    return tables;
  } finally {
    await knex.destroy();
  }
};
