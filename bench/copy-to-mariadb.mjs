// Copies the rows of an SQLite store to MariaDB, with the same migrations. Loading them there takes many times as long, since
// several statements send a message.
import Database from 'libsql';
import mysql from 'mysql2/promise';

/** Limits of an INSERT. A message has about a kilobyte, and a block of the search index 64 KiB. */
const ROWS = 1000;
const BYTES = 1_000_000;

/** Returns the columns of each table, without those that the database computes. */
const columnsOfTables = async (connection) => {
  const [rows] = await connection.query(
    `SELECT table_name AS name, column_name AS col FROM information_schema.columns
     WHERE table_schema = DATABASE() AND extra NOT LIKE '%GENERATED%' ORDER BY table_name, ordinal_position`,
  );
  const tables = new Map();
  for (const { name, col } of rows) tables.set(name, [...(tables.get(name) ?? []), col]);
  return tables;
};

/** The driver returns a BLOB as ArrayBuffer. */
const valueOf = (cell) => (cell instanceof ArrayBuffer ? Buffer.from(cell) : cell);

const bytesOf = (row) => row.reduce((sum, cell) => sum + (cell?.length ?? 8), 0);

const copyTable = async (source, connection, [name, columns]) => {
  const list = columns.map((column) => `\`${column}\``).join(', ');
  const insert = async (rows) => {
    if (rows.length > 0) await connection.query(`INSERT INTO \`${name}\` (${list}) VALUES ?`, [rows]);
  };
  await connection.query(`DELETE FROM \`${name}\``);
  let rows = [];
  let bytes = 0;
  for (const cells of source.prepare(`SELECT ${list} FROM \`${name}\``).raw().iterate()) {
    const row = cells.map(valueOf);
    rows.push(row);
    bytes += bytesOf(row);
    if (rows.length < ROWS && bytes < BYTES) continue;
    await insert(rows);
    rows = [];
    bytes = 0;
  }
  await insert(rows);
  await connection.query('COMMIT');
};

/** Replaces all rows of a MariaDB store by those of an SQLite store. No server may use either. */
export const copyToMariadb = async (file, url) => {
  const source = new Database(file, { readonly: true });
  const connection = await mysql.createConnection({ uri: url, charset: 'utf8mb4_bin' });
  try {
    await connection.query(
      "SET unique_checks = 0, foreign_key_checks = 0, autocommit = 0, sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO'",
    );
    for (const table of await columnsOfTables(connection)) await copyTable(source, connection, table);
  } finally {
    source.close();
    await connection.end();
  }
};
