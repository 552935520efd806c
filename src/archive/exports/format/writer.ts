import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';

import { Pace } from '../../../lib/event-loop.js';
import type { Kind, Manifest, Records } from './kinds.js';
import { limits } from './limits.js';
import { END_OF_TAR, padding, tarHeader } from './tar.js';
import type { FileReference } from './values.js';

/** A part ends at this size. One more record of the largest size still fits. */
const PART_BYTES = limits.partBytes - limits.lineBytes;

const MEMBERS_OF_NAME = 6;

/** Writes an archive to a new file, one record after the other. Holds one part in memory. */
export class ArchiveWriter {
  readonly #tar = new PassThrough();
  readonly #written: Promise<void>;
  readonly #mtime: Date;
  readonly #counts = new Map<Kind, number>();
  readonly #parts = new Map<Kind, number>();
  #kind: Kind | undefined;
  #lines: Buffer[] = [];
  #bytes = 0;
  #files = 0;
  #failure: Error | undefined;
  readonly #pace = new Pace();

  private constructor(path: string, { made_at }: Manifest) {
    this.#mtime = new Date(made_at * 1000);
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    this.#written = pipeline(this.#tar, createGzip(), file);
    this.#written.catch((error: unknown) => {
      this.#failure = error as Error;
    });
  }

  /** Begins an archive. The file must not exist. */
  static async create(path: string, manifest: Manifest): Promise<ArchiveWriter> {
    const writer = new ArchiveWriter(path, manifest);
    await writer.#entry('manifest.json', Buffer.from(`${JSON.stringify(manifest)}\n`));
    return writer;
  }

  /** The number of records and files so far. */
  get progress(): { readonly records: number; readonly files: number } {
    return { records: [...this.#counts.values()].reduce((sum, count) => sum + count, 0), files: this.#files };
  }

  /** Adds a record. Records of one kind that follow each other share a part. */
  async add<K extends Kind>(kind: K, record: Records[K]): Promise<void> {
    if (this.#pace.isDue) await this.#pace.rest();
    const line = Buffer.from(`${JSON.stringify(record)}\n`);
    if (line.length > limits.lineBytes) throw new Error(`A record of ${kind} is too large.`);
    if (kind !== this.#kind || this.#bytes >= PART_BYTES) await this.endPart();
    this.#kind = kind;
    this.#lines.push(line);
    this.#bytes += line.length;
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  /** Writes the records that are in memory. */
  async endPart(): Promise<void> {
    const kind = this.#kind;
    if (kind === undefined || this.#bytes === 0) return;
    const number = (this.#parts.get(kind) ?? 0) + 1;
    this.#parts.set(kind, number);
    const content = Buffer.concat(this.#lines, this.#bytes);
    this.#lines = [];
    this.#bytes = 0;
    await this.#entry(`${kind}/${String(number).padStart(MEMBERS_OF_NAME, '0')}.jsonl`, content);
  }

  /** Adds a file that a record named before. `content` must have exactly its size. */
  async addFile({ name, size }: FileReference, content: Readable | Iterable<Uint8Array>): Promise<void> {
    await this.endPart();
    await this.#write(tarHeader({ name, size }, this.#mtime));
    let left = size;
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      left -= chunk.length;
      if (left < 0) break;
      await this.#write(chunk);
    }
    if (left !== 0) throw new Error(`The file ${name} changed while it was read.`);
    await this.#write(Buffer.alloc(padding(size)));
    this.#files += 1;
  }

  /** Completes the archive. It is on disk afterwards. */
  async finish(): Promise<void> {
    await this.endPart();
    const end = { counts: Object.fromEntries(this.#counts), files: this.#files };
    await this.#entry('end.json', Buffer.from(`${JSON.stringify(end)}\n`));
    await this.#write(END_OF_TAR);
    this.#tar.end();
    await this.#written;
  }

  /** Gives the archive up. The caller removes the file. */
  async abort(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => undefined);
  }

  async #entry(name: string, content: Buffer): Promise<void> {
    await this.#write(tarHeader({ name, size: content.length }, this.#mtime));
    await this.#write(content);
    await this.#write(Buffer.alloc(padding(content.length)));
  }

  async #write(chunk: Uint8Array): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (chunk.length === 0 || this.#tar.write(chunk)) return;
    await Promise.race([once(this.#tar, 'drain'), this.#written]);
  }
}
