import type { Knex } from 'knex';

import { loadConfig } from './src/config.js';
import { mysqlConfig } from './src/store/mysql/config.js';
import { parseMysqlUrl } from './src/store/mysql/url.js';
import { sqliteConfig } from './src/store/sqlite/config.js';
import { sqliteFile } from './src/store/sqlite/file.js';

const { databaseUrl, dataDir } = loadConfig();

/** For Knex's own tools, on the database of DATABASE_URL. The server migrates by itself when it starts. */
const config: Knex.Config = databaseUrl.startsWith('mysql:')
  ? mysqlConfig(parseMysqlUrl(databaseUrl))
  : sqliteConfig(sqliteFile(databaseUrl, dataDir));

export default config;
