import { expect } from 'chai';

import { API_ROOT } from '../../src/runtime/http/match.js';
import { checkResponse } from './contract.js';
import { exchange, type Received } from './exchange.js';
import { keepAuthorization, keepCookies, keepFields, keepNamed, keepTexts } from './secrets/find.js';

export type Parameters = Readonly<Record<string, unknown>>;

// oxlint-disable-next-line typescript/no-explicit-any -- bodies are held against the contract; tests read them freely.
export type Body = any;

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface Credentials {
  readonly email: string;
  readonly key: string;
}

export type Encoding = 'form' | 'multipart' | 'json' | 'query';

/** Encodes lists and objects as JSON, and other values as text. */
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const present = (parameters: Parameters): [string, unknown][] =>
  Object.entries(parameters).filter(([, value]) => value !== undefined);

/** A file, or several under one name: only a multipart body can contain them. */
const isFiles = (value: unknown): value is Blob | Blob[] => [value].flat().some((one) => one instanceof Blob);

const bodyOf = (parameters: Parameters, encoding: Encoding): FormData | URLSearchParams | string => {
  if (encoding === 'json') return JSON.stringify(parameters);
  const form = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of present(parameters)) {
    if (isFiles(value)) for (const file of [value].flat()) (form as FormData).append(name, file);
    else form.append(name, text(value));
  }
  return form;
};

interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | URLSearchParams | string | undefined;
  readonly signal: AbortSignal | undefined;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };

/** Sends files with `fetch`, which writes the multipart form. */
const transfer = async (method: string, url: URL, { headers, body, signal }: Sending): Promise<Received> => {
  if (body instanceof FormData) {
    const response = await fetch(url, { method, headers, body, ...(signal && { signal }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  const type = body instanceof URLSearchParams ? FORM : {};
  const all = { Accept: '*/*', 'User-Agent': 'node', ...type, ...headers };
  return exchange(method, { url, headers: all, body: body?.toString() ?? '' }, signal);
};

/** Runs before each request of any client, and returns what runs after the response. */
export type Observer = (method: string, path: string) => Promise<() => Promise<void>>;

const observers = new Set<Observer>();

/** Adds an observer of all clients. Returns what removes it. */
export const observeRequests = (observer: Observer): (() => boolean) => {
  observers.add(observer);
  return () => observers.delete(observer);
};

/** A client of one user. It validates every response against the contract. */
export class Client {
  constructor(
    readonly url: string,
    readonly credentials?: Credentials,
  ) {
    keepAuthorization(this.authorization);
  }

  get authorization(): string | undefined {
    if (!this.credentials) return undefined;
    const { email, key } = this.credentials;
    return `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`;
  }

  async send(
    method: string,
    path: string,
    parameters: Parameters = {},
    options: { encoding?: Encoding; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<HttpResponse> {
    const url = new URL(API_ROOT + path, this.url);
    const usual = Object.values(parameters).some(isFiles) ? 'multipart' : 'form';
    const encoding = options.encoding ?? (method === 'GET' || method === 'HEAD' ? 'query' : usual);
    const headers: Record<string, string> = {
      ...(this.authorization !== undefined && { Authorization: this.authorization }),
      ...options.headers,
    };
    keepNamed(parameters);
    keepTexts(parameters);
    keepAuthorization(headers.Authorization);
    keepCookies(headers.Cookie);
    let sent: Sending['body'];
    if (encoding === 'query') {
      for (const [name, value] of present(parameters)) url.searchParams.append(name, text(value));
    } else {
      sent = bodyOf(parameters, encoding);
      if (encoding === 'json') headers['Content-Type'] = 'application/json';
    }
    const ends = await Promise.all([...observers].map((observe) => observe(method, path)));
    const received = await transfer(method, url, { headers, body: sent, signal: options.signal });
    keepFields(received.text);
    const body = checkResponse(method, path, received, received.text);
    for (const end of ends) await end();
    return { status: received.status, headers: received.headers, body };
  }

  /** Returns the body of a response that must be a success. */
  async ok(method: string, path: string, parameters: Parameters = {}, encoding?: Encoding): Promise<Body> {
    const { status, body } = await this.send(method, path, parameters, encoding ? { encoding } : {});
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  }

  /** Returns the body of a response that must be an error with these fields (and `status`, default 400). */
  async fails(method: string, path: string, parameters: Parameters, wanted: Parameters): Promise<Body> {
    const { status, body } = await this.send(method, path, parameters);
    const { status: wantedStatus = 400, ...fields } = wanted;
    expect({ status, ...body }, JSON.stringify(body)).to.deep.include({ status: wantedStatus, ...fields });
    return body;
  }
}
