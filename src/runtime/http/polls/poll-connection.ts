import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { DirectConnection, DirectPoll } from './direct-poll.js';
import type { PollHeads } from './poll-head.js';
import { textOf, withLastEventId } from './poll-text.js';

/** Longer polls are left to the HTTP server, since a waiting client keeps its text in memory. */
const MOST_BYTES = 2048;

interface Parts {
  readonly heads: PollHeads;
  /** In milliseconds. The connection stays open for so long without a request. */
  readonly keepAliveMs: number;
  /** Returns the poll of this text, which is not served yet. Undefined for any other text. */
  readonly take: (text: string, connection: DirectConnection) => DirectPoll | undefined;
  readonly serve: (poll: DirectPoll) => void;
}

const ignore = (): void => undefined;

/**
 * A connection on which a client polls for events. Between two requests of Node's HTTP server, it takes known polls before
 * that server reads them: their texts are compared as a whole, and nothing is parsed. All other bytes go to the HTTP
 * server, as does a poll whose client sends more before its response.
 */
export class PollConnection implements DirectConnection {
  #poll: DirectPoll | undefined = undefined;
  /** Whether the HTTP server has read whole requests only, and has responded to all. */
  #isIdle = false;
  /** The known poll that the HTTP server is reading. */
  #text: string | undefined = undefined;
  /** How often the HTTP server got bytes. */
  #handedOver = 0;
  readonly #hand: (chunk: Buffer | null) => boolean;

  constructor(
    readonly socket: Socket,
    private readonly parts: Parts,
  ) {
    const push = socket.push.bind(socket);
    this.#hand = push;
    // While someone listens, Node's parser does not read from the connection itself.
    socket.on('data', ignore);
    socket.push = (chunk: Buffer | null) => this.#read(chunk);
    socket.on('close', () => {
      this.#poll?.leave();
    });
  }

  get heads(): PollHeads {
    return this.parts.heads;
  }

  /** Must be called for each request that the HTTP server has read, when it has read its head. */
  arrived(request: IncomingMessage, response: ServerResponse): void {
    // Then nothing of another request is before or after it.
    if (this.#text === undefined || textOf(request) !== this.#text) return;
    const handedOver = this.#handedOver;
    response.once('close', () => {
      this.#isIdle = this.#handedOver === handedOver;
    });
  }

  finish(poll: DirectPoll): void {
    if (this.#poll !== poll) return;
    this.#poll = undefined;
    this.socket.setTimeout(this.parts.keepAliveMs);
  }

  handOver(poll: DirectPoll): void {
    if (this.#poll !== poll) return;
    this.#poll = undefined;
    poll.release();
    const text = withLastEventId(poll.known, poll.lastEventId);
    this.#parse(Buffer.from(text, 'latin1'), text);
  }

  #read(chunk: Buffer | null): boolean {
    if (this.#poll) this.#interrupt(this.#poll, chunk);
    const isShort = chunk !== null && chunk.length <= MOST_BYTES;
    const text = isShort ? chunk.toString('latin1') : '';
    const poll = isShort ? this.parts.take(text, this) : undefined;
    if (!poll || !this.#isIdle) return this.#parse(chunk, poll && text);
    this.#poll = poll;
    this.socket.setTimeout(0);
    this.parts.serve(poll);
    return true;
  }

  /** The client sends more, or nothing more. */
  #interrupt(poll: DirectPoll, chunk: Buffer | null): void {
    if (chunk) this.handOver(poll);
    else {
      this.#poll = undefined;
      poll.leave();
    }
  }

  /** Has the HTTP server read bytes. `text` is that of a known poll. */
  #parse(chunk: Buffer | null, text?: string): boolean {
    this.#isIdle = false;
    this.#handedOver += 1;
    this.#text = text;
    const hasRoom = this.#hand(chunk);
    // A request that it reads later may have other bytes before it.
    this.#text = undefined;
    return hasRoom;
  }
}
