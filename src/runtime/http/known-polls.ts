import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import { routes } from '../../../generated/routes.js';
import { budgets } from '../../lib/budgets.js';
import { CacheKind } from '../../lib/caches.js';
import { chargeTo, ownTurn } from '../../lib/event-loop.js';
import type { HotPoll } from '../event-log/hot-polls.js';
import { textBytes } from '../event-log/pending-bytes.js';
import { type Actor, responsibleFor } from '../identity/actor.js';
import { bucketsOf, countOf, refusal } from '../identity/authenticate.js';
import type { Services } from '../services.js';
import { createObservers } from '../telemetry/requests.js';
import { hasBody, releaseRequest, REQUEST_ID_HEADER, requestIds } from './connections.js';
import { API_ROOT } from './match.js';
import { PollResponse, type ResponseParts } from './poll-response.js';
import { RequestEnd } from './request-end.js';
import type { Context } from './request.js';

const [route] = routes.filter(({ operationId }) => operationId === 'getEvents');
if (!route) throw new Error('The contract has no operation getEvents.');
const POLL = route;

const START = `${API_ROOT}${POLL.path}?`;

/** Whether a client asks for the events of a queue. */
export const isPoll = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && url.startsWith(START);

const QUEUE_ID = 'queue_id=';
const LAST_EVENT_ID = 'last_event_id=';
/** A number that has one form only. */
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** What a client sends with each poll of a queue. Only the ID of the last event differs. */
interface KnownPoll {
  /** The HTTP version, and each name and each value of a header but the ID of the request: a line each. */
  readonly head: string;
  /** The URL up to the ID of the last event, and after it. */
  readonly start: string;
  readonly end: string;
  readonly authorization: string;
  readonly ignored: readonly string[];
  readonly queueId: string;
}

/** The bytes of a poll in memory, apart from its texts. */
const POLL_BYTES = 400;

const bytesOf = ({ head, start, end, authorization, ignored }: KnownPoll, queueId: string): number =>
  POLL_BYTES + textBytes([queueId, head, start, end, authorization, ...ignored].join(''));

const byQueue = new CacheKind(
  () => new LRUCache<string, KnownPoll>({ maxSize: budgets.knownPolls.bytes, sizeCalculation: bytesOf }),
  { budget: 'knownPolls' },
);

const OWN_ID = REQUEST_ID_HEADER.toLowerCase();

/** Whether a header has the ID of its request, which differs each time. */
const isOwnId = (name: string): boolean => name.length === OWN_ID.length && name.toLowerCase() === OWN_ID;

const headOf = ({ httpVersion, rawHeaders }: IncomingMessage): string => {
  let head = `${httpVersion}\n`;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = [rawHeaders[index], rawHeaders[index + 1]];
    if (!isOwnId(name)) head += `${name}\n${value}\n`;
  }
  return head;
};

/** Returns where the line after this one begins in a head. -1 if another line is there. */
const afterLine = (head: string, at: number, line: string): number =>
  head.startsWith(line, at) && head[at + line.length] === '\n' ? at + line.length + 1 : -1;

/** Same as `headOf(request) === head`, without making a text. */
const hasHead = ({ httpVersion, rawHeaders }: IncomingMessage, head: string): boolean => {
  let at = afterLine(head, 0, httpVersion);
  for (let index = 0; index < rawHeaders.length && at >= 0; index += 2) {
    const [name = '', value = ''] = [rawHeaders[index], rawHeaders[index + 1]];
    if (isOwnId(name)) continue;
    at = afterLine(head, at, name);
    if (at >= 0) at = afterLine(head, at, value);
  }
  return at === head.length;
};

const queueIdIn = (url: string): string => {
  const from = url.indexOf(QUEUE_ID) + QUEUE_ID.length;
  const end = url.indexOf('&', from);
  return end < 0 ? url.slice(from) : url.slice(from, end);
};

/** Returns a URL in three parts: before, the ID of the last event, and after. Undefined if it might have another one. */
const aroundId = (url: string): readonly [start: string, id: string, end: string] | undefined => {
  if (/[%+]/.test(url)) return undefined;
  const [start, rest, ...others] = url.split(LAST_EVENT_ID);
  if (start === undefined || rest === undefined || others.length > 0 || !/[?&]$/.test(start))
    return undefined;
  const [id = ''] = rest.split('&', 1);
  return NUMBER.test(id) ? [start + LAST_EVENT_ID, id, rest.slice(id.length)] : undefined;
};

/** Returns the same text. A part of a URL would keep the whole URL in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** Returns the ID of the last event of a poll like the known one. Undefined for another poll. */
const lastEventIdOf = (request: IncomingMessage, { head, start, end }: KnownPoll): number | undefined => {
  const { url = '' } = request;
  if (!url.startsWith(start) || !url.endsWith(end)) return undefined;
  const id = url.slice(start.length, url.length - end.length);
  return NUMBER.test(id) && hasHead(request, head) ? Number(id) : undefined;
};

/**
 * The polls of clients that wait for events, one after the other. The first poll of a queue takes all steps. A later one
 * with the same headers and parameters, apart from the ID of the last event, has the same result in the steps that look at
 * these alone. It takes the others: its login, rate limits, and the turn of its owner.
 */
export class KnownPolls {
  readonly #byQueue: LRUCache<string, KnownPoll>;
  readonly #parts: ResponseParts;
  readonly #idOf: (request: IncomingMessage) => string;

  constructor(
    private readonly services: Services,
    createContext: ResponseParts['createContext'],
  ) {
    this.#byQueue = services.caches.of(byQueue);
    this.#parts = { services, observers: createObservers(services), route: POLL, createContext };
    this.#idOf = requestIds(services.config.trustedProxies);
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
  async remember<T>({ req, state }: Context, result: Promise<T>): Promise<T> {
    const done = await result;
    const { input, ignored } = state.request;
    const { authorization } = req.headers;
    const queueId = copyOf(String(input.queue_id));
    const [start, id, end] = aroundId(req.url ?? '') ?? [];
    // Another part of the URL can look like the parameter.
    if (start === undefined || end === undefined || Number(id) !== input.last_event_id) return done;
    if (authorization !== undefined)
      this.#byQueue.set(queueId, { head: headOf(req), start, end, authorization, ignored, queueId });
    return done;
  }

  /**
   * Responds to a poll that differs from the one before it in the ID of the last event only. Returns whether it does. Others
   * take all steps.
   */
  async respond(request: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const began = performance.now();
    const { actors, turns, slowReaders } = this.services;
    const poll = this.#byQueue.get(queueIdIn(request.url ?? ''));
    if (!poll) return false;
    const { authorization, queueId, ignored } = poll;
    const lastEventId = lastEventIdOf(request, poll);
    if (lastEventId === undefined) return false;
    const actor = actors.remembered(authorization) ?? (await this.#identify(authorization));
    if (!actor || refusal(POLL, actor)) return false;
    const ownerId = responsibleFor(actor);
    const owner = turns.owner(ownerId);
    if (!turns.tryTake(owner)) return false;
    // It waits for events.
    turns.give(owner);
    slowReaders.nameSender(request, ownerId);
    const asked = { requestId: this.#idOf(request), userId: actor.id, queueId, ignored, began };
    releaseRequest(request);
    const response = new PollResponse(this.#parts, asked, res);
    try {
      response.standing = await countOf(this.services, actor, bucketsOf(POLL));
      await ownTurn();
      chargeTo(owner);
      await this.#poll({ queueId, userId: actor.id, ownerId, lastEventId, receiver: response }, response);
    } catch (error) {
      response.refuse(error);
    } finally {
      chargeTo(undefined);
    }
    return true;
  }

  async #poll(request: HotPoll, response: PollResponse): Promise<void> {
    const { queues } = this.services;
    const { res } = response;
    // The client has left meanwhile.
    if (res.destroyed) return;
    const end = queues.pollHot(request);
    if (end) {
      res.on('close', end);
      return;
    }
    const client = new RequestEnd(res, undefined);
    const { events } = await queues.poll({ ...request, dontBlock: false, client });
    void response.sendLater(events);
  }

  /** Returns the account of credentials. Undefined if they are refused. */
  async #identify(authorization: string): Promise<Actor | undefined> {
    try {
      return await this.services.actors.authenticate(authorization);
    } catch {
      return undefined;
    }
  }
}
