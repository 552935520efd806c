import type { Store } from '../../../src/runtime/store/types.js';

/** The tables that grow with the use of a server, apart from the lists that every response has whole. */
const GROWING = [
  'messages',
  'users',
  'subscriptions',
  'conversations',
  'recipients',
  'recipient_members',
  'read_marks',
  'read_ranges',
  'message_flags',
  'reactions',
  'user_topics',
  'muted_users',
  'retries',
  'invitations',
  'attachments',
  'attachment_messages',
  'submessages',
  'search_edits',
] as const;

/** Indexes of messages that begin with the channel. Without the topic they list all messages of the channel. */
const OF_CHANNEL = /messages_(?:topic|conversations)/;

/** The length of a key of one unsigned number that may be NULL, as EXPLAIN states it. */
const NUMBER = '5';

/** The tables of a statement by the names that it gives them. */
const tablesOf = (sql: string): ReadonlyMap<string, string> =>
  new Map(
    GROWING.flatMap((table) =>
      Array.from(
        sql.matchAll(new RegExp(String.raw`\b${table}\b\x60?(?:\s+(?:AS\s+)?([a-z_]+))?`, 'g')),
        ([, alias]): [string, string][] => [
          [table, table],
          [alias ?? table, table],
        ],
      ).flat(),
    ),
  );

/** Returns the statement that finds the rows which an UPDATE or DELETE changes. */
const finding = (sql: string): string =>
  sql
    .replace(/\sRETURNING .*$/is, '')
    .replace(/^\s*DELETE FROM (\S+)/i, 'SELECT 1 FROM $1')
    .replace(/^\s*UPDATE (\S+) SET .*? WHERE/is, 'SELECT 1 FROM $1 WHERE');

interface Plan {
  /** What the engine says about each table. */
  readonly all: readonly string[];
  /**
   * What the engine says about the table that a statement reads whole, or of which it reads a whole channel. If SQLite makes
   * an index for a statement, it begins with other tables than those with the fewest rows.
   */
  readonly scans: readonly string[];
  /** What the engine says about rows that it sorts. */
  readonly sorts: readonly string[];
}

const sqlitePlan = (details: readonly string[], tables: ReadonlyMap<string, string>): Plan => ({
  all: details,
  scans: details.filter((line) => {
    const [, scanned = ''] = /^SCAN (\w+)(?! USING COVERING INDEX \w+_version)/.exec(line) ?? [];
    if (line.includes('AUTOMATIC')) return true;
    return tables.has(scanned) || (OF_CHANNEL.test(line) && /\(channel_id[=>]\?\)/.test(line));
  }),
  sorts: details.filter((line) => line.includes('TEMP B-TREE FOR')),
});

type MysqlRow = Readonly<Record<string, string | null>>;

const mysqlPlan = (rows: readonly MysqlRow[], tables: ReadonlyMap<string, string>): Plan => {
  const texts = rows.map(({ type, table, key, key_len, Extra }) => ({
    isScan:
      (tables.has(table ?? '') && ['ALL', 'index'].includes(type ?? '')) ||
      (OF_CHANNEL.test(key ?? '') && key_len === NUMBER),
    isSort: /filesort|temporary/.test(Extra ?? ''),
    text: [type, table, key, key_len, Extra].map((cell) => cell ?? '').join(' '),
  }));
  return {
    all: texts.map(({ text }) => text),
    scans: texts.flatMap(({ isScan, text }) => (isScan ? text : [])),
    sorts: texts.flatMap(({ isSort, text }) => (isSort ? text : [])),
  };
};

/** Columns of text. MariaDB does not use their indexes for a number, and sorts rows of other columns for a text. */
const TEXT = /(?:_key|_hash|_id_hash|name|email|kind|queue_id)$/;

/** Values of columns, by their names. */
type Values = Readonly<Record<string, string | number>>;

/** Returns a value for each placeholder, of the type of the column that it is compared with. */
const valuesFor = (sql: string, value: number, known: Values): (string | number)[] =>
  Array.from(sql.matchAll(/\?/g), ({ index }) => {
    const before = sql.slice(0, index).replaceAll(/\b(?:IN|ESCAPE|LIKE|BETWEEN|AND)\b/gi, '');
    const [column = ''] = /\w+(?=\W*$)/.exec(before) ?? [];
    return known[column] ?? (TEXT.test(column) ? String(value) : value);
  });

/** Returns how the engine executes a statement, with this number as each of its values that is not known. */
export const explain = async (
  store: Store,
  statement: string,
  value: number,
  known: Values = {},
): Promise<Plan> => {
  const sql = finding(statement);
  const values = valuesFor(sql, value, known);
  const isSqlite = store.dialect === 'sqlite';
  const rows = await store.read((tx) =>
    tx.all<MysqlRow>(`${isSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN FORMAT=TRADITIONAL'} ${sql}`, values),
  );
  const tables = tablesOf(sql);
  return isSqlite
    ? sqlitePlan(
        rows.map(({ detail }) => detail ?? ''),
        tables,
      )
    : mysqlPlan(rows, tables);
};
