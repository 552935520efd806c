import { createServer, type IncomingMessage, request as startRequest } from 'node:http';

import { errors } from '../../../generated/errors.js';
import { routes } from '../../../generated/routes.js';
import { API_ROOT } from '../../../src/runtime/http/match.js';
import type { Middleware } from '../../../src/runtime/http/request.js';
import type { RouteRow } from '../../../src/contract/types.js';
import { closeListener, listen, LOCAL } from '../listen.js';
import { createPipeline } from '../pipeline.js';
import { passedHeaders } from './headers.js';
import { isWord, pathWithoutValues, placeOf, requestOf } from './places.js';
import type { Found } from './deviations.js';

/** The header with which the steps state the operation of a request. */
const OPERATION = 'x-operation';

/** Credentials do not matter for the form of a request, and stay in this process. */
const AUTHORIZATION = `Basic ${Buffer.from('checked@example.com:key').toString('base64')}`;
const NOT_COPIED = [
  'authorization',
  'cookie',
  'origin',
  'host',
  'content-length',
  'sec-fetch-site',
  'prefer',
];

/** A request as the proxy received it, with its whole body. */
export interface ReceivedRequest {
  readonly method: string;
  /** The path with the query. */
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** The result of a check. */
export interface CheckedRequest {
  /** The operation. Undefined if there is none. */
  readonly route: RouteRow | undefined;
  readonly found: readonly Omit<Found, 'status'>[];
}

export interface RequestCheck {
  check(received: ReceivedRequest): Promise<CheckedRequest>;
  close(): Promise<void>;
}

const stateOperation: Middleware = async (context, next) => {
  await next();
  const { route } = (context.state.request as { route?: RouteRow } | undefined) ?? {};
  if (route) context.set(OPERATION, route.operationId);
};

const readText = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const byId = new Map(routes.map((route) => [route.operationId, route]));

interface Verdict {
  readonly status: number;
  readonly operation: string | undefined;
  readonly body: { readonly msg?: string; readonly var_name?: string };
}

const pathOf = (url: string): string => (url.split('?')[0] ?? '').slice(API_ROOT.length);

/** What the message of each error of the strict mode begins with. */
const STRICT = errors.strictRequest({ complaint: '', var_name: '' }).body.msg;

const textOf = ({ msg = 'The request cannot be read.', var_name: name = '' }: Verdict['body']): string => {
  const text = msg.startsWith(STRICT) ? msg.slice(STRICT.length) : msg;
  // A name that a client invents can be any text, such as the name of a file.
  return name === '' || isWord(name) ? text : text.replaceAll(name, '{…}');
};

const deviationOf = (
  { status, operation, body }: Verdict,
  { method, url }: ReceivedRequest,
): CheckedRequest => {
  const route = byId.get(operation ?? '');
  if (status === 200 || method === 'OPTIONS') return { route, found: [] };
  const text = route ? textOf(body) : 'No operation has this path and method. Correct them.';
  const request = route ? requestOf(route) : `${method} ${pathWithoutValues(pathOf(url))}`;
  const place = route ? placeOf(route, ...(route.method === 'GET' ? ['parameters'] : [])) : '#/paths';
  return { route, found: [{ side: 'request', operation, request, text, place }] };
};

/** Starts the check of requests: the strict steps of the server up to its handlers. */
export const startRequestCheck = async (): Promise<RequestCheck> => {
  const { handle, deleteFiles } = await createPipeline({
    siteUrl: `http://${LOCAL}`,
    isStrict: true,
    respond: () => Promise.resolve({}),
    before: [stateOperation],
  });
  const listener = createServer(handle);
  const target = await listen(listener, 0, LOCAL);
  const send = ({ method, url, rawHeaders, body }: ReceivedRequest): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = [
        ...passedHeaders(rawHeaders, NOT_COPIED),
        ...['Host', LOCAL, 'Authorization', AUTHORIZATION],
        ...(body.length > 0 ? ['Content-Length', String(body.length)] : []),
      ];
      startRequest(new URL(url, target), { method, headers }, resolve).once('error', reject).end(body);
    });
  return {
    async check(received) {
      const response = await send(received);
      const text = await readText(response);
      const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Verdict['body'];
      const operation = response.headers[OPERATION] as string | undefined;
      return deviationOf({ status: response.statusCode ?? 0, operation, body }, received);
    },
    async close() {
      await closeListener(listener);
      await deleteFiles();
    },
  };
};
