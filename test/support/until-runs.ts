import type { Connection, RowDataPacket } from 'mysql2/promise';

/** Waits until some session of a server runs a statement, or waits in it. */
export const untilRuns = async (looking: Connection, statement: RegExp): Promise<void> => {
  for (;;) {
    const [sessions] = await looking.query<RowDataPacket[]>('SHOW FULL PROCESSLIST');
    if (sessions.some(({ Info: sql }) => statement.test(String(sql)))) return;
  }
};
