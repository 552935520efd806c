import { type Actor, responsibleFor } from '../identity/actor.js';
import type { Session } from '../identity/logins.js';
import type { LongReading } from '../store/types.js';
import { networkOf } from './client-address.js';
import { RequestEnd } from './request-end.js';
import type { Context, State } from './request-state.js';

const MAX_CLIENT_NAME = 30;

/** Returns `ZulipPython` for `ZulipPython/0.9.0 (Linux; 6.1)`. */
export const clientName = (userAgent: string): string => {
  const name = /^[^/ ]*[^0-9/(]*/.exec(userAgent)?.[0].trim() ?? '';
  return name === '' ? 'Unspecified' : name.slice(0, MAX_CLIENT_NAME);
};

/** Returns the name that a client states for itself in a parameter. Undefined if it states none. */
const statedName = (request: State['request'] | undefined): string | undefined => {
  const stated: unknown = request?.requestBody.client ?? request?.query.client;
  if (typeof stated !== 'string') return undefined;
  const name = Array.from(stated.replaceAll(/\p{C}/gu, '').trim()).slice(0, MAX_CLIENT_NAME).join('');
  return name === '' ? undefined : name;
};

/** Facts about the HTTP request for handlers. Computed on demand. */
export class RequestFacts {
  readonly #context: Context;
  #end: RequestEnd | undefined;

  /** The session of the request. Undefined if the request uses an API key. */
  readonly session: Session | undefined;

  constructor(context: Context) {
    this.#context = context;
    // Pages have no operation.
    this.session = (context.state as Partial<State>).request?.session;
  }

  /** Name of the client program, from its parameter `client` or its User-Agent, at most 30 characters. */
  get client(): string {
    const { request } = this.#context.state as Partial<State>;
    return statedName(request) ?? clientName(this.userAgent);
  }

  get userAgent(): string {
    return this.#context.get('user-agent');
  }

  /** The `Host` header: the name under which the client reaches the server. */
  get host(): string {
    return this.#context.get('host');
  }

  /** The `Last-Event-ID` header: the last event of an earlier connection. Empty if there is none. */
  get lastEventId(): string {
    return this.#context.get('last-event-id');
  }

  /** The ID of the request, for lines of the log. */
  get id(): string {
    return this.#context.state.requestId;
  }

  get ip(): string {
    return this.#context.ip;
  }

  /** Adds a `Set-Cookie` header to the response. Must not be called inside a transaction, which may run again. */
  sendCookie(header: string): void {
    this.#context.append('Set-Cookie', header);
  }

  /** When the request is over. */
  get end(): RequestEnd {
    this.#end ??= this.#context.state.end ?? new RequestEnd(this.#context.res, this.session);
    return this.#end;
  }

  /** The request as the reader of a long read. Bots take turns with their owner, and requests without a user with their network. */
  readingFor(actor: Pick<Actor, 'id' | 'bot_owner_id'> | undefined): LongReading {
    const userId = actor ? responsibleFor(actor) : networkOf(this.ip);
    return { userId, requestId: this.id, signal: this.end.signal };
  }
}
