import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { ApiError } from '../../../contract/api-error.js';
import { pollBody } from '../../event-log/catch-up.js';
import type { HotPoll } from '../../event-log/hot-polls.js';
import { type Delivered, textBytesOf } from '../../event-log/pending-bytes.js';
import type { Outcome } from '../../event-log/poll.js';
import { SMALL_BYTES } from '../../event-log/responses.js';
import type { Services } from '../../services.js';
import type { EndedRequest, Observer } from '../../telemetry/requests.js';
import { releaseRequest, type requestIds } from '../connections.js';
import { RequestEnd } from '../request-end.js';
import type { Context, State } from '../request.js';
import { sendLateError, withIgnored } from '../respond.js';
import { bodyOf } from './poll-body.js';
import { firstHeaders, type StandingHeaders, successHeaders } from './poll-head.js';
import type { KnownPoll } from './poll-text.js';
import { POLL, type PollClient } from './serve-poll.js';

export interface PollParts {
  readonly services: Services;
  readonly observers: readonly Observer[];
  readonly idOf: ReturnType<typeof requestIds>;
  /** Returns the Koa context of a request that does not pass Koa's middleware. */
  readonly createContext: (request: IncomingMessage, response: ServerResponse) => Context;
}

type EndedPoll = Omit<EndedRequest, 'operation'>;

/** Passes a poll that has ended on to the log and the metrics. */
export const observePoll = (observers: readonly Observer[], ended: EndedPoll): void => {
  for (const observe of observers) observe({ ...ended, operation: POLL.operationId });
};

/** A poll that Node's HTTP server has read. */
interface Asked {
  readonly known: KnownPoll;
  readonly takeAllSteps: () => void;
  readonly arrival: Arrival;
}

/** What is known of a poll when it arrives. */
export interface Arrival {
  /** The time of `performance.now()`. */
  readonly began: number;
  /** Undefined unless the poll was counted before the HTTP server read it. */
  readonly standing: StandingHeaders | undefined;
}

/** Sends the response of a poll that does not pass Koa's middleware: the same as that of any other. */
export class PollResponse implements PollClient {
  readonly mostBytes = Infinity;
  standing: StandingHeaders | undefined;
  /** Only until the response begins, since a waiting client would keep it in memory. */
  #takeAllSteps: (() => void) | undefined;
  #requestId = '';
  #userId: number | undefined = undefined;
  /** The bytes of the body of a success. */
  #bytes: number | undefined = undefined;
  readonly #known: Pick<KnownPoll, 'queueId' | 'ignored'>;
  readonly #began: number;

  constructor(
    private readonly parts: PollParts,
    readonly res: ServerResponse,
    { known: { queueId, ignored }, takeAllSteps, arrival: { began, standing } }: Asked,
  ) {
    // The texts of the known poll are not needed any more.
    this.#known = { queueId, ignored };
    this.#takeAllSteps = takeAllSteps;
    this.#began = began;
    this.standing = standing;
  }

  get socket(): Socket {
    return this.res.req.socket;
  }

  get isGone(): boolean {
    return this.res.destroyed;
  }

  takeAllSteps(): void {
    this.#takeAllSteps?.();
  }

  begin(userId: number): void {
    const { parts, res } = this;
    this.#takeAllSteps = undefined;
    this.#userId = userId;
    this.#requestId = parts.idOf(res.req);
    releaseRequest(res.req);
    if (parts.observers.length > 0) this.#observeLater();
  }

  receive(outcome: Outcome): void {
    if (outcome instanceof ApiError) this.refuse(outcome);
    else if (textBytesOf(outcome) > SMALL_BYTES) void this.#sendLong(outcome);
    else {
      const { text, bytes } = bodyOf(outcome, this.#known);
      this.#send(text, bytes);
    }
  }

  readLog(poll: HotPoll): void {
    void this.#poll(poll);
  }

  async #poll(poll: HotPoll): Promise<void> {
    try {
      const client = new RequestEnd(this.res, undefined);
      const { events } = await this.parts.services.queues.poll({ ...poll, dontBlock: false, client });
      // The clients of many queues wait here.
      void this.#receiveLater(events);
    } catch (error) {
      this.refuse(error);
    }
  }

  whenOver(end: () => void): void {
    this.res.on('close', end);
  }

  refuse(error: unknown): void {
    const { services, createContext } = this.parts;
    const context = createContext(this.res.req, this.res);
    const waiting = { route: POLL, userId: this.#userId };
    context.state = { requestId: this.#requestId, waiting } as State;
    const headers = firstHeaders(this.#requestId, this.standing);
    for (let index = 0; index < headers.length; index += 2)
      context.set(headers[index] ?? '', headers[index + 1] ?? '');
    sendLateError(error, context, services);
  }

  async #receiveLater(events: Promise<readonly Delivered[]>): Promise<void> {
    try {
      this.receive(await events);
    } catch (error) {
      this.refuse(error);
    }
  }

  async #sendLong(events: readonly Delivered[]): Promise<void> {
    const { queueId, ignored } = this.#known;
    // The queue continues with its own list.
    const body = withIgnored(await pollBody([...events], queueId), ignored);
    this.#send(body, body.length);
  }

  #send(body: string | Buffer, bytes: number): void {
    const { lifecycle, slowReaders } = this.parts.services;
    const { res } = this;
    this.#bytes = bytes;
    lifecycle.closeAfter(res);
    // A list of names and values takes less time than a call for each header.
    const headers = successHeaders(this.#requestId, this.standing, bytes);
    res.writeHead(200, headers).end(body);
    slowReaders.answered(res.req);
  }

  #observeLater(): void {
    if (this.res.destroyed) this.#observe();
    else
      this.res.once('close', () => {
        this.#observe();
      });
  }

  #observe(): void {
    const { res } = this;
    const bytes = this.#bytes ?? res.getHeader('Content-Length');
    const ended: EndedPoll = {
      id: this.#requestId,
      status: res.headersSent ? res.statusCode : undefined,
      bytes: bytes === undefined ? undefined : Number(bytes),
      milliseconds: performance.now() - this.#began,
      userId: this.#userId,
    };
    observePoll(this.parts.observers, ended);
  }
}
