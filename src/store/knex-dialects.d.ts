// Knex publishes its dialects for extension, but without types.
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import { Knex } from 'knex';

  class SqliteDialect extends Knex.Client {
    _driver(): unknown;
  }
  export default SqliteDialect;
}

declare module 'knex/lib/dialects/mysql2/index.js' {
  import { Knex } from 'knex';

  class MysqlDialect extends Knex.Client {
    isMariaDB?: boolean;
  }
  export default MysqlDialect;
}
