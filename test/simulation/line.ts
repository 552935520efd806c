import { Duplex } from 'node:stream';

import type { Owner, Scheduler } from './scheduler.js';

/** What a line needs of the simulation. */
export interface Wire {
  readonly scheduler: Scheduler;
  /** Milliseconds until what is sent now arrives. */
  latency(): number;
}

const failure = (code: string): Error =>
  Object.assign(new Error(`The connection failed: ${code}.`), { code });

/** One end of a connection. What it sends arrives at the other end later, and in order. */
export class Line extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  bytesRead = 0;
  bytesWritten = 0;
  #peer: Line | undefined;
  /** When that arrives which was sent last. */
  #arrival = 0;

  constructor(
    private readonly wire: Wire,
    private readonly owner: Owner | undefined,
    allowHalfOpen: boolean,
  ) {
    super({ allowHalfOpen });
  }

  /** Connects both ends. */
  join(peer: Line): void {
    this.#peer = peer;
    peer.#peer = this;
  }

  /** Runs `action` at the other end, after all that was sent before. */
  send(label: string, action: (peer: Line | undefined) => void, to = this.#peer?.owner): void {
    const { scheduler } = this.wire;
    this.#arrival = Math.max(this.#arrival, scheduler.now + this.wire.latency());
    scheduler.after(
      this.#arrival - scheduler.now,
      label,
      () => {
        action(this.#peer);
      },
      to,
    );
  }

  /** Ends it, as an operating system does for the end that is gone. */
  break(code: string): void {
    if (!this.destroyed) this.destroy(failure(code));
  }

  /** A socket has this: ends when all is sent. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }

  override _read(): void {
    // All that arrives is passed on at once.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.bytesWritten += chunk.length;
    this.send('bytes', (peer) => peer?.receive(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.send('end', (peer) => peer?.receive(null));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.writableFinished) this.send('reset', (peer) => peer?.break('ECONNRESET'));
    done(error);
  }

  receive(chunk: Buffer | null): void {
    if (this.destroyed || this.readableEnded) return;
    this.bytesRead += chunk?.length ?? 0;
    this.push(chunk);
  }
}
