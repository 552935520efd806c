import type { Knex } from 'knex';

import { loadConfig } from './src/runtime/config.js';
import { mysqlConfig } from './src/runtime/store/mysql/config.js';
import { parseMysqlUrl } from './src/runtime/store/mysql/url.js';
import { sqliteConfig } from './src/runtime/store/sqlite/config.js';
import { sqliteFile } from './src/runtime/store/sqlite/file.js';

const { databaseUrl, dataDir } = loadConfig();

/** For Knex's own tools, on the database of DATABASE_URL. The server migrates by itself when it starts. */
const mysql = (): Knex.Config => {
  const target = parseMysqlUrl(databaseUrl);
  return mysqlConfig(target, target.pool);
};
const config: Knex.Config = databaseUrl.startsWith('mysql:')
  ? mysql()
  : sqliteConfig(sqliteFile(databaseUrl, dataDir));

export default config;
