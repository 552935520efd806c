import { deflate, type Deflated } from './gzip.js';

/** A piece of JSON that many answers have in common: written once, and compressed once for all who take it so. */
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

/** A field of a response that is composed of pieces instead of being serialized. Buffers are encoded text. */
export class JsonFragments {
  constructor(readonly pieces: readonly (Piece | Buffer)[]) {}
}

/** Stands for a value among the fields of an answer (not deeper) whose JSON these pieces are. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller says which value it stands for.
export const asFragments = <T>(pieces: readonly (Piece | Buffer)[]): T =>
  new JsonFragments(pieces) as unknown as T;
