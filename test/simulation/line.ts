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

/** The request or the status of HTTP, for a readable trace. */
const firstLine = (chunk: Buffer): string => chunk.toString('latin1').split('\r\n', 1)[0] ?? '';

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
    /** Who has the other end. Null for clients. */
    private readonly to: Owner | null,
  ) {
    // As in Node: a server responds to a client that has ended its side.
    super({ allowHalfOpen: to === null });
  }

  /** Connects both ends. */
  join(peer: Line): void {
    this.#peer = peer;
    peer.#peer = this;
  }

  /** Begins to connect. Runs `action` when that has arrived, also if the process is gone. */
  open(action: () => void): void {
    this.#sendTo(null, 'connect', action);
  }

  /** Runs `action` at the other end, after all that was sent before. */
  send(label: string, action: (peer: Line | undefined) => void): void {
    this.#sendTo(this.to, label, () => {
      action(this.#peer);
    });
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
    this.send(firstLine(chunk), (peer) => peer?.receive(chunk));
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

  #sendTo(to: Owner | null, label: string, action: () => void): void {
    const { scheduler } = this.wire;
    this.#arrival = Math.max(this.#arrival, scheduler.now + this.wire.latency());
    scheduler.after(this.#arrival - scheduler.now, label, action, to);
  }
}
