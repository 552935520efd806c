import { tmpdir } from 'node:os';

import { isDiskFull } from '../../lib/disk-full.js';
import { ArchiveReader } from './format/reader.js';
import { ArchiveError, type Item, type RecordSource } from './format/source.js';
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

/** Names the disk on which exports are unpacked and sorted, if that is full. */
const explained = (error: unknown): unknown =>
  isDiskFull(error)
    ? new ArchiveError(
        tmpdir(),
        'the disk is full. Free three times the size of the unpacked export, or set TMPDIR to a folder on a larger disk, ' +
          'and run the same command again.',
      )
    : error;

const explaining = (source: RecordSource): RecordSource => ({
  manifest: source.manifest,
  progress: () => source.progress(),
  async *read(): AsyncGenerator<Item, void> {
    try {
      yield* source.read();
    } catch (error) {
      throw explained(error);
    }
  },
});

/** Opens what is to be imported: an archive of this server, or an export of the reference server. */
export const openSource = async (
  path: string,
  siteUrl: string,
  progressed: (done: number) => void,
): Promise<OpenedSource> => {
  if (!(await isReferenceExport(path))) {
    return { source: await ArchiveReader.open(path), leftOut: () => [], close: () => Promise.resolve() };
  }
  const source = await ReferenceExport.open(path, siteUrl, progressed).catch((error: unknown) => {
    throw explained(error);
  });
  return { source: explaining(source), leftOut: () => linesOf(source.notTaken), close: () => source.close() };
};
