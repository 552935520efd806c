import { stat } from 'node:fs/promises';

import { entriesOf, type TarEntry } from './entries.js';
import { kinds, type Kind, type Manifest } from './kinds.js';
import { limits } from './limits.js';
import { ArchiveError, type Item, type RecordItem, type RecordSource } from './source.js';
import { parseEnd, parseManifest } from './validate.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const parseJson = (bytes: Buffer, place: string): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ArchiveError(place, 'is not JSON in UTF-8');
  }
};

const NEWLINE = 0x0a;

/** Yields the records of a part. The import validates them. */
const recordsOf = function* (kind: Kind, name: string, content: Buffer): Generator<RecordItem> {
  for (let start = 0, line = 1; start < content.length; line += 1) {
    const newline = content.indexOf(NEWLINE, start);
    const end = newline === -1 ? content.length : newline;
    const place = `${name}, line ${line}`;
    if (end - start > limits.lineBytes) throw new ArchiveError(place, 'is too long');
    yield { kind, record: parseJson(content.subarray(start, end), place), place } as RecordItem;
    start = end + 1;
  }
};

const kindOf = (name: string): Kind | undefined => {
  const [, kind = ''] = /^([a-z_]+)\/\d{6,9}\.jsonl$/.exec(name) ?? [];
  return Object.hasOwn(kinds, kind) ? (kind as Kind) : undefined;
};

const readWhole = async (entry: TarEntry): Promise<unknown> =>
  parseJson(await entry.whole(limits.manifestBytes), entry.name);

/** Counts what was read, and compares it with `end.json`. */
class Counter {
  #counts: Record<string, number> = {};
  #files = 0;

  count(kind: Kind | 'file'): void {
    if (kind === 'file') this.#files += 1;
    else this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
  }

  compare(stated: unknown): void {
    const { counts, files } = parseEnd(stated);
    for (const kind of new Set([...Object.keys(counts), ...Object.keys(this.#counts)])) {
      if (counts[kind] !== this.#counts[kind]) {
        throw new ArchiveError('end.json', `the archive has another number of ${kind}: it is incomplete`);
      }
    }
    if (files !== this.#files) throw new ArchiveError('end.json', 'the archive has another number of files');
  }
}

/** An archive on disk. It holds one part in memory. */
export class ArchiveReader implements RecordSource {
  #bytesRead = 0;

  private constructor(
    private readonly path: string,
    private readonly bytes: number,
    readonly manifest: Manifest,
  ) {}

  /** Opens an archive. Throws if it is none. */
  static async open(path: string): Promise<ArchiveReader> {
    const { size } = await stat(path);
    for await (const entry of entriesOf(path)) {
      if (entry.name !== 'manifest.json') break;
      return new ArchiveReader(path, size, parseManifest(await readWhole(entry)));
    }
    throw new ArchiveError(path, 'does not begin with manifest.json, so it is not an archive of this format');
  }

  progress(): number {
    return Math.min(1, this.#bytesRead / Math.max(1, this.bytes));
  }

  async *read(): AsyncGenerator<Item, void> {
    const counter = new Counter();
    let last = '';
    this.#bytesRead = 0;
    const entries = entriesOf(this.path, (bytes) => {
      this.#bytesRead += bytes;
    });
    for await (const entry of entries) {
      if (last === 'end.json') throw new ArchiveError(entry.name, 'follows the end of the archive');
      if (last === '') parseManifest(await readWhole(entry));
      else if (entry.name === 'end.json') counter.compare(await readWhole(entry));
      else yield* this.#items(entry, counter);
      last = entry.name;
    }
    if (last !== 'end.json') throw new ArchiveError('end.json', 'is missing: the archive is incomplete');
  }

  async *#items(entry: TarEntry, counter: Counter): AsyncGenerator<Item, void> {
    const { name, size } = entry;
    if (name.startsWith('files/')) {
      counter.count('file');
      yield { kind: 'file', name, size, place: name, content: entry.content() };
      return;
    }
    const kind = kindOf(name);
    if (!kind) throw new ArchiveError(name, 'is not a file of this format');
    for (const item of recordsOf(kind, name, await entry.whole(limits.partBytes))) {
      counter.count(kind);
      yield item;
    }
  }
}
