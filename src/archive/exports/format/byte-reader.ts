export class UnexpectedEnd extends Error {
  constructor() {
    super('the archive ends too early');
  }
}

/** Reads a stream of bytes in pieces of given sizes. Holds one chunk of the stream. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns the next bytes that have arrived, at most `most`. Throws if the stream is over. */
  async piece(most: number): Promise<Buffer> {
    if (this.#left.length === 0 && !(await this.#next())) throw new UnexpectedEnd();
    const piece = this.#left.subarray(0, most);
    this.#left = this.#left.subarray(piece.length);
    return piece;
  }

  /** Returns exactly the next `size` bytes. */
  async take(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let missing = size; missing > 0;) {
      const piece = await this.piece(missing);
      missing -= piece.length;
      pieces.push(piece);
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  }

  /** Returns everything up to the end of the stream. Throws if it is more than `most` bytes. */
  async rest(most: number): Promise<Buffer> {
    const pieces = [this.#left];
    for (let size = this.#left.length; await this.#next(); size += this.#left.length) {
      if (size > most) throw new UnexpectedEnd();
      pieces.push(this.#left);
    }
    return Buffer.concat(pieces);
  }

  async #next(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done === true) return false;
    this.#left = next.value;
    return true;
  }
}
