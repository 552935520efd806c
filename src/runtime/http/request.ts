import type Koa from 'koa';
import type { ParsedRequest } from 'openapi-backend';

import { type Actor, responsibleFor } from '../identity/actor.js';
import type { Requester, Session } from '../identity/logins.js';
import type { ApiError } from '../../contract/api-error.js';
import type { Owner } from '../../lib/paid-turns.js';
import { RequestEnd } from './request-end.js';
import type { RouteRow } from '../../contract/types.js';
import type { UploadedFile } from '../../contract/uploaded-file.js';
import type { LongReading } from '../store/types.js';
import { networkOf } from '../../lib/networks.js';

/** Parameters as received: text from queries and forms, any JSON value from a JSON body. */
export type RawParameters = Readonly<Record<string, unknown>>;

type Texts = Readonly<Record<string, string>>;

const NONE: Readonly<Record<string, never>> = {};

/** The operation and the parameters of a request that has no HTTP request of its own. */
export interface Call {
  readonly operationId: string;
  /** A JSON object. */
  readonly body: string;
}

/** The state that the steps of a request share. openapi-backend handles it as its request. */
export class RequestState implements ParsedRequest {
  /** Set when the request is matched, before the first step. */
  route!: RouteRow;
  /** The parameters of the path. */
  params: Texts = NONE;
  query: Texts = NONE;
  /** The parameters of the body. */
  requestBody: RawParameters = NONE;
  /** The files of a multipart body, if the operation takes files. */
  files: readonly UploadedFile[] = [];
  /** Absent for open operations, and for spectators. */
  actor?: Actor;
  /** Set if the request uses a session instead of an API key. */
  session?: Session;
  /** Gives back the space on the disk that the files of the request may need. */
  releaseSpace?: () => void;
  /** Set while the request has a place among the requests of its owner. */
  owner: Owner | undefined = undefined;
  input: Record<string, unknown> = {};
  /** Names of parameters that the operation does not have, sorted. */
  ignored: readonly string[] = [];
  /** Steps that need headers read them from the context. */
  readonly headers = NONE;
  readonly cookies = NONE;

  constructor(
    readonly method: string,
    readonly path: string,
    readonly querystring: string,
    /** Undefined for an HTTP request, whose path and body state the operation and the parameters. */
    readonly call?: Call,
  ) {}
}

/** Counts the bytes of one request's body in memory, from its arrival until the response is sent. */
export interface HeldBody {
  /** Counts a piece of the body. Returns RATE_LIMIT_HIT if that exceeds a budget. */
  add(bytes: number): ApiError | undefined;
  /**
   * Counts the body to an authenticated user, or to the owner of a bot, instead of an address. Throws RATE_LIMIT_HIT if that
   * exceeds a budget.
   */
  belongsTo(ownerId: number): void;
  /** Calls `lose` if the body loses its place while it arrives. */
  whileArriving(lose: (refusal: ApiError) => void): Arrival;
  release(): void;
}

/** What a body calls while it arrives. */
export interface Arrival {
  /** A piece has arrived. */
  readonly progress: () => void;
  /** The body is complete, or refused. */
  readonly end: () => void;
}

export interface State {
  /** Stands in every line of the log about the request, and in its response. */
  requestId: string;
  /** Set by the first step. */
  body: HeldBody;
  /** The user of the request. Set by the first step that asks for it. */
  requester?: Promise<Requester>;
  request: RequestState;
  /** Set if several requests have one HTTP response. */
  end?: RequestEnd;
  /** The body of a response that Koa does not write. */
  parts?: readonly Buffer[];
  /** Resolves with its own context when a late response is sent. */
  late?: Promise<Context>;
  /** What is left of `request` while the request waits for a late response. */
  waiting?: Waiting;
}

interface Waiting {
  readonly route: RouteRow;
  readonly userId: number | undefined;
}

export type Context = Koa.ParameterizedContext<State>;
export type Middleware = Koa.Middleware<State>;

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
