import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Busboy as Busboys } from '@fastify/busboy';

import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';
import type { Arrival, Context, HeldBody, RawParameters } from './request.js';
import { bodyTooLarge, MAX_FIELDS, noteRepeated } from './form.js';
import { inMebibytes } from '../../lib/bytes.js';
import { takeTime } from './connections.js';
import type { FileAllowance, UploadedFile } from '../../contract/uploaded-file.js';

type Parser = InstanceType<typeof Busboys>;

/** Operations take one file. A second one is kept only to detect that there are more. */
const MAX_FILES = 2;

/** What the head of a part states. */
type Stated = Pick<UploadedFile, 'field' | 'filename' | 'contentType'>;

interface Multipart {
  readonly fields: RawParameters;
  readonly files: readonly UploadedFile[];
}

/** Deletes the files that were not moved. */
export const discard = async (files: readonly Pick<UploadedFile, 'path'>[]): Promise<void> => {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
};

const createParser = async (
  request: IncomingMessage,
  maxFieldBytes: number,
  maxFileBytes: number,
): Promise<Parser> => {
  const { Busboy } = await import('@fastify/busboy');
  const type = request.headers['content-type'] ?? '';
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': type },
      isPartAFile: (_name, _type, filename) => Boolean(filename),
      limits: { fields: MAX_FIELDS, fieldSize: maxFieldBytes, fileSize: maxFileBytes },
    });
  } catch {
    throw errors.malformedForm();
  }
};

/** Reads one multipart body. */
class Reading {
  readonly #fields = Object.create(null) as Record<string, unknown>;
  readonly #files: Promise<UploadedFile>[] = [];
  readonly #writing = new AbortController();
  readonly #paths: string[] = [];
  #arrival: Arrival | undefined;
  #bytes = 0;
  #fieldBytes = 0;

  constructor(
    private readonly request: IncomingMessage,
    private readonly parser: Parser,
    private readonly held: HeldBody,
    private readonly maxFieldBytes: number,
    private readonly allowance: FileAllowance | undefined,
  ) {}

  async read(): Promise<Multipart> {
    try {
      await this.#parse();
      return { fields: this.#fields, files: await Promise.all(this.#files) };
    } catch (error) {
      await this.#giveUp();
      throw error;
    } finally {
      this.#arrival?.end();
    }
  }

  get #maxBytes(): number {
    return this.maxFieldBytes + (this.allowance?.maxBytes ?? 0);
  }

  #tooLarge(): Error {
    return this.allowance
      ? errors.fileTooLarge({ limit: inMebibytes(this.allowance.maxBytes) })
      : bodyTooLarge(this.maxFieldBytes);
  }

  /**
   * Keeps a field. Returns why the form is refused, or undefined. An exception in an event of the parser would end the
   * process.
   */
  #refusalOf(name: string | undefined, value: string, isTruncated: boolean): ApiError | undefined {
    if (name === undefined) return errors.malformedForm();
    return isTruncated ? bodyTooLarge(this.maxFieldBytes) : this.#keep(name, value);
  }

  /** Counts the bytes of a field, which stays in memory. Files do not stay in memory. */
  #keep(name: string, value: string): ApiError | undefined {
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(value);
    this.#fieldBytes += bytes;
    if (Object.hasOwn(this.#fields, name)) noteRepeated(this.#fields, name);
    this.#fields[name] = value;
    return this.#fieldBytes > this.maxFieldBytes ? bodyTooLarge(this.maxFieldBytes) : this.held.add(bytes);
  }

  #parse(): Promise<void> {
    const { request, parser } = this;
    return new Promise((resolve, reject) => {
      this.#arrival = this.held.whileArriving(reject);
      if (Number(request.headers['content-length'] ?? 0) > this.#maxBytes) throw this.#tooLarge();
      request.on('data', (chunk: Buffer) => {
        this.#arrival?.progress();
        this.#bytes += chunk.length;
        if (this.#bytes > this.#maxBytes) reject(this.#tooLarge());
      });
      request.once('close', () => {
        if (!request.complete) reject(errors.malformedForm());
      });
      // The types of busboy omit that a part can have no name.
      parser.on('field', (name: string | undefined, value, _nameTruncated, valueTruncated) => {
        const refusal = this.#refusalOf(name, value, valueTruncated);
        if (refusal) reject(refusal);
      });
      parser.on('fieldsLimit', () => {
        reject(bodyTooLarge(this.maxFieldBytes));
      });
      parser.on('file', (field, stream, filename, _encoding, contentType) => {
        stream.once('limit', () => {
          reject(this.#tooLarge());
        });
        const file = this.#take(stream, { field, filename, contentType });
        file?.catch(reject);
      });
      parser.on('error', () => {
        reject(errors.malformedForm());
      });
      parser.once('finish', resolve);
      request.pipe(parser);
    });
  }

  #take(stream: Readable, stated: Stated): Promise<UploadedFile> | undefined {
    if (!this.allowance || this.#files.length === MAX_FILES) {
      stream.on('error', () => undefined).resume();
      return undefined;
    }
    const path = join(this.allowance.directory, randomUUID());
    this.#paths.push(path);
    const file = this.#write(stream, path).then((size) => ({ ...stated, size, path }));
    this.#files.push(file);
    return file;
  }

  async #write(stream: Readable, path: string): Promise<number> {
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(stream, target, { signal: this.#writing.signal });
    return target.bytesWritten;
  }

  /** Discards the rest of the body, so the client can read the response. */
  async #giveUp(): Promise<void> {
    this.request.unpipe(this.parser);
    this.request.resume();
    this.#writing.abort();
    await Promise.allSettled(this.#files);
    await discard(this.#paths.map((path) => ({ path })));
  }
}

/** Reads the fields of a multipart body, and its files if the operation takes files. */
export const readMultipart = async (
  { req, state }: Context,
  allowance: FileAllowance | undefined,
): Promise<Multipart> => {
  const { bytes } = state.request.route.body;
  const parser = await createParser(req, bytes, allowance?.maxBytes ?? bytes);
  // The client has left. No event would end the reading.
  if (req.destroyed) throw errors.malformedForm();
  if (allowance) takeTime(req);
  return new Reading(req, parser, state.body, bytes, allowance).read();
};
