import { deflate, type Deflated, gzip } from './gzip.js';
import { isTurnSpent, ownTurn, Pace } from '../../lib/event-loop.js';

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
