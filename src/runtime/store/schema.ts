import type { Knex } from 'knex';

export type Table = (table: Knex.CreateTableBuilder) => void;

/** Safe to run again after it ended anywhere in between. Never edited once it is merged. */
export interface Migration {
  /** The name of its file, as Knex's own tools name it. */
  readonly name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** MySQL error codes: the table, a column, an index or the primary key already exists, or what is dropped does not. */
const THERE_ALREADY = new Set([1050, 1060, 1061, 1068, 1091]);

const isMysql = (knex: Knex): boolean => (knex.client as Knex.Client).dialect === 'mysql';

type Statements = readonly { sql: string; bindings?: readonly unknown[] }[];

/** Runs the statements. An earlier run may have ended between any two statements, and MySQL keeps its changes. */
const runAgain = async (knex: Knex, statements: Statements): Promise<void> => {
  for (const { sql, bindings = [] } of statements) {
    try {
      await knex.raw(sql, bindings as Knex.RawBinding[]);
    } catch (error) {
      // Stryker disable next-line all: SQLite does not run this; test/runtime/store/migrate.test.ts fails with it on MariaDB
      if (!THERE_ALREADY.has((error as { errno?: number }).errno ?? 0)) throw error;
    }
  }
};

const built = (knex: Knex, name: string, table: Table): Statements =>
  knex.schema
    .createTable(name, (builder) => {
      // Stryker disable all: InnoDB is the default, and test/runtime/store/settings.test.ts sees the others on MariaDB
      if (isMysql(knex)) {
        builder.engine('InnoDB');
        builder.charset('utf8mb4');
        // The same on every MySQL and MariaDB, and compares as SQLite does.
        builder.collate('utf8mb4_bin');
      }
      // Stryker restore all
      table(builder);
    })
    .toSQL();

const createTable = async (knex: Knex, name: string, table: Table): Promise<void> => {
  // On SQLite, DDL is part of the migration's transaction, so an existing table is complete.
  if (!isMysql(knex) && (await knex.schema.hasTable(name))) return;
  await runAgain(knex, built(knex, name, table));
};

/** Creates the tables that do not exist yet, with their indexes. */
export const createTables = async (knex: Knex, tables: Readonly<Record<string, Table>>): Promise<void> => {
  for (const [name, table] of Object.entries(tables)) await createTable(knex, name, table);
};

/** Adds the columns that a table does not have yet. */
export const addColumns = async (
  knex: Knex,
  name: string,
  columns: Readonly<Record<string, (table: Knex.AlterTableBuilder) => void>>,
): Promise<void> => {
  for (const [column, add] of Object.entries(columns)) {
    if (await knex.schema.hasColumn(name, column)) continue;
    await runAgain(knex, knex.schema.alterTable(name, add).toSQL());
  }
};

export interface Generated {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The expression from which the engine computes it. */
  readonly as: string;
}

/** Adds a column that the engine computes from others, unless it exists. It takes no room outside of indexes. */
export const addGenerated = async (knex: Knex, { table, name, type, as }: Generated): Promise<void> => {
  // SQLite lists such columns only here. On MySQL, adding one again is an error that `runAgain` expects.
  const known = isMysql(knex)
    ? []
    : ((await knex.raw('SELECT 1 FROM pragma_table_xinfo(?) WHERE name = ?', [table, name])) as unknown[]);
  if (known.length > 0) return;
  await runAgain(knex, [
    { sql: `ALTER TABLE ${table} ADD COLUMN ${name} ${type} GENERATED ALWAYS AS (${as}) VIRTUAL` },
  ]);
};

/** Adds an index to a table, unless it exists. MySQL has no indexes of some rows, so `where` applies to SQLite only. */
export const addIndex = async (
  knex: Knex,
  name: string,
  columns: readonly string[],
  index: string,
  where = '',
): Promise<void> => {
  const added = knex.schema
    .alterTable(name, (table) => {
      table.index([...columns], index);
    })
    .toSQL() as Statements;
  const statements = isMysql(knex)
    ? added
    : added.map(({ sql }) => ({ sql: sql.replace(/^create index/, 'create index if not exists') + where }));
  await runAgain(knex, statements);
};

/**
 * Adds an index of the rows whose first column is not null, unless it exists. Other rows cost it nothing on SQLite. MySQL
 * and MariaDB have all rows in it.
 */
export const addIndexOfSome = (
  knex: Knex,
  name: string,
  columns: readonly string[],
  index: string,
): Promise<void> => addIndex(knex, name, columns, index, ` where ${columns[0] ?? ''} is not null`);
