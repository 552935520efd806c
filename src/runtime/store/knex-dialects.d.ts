// Knex publishes its dialects for extension, but without types.
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';

  class SqliteDialect extends Knex.Client {
    _driver(): unknown;
  }
  export { SqliteDialect as default };
}

declare module 'knex/lib/dialects/mysql2/index.js' {
  import type { Knex } from 'knex';

  class MysqlDialect extends Knex.Client {
    isMariaDB?: boolean;
  }
  export { MysqlDialect as default };
}

declare module 'knex/lib/dialects/sqlite3/schema/sqlite-columncompiler.js' {
  import type { Knex } from 'knex';

  class SqliteColumnCompiler {
    constructor(client: Knex.Client, table: unknown, column: unknown);
    readonly formatter: { wrap(name: string): string };
    biginteger: string;
    getColumnName(): string;
    varchar(length: number): string;
  }
  export { SqliteColumnCompiler as default };
}
