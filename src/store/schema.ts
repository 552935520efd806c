import type { Knex } from 'knex';

export type Table = (table: Knex.CreateTableBuilder) => void;

/** MySQL: the table, an index of it or its primary key is there already. */
const THERE_ALREADY = new Set([1050, 1061, 1068]);

const isMysql = (knex: Knex): boolean => (knex.client as Knex.Client).dialect === 'mysql';

const built = (
  knex: Knex,
  name: string,
  table: Table,
): readonly { sql: string; bindings?: readonly unknown[] }[] =>
  knex.schema
    .createTable(name, (builder) => {
      if (isMysql(knex)) {
        builder.engine('InnoDB');
        builder.charset('utf8mb4');
        // The same on every MySQL and MariaDB, and compares as SQLite does.
        builder.collate('utf8mb4_bin');
      }
      table(builder);
    })
    .toSQL();

const createTable = async (knex: Knex, name: string, table: Table): Promise<void> => {
  // There, DDL is part of the migration's transaction: a table that is there is complete.
  if (!isMysql(knex) && (await knex.schema.hasTable(name))) return;
  for (const { sql, bindings = [] } of built(knex, name, table)) {
    try {
      await knex.raw(sql, bindings as Knex.RawBinding[]);
    } catch (error) {
      // An earlier run may have ended between any two statements; MySQL keeps what it did.
      if (!THERE_ALREADY.has((error as { errno?: number }).errno ?? 0)) throw error;
    }
  }
};

/** Creates the tables, with their indexes, as far as they are not there yet. */
export const createTables = async (knex: Knex, tables: Readonly<Record<string, Table>>): Promise<void> => {
  for (const [name, table] of Object.entries(tables)) await createTable(knex, name, table);
};
