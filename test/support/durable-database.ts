import type { RowDataPacket } from 'mysql2/promise';

import { connect, type DatabaseServer } from './database-server.js';
import { type TestDatabase } from './databases.js';
import { createFolder, removeFolder } from './folders.js';
import { startMariadb } from './mariadb.js';

/** An empty database on a MariaDB of its own, which keeps what it committed if it is killed. */
export interface DurableDatabase extends TestDatabase, Pick<DatabaseServer, 'kill' | 'restart'> {
  /** Kills MariaDB and starts it again, in a later second than before: a server is known by the second of its start. */
  readonly crash: () => Promise<void>;
  /** Has each COMMIT sync the log, as by default, or none, as if the sync took long. */
  readonly syncWithCommits: (isSynced: boolean) => Promise<void>;
}

/** Seconds between two syncs of the log that MariaDB makes without a COMMIT: more than the tests take. */
const NEVER = 2_700;

export const startDurableDatabase = async (): Promise<DurableDatabase> => {
  const { url, kill, restart, stop } = await startMariadb({ isDurable: true });
  const query = async (sql: string): Promise<void> => {
    const connection = await connect(url);
    await connection.query(sql);
    await connection.end();
  };
  const uptime = async (): Promise<number> => {
    const connection = await connect(url);
    const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Uptime'");
    await connection.end();
    return Number(rows[0]?.Value);
  };
  await query('CREATE DATABASE chat');
  const databaseUrl = new URL(url);
  databaseUrl.pathname = 'chat';
  const dataDir = createFolder();
  return {
    databaseUrl: databaseUrl.href,
    dataDir,
    kill,
    restart,
    async crash() {
      while ((await uptime()) === 0);
      await kill();
      await restart();
    },
    syncWithCommits: (isSynced) =>
      query(
        `SET GLOBAL innodb_flush_log_at_timeout = ${NEVER}, GLOBAL innodb_flush_log_at_trx_commit = ${Number(isSynced)}`,
      ),
    async remove() {
      await stop();
      await removeFolder(dataDir);
    },
  };
};
