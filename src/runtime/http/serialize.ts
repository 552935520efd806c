import { constants, crc32, deflateRawSync } from 'node:zlib';

import { isTurnSpent, ownTurn, Pace } from '../../lib/event-loop.js';

/*
 * Joins pieces that were compressed separately into one gzip stream. The checksum of the stream is computed from those
 * of the pieces: a CRC is the remainder of a polynomial, and appending to a text multiplies it by a power of x.
 */

/** Bytes compressed so that other pieces can follow. */
export interface Deflated {
  readonly data: Buffer;
  readonly length: number;
  readonly crc: number;
  /** The factor for a checksum when these bytes are appended. */
  readonly shift: number;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([3, 0]);
const MAX_STORED = 0xffff;

// Polynomials over GF(2). The highest bit is the coefficient of 1 and the lowest that of x^31.
const MODULUS = 0xedb88320;
const ONE = 0x80000000;
const X = 0x40000000;

const multiply = (a: number, b: number): number => {
  let product = 0;
  let factor = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ MODULUS : factor >>> 1;
  }
  return product >>> 0;
};

/** Returns x^(8 * bytes). */
const powerOfX = (bytes: number): number => {
  let power = X;
  for (let doubling = 0; doubling < 3; doubling += 1) power = multiply(power, power);
  let result = ONE;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, power);
    power = multiply(power, power);
  }
  return result;
};

export const deflate = (bytes: Buffer): Deflated => ({
  data: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  length: bytes.length,
  crc: crc32(bytes),
  shift: powerOfX(bytes.length),
});

/** Returns deflate blocks with the bytes uncompressed. */
const stored = (bytes: Buffer): Buffer[] => {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += MAX_STORED) {
    const part = bytes.subarray(start, start + MAX_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ MAX_STORED, 3);
    blocks.push(head, part);
  }
  return blocks;
};

/** Returns one gzip stream of the pieces, in parts. Pieces that are not compressed yet are included uncompressed. */
export const gzip = async (pieces: readonly (Buffer | Deflated)[]): Promise<Buffer[]> => {
  const parts: Buffer[] = [HEADER];
  let crc = 0;
  let length = 0;
  const pace = new Pace();
  // For an empty buffer, Node.js may return 0 instead of the checksum so far.
  for (const piece of pieces.filter((one) => one.length > 0)) {
    length += piece.length;
    if (Buffer.isBuffer(piece)) {
      crc = crc32(piece, crc);
      parts.push(...stored(piece));
    } else {
      crc = (multiply(crc, piece.shift) ^ piece.crc) >>> 0;
      parts.push(piece.data);
    }
    if (pace.isDue) await pace.rest();
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return [...parts, LAST_BLOCK, trailer];
};

/** A piece of JSON shared by many responses: serialized once, and compressed once for all clients that accept gzip. */
export class SharedJson {
  readonly bytes: Buffer;
  #deflated: Deflated | undefined;

  constructor(json: string | Buffer) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json;
  }

  get deflated(): Deflated {
    this.#deflated ??= deflate(this.bytes);
    return this.#deflated;
  }
}

/** A piece of JSON: of many responses, or of one. A Buffer is encoded text. */
export type Piece = string | SharedJson | Buffer;

export const bytesOf = (piece: Piece): Buffer => {
  if (typeof piece === 'string') return Buffer.from(piece);
  return Buffer.isBuffer(piece) ? piece : piece.bytes;
};

/** A field of a response that is composed of pieces instead of being serialized. */
export class JsonFragments {
  constructor(readonly pieces: readonly Piece[]) {}
}

/** Returns a placeholder for a value among the top-level fields of a response. Its JSON consists of these pieces. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says which value it stands for.
export const asFragments = <T>(pieces: readonly Piece[]): T => new JsonFragments(pieces) as unknown as T;

/** Characters that are encoded at once. */
const AT_ONCE = 16_384;

/** Returns serialized items between brackets, encoded in steps. */
const encode = async (items: Iterable<string>, [opening, closing]: string): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  const pace = new Pace();
  let text = opening ?? '';
  let separator = '';
  for (const item of items) {
    text += separator + item;
    separator = ',';
    if (text.length >= AT_ONCE) {
      pieces.push(Buffer.from(text));
      text = '';
    }
    // Other requests may encode a list in the same turn.
    if (pace.isDue || isTurnSpent()) await pace.rest();
  }
  return [...pieces, Buffer.from(text + (closing ?? ''))];
};

/** Returns the JSON of a list of serialized values, encoded in steps. A long list at once would block the event loop. */
export const encodeList = (items: Iterable<string>): Promise<Buffer[]> => encode(items, '[]');

/** In a list, values without JSON become `null`. */
const jsonOf = (item: unknown): string | undefined => JSON.stringify(item);

function* serialized(items: Iterable<unknown>): Generator<string> {
  for (const item of items) yield jsonOf(item) ?? 'null';
}

/** Returns a list for a field of a response. Its items are read, serialized and encoded in steps. */
export const composedList = async <T>(items: Iterable<T>): Promise<T[]> =>
  asFragments<T[]>(await encodeList(serialized(items)));

function* serializedEntries(entries: Iterable<readonly [string, unknown]>): Generator<string> {
  for (const [name, value] of entries) yield `${JSON.stringify(name)}:${jsonOf(value) ?? 'null'}`;
}

/** Returns an object for a field of a response. Its entries are serialized and encoded in steps. */
export const composedObject = async <T>(
  entries: Iterable<readonly [string, T]>,
): Promise<Record<string, T>> =>
  asFragments<Record<string, T>>(await encode(serializedEntries(entries), '{}'));

/** A list with more items is serialized in steps. */
const MAX_AT_ONCE = 32;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > MAX_AT_ONCE;

/** Returns the fields of a response with the long lists serialized in steps. */
export const writeLongLists = async <T extends object>(fields: T): Promise<T> => {
  const lists = Object.entries(fields).filter(([, value]) => isLong(value)) as [string, unknown[]][];
  if (lists.length === 0) return fields;
  await ownTurn();
  const written: Record<string, unknown> = {};
  for (const [name, list] of lists) written[name] = await composedList(list);
  return { ...fields, ...written };
};

/** In bytes. Compressing less than this is not worth it. */
const WORTH_COMPRESSING = 16_384;

/** A body in parts, and its encoding. Large parts are not joined, since that would take as much memory again. */
interface Serialized {
  readonly body: readonly Buffer[] | string;
  readonly encoding?: 'gzip';
}

/** Returns the JSON of an object in pieces. Consecutive text is one piece. */
const piecesOf = (fields: object): Piece[] => {
  const pieces: Piece[] = [];
  let text = '{';
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined) continue;
    if (text !== '{' || pieces.length > 0) text += ',';
    text += `${JSON.stringify(name)}:`;
    if (!(value instanceof JsonFragments)) text += JSON.stringify(value);
    else
      for (const piece of value.pieces) {
        if (typeof piece === 'string') text += piece;
        else {
          pieces.push(text, piece);
          text = '';
        }
      }
  }
  return [...pieces, `${text}}\n`];
};

const sharedLength = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (piece instanceof SharedJson ? piece.bytes.length : 0), 0);

/**
 * Serializes the fields as one JSON object and a newline. Only pieces shared by many responses are compressed, since
 * that happens once. The rest of the body stays uncompressed.
 */
export const serialize = async (fields: object, takesGzip: () => boolean): Promise<Serialized> => {
  if (!Object.values(fields).some((value) => value instanceof JsonFragments))
    return { body: `${JSON.stringify(fields)}\n` };
  const pieces = piecesOf(fields);
  if (sharedLength(pieces) >= WORTH_COMPRESSING && takesGzip()) {
    const body = await gzip(
      pieces.map((piece) => (piece instanceof SharedJson ? piece.deflated : bytesOf(piece))),
    );
    return { body, encoding: 'gzip' };
  }
  return { body: pieces.map(bytesOf) };
};
