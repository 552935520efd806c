import type { Knex } from 'knex';

import { SqliteDialect } from './dialect.js';

export const sqliteConfig = (filename: string): Knex.Config => ({
  client: SqliteDialect,
  connection: { filename },
  useNullAsDefault: true,
  compileSqlOnError: false,
});
