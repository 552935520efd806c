import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

import { ApiError } from '../../../contract/api-error.js';
import { type Delivered, textBytesOf } from '../../event-log/pending-bytes.js';
import type { Outcome } from '../../event-log/poll.js';
import { SMALL_BYTES } from '../../event-log/responses.js';
import { bodyOf } from './poll-body.js';
import type { PollHeads, StandingHeaders } from './poll-head.js';
import { type Arrival, observePoll, type PollParts } from './poll-response.js';
import type { FoundPoll } from './poll-text.js';
import type { PollClient } from './serve-poll.js';

export interface DirectParts extends Pick<PollParts, 'services' | 'observers'> {
  readonly heads: PollHeads;
}

/** What a direct poll needs of its connection. */
export interface DirectConnection {
  readonly socket: Socket;
  /** The poll gets its response now, so that the connection can take the next request. */
  finish(): void;
  /** Has Node's HTTP server read the poll. */
  handOver(): void;
}

/**
 * A poll that its connection has taken, without Node's HTTP server. Only events that are in memory are sent so. Whatever
 * else happens, the HTTP server reads the poll.
 */
export class DirectPoll implements PollClient, Arrival {
  readonly mostBytes = SMALL_BYTES;
  standing: StandingHeaders | undefined = undefined;
  readonly began = performance.now();
  #phase: 'open' | 'sent' | 'over' = 'open';
  #userId: number | undefined = undefined;
  #end: (() => void) | undefined = undefined;

  constructor(
    private readonly parts: DirectParts,
    private readonly connection: DirectConnection,
    readonly found: FoundPoll,
  ) {}

  get socket(): Socket {
    return this.connection.socket;
  }

  get isGone(): boolean {
    return this.#phase !== 'open';
  }

  begin(userId: number): void {
    this.#userId = userId;
  }

  receive(outcome: Outcome): void {
    if (this.isGone) return;
    if (outcome instanceof ApiError || textBytesOf(outcome) > this.mostBytes) this.takeAllSteps();
    else this.#send(outcome);
  }

  readLog(): void {
    this.takeAllSteps();
  }

  refuse(): void {
    this.takeAllSteps();
  }

  takeAllSteps(): void {
    // The queue is in the middle of its work with this poll, and the HTTP server starts the next one.
    queueMicrotask(() => {
      if (this.socket.destroyed) this.leave();
      else if (!this.isGone) this.connection.handOver();
    });
  }

  whenOver(end: () => void): void {
    this.#end = end;
  }

  /** The client has disconnected. */
  leave(): void {
    if (!this.isGone) this.#over(undefined, undefined);
  }

  /** Frees what the poll holds. */
  release(): void {
    this.#phase = 'over';
    this.#end?.();
  }

  #send(events: readonly Delivered[]): void {
    const { connection, parts, socket, standing } = this;
    const requestId = randomUUID();
    const { text, bytes } = bodyOf(events, this.found.known);
    const head = parts.heads.textOf({ requestId, standing, bytes });
    this.#phase = 'sent';
    connection.finish();
    // Node writes Latin-1 in less time. It is the same for ASCII.
    socket.write(head + text, bytes === text.length ? 'latin1' : 'utf8', () => {
      this.#over(requestId, bytes);
    });
    parts.services.slowReaders.answered(connection);
  }

  #over(requestId: string | undefined, bytes: number | undefined): void {
    this.release();
    const { observers } = this.parts;
    if (observers.length === 0) return;
    observePoll(observers, {
      id: requestId ?? randomUUID(),
      status: bytes === undefined ? undefined : 200,
      bytes,
      milliseconds: performance.now() - this.began,
      userId: this.#userId,
    });
  }
}
