import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import type { RowDataPacket } from 'mysql2';

import { openSession, type Session } from './session.js';
import { fileOf, type TableHead } from './dump-format.js';

/** Fast, since the backup shares the machine with the server. */
const GZIP_LEVEL = 1;

interface ColumnRow extends RowDataPacket {
  readonly name: string;
  readonly type: string;
  readonly extra: string;
}

const listTables = async (session: Session): Promise<string[]> => {
  const rows = await session.query<RowDataPacket & { name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  return rows.map(({ name }) => name);
};

/** Returns the columns of a table, without those that the engine computes. */
const headOf = async (session: Session, table: string): Promise<TableHead> => {
  const columns = await session.query<ColumnRow>(
    `SELECT column_name AS name, data_type AS type, extra AS extra FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`,
    [table],
  );
  const stored = columns.filter(({ extra }) => !/GENERATED/i.test(extra));
  const [created] = await session.query<RowDataPacket>(`SHOW CREATE TABLE \`${table}\``);
  return {
    table,
    create: String(created?.['Create Table']),
    columns: stored.map(({ name }) => name),
    binary: stored.filter(({ type }) => /blob|binary/i.test(type)).map(({ name }) => name),
  };
};

type Cell = string | Buffer | null;

const toLine = (cells: readonly Cell[]): string =>
  `${JSON.stringify(cells.map((cell) => (Buffer.isBuffer(cell) ? cell.toString('base64') : cell)))}\n`;

/** Writes a table: its head, and a line for each row. Returns the number of rows. */
const dumpTable = async (session: Session, head: TableHead, path: string): Promise<number> => {
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    yield `${JSON.stringify(head)}\n`;
    for await (const row of session.rows(head)) {
      count += 1;
      yield toLine(row);
    }
  };
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(lines(), { objectMode: false }), createGzip({ level: GZIP_LEVEL }), file);
  return count;
};

/** The number of rows of each table. */
export type RowCounts = Readonly<Record<string, number>>;

/** Writes all tables of a database, as they are at one moment, to files of a folder. Servers may use it meanwhile. */
export const dumpMysql = async (
  databaseUrl: string,
  folder: string,
  report: (done: number) => void,
): Promise<RowCounts> => {
  const session = await openSession(databaseUrl);
  try {
    await session.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await session.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const tables = await listTables(session);
    const counts: Record<string, number> = {};
    for (const [index, table] of tables.entries()) {
      report(index / tables.length);
      counts[table] = await dumpTable(session, await headOf(session, table), join(folder, fileOf(table)));
    }
    return counts;
  } finally {
    session.close();
  }
};
