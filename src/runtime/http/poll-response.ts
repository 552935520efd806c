import type { IncomingMessage, ServerResponse } from 'node:http';

import { ApiError } from '../../contract/api-error.js';
import type { RouteRow } from '../../contract/types.js';
import { aroundEvents, pollBody } from '../event-log/catch-up.js';
import { type Delivered, textBytesOf } from '../event-log/pending-bytes.js';
import type { Outcome, Receiver } from '../event-log/poll.js';
import type { Services } from '../services.js';
import type { EndedRequest, Observer } from '../telemetry/requests.js';
import { JSON_HEADERS, NO_OTHER_TYPE, REQUEST_ID_HEADER } from './connections.js';
import type { Context, State } from './request.js';
import { sendLateError, withIgnored } from './respond.js';

const SENT_HEADERS: readonly string[] = JSON_HEADERS.flat();

/** The text of events that is encoded at once. */
const SMALL_BYTES = 65_536;

export interface ResponseParts {
  readonly services: Services;
  readonly observers: readonly Observer[];
  readonly route: RouteRow;
  /** Returns the Koa context of a request that does not pass Koa's middleware. */
  readonly createContext: (request: IncomingMessage, response: ServerResponse) => Context;
}

/** The request of a poll. */
interface Asked {
  readonly requestId: string;
  readonly userId: number;
  readonly queueId: string;
  /** The names of ignored parameters. */
  readonly ignored: readonly string[];
  /** The time of `performance.now()`. */
  readonly began: number;
}

/** Sends the response of a poll that does not pass Koa's middleware: the same as that of any other. */
export class PollResponse implements Pick<Receiver, 'receive'> {
  /** The headers with the state of the rate limit. */
  standing: Readonly<Record<string, string>> = {};
  /** The bytes of the body of a success. */
  #bytes: number | undefined = undefined;

  constructor(
    private readonly parts: ResponseParts,
    private readonly asked: Asked,
    readonly res: ServerResponse,
  ) {
    if (parts.observers.length === 0) return;
    if (res.destroyed) this.#observe();
    else
      res.once('close', () => {
        this.#observe();
      });
  }

  receive(outcome: Outcome): void {
    if (outcome instanceof ApiError) this.refuse(outcome);
    else if (textBytesOf(outcome) > SMALL_BYTES) void this.#sendLong(outcome);
    else this.#send(this.#bodyOf(outcome));
  }

  /** Sends events when they are there, or the error. */
  async sendLater(events: Promise<readonly Delivered[]>): Promise<void> {
    try {
      this.receive(await events);
    } catch (error) {
      this.refuse(error);
    }
  }

  refuse(error: unknown): void {
    const { services, route, createContext } = this.parts;
    const { requestId, userId } = this.asked;
    const context = createContext(this.res.req, this.res);
    context.state = { requestId, waiting: { route, userId } } as State;
    const headers = this.#firstHeaders();
    for (let index = 0; index < headers.length; index += 2)
      context.set(headers[index] ?? '', headers[index + 1] ?? '');
    sendLateError(error, context, services);
  }

  #bodyOf(events: readonly Delivered[]): string | Buffer {
    const { queueId, ignored } = this.asked;
    const [start, end] = aroundEvents(queueId);
    const [first] = events;
    const list = first && events.length === 1 ? first.json : events.map(({ json }) => json).join();
    return withIgnored(`${start}[${list}]${end}`, ignored);
  }

  async #sendLong(events: readonly Delivered[]): Promise<void> {
    const { queueId, ignored } = this.asked;
    // The queue continues with its own list.
    this.#send(withIgnored(await pollBody([...events], queueId), ignored));
  }

  #send(body: string | Buffer): void {
    const { lifecycle, slowReaders } = this.parts.services;
    const { res } = this;
    const bytes = Buffer.byteLength(body);
    this.#bytes = bytes;
    lifecycle.closeAfter(res);
    // A list of names and values takes less time than a call for each header.
    res.writeHead(200, [...this.#firstHeaders(), ...SENT_HEADERS, 'Content-Length', String(bytes)]);
    res.end(body);
    slowReaders.answered(res.req);
  }

  /** The names and values of the headers that the first steps set for other requests. */
  #firstHeaders(): string[] {
    return [
      REQUEST_ID_HEADER,
      this.asked.requestId,
      ...NO_OTHER_TYPE,
      ...Object.entries(this.standing).flat(),
    ];
  }

  #observe(): void {
    const { observers, route } = this.parts;
    const { res, asked } = this;
    const bytes = this.#bytes ?? res.getHeader('Content-Length');
    const ended: EndedRequest = {
      id: asked.requestId,
      operation: route.operationId,
      status: res.headersSent ? res.statusCode : undefined,
      bytes: bytes === undefined ? undefined : Number(bytes),
      milliseconds: performance.now() - asked.began,
      userId: asked.userId,
    };
    for (const observe of observers) observe(ended);
  }
}
