import type { Connection, RowDataPacket } from 'mysql2/promise';

import { onServer, testDialect } from '../../../support/databases.js';
import type { TestServer } from '../../../support/server.js';

type Side = () => Promise<unknown>;

const databaseName = ({ services }: TestServer): string =>
  new URL(services.config.databaseUrl).pathname.slice(1);

/** Returns how many transactions wait for a lock. No other tests use the database server at the same time. */
const countWaiting = async (connection: Connection): Promise<number> => {
  const [rows] = await connection.query<RowDataPacket[]>(
    "SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'",
  );
  return Number(rows[0]?.Value);
};

/** Prevents commits: every transaction locks the row of the sequence right before its commit. */
const whileNothingCommits = (server: TestServer, work: (connection: Connection) => Promise<void>) =>
  onServer(async (connection) => {
    await connection.query('START TRANSACTION');
    await connection.query(
      `SELECT last_id FROM ${databaseName(server)}.event_sequence WHERE id = 1 FOR UPDATE`,
    );
    await work(connection);
    await connection.query('ROLLBACK');
  });

/** Starts the sides in their order. Each starts when those before cannot go on without the commit of another transaction. */
const startBlocked = async (connection: Connection, sides: readonly Side[]): Promise<Promise<unknown>[]> => {
  let settled = 0;
  const running: Promise<unknown>[] = [];
  for (const side of sides) {
    running.push(
      side().finally(() => {
        settled += 1;
      }),
    );
    while (settled + (await countWaiting(connection)) < running.length);
  }
  return running;
};

/**
 * Runs both sides of a contest at once. On MariaDB and MySQL neither commits before both have done all that they can do
 * without the other's commit. Without a lock, both have then read the state from before, and commit in their order.
 */
export const atOnce = async (server: TestServer, sides: readonly Side[]): Promise<void> => {
  if (testDialect === 'sqlite') {
    await Promise.all(sides.map((side) => side()));
    return;
  }
  const running: Promise<unknown>[] = [];
  await whileNothingCommits(server, async (connection) => {
    running.push(...(await startBlocked(connection, sides)));
  });
  await Promise.all(running);
};

/** Returns when a transaction waits for a lock, or when the work is over. */
export const untilBlocked = (work: Promise<unknown>): Promise<void> =>
  onServer(async (connection) => {
    const over = work.then(() => true);
    const isOver = (): Promise<boolean> => Promise.race([over, Promise.resolve(false)]);
    while (!(await isOver()) && (await countWaiting(connection)) === 0);
  });
