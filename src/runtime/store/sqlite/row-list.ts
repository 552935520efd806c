import type { Row } from '../types.js';
import type { Column } from './values.js';

/*
 * The driver makes each cell of each row a value of JavaScript on its own, which takes two to four times as long as
 * SQLite takes to write all rows as one JSON text, with the time in which V8 parses it.
 */

/** A longer result is read row by row, with a free event loop between them. */
const MOST_CELLS = 40_000;
/** Arguments that a function of SQLite takes. */
const MOST_COLUMNS = 100;

/** What is not a query has effects, and its text cannot be part of another one. */
const isQuery = (sql: string): boolean =>
  /^\s*(?:SELECT|WITH)\b/i.test(sql) && !/;|\b(?:INSERT|UPDATE|DELETE)\b/i.test(sql);

/** Whether a declared type is of whole numbers and texts. Expressions have no declared type. */
const isPlain = ({ type }: Column): boolean => type !== null && /int|char|text|bool|date/i.test(type);

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

/** Returns a function for the rows of a statement. A loop over the columns would take twice as long as the driver. */
const rowMaker = (columns: readonly Column[]): ToRow => {
  const fields = columns.map((column, index) => {
    const cell = columns.length === 1 ? 'cells' : `cells[${index}]`;
    return `${JSON.stringify(column.name)}: ${isPlain(column) ? cell : `readCell(${cell})`}`;
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- the names of columns are those of this program's own SQL.
  const make = new Function('readCell', `return (cells) => ({ ${fields.join()} })`) as (
    read: typeof readCell,
  ) => ToRow;
  return make(readCell);
};

/** Reads the rows of a statement as one JSON text. */
export class RowList {
  /** The query for the text, in its only column. */
  readonly sql: string;
  readonly #most: number;
  readonly #toRow: ToRow;
  #isLong = false;

  private constructor(sql: string, columns: readonly Column[]) {
    const names = columns.map((_, index) => `c${index}`);
    const cells = columns
      .map((column, index) => (isPlain(column) ? `c${index}` : anyCell(`c${index}`)))
      .join();
    const row = columns.length === 1 ? cells : `json_array(${cells})`;
    this.#most = Math.ceil(MOST_CELLS / columns.length);
    this.#toRow = rowMaker(columns);
    this.sql = `WITH rows_of_statement(${names.join()}) AS (\n${sql}\n)
      SELECT json_group_array(${row}) FROM (SELECT * FROM rows_of_statement LIMIT ${this.#most + 1})`;
  }

  /** Undefined for a statement that is no query, or has columns of bytes. */
  static of(sql: string, columns: readonly Column[]): RowList | undefined {
    const hasBytes = columns.some(({ type }) => type !== null && /blob/i.test(type));
    return isQuery(sql) && !hasBytes && columns.length <= MOST_COLUMNS
      ? new RowList(sql, columns)
      : undefined;
  }

  /** Whether the statement once had too many rows for one text. */
  get isLong(): boolean {
    return this.#isLong;
  }

  /** Returns the rows of the text. Undefined if there are too many, which must be read row by row. */
  rowsOf(text: string): Row[] | undefined {
    const rows = JSON.parse(text) as unknown[];
    this.#isLong = rows.length > this.#most;
    return this.#isLong ? undefined : rows.map(this.#toRow);
  }
}
