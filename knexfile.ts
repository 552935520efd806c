// For Knex's own tools on the database of DATABASE_URL: `npm run knex migrate:status`. The server migrates when it starts.
import type { Knex } from 'knex';

import { loadConfig } from './src/runtime/config.js';
import { mysqlConfig } from './src/runtime/store/mysql/config.js';
import { parseMysqlUrl } from './src/runtime/store/mysql/url.js';
import { sqliteConfig } from './src/runtime/store/sqlite/config.js';
import { sqliteFile } from './src/runtime/store/sqlite/file.js';

const { databaseUrl, dataDir } = loadConfig();

const mysql = (): Knex.Config => {
  const target = parseMysqlUrl(databaseUrl);
  const config = mysqlConfig(target, target.pool);
  // Knex takes this as the character set of its own tables, too. The server states a collation here.
  return {
    ...config,
    connection: { ...(config.connection as Knex.MySql2ConnectionConfig), charset: 'utf8mb4' },
  };
};
const engine: Knex.Config = databaseUrl.startsWith('mysql:')
  ? mysql()
  : sqliteConfig(sqliteFile(databaseUrl, dataDir));

const config: Knex.Config = {
  ...engine,
  // A migration is named as its file, here and in the server.
  migrations: { directory: 'src/server/schema/migrations', extension: 'ts', loadExtensions: ['.ts'] },
};

export default config;
