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
import { PollHeads } from './poll-head.js';
import { type ConnectionParts, PollConnection } from './poll-connection.js';
import { type PollParts, PollResponse } from './poll-response.js';
import {
  aroundId,
  bytesOf,
  type FoundPoll,
  type KnownPoll,
  lastEventIdIn,
  queueIdIn,
  textOf,
} from './poll-text.js';
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

/** In milliseconds. A client that keeps to the stated time does not use a connection that is just being closed. */
const CLOSED_LATER_MS = 1_000;

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
  readonly #ofConnection: ConnectionParts;

  constructor(
    private readonly services: Services,
    { createContext, keepAliveMs }: Options,
  ) {
    this.#byQueue = services.caches.of(byQueue);
    const idOf = requestIds(services.config.trustedProxies);
    this.#parts = { services, observers: createObservers(services), idOf, createContext };
    this.#service = new PollService(services);
    this.#ofConnection = {
      services,
      observers: this.#parts.observers,
      heads: new PollHeads(keepAliveMs),
      idleMs: keepAliveMs + CLOSED_LATER_MS,
      taken: new Set(),
      find: (text) => this.#findDirect(text),
      serve: (poll) => {
        services.queues.admit(() => {
          if (!poll.isGone) this.#service.serve(poll.found, poll);
        });
      },
    };
    // The HTTP server ends them in order. It does not know of those that it has not read.
    services.lifecycle.whenEnding(() => {
      for (const connection of this.#ofConnection.taken) connection.handOver();
    });
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
    const text = textOf(request);
    const handedOver = this.#connections.get(request.socket)?.arrived(text, res);
    const arrival = handedOver ?? { began: performance.now(), standing: undefined };
    this.services.queues.admit(() => {
      const found = this.#find(text);
      if (!found) {
        takeAllSteps();
        return;
      }
      const { known } = found;
      if (known.isKept) this.#adopt(request.socket);
      const response = new PollResponse(this.#parts, res, { known, takeAllSteps, arrival });
      this.#service.serve(found, response);
    });
  }

  /** Later polls on this connection need not pass Node's HTTP server. */
  #adopt(socket: Socket): void {
    // Node would not resume a paused connection.
    if (socket.destroyed || socket.isPaused() || this.#connections.has(socket)) return;
    this.#connections.set(socket, new PollConnection(socket, this.#ofConnection));
  }

  /** Returns the poll of a text if its connection may take it. */
  #findDirect(text: string): FoundPoll | undefined {
    if (!text.startsWith(`GET ${START}`) || this.services.lifecycle.isEnding) return undefined;
    const found = this.#find(text);
    return found?.known.isKept ? found : undefined;
  }

  #find(text: string): FoundPoll | undefined {
    const known = this.#byQueue.get(queueIdIn(text));
    const lastEventId = known && lastEventIdIn(text, known);
    return known && lastEventId !== undefined ? { known, lastEventId } : undefined;
  }
}
