import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { testDialect } from '../../support/databases.js';
import { openTestStore, type TestStore } from '../../support/store.js';

/** Of Knex's migrator. Its own code reads them. */
const OF_KNEX = new Set(['knex_migrations', 'knex_migrations_lock']);

const inSqlite = `SELECT m.name AS "table", c.name AS "column", c.type, c."notnull" OR c.pk AS required
  FROM sqlite_master m JOIN pragma_table_xinfo(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'`;
const inMysql = `SELECT table_name AS \`table\`, column_name AS \`column\`, data_type AS type,
  is_nullable = 'NO' AS required FROM information_schema.columns WHERE table_schema = DATABASE()`;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly required: number;
}

const typeOf = ({ type, required }: Column): string => {
  const read = /int|boolean/i.test(type) ? 'number' : /blob/i.test(type) ? 'Buffer' : 'string';
  return required === 0 ? `${read} | null` : read;
};

/** The types in `generated/tables.ts`, by `table.column`. */
const typesInFile = (): Map<string, string> => {
  const text = readFileSync(join(projectRoot, 'generated/tables.ts'), 'utf8');
  const rows = new Map(
    [...text.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms)].map(([, name, body = '']) => [name, body]),
  );
  return new Map(
    [...text.matchAll(/^ {4}(\w+): Knex\.CompositeTableType<(\w+)/gm)].flatMap(([, table, row]) =>
      [...(rows.get(row) ?? '').matchAll(/^ {2}(\w+): (.*);$/gm)].map(
        ([, column, type]) => [`${table}.${column}`, type ?? ''] as const,
      ),
    ),
  );
};

describe('The types of rows', () => {
  let store: TestStore;

  before(async () => {
    store = await openTestStore();
  });
  after(() => store.close());

  it('are those of the columns of the database', async () => {
    const columns = await store.read((tx) => tx.all<Column>(testDialect === 'sqlite' ? inSqlite : inMysql));
    const wanted = columns.filter(({ table }) => !OF_KNEX.has(table));
    expect(wanted.length).to.be.above(300);
    expect(Object.fromEntries([...typesInFile()].sort())).to.deep.equal(
      Object.fromEntries(wanted.map((one) => [`${one.table}.${one.column}`, typeOf(one)] as const).sort()),
    );
  });
});
