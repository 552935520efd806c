import { connect, type DatabaseServer } from './database-server.js';
import { createFolder, removeFolder, type TestDatabase } from './databases.js';
import { startMariadb } from './mariadb.js';

/** An empty database on a MariaDB of its own, which keeps what it committed if it is killed. */
export interface DurableDatabase extends TestDatabase, Pick<DatabaseServer, 'kill' | 'restart'> {
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
  await query('CREATE DATABASE chat');
  const databaseUrl = new URL(url);
  databaseUrl.pathname = 'chat';
  const dataDir = createFolder();
  return {
    databaseUrl: databaseUrl.href,
    dataDir,
    kill,
    restart,
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
