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

export type Piece = string | SharedJson;

/** A piece that is encoded: of many responses, or of one. */
export type Encoded = SharedJson | Buffer;

export const bytesOf = (piece: Encoded): Buffer => (Buffer.isBuffer(piece) ? piece : piece.bytes);

/** A field of a response that is composed of pieces instead of being serialized. Buffers are encoded text. */
export class JsonFragments {
  constructor(readonly pieces: readonly (Piece | Buffer)[]) {}
}

/** Returns a placeholder for a value among the top-level fields of a response. Its JSON consists of these pieces. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says which value it stands for.
export const asFragments = <T>(pieces: readonly (Piece | Buffer)[]): T =>
  new JsonFragments(pieces) as unknown as T;
