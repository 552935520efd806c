import { mebibytes } from '../../../lib/bytes.js';
import { ArchiveError } from '../format/source.js';

/** The longest row. Only the edit history of a message can come near it. */
const ROW_BYTES = mebibytes(16);
const NAME_BYTES = 200;

/** A row of a table in a JSON file. The table of a file that is a list has the name ''. */
export interface TableRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  /** The file, the table and the row, for errors. */
  readonly place: string;
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];

const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

const utf8 = new TextDecoder('utf-8', { fatal: true });

type State = 'start' | 'first name' | 'name' | 'colon' | 'value' | 'first row' | 'row' | 'after' | 'end';

/**
 * Splits a JSON file into rows: `{"table": [row, …], …}`, or `[row, …]`. It holds one row, so that a file may have any
 * size. `JSON.parse` reads the rows.
 */
class Splitter {
  #state: State = 'start';
  #table: string | undefined;
  #hasNames = false;
  #number = 0;
  /** The pieces of the name or value that is not complete yet. Undefined between values. */
  #pieces: Buffer[] | undefined;
  #bytes = 0;
  #depth = 0;
  #inText = false;
  #isEscaped = false;
  /** The name that stands before a colon. */
  #name = '';

  constructor(private readonly file: string) {}

  *feed(chunk: Buffer): Generator<TableRow> {
    for (let at = 0; at < chunk.length;) {
      if (this.#pieces) {
        const end = this.#endOf(chunk, at);
        this.#keep(chunk.subarray(at, end.at));
        at = end.at;
        if (end.isWhole) yield* this.#complete();
      } else {
        at = this.#between(chunk, at);
      }
    }
  }

  finish(): void {
    if (this.#state !== 'end') throw new ArchiveError(this.file, 'is incomplete');
  }

  get #place(): string {
    const table = this.#table === undefined || this.#table === '' ? '' : `, ${this.#table}`;
    return this.#number === 0 ? `${this.file}${table}` : `${this.file}${table}, row ${this.#number}`;
  }

  #refuse(byte: number): never {
    throw new ArchiveError(this.#place, `is not JSON: ${JSON.stringify(String.fromCharCode(byte))}`);
  }

  /** Reads one byte between values, or begins a value. */
  #between(chunk: Buffer, at: number): number {
    const byte = chunk[at] ?? 0;
    if (isSpace(byte)) return at + 1;
    if (this.#isPunctuation(byte)) return at + 1;
    const isName = this.#state === 'first name' || this.#state === 'name';
    if (isName ? byte !== QUOTE : !['value', 'first row', 'row'].includes(this.#state)) this.#refuse(byte);
    if ([COMMA, COLON, BRACE_END, BRACKET_END].includes(byte)) this.#refuse(byte);
    if (this.#table !== undefined && !isName) this.#number += 1;
    this.#pieces = [];
    this.#bytes = 0;
    this.#depth = 0;
    this.#inText = false;
    return at;
  }

  #isPunctuation(byte: number): boolean {
    const next = this.#after(byte);
    if (!next) return false;
    this.#state = next;
    return true;
  }

  /** Returns the state after a byte between values. Undefined if the byte has to begin a value. */
  #after(byte: number): State | undefined {
    const inTable = this.#table !== undefined;
    switch (this.#state) {
      case 'start':
        if (byte === BRACE) return this.#begin(undefined);
        if (byte === BRACKET) return this.#begin('');
        return this.#refuse(byte);
      case 'colon':
        return byte === COLON ? 'value' : this.#refuse(byte);
      case 'value':
        if (byte !== BRACKET) return undefined;
        this.#table = this.#name;
        this.#number = 0;
        return 'first row';
      case 'first name':
        return byte === BRACE_END ? 'end' : undefined;
      case 'first row':
        return byte === BRACKET_END ? this.#endTable() : undefined;
      case 'after':
        if (byte === COMMA) return inTable ? 'row' : 'name';
        if (inTable && byte === BRACKET_END) return this.#endTable();
        return !inTable && byte === BRACE_END ? 'end' : this.#refuse(byte);
      case 'end':
        return this.#refuse(byte);
      default:
        return undefined;
    }
  }

  #begin(table: string | undefined): State {
    this.#hasNames = table === undefined;
    this.#table = table;
    return table === undefined ? 'first name' : 'first row';
  }

  #endTable(): State {
    this.#table = undefined;
    return this.#hasNames ? 'after' : 'end';
  }

  #keep(piece: Buffer): void {
    this.#bytes += piece.length;
    const most = this.#state === 'first name' || this.#state === 'name' ? NAME_BYTES : ROW_BYTES;
    if (this.#bytes > most) throw new ArchiveError(this.#place, `has more than ${most} bytes`);
    this.#pieces?.push(piece);
  }

  /** Returns where the value ends: behind its last byte, or at the end of the chunk. */
  #endOf(chunk: Buffer, start: number): { readonly at: number; readonly isWhole: boolean } {
    let [depth, inText, isEscaped] = [this.#depth, this.#inText, this.#isEscaped];
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (isEscaped) isEscaped = false;
      else if (inText) {
        if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          inText = false;
          if (depth === 0) return { at: at + 1, isWhole: true };
        }
      } else if (byte === QUOTE) inText = true;
      else if (byte === BRACE || byte === BRACKET) depth += 1;
      else if (byte === BRACE_END || byte === BRACKET_END) {
        if (depth === 0) return { at, isWhole: true };
        depth -= 1;
        if (depth === 0) return { at: at + 1, isWhole: true };
      } else if (depth === 0 && (byte === COMMA || byte === COLON || isSpace(byte))) {
        return { at, isWhole: true };
      }
    }
    [this.#depth, this.#inText, this.#isEscaped] = [depth, inText, isEscaped];
    return { at: chunk.length, isWhole: false };
  }

  *#complete(): Generator<TableRow> {
    const value = this.#parse();
    this.#pieces = undefined;
    const table = this.#table;
    if (this.#state === 'first name' || this.#state === 'name') {
      this.#name = String(value);
      this.#state = 'colon';
      return;
    }
    this.#state = 'after';
    // Values beside the tables describe the file.
    if (table === undefined) return;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new ArchiveError(this.#place, 'is not an object');
    }
    yield { table, row: value as TableRow['row'], place: this.#place };
  }

  #parse(): unknown {
    const bytes = Buffer.concat(this.#pieces ?? []);
    try {
      return JSON.parse(utf8.decode(bytes));
    } catch {
      throw new ArchiveError(this.#place, 'is not JSON in UTF-8');
    }
  }
}

/** Yields the rows of a JSON file, one after the other. */
export const rowsOf = async function* (
  file: string,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<TableRow, void> {
  const splitter = new Splitter(file);
  for await (const chunk of chunks) yield* splitter.feed(chunk);
  splitter.finish();
};
