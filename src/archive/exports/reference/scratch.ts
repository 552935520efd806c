import { join } from 'node:path';

import { WorkDatabase, type Cell } from '../../../runtime/store/sqlite/work-database.js';
import { Fields } from './fields.js';
import type { TableRow } from './json-rows.js';

const TABLES = `
CREATE TABLE rows (name TEXT NOT NULL, id INTEGER NOT NULL, place TEXT NOT NULL, json TEXT NOT NULL);
CREATE TABLE recipients (id INTEGER PRIMARY KEY, type INTEGER NOT NULL, type_id INTEGER NOT NULL);
CREATE TABLE members (recipient INTEGER, user INTEGER, PRIMARY KEY (recipient, user)) WITHOUT ROWID;
CREATE TABLE reactions (
  message INTEGER, id INTEGER, user INTEGER NOT NULL, name TEXT NOT NULL, code TEXT NOT NULL, type TEXT NOT NULL,
  place TEXT NOT NULL, PRIMARY KEY (message, id)) WITHOUT ROWID;
CREATE TABLE files (folder TEXT, key TEXT, path TEXT NOT NULL, content_type TEXT NOT NULL, PRIMARY KEY (folder, key)) WITHOUT ROWID;
CREATE TABLE paths (old TEXT PRIMARY KEY, new TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE conversations (
  id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, topic TEXT NOT NULL, topic_key TEXT NOT NULL, users TEXT NOT NULL,
  last INTEGER NOT NULL DEFAULT 0, UNIQUE (channel, topic_key, users));
CREATE TABLE messages (
  id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, conversation INTEGER NOT NULL, place TEXT NOT NULL,
  record TEXT NOT NULL, edits TEXT NOT NULL);
CREATE TABLE flags (message INTEGER, user INTEGER, bits INTEGER NOT NULL, PRIMARY KEY (message, user)) WITHOUT ROWID;
CREATE TABLE wildcards (message INTEGER PRIMARY KEY, bits INTEGER NOT NULL);
CREATE TABLE unread (user INTEGER, conversation INTEGER, message INTEGER, PRIMARY KEY (user, conversation, message)) WITHOUT ROWID;
CREATE TABLE first_received (user INTEGER, channel INTEGER, message INTEGER NOT NULL, PRIMARY KEY (user, channel)) WITHOUT ROWID;
CREATE TABLE positions (message INTEGER PRIMARY KEY, position INTEGER NOT NULL);
CREATE TABLE periods (user INTEGER, channel INTEGER, list TEXT NOT NULL, PRIMARY KEY (user, channel)) WITHOUT ROWID;
CREATE TABLE read_states (
  user INTEGER NOT NULL, conversation INTEGER NOT NULL, read_to INTEGER NOT NULL, ranges TEXT NOT NULL);
CREATE TABLE received (channel INTEGER, user INTEGER, message INTEGER, PRIMARY KEY (channel, user, message)) WITHOUT ROWID;
`;

/** Indexes are added when all rows are there, which is faster. */
const ROW_INDEX = 'CREATE INDEX rows_of_table ON rows (name, id)';
const MESSAGE_INDEXES = `
CREATE INDEX messages_of_conversation ON messages (conversation, id);
CREATE INDEX messages_of_channel ON messages (channel, id);
UPDATE conversations SET last = (SELECT MAX(m.id) FROM messages m WHERE m.conversation = conversations.id);
CREATE INDEX newest_conversations ON conversations (channel, last);
INSERT INTO positions SELECT id, ROW_NUMBER() OVER (PARTITION BY channel ORDER BY id) FROM messages
  WHERE channel IN (SELECT DISTINCT channel FROM received);
`;

/** What has to be sorted or looked up while an export is converted. It is on the disk, so an export may have any size. */
export class Scratch {
  readonly #database: WorkDatabase;

  constructor(folder: string) {
    this.#database = new WorkDatabase(join(folder, 'scratch.sqlite'), TABLES);
  }

  run(sql: string, ...values: readonly Cell[]): number {
    return this.#database.run(sql, ...values);
  }

  all<R>(sql: string, ...values: readonly Cell[]): R[] {
    return this.#database.all(sql, ...values) as R[];
  }

  /** Yields rows one by one. */
  each<R>(sql: string, ...values: readonly Cell[]): Generator<R> {
    return this.#database.each(sql, ...values) as Generator<R>;
  }

  /** Keeps a row of the export. */
  keep({ table, row, place }: TableRow, id: number): void {
    this.run('INSERT INTO rows VALUES (?, ?, ?, ?)', table, id, place, JSON.stringify(row));
  }

  /** Called when all rows of the tables are kept. */
  indexRows(): void {
    this.#database.exec(ROW_INDEX);
  }

  /** Called when all messages and flags are kept. */
  indexMessages(): void {
    this.#database.exec(MESSAGE_INDEXES);
  }

  /** Yields the kept rows of a table, in the order of their IDs. */
  *rowsOf(table: string): Generator<Fields> {
    const rows = this.each<{ json: string; place: string }>(
      'SELECT json, place FROM rows WHERE name = ? ORDER BY id, rowid',
      table,
    );
    for (const { json, place } of rows) yield new Fields(JSON.parse(json) as TableRow['row'], place);
  }

  countOf(table: string): number {
    return this.all<{ n: number }>('SELECT COUNT(*) AS n FROM rows WHERE name = ?', table)[0]?.n ?? 0;
  }

  countOfMessages(): number {
    return this.all<{ n: number }>('SELECT COUNT(*) AS n FROM messages')[0]?.n ?? 0;
  }

  close(): void {
    this.#database.close();
  }
}
