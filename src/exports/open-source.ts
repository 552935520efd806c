import { ArchiveReader } from './format/reader.js';
import type { RecordSource } from './format/source.js';
import { ReferenceExport } from './reference/source.js';
import { isReferenceExport } from './reference/unpack.js';

export interface OpenedSource {
  readonly source: RecordSource;
  /** What was left out, as lines for the operator. Called after the import. */
  readonly leftOut: () => string[];
  readonly close: () => Promise<void>;
}

const linesOf = (notTaken: ReadonlyMap<string, number>): string[] =>
  [...notTaken].map(([what, count]) => `Not taken: ${what} (${count})`);

/** Opens what is to be imported: an archive of this server, or an export of the reference server. */
export const openSource = async (
  path: string,
  siteUrl: string,
  progressed: (done: number) => void,
): Promise<OpenedSource> => {
  if (!(await isReferenceExport(path))) {
    return { source: await ArchiveReader.open(path), leftOut: () => [], close: () => Promise.resolve() };
  }
  const source = await ReferenceExport.open(path, siteUrl, progressed);
  return { source, leftOut: () => linesOf(source.notTaken), close: () => source.close() };
};
