import type { Row } from '../types.js';
import type { Column } from './values.js';

/*
 * The driver makes each cell of each row a value of JavaScript on its own. For rows of numbers and short texts, that takes two to
 * four times as long as SQLite takes to write all of them as one JSON text, with the time in which V8 parses it. Long texts are
 * the opposite, since SQLite looks at each character for what JSON escapes.
 */

/** A result of more cells is read row by row, with a free event loop between them. Parsing so many takes some milliseconds. */
const MOST_CELLS = 10_000;
/** The same for statements with whole numbers only. */
const MOST_NUMBERS = 40_000;
/** In characters of JSON: a text of more is looked at, and those of each cell of it that make it a long one. */
const SHORT_TEXT = 50_000;
const LONG_CELL = 100;
/** Arguments that a function of SQLite takes. */
const MOST_COLUMNS = 100;

/**
 * What is not a query has effects, and its text cannot be part of another one. After a change of a table, `*` has other
 * columns than those that the list was written for.
 */
const isQuery = (sql: string): boolean =>
  /^\s*(?:SELECT|WITH)\b/i.test(sql) && !/;|\b(?:INSERT|UPDATE|DELETE|REPLACE)\b|SELECT\s+\*|\.\*/i.test(sql);

/** Whether a column has long texts or bytes. The store limits the texts of columns of `varchar` to some hundred characters. */
const isLong = ({ type }: Column): boolean => type !== null && /text|blob/i.test(type);

const isNumber = ({ type }: Column): boolean => type !== null && /int|bool/i.test(type);

/**
 * Whether the values of a column are of its declared type: whole numbers and texts, since the store writes no others.
 * Expressions have no declared type.
 */
const isPlain = (column: Column): boolean => isNumber(column) || /char|date/i.test(column.type ?? '');

/** SQL: a cell that may be of any type. JSON has no bytes, and SQLite writes its numbers with 15 digits. */
const anyCell = (name: string): string => `CASE typeof(${name})
  WHEN 'text' THEN ${name} || ''
  WHEN 'blob' THEN json_array(hex(${name}))
  WHEN 'real' THEN json_array(printf('%!.17g', ${name}), 0)
  ELSE ${name} END`;

/** Returns the value of a cell that `anyCell` wrote. */
const readCell = (cell: unknown): unknown => {
  if (!Array.isArray(cell)) return cell;
  const [text] = cell as [string];
  return cell.length === 1 ? Buffer.from(text, 'hex') : Number(text);
};

/** Takes the cells of a row, or the cell of the only column. */
type ToRow = (cells: unknown) => Row;

/** Returns a function for the rows of a statement. */
const rowMaker = (columns: readonly Column[]): ToRow => {
  const fields = columns.map((column) => ({
    name: column.name,
    read: isPlain(column) ? undefined : readCell,
  }));
  const [only] = fields;
  if (only && fields.length === 1) return (cell) => ({ [only.name]: only.read ? only.read(cell) : cell });
  return (cells) => {
    const row: Row = {};
    for (const [index, { name, read }] of fields.entries()) {
      const cell = (cells as readonly unknown[])[index];
      row[name] = read ? read(cell) : cell;
    }
    return row;
  };
};

/** Reads the rows of a statement as one JSON text. */
export class RowList {
  /** The query for the text and the number of its rows. */
  readonly sql: string;
  readonly #columns: number;
  readonly #most: number;
  readonly #toRow: ToRow;
  #isUnfit = false;

  private constructor(sql: string, columns: readonly Column[]) {
    const names = columns.map((_, index) => `c${index}`);
    const cells = columns
      .map((column, index) => (isPlain(column) ? `c${index}` : anyCell(`c${index}`)))
      .join();
    const row = columns.length === 1 ? cells : `json_array(${cells})`;
    this.#columns = columns.length;
    this.#most = Math.ceil((columns.every(isNumber) ? MOST_NUMBERS : MOST_CELLS) / columns.length);
    this.#toRow = rowMaker(columns);
    this.sql = `WITH rows_of_statement(${names.join()}) AS (\n${sql}\n)
      SELECT json_group_array(${row}), COUNT(*) FROM (SELECT * FROM rows_of_statement LIMIT ${this.#most + 1})`;
  }

  /** Undefined for a statement that is no query, or has columns of long texts or of bytes. */
  static of(sql: string, columns: readonly Column[]): RowList | undefined {
    const isShort = columns.length <= MOST_COLUMNS && !columns.some(isLong);
    return isShort && isQuery(sql) ? new RowList(sql, columns) : undefined;
  }

  /** Whether the statement once had too many rows for one text, or long texts. It is read row by row then. */
  get isUnfit(): boolean {
    return this.#isUnfit;
  }

  /** Returns the rows of the text. Undefined if there are too many of them, which must be read row by row. */
  rowsOf(text: string, count: number): Row[] | undefined {
    const isTooMany = count > this.#most;
    this.#isUnfit =
      isTooMany || (text.length > SHORT_TEXT && text.length > LONG_CELL * count * this.#columns);
    return isTooMany ? undefined : (JSON.parse(text) as unknown[]).map(this.#toRow);
  }
}
