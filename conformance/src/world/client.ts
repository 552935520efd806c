import { setTimeout as pause } from 'node:timers/promises';

import { formBody } from './form.js';

export type Parameters = Readonly<Record<string, unknown>>;

// oxlint-disable-next-line typescript/no-explicit-any -- arrangements read bodies freely; the cases judge them.
export type Body = any;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Sends requests as one user, or without credentials. */
export interface Client {
  /** The `Authorization` header. */
  readonly authorization: string | undefined | Promise<string | undefined>;
  send(
    method: string,
    path: string,
    parameters?: Parameters,
    options?: { headers?: Record<string, string> },
  ): Promise<Reply>;
  /** Returns the body of a response that must be a success. */
  ok(method: string, path: string, parameters?: Parameters): Promise<Body>;
}

const API_ROOT = '/api/v1';

/** Returns the URL of an operation on a server. */
export const apiUrl = (server: string, path: string): URL =>
  new URL(server.replace(/\/+$/, '').replace(/\/api\/v1$/, '') + API_ROOT + path);

/** A request of an arrangement that failed. The case that needs it cannot be tried. */
export class Refused extends Error {
  constructor(
    readonly request: string,
    readonly reply: Reply,
  ) {
    super(`${request} answered ${String(reply.status)} ${JSON.stringify(reply.body).slice(0, 300)}`);
  }
}

/** There was no response, or one that is not of this interface. */
export class NoAnswer extends Error {}

/** Longer waits than this are not worth it: the request counts as refused. In seconds. */
const LONGEST_WAIT = 180;
const ATTEMPTS = 5;
/** Rate limits usually count the requests of a minute. */
const WINDOW = 60_000;
const TIMEOUT = 90_000;

export const basic = (email: string, key: string): string =>
  `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`;

/** Returns how many seconds a client must wait after a 429; undefined for other responses. */
export const waitAfter = (status: number, header: string | null | undefined): number | undefined => {
  if (status !== 429) return undefined;
  const seconds = Number(header ?? 'NaN');
  return Math.min(LONGEST_WAIT, Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : 60);
};

/** What a client tells about its requests. */
export interface Watch {
  /** After each response. */
  answered?(client: HttpClient, request: string, parameters: Parameters, reply: Reply): void;
  /** Before a wait, in seconds. */
  waiting?(seconds: number): void;
  /** Ends all requests and waits. */
  readonly signal?: AbortSignal | undefined;
}

/** A client over HTTP. It waits when the server says that there were too many requests. */
export class HttpClient implements Client {
  /** How many requests the server still accepts, as its last response said, and when it said so. */
  #remaining = Infinity;
  #noted = 0;

  constructor(
    readonly server: string,
    private readonly credentials: () => Promise<string> | string | undefined,
    private readonly watch: Watch = {},
  ) {}

  get authorization(): string | undefined | Promise<string | undefined> {
    return this.credentials();
  }

  /** Remembers what a response says about the rate limit. */
  noteLimit(remaining: string | null | undefined): void {
    if (remaining === null || remaining === undefined) return;
    this.#remaining = Number(remaining);
    this.#noted = Date.now();
  }

  /** Returns whether the server probably accepts so many requests now. */
  hasRoomFor(requests: number): boolean {
    return this.#remaining > requests || Date.now() - this.#noted > WINDOW;
  }

  async send(
    method: string,
    path: string,
    parameters: Parameters = {},
    options: { headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#once(method, path, parameters, options);
      const seconds = waitAfter(reply.status, reply.headers.get('retry-after'));
      if (seconds === undefined || attempt === ATTEMPTS) return reply;
      this.watch.waiting?.(seconds);
      await pause(seconds * 1000, undefined, this.watch.signal && { signal: this.watch.signal });
    }
  }

  async ok(method: string, path: string, parameters: Parameters = {}): Promise<Body> {
    const reply = await this.send(method, path, parameters);
    if (reply.status !== 200) throw new Refused(`${method} ${path}`, reply);
    return reply.body;
  }

  async #once(
    method: string,
    path: string,
    parameters: Parameters,
    { headers = {} }: { headers?: Record<string, string> },
  ): Promise<Reply> {
    const url = apiUrl(this.server, path);
    const authorization = await this.credentials();
    const form = await formBody(method === 'GET' ? {} : parameters);
    if (method === 'GET')
      for (const [name, value] of Object.entries(parameters))
        if (value !== undefined)
          url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    const all = {
      'User-Agent': 'team-chat-conformance',
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(form && { 'Content-Type': form.type }),
      ...headers,
    };
    const signals = [AbortSignal.timeout(TIMEOUT), ...(this.watch.signal ? [this.watch.signal] : [])];
    const response = await fetch(url, {
      method,
      headers: all,
      redirect: 'manual',
      signal: AbortSignal.any(signals),
      ...(form && { body: new Uint8Array(form.bytes) }),
    }).catch((error: unknown) => {
      throw new NoAnswer(`${method} ${path} got no answer: ${causeOf(error)}`);
    });
    const reply = { status: response.status, headers: response.headers, body: parsed(await response.text()) };
    this.noteLimit(response.headers.get('x-ratelimit-remaining'));
    this.watch.answered?.(this, `${method} ${path}`, parameters, reply);
    return reply;
  }
}

const causeOf = (error: unknown): string => {
  const { message, cause } = error as { message: string; cause?: { message?: string; code?: string } };
  return cause?.code ?? cause?.message ?? message;
};

/** Returns JSON as a value, and any other text as it is. */
export const parsed = (text: string): Body => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
