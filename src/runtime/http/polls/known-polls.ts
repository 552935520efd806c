import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { LRUCache } from 'lru-cache';

import { budgets } from '../../../lib/budgets.js';
import { CacheKind } from '../../../lib/caches.js';
import type { Services } from '../../services.js';
import { createObservers } from '../../telemetry/requests.js';
import { hasBody, requestIds } from '../connections.js';
import { API_ROOT } from '../match.js';
import type { Context } from '../request.js';
import { type DirectConnection, DirectPoll } from './direct-poll.js';
import { PollHeads } from './poll-head.js';
import { PollConnection } from './poll-connection.js';
import { type PollParts, PollResponse } from './poll-response.js';
import { aroundId, bytesOf, type KnownPoll, lastEventIdIn, queueIdIn, textOf } from './poll-text.js';
import { POLL, PollService } from './serve-poll.js';

const START = `${API_ROOT}${POLL.path}?`;

/** Whether a client asks for the events of a queue. */
export const isPoll = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && url.startsWith(START);

const byQueue = new CacheKind(
  () => new LRUCache<string, KnownPoll>({ maxSize: budgets.knownPolls.bytes, sizeCalculation: bytesOf }),
  { budget: 'knownPolls' },
);

/** Returns the same text. A part of a URL would keep the whole URL in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

interface Options {
  readonly createContext: PollParts['createContext'];
  /** In milliseconds. A connection stays open for so long without a request. */
  readonly keepAliveMs: number;
}

/**
 * The polls of clients that wait for events, one after the other. The first poll of a queue takes all steps. A later one
 * with the same headers and parameters, apart from the ID of the last event, has the same result in the steps that look at
 * these alone. It takes the others: its login, rate limits, and the turn of its owner.
 */
export class KnownPolls {
  readonly #byQueue: LRUCache<string, KnownPoll>;
  readonly #connections = new WeakMap<Socket, PollConnection>();
  readonly #parts: PollParts;
  readonly #service: PollService;
  readonly #ofConnection: ConstructorParameters<typeof PollConnection>[1];

  constructor(
    private readonly services: Services,
    { createContext, keepAliveMs }: Options,
  ) {
    this.#byQueue = services.caches.of(byQueue);
    const idOf = requestIds(services.config.trustedProxies);
    this.#parts = { services, observers: createObservers(services), idOf, createContext };
    this.#service = new PollService(services);
    this.#ofConnection = {
      keepAliveMs,
      heads: new PollHeads(keepAliveMs),
      take: (text, connection) => this.#takeDirect(text, connection),
      serve: (poll) => {
        services.queues.admit(() => {
          if (!poll.isGone) this.#service.serve(poll.known, poll.lastEventId, poll);
        });
      },
    };
  }

  /** Whether a request is a poll that `remember` can keep. */
  has({ req, state }: Context): boolean {
    const { route, actor, session, call, input } = state.request;
    if (route !== POLL || !isPoll(req) || hasBody(req) || req.headers['content-type'] !== undefined)
      return false;
    const { tracing, config } = this.services;
    if (tracing || config.strictRequests || call || session || !actor) return false;
    return typeof input.queue_id === 'string' && !input.dont_block;
  }

  /** Remembers a poll that takes all steps, unless it is refused. Returns its result. */
  async remember<T>({ req, res, state }: Context, result: Promise<T>): Promise<T> {
    const done = await result;
    const { input, ignored } = state.request;
    const { authorization, expect } = req.headers;
    const queueId = copyOf(String(input.queue_id));
    const around = aroundId(req.url ?? '', textOf(req));
    // Another part of the URL can look like the parameter.
    if (!around || authorization === undefined || Number(around.id) !== input.last_event_id) return done;
    const { start, end } = around;
    const isKept = res.shouldKeepAlive && req.httpVersion === '1.1' && expect === undefined;
    this.#byQueue.set(queueId, { start, end, authorization, ignored, queueId, isKept });
    if (isKept) this.#adopt(req.socket);
    return done;
  }

  /**
   * Responds to a poll that differs from the one before it in the ID of the last event only. Others take all steps. Clients
   * that have just got an event wait while it is delivered to others.
   */
  respond(request: IncomingMessage, res: ServerResponse, takeAllSteps: () => void): void {
    this.#connections.get(request.socket)?.arrived(request, res);
    const began = performance.now();
    this.services.queues.admit(() => {
      const text = textOf(request);
      const known = this.#byQueue.get(queueIdIn(text));
      const lastEventId = known && lastEventIdIn(text, known);
      if (!known || lastEventId === undefined) {
        takeAllSteps();
        return;
      }
      if (known.isKept) this.#adopt(request.socket);
      const response = new PollResponse(this.#parts, res, { known, takeAllSteps, began });
      this.#service.serve(known, lastEventId, response);
    });
  }

  /** Later polls on this connection need not pass Node's HTTP server. */
  #adopt(socket: Socket): void {
    if (socket.destroyed || this.#connections.has(socket)) return;
    this.#connections.set(socket, new PollConnection(socket, this.#ofConnection));
  }

  #takeDirect(text: string, connection: DirectConnection): DirectPoll | undefined {
    if (!text.startsWith(`GET ${START}`)) return undefined;
    const known = this.#byQueue.get(queueIdIn(text));
    const lastEventId = known?.isKept === true ? lastEventIdIn(text, known) : undefined;
    if (!known || lastEventId === undefined) return undefined;
    return new DirectPoll(this.#parts, connection, known, lastEventId, performance.now());
  }
}
