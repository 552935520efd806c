import { connect, type DatabaseServer } from './database-server.js';
import { createFolder, removeFolder, type TestDatabase } from './databases.js';
import { startMariadb } from './mariadb.js';

/** An empty database on a MariaDB of its own, which keeps what it committed if it is killed. */
export interface DurableDatabase extends TestDatabase, Pick<DatabaseServer, 'kill' | 'restart'> {
  /** Runs a statement on a new connection, as the administrator of the database. */
  readonly query: (sql: string) => Promise<void>;
}

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
    query,
    async remove() {
      await stop();
      await removeFolder(dataDir);
    },
  };
};
