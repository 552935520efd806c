import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import type { Services } from '../../../accounts/services.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { FileReference } from '../format/values.js';
import type { ArchiveWriter } from '../format/writer.js';
import type { ArchiveScope } from './archive-scope.js';

/** What the archive has so far. Records that name anything else are left out. */
export interface Known {
  readonly users: Set<number>;
  readonly groups: Set<number>;
  readonly channels: Set<number>;
}

/** One archive that is being written. */
export interface Run {
  readonly services: Services;
  readonly archive: ArchiveScope;
  readonly writer: ArchiveWriter;
  readonly known: Known;
  /** The newest message at the beginning. Later ones are not part of the archive. */
  readonly horizon: number;
  /** Runs reads on one snapshot, outside of the event loop. */
  readonly read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Called between two steps, with the share of the messages that was looked at. Throws if the work has to end. */
  readonly step: (progress: number) => Promise<void>;
}

/** Returns the reference to a file of the server. Null if the file is gone. */
export const referTo = async (
  { services: { files } }: Run,
  name: string,
  stored: string,
): Promise<FileReference | null> => {
  const stats = await stat(files.pathOf(stored)).catch(() => undefined);
  return stats ? { name, size: stats.size } : null;
};

/** A file of the server, under its name in the archive. */
export interface Copied {
  readonly file: FileReference | null;
  readonly stored: string;
}

/** Adds files that records named. */
export const addFiles = async ({ services, writer, step }: Run, files: readonly Copied[]): Promise<void> => {
  for (const { file, stored } of files) {
    if (file === null) continue;
    await writer.addFile(file, createReadStream(services.files.pathOf(stored)));
    await step(0);
  }
};

/** Records of this many files come before the files. */
const FILES_TOGETHER = 200;

/** Adds a record for each row, and the files of the records behind them. */
export const withFiles = async <R>(
  run: Run,
  rows: readonly R[],
  add: (row: R) => Promise<Copied>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += FILES_TOGETHER) {
    const copied: Copied[] = [];
    for (const row of rows.slice(start, start + FILES_TOGETHER)) copied.push(await add(row));
    await addFiles(run, copied);
    await run.step(0);
  }
};

export const ifKnown = (known: ReadonlySet<number>, id: number | null): number | null =>
  id !== null && known.has(id) ? id : null;

/** Calls `write` with all rows of a query that reads those after an ID, in batches. */
export const inOrder = async <R extends { readonly id: number }>(
  { read }: Run,
  list: (tx: Tx, after: number, most: number) => Promise<readonly R[]>,
  most: number,
  write: (rows: readonly R[]) => Promise<void>,
): Promise<void> => {
  let after = 0;
  for (;;) {
    const from = after;
    const rows = await read((tx) => list(tx, from, most));
    await write(rows);
    if (rows.length < most) return;
    after = rows.at(-1)?.id ?? after;
  }
};

/**
 * Calls `write` with the rows of each user. Tables without an ID are read so, since a statement must return a limited
 * number of rows.
 */
export const ofEachUser = async <R>(
  run: Run,
  list: (tx: Tx, user: number) => Promise<R[]>,
  write: (row: R, user: number) => Promise<void>,
): Promise<void> => {
  for (const user of run.known.users) {
    const rows = await run.read((tx) => list(tx, user));
    for (const row of rows) await write(row, user);
    await run.step(0);
  }
};
