import type { Knex } from 'knex';

import { SqliteDialect } from './dialect.js';

export const sqliteConfig = (filename: string): Knex.Config => ({
  client: SqliteDialect,
  connection: { filename },
  useNullAsDefault: true,
  compileSqlOnError: false,
  pool: { min: 1, max: 1, propagateCreateError: true },
});
