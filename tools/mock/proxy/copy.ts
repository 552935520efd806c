import { Transform, type TransformCallback } from 'node:stream';

import type { ByteAccounts } from '../../../src/runtime/http/held-bodies.js';

/** The longest body that is checked. Longer ones are passed on without a check. */
export const MAX_COPY_BYTES = 4 * 2 ** 20;
/** The copies of all bodies together. */
export const ALL_COPIES_BYTES = 64 * 2 ** 20;

const OWNER = 'bodies';

/** Passes a body on, and keeps a copy of it up to the limits. */
export class Copy extends Transform {
  #chunks: Buffer[] | undefined = [];
  #bytes = 0;

  constructor(
    private readonly accounts: ByteAccounts,
    private readonly maxBytes = MAX_COPY_BYTES,
  ) {
    super();
  }

  /** The copy. Undefined if the body was too long. */
  get bytes(): Buffer | undefined {
    return this.#chunks && Buffer.concat(this.#chunks);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#chunks) this.#keep(this.#chunks, chunk);
    done(null, chunk);
  }

  /** Forgets the copy. */
  release(): void {
    this.accounts.give(OWNER, this.#bytes);
    this.#bytes = 0;
    this.#chunks = undefined;
  }

  #keep(chunks: Buffer[], chunk: Buffer): void {
    if (this.#bytes + chunk.length > this.maxBytes || !this.accounts.take(OWNER, chunk.length)) {
      this.release();
      return;
    }
    this.#bytes += chunk.length;
    chunks.push(chunk);
  }
}
