import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { ByteReader, UnexpectedEnd } from './byte-reader.js';
import { ArchiveError } from './source.js';
import { BLOCK, padding, readTarHeader, type Entry } from './tar.js';

/** Programs fill the end of a tar archive to at most this size. */
const MOST_AFTER_END = 20 * BLOCK;

/** A file within an archive. What is not read of it is skipped. */
export class TarEntry implements Entry {
  #left: number;

  constructor(
    readonly name: string,
    readonly size: number,
    private readonly bytes: ByteReader,
  ) {
    this.#left = size;
  }

  async *content(): AsyncGenerator<Buffer, void> {
    while (this.#left > 0) {
      const piece = await this.bytes.piece(this.#left);
      this.#left -= piece.length;
      yield piece;
    }
  }

  /** Returns the whole content. Throws if it is larger than `most`. */
  async whole(most: number): Promise<Buffer> {
    if (this.size > most) throw new ArchiveError(this.name, `has more than ${most} bytes`);
    const pieces: Buffer[] = [];
    for await (const piece of this.content()) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async skip(): Promise<void> {
    for await (const piece of this.content()) void piece;
  }
}

const readEntries = async function* (bytes: ByteReader): AsyncGenerator<TarEntry, void> {
  for (let before = 'the beginning'; ;) {
    const header = readTarHeader(await bytes.take(BLOCK));
    if (header === 'end') break;
    if ('refused' in header) throw new ArchiveError(`After ${before}`, header.refused);
    const entry = new TarEntry(header.name, header.size, bytes);
    yield entry;
    await entry.skip();
    await bytes.take(padding(header.size));
    before = header.name;
  }
  // Reading to the end verifies the checksum of the compressed file.
  if ((await bytes.rest(MOST_AFTER_END)).some((byte) => byte !== 0)) {
    throw new ArchiveError('After the last file', 'the archive goes on');
  }
};

const toArchiveError = (path: string, error: unknown): unknown => {
  if (error instanceof UnexpectedEnd) return new ArchiveError(path, error.message);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return code.startsWith('Z_') ? new ArchiveError(path, 'is not a gzip file, or is damaged') : error;
};

/** Yields the files of an archive, one after the other. Reports the compressed bytes that were read. */
export const entriesOf = async function* (
  path: string,
  progressed: (bytes: number) => void = () => undefined,
): AsyncGenerator<TarEntry, void> {
  const file = createReadStream(path);
  const unzipped = pipeline(file, createGunzip(), () => undefined);
  file.on('data', (chunk) => {
    progressed(chunk.length);
  });
  try {
    yield* readEntries(new ByteReader(unzipped));
  } catch (error) {
    throw toArchiveError(path, error);
  } finally {
    file.destroy();
    unzipped.destroy();
  }
};
