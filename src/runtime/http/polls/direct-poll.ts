import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

import { ApiError } from '../../../contract/api-error.js';
import { type Delivered, textBytesOf } from '../../event-log/pending-bytes.js';
import type { Outcome } from '../../event-log/poll.js';
import { bodyOf, SMALL_BYTES } from './poll-body.js';
import { NO_STANDING, type PollHeads } from './poll-head.js';
import { observePoll, type PollParts } from './poll-response.js';
import type { KnownPoll } from './poll-text.js';
import type { PollClient } from './serve-poll.js';

/** What a direct poll needs of its connection. */
export interface DirectConnection {
  readonly socket: Socket;
  readonly heads: PollHeads;
  /** The poll gets its response now, so that the connection can take the next request. */
  finish(poll: DirectPoll): void;
  /** Has Node's HTTP server read the poll. */
  handOver(poll: DirectPoll): void;
}

/**
 * A poll that its connection has taken, without Node's HTTP server. Only events that are in memory are sent so. Whatever
 * else happens, the HTTP server reads the poll.
 */
export class DirectPoll implements PollClient {
  standing = NO_STANDING;
  #phase: 'open' | 'sent' | 'over' = 'open';
  #userId: number | undefined = undefined;
  #end: (() => void) | undefined = undefined;

  constructor(
    private readonly parts: Pick<PollParts, 'services' | 'observers'>,
    private readonly connection: DirectConnection,
    readonly known: KnownPoll,
    readonly lastEventId: number,
    private readonly began: number,
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
    if (outcome instanceof ApiError || textBytesOf(outcome) > SMALL_BYTES) this.takeAllSteps();
    else this.#send(outcome);
  }

  readLog(): Promise<void> {
    this.takeAllSteps();
    return Promise.resolve();
  }

  refuse(): void {
    this.takeAllSteps();
  }

  takeAllSteps(): void {
    // The queue is in the middle of its work with this poll, and the HTTP server starts the next one.
    queueMicrotask(() => {
      if (!this.isGone) this.connection.handOver(this);
    });
  }

  whenOver(end: () => void): void {
    if (this.#phase === 'over') end();
    else this.#end = end;
  }

  /** The client has disconnected. */
  leave(): void {
    if (!this.isGone) this.#over(undefined, undefined);
  }

  /** Frees what the poll holds. The HTTP server has it now. */
  release(): void {
    this.#phase = 'over';
    this.#end?.();
  }

  #send(events: readonly Delivered[]): void {
    const { connection, parts } = this;
    const { lifecycle, slowReaders } = parts.services;
    const { socket } = connection;
    const requestId = randomUUID();
    const { isEnding: isLast } = lifecycle;
    const { text, bytes } = bodyOf(events, this.known);
    const head = connection.heads.textOf({ requestId, standing: this.standing, bytes, isLast });
    // Node writes Latin-1 in less time. It is the same for ASCII.
    const encoding = bytes === text.length ? 'latin1' : 'utf8';
    this.#phase = 'sent';
    connection.finish(this);
    const over = (): void => {
      this.#over(requestId, bytes);
    };
    if (isLast) socket.end(head + text, encoding, over);
    else socket.write(head + text, encoding, over);
    slowReaders.answered(connection);
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
