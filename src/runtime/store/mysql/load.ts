import type { RowCounts } from './dump.js';
import { readTable, type TableHead, type TableRow } from './dump-format.js';
import { openSession, type Session } from './session.js';

/** Limits of one INSERT, far below those of the server. */
const MAX_ROWS = 500;
const MAX_CHARACTERS = 1_000_000;

const lengthOf = (row: TableRow): number => row.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);

/** Collects rows, and inserts them together. */
class Inserts {
  #rows: TableRow[] = [];
  #length = 0;
  count = 0;
  readonly #sql: string;
  readonly #isBinary: readonly boolean[];

  constructor(
    private readonly session: Session,
    { table, columns, binary }: TableHead,
  ) {
    this.#sql = `INSERT INTO \`${table}\` (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES ?`;
    this.#isBinary = columns.map((column) => binary.includes(column));
  }

  async add(row: TableRow): Promise<void> {
    this.#rows.push(row);
    this.#length += lengthOf(row);
    if (this.#rows.length >= MAX_ROWS || this.#length >= MAX_CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const values = this.#rows.map((row) =>
      row.map((cell, index) => (this.#isBinary[index] && cell !== null ? Buffer.from(cell, 'base64') : cell)),
    );
    await this.session.query(this.#sql, [values]);
    this.count += this.#rows.length;
    this.#rows = [];
    this.#length = 0;
  }
}

const loadTable = async (session: Session, folder: string, table: string): Promise<number> => {
  let inserts: Inserts | undefined;
  for await (const item of readTable(folder, table)) {
    if ('create' in item) {
      await session.query(item.create);
      inserts = new Inserts(session, item);
    } else await inserts?.add(item);
  }
  await inserts?.flush();
  return inserts?.count ?? 0;
};

/** Returns whether a database has no tables. */
export const isEmptyMysql = async (databaseUrl: string): Promise<boolean> => {
  const session = await openSession(databaseUrl);
  try {
    const tables = await session.query(
      'SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() LIMIT 1',
    );
    return tables.length === 0;
  } finally {
    session.close();
  }
};

/** Throws if the files of a dump do not have the rows that it counted. */
export const checkDump = async (folder: string, counts: RowCounts): Promise<void> => {
  for (const [table, wanted] of Object.entries(counts)) {
    let count = -1;
    for await (const _item of readTable(folder, table)) count += 1;
    if (count !== wanted) throw new Error(`The table ${table} has ${count} rows instead of ${wanted}.`);
  }
};

/**
 * Creates the tables of a dump in an empty database, and fills them. `first` are the tables that come first. The first one gets
 * the row that `mark` adds, so a load that ends early can be recognized.
 */
export const loadMysql = async (
  databaseUrl: string,
  folder: string,
  {
    counts,
    first,
    mark,
    report,
  }: {
    readonly counts: RowCounts;
    readonly first: readonly string[];
    /** The statement that marks the database as incomplete. */
    readonly mark: string;
    readonly report: (done: number) => void;
  },
): Promise<void> => {
  const tables = [...first, ...Object.keys(counts).filter((table) => !first.includes(table))];
  const session = await openSession(databaseUrl);
  try {
    for (const [index, table] of tables.entries()) {
      report(index / tables.length);
      const count = await loadTable(session, folder, table);
      if (count !== counts[table])
        throw new Error(`The table ${table} has ${count} rows instead of ${counts[table]}.`);
      if (table === first[0]) await session.query(mark);
    }
  } finally {
    session.close();
  }
};
