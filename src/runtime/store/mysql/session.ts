import { createConnection, type Connection, type RowDataPacket } from 'mysql2';

import { StoreOpenError } from '../errors.js';
import type { TableHead } from './dump-format.js';
import { HAS_GALERA, READ_ALL_COMMITTED } from './galera.js';
import { parseMysqlUrl } from './url.js';

/** A slow disk must not end the session while it waits for the next row to be taken. */
const SLOW_SECONDS = 3600;
const ROWS_AHEAD = 500;

/** A session of a backup, apart from the pools of a server. */
export class Session {
  constructor(private readonly connection: Connection) {}

  query<Row extends RowDataPacket>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.connection.query<Row[]>(sql, values, (error, rows) => {
        if (error) reject(error);
        else resolve(rows);
      });
    });
  }

  /** Returns the rows of a table. Numbers are text, so that none is rounded. */
  rows({ table, columns, binary }: TableHead): AsyncIterable<(string | Buffer | null)[]> {
    const list = columns.map((column) => `\`${column}\``).join(', ');
    const isBinary = new Set(binary);
    return this.connection
      .query({
        sql: `SELECT ${list} FROM \`${table}\``,
        rowsAsArray: true,
        typeCast: (field) => (isBinary.has(field.name) ? field.buffer() : field.string()),
      })
      .stream({ highWaterMark: ROWS_AHEAD });
  }

  close(): void {
    this.connection.destroy();
  }
}

export const openSession = async (databaseUrl: string): Promise<Session> => {
  const { connection: options, shown } = parseMysqlUrl(databaseUrl);
  const connection = createConnection({ ...options, charset: 'utf8mb4_bin' });
  const session = new Session(connection);
  try {
    await session.query(
      `SET SESSION net_write_timeout = ${SLOW_SECONDS}, net_read_timeout = ${SLOW_SECONDS},
       sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,PIPES_AS_CONCAT,NO_AUTO_VALUE_ON_ZERO'`,
    );
    if ((await session.query(HAS_GALERA)).length > 0) await session.query(READ_ALL_COMMITTED);
  } catch (error) {
    session.close();
    throw new StoreOpenError(`The database at ${shown} cannot be opened: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  return session;
};
