import { readFileSync } from 'node:fs';

import { sqliteFile } from '../../../src/runtime/store/sqlite/file.js';
import type { Store, Tx } from '../../../src/runtime/store/types.js';
import { formsOf } from '../../support/secrets/secret-set.js';
import type { TestServer } from '../../support/server.js';

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'",
  mysql: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
};

/** What the tests call a text, and the text. */
export type Secrets = ReadonlyMap<string, string>;

/** A place in the database, and what it holds. */
export interface Cell {
  readonly place: string;
  readonly text: string;
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Buffer.isBuffer(value) ? value.toString('latin1') : '';
};

const cellsOf = async (tx: Tx): Promise<Cell[]> => {
  const cells: Cell[] = [];
  for (const { name } of await tx.all<{ name: string }>(TABLES[tx.dialect]))
    for (const row of await tx.all<Record<string, unknown>>(`SELECT * FROM \`${name}\``))
      for (const [column, value] of Object.entries(row)) {
        const text = textOf(value);
        if (text !== '') cells.push({ place: `${name}.${column}`, text });
      }
  return cells;
};

/** All texts and bytes in all tables. */
export const readCells = (store: Store): Promise<Cell[]> => store.read(cellsOf);

/** The files of an SQLite database, with the rows that were deleted or changed. */
export const readFiles = ({ services }: TestServer): Cell[] => {
  const { databaseUrl, dataDir } = services.config;
  if (!databaseUrl.startsWith('sqlite:')) return [];
  const file = sqliteFile(databaseUrl, dataDir);
  return ['', '-wal'].map((suffix) => ({
    place: `chat.sqlite${suffix}`,
    text: readFileSync(`${file}${suffix}`, 'latin1'),
  }));
};

/** Which secrets are where, in any form. */
export const findSecrets = (cells: readonly Cell[], secrets: Secrets): string[] => {
  const found = new Set<string>();
  for (const [name, secret] of secrets)
    for (const form of formsOf(secret))
      for (const { place, text } of cells) if (text.includes(form)) found.add(`${name} in ${place}`);
  return [...found];
};
