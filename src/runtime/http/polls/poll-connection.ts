import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { type DirectConnection, type DirectParts, DirectPoll } from './direct-poll.js';
import type { Arrival } from './poll-response.js';
import { type FoundPoll, sentText } from './poll-text.js';

/** Longer polls are left to the HTTP server, since a waiting client keeps its text in memory. */
const MOST_BYTES = 2048;

export interface ConnectionParts extends DirectParts {
  /** In milliseconds. The connection stays open for so long without a request. */
  readonly idleMs: number;
  /** The connections with a direct poll. */
  readonly taken: Set<PollConnection>;
  /** Returns the known poll of a text. Undefined for any other text. */
  readonly find: (text: string) => FoundPoll | undefined;
  readonly serve: (poll: DirectPoll) => void;
}

/** What the HTTP server is reading. */
interface Reading {
  /** The text of a known poll. */
  readonly text: string;
  /** The direct poll that was handed over. */
  readonly handedOver: Arrival | undefined;
}

const ignore = (): void => undefined;

/**
 * A connection on which a client polls for events. Between two requests of Node's HTTP server, it takes known polls before
 * that server reads them: their texts are compared as a whole, and nothing is parsed. All other bytes go to the HTTP
 * server, as does a poll whose client sends more before its response.
 */
export class PollConnection implements DirectConnection {
  #poll: DirectPoll | undefined = undefined;
  /** Whether the last bytes for the HTTP server were exactly one known poll, and its response is sent. */
  #isIdle = false;
  #reading: Reading | undefined = undefined;
  /** How often the HTTP server got bytes. */
  #pushes = 0;
  readonly #push: (chunk: Buffer | null) => boolean;

  constructor(
    readonly socket: Socket,
    private readonly parts: ConnectionParts,
  ) {
    this.#push = socket.push.bind(socket);
    // When a listener is added, Node's parser ceases to read from the connection itself, and gets what is pushed.
    socket.on('data', ignore);
    socket.push = (chunk: Buffer | null) => this.#read(chunk);
    socket.on('close', () => {
      this.#take(undefined)?.leave();
    });
  }

  /**
   * Must be called for each poll that the HTTP server has read, when it has read its head. Returns what is known of it if it
   * was handed over.
   */
  arrived(text: string, response: ServerResponse): Arrival | undefined {
    const reading = this.#reading;
    if (text !== reading?.text) return undefined;
    // The request ends where the text ends, so the next bytes begin another one. A header with an ID may have come before.
    const pushes = this.#pushes;
    response.once('close', () => {
      this.#isIdle = this.#pushes === pushes;
    });
    return reading.handedOver;
  }

  finish(): void {
    this.#take(undefined);
    this.socket.setTimeout(this.parts.idleMs);
  }

  /** Has the HTTP server read the direct poll, if there is one. */
  handOver(): void {
    const poll = this.#take(undefined);
    if (!poll) return;
    poll.release();
    const text = sentText(poll.found);
    this.#parse(Buffer.from(text, 'latin1'), { text, handedOver: poll });
  }

  #read(chunk: Buffer | null): boolean {
    // The client sends more, or nothing more.
    if (chunk) this.handOver();
    else this.#take(undefined)?.leave();
    const isShort = chunk !== null && chunk.length <= MOST_BYTES;
    const text = isShort ? chunk.toString('latin1') : '';
    const found = isShort ? this.parts.find(text) : undefined;
    // A client that does not read its responses is left to the HTTP server, which then reads no more of its requests.
    if (!found || !this.#isIdle || this.socket.writableNeedDrain)
      return this.#parse(chunk, found && { text, handedOver: undefined });
    this.socket.setTimeout(0);
    const poll = new DirectPoll(this.parts, this, found);
    this.#take(poll);
    this.parts.serve(poll);
    return true;
  }

  /** Replaces the direct poll. Returns the one before. */
  #take(poll: DirectPoll | undefined): DirectPoll | undefined {
    const before = this.#poll;
    this.#poll = poll;
    if (poll) this.parts.taken.add(this);
    else if (before) this.parts.taken.delete(this);
    return before;
  }

  /** Has the HTTP server read bytes. */
  #parse(chunk: Buffer | null, reading: Reading | undefined): boolean {
    this.#isIdle = false;
    this.#pushes += 1;
    this.#reading = reading;
    const hasRoom = this.#push(chunk);
    // A request that it reads later may have other bytes before it.
    this.#reading = undefined;
    return hasRoom;
  }
}
