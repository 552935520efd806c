import { deflate, type Deflated } from './gzip.js';

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
