import { setTimeout as pause } from 'node:timers/promises';

import { createConnection, type RowDataPacket } from 'mysql2/promise';

import type { Config } from '../../src/runtime/config.js';
import { parseMysqlUrl } from '../../src/runtime/store/mysql/url.js';
import { LoadError } from './state.js';

/** The connections of a process that was killed end within this many looks. */
const LOOKS = 10;
const LOOK_MS = 500;

const COUNT = `SELECT COUNT(*) AS connections FROM information_schema.processlist
  WHERE db = DATABASE() AND id <> CONNECTION_ID()`;

/**
 * Throws if another process is connected to the database of MySQL or MariaDB. The file of SQLite is locked by its server
 * anyway.
 */
export const checkNoServer = async ({ databaseUrl }: Config): Promise<void> => {
  if (!databaseUrl.startsWith('mysql:')) return;
  const connection = await createConnection(parseMysqlUrl(databaseUrl).connection);
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const [rows] = await connection.query<RowDataPacket[]>(COUNT);
      if (Number(rows[0]?.connections) === 0) return;
      await pause(LOOK_MS);
    }
  } finally {
    await connection.end();
  }
  throw new LoadError('Another process uses the database. Stop the server before you load data.');
};
