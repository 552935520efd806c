import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The first line of the file of a table. Each further line is a row: a list of texts, of base64 or of null. */
export interface TableHead {
  readonly table: string;
  /** The statement that creates the table. */
  readonly create: string;
  readonly columns: readonly string[];
  /** The columns whose values are in base64. */
  readonly binary: readonly string[];
}

export type TableRow = readonly (string | null)[];

export const fileOf = (table: string): string => `${table}.ndjson.gz`;

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('The last line of a table is not complete.');
}

/** Yields the head of a table, and then its rows. */
export async function* readTable(folder: string, table: string): AsyncGenerator<TableHead | TableRow> {
  const unpacked = createGunzip();
  // An error ends the loop below.
  pipeline(createReadStream(join(folder, fileOf(table))), unpacked, () => undefined);
  for await (const line of linesOf(unpacked as AsyncIterable<Buffer>))
    yield JSON.parse(line) as TableHead | TableRow;
}
