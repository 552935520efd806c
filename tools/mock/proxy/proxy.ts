import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { EVENT_STREAM } from '../../../src/runtime/event-log/event-stream.js';
import { documentPaths } from '../../../src/runtime/http/published.js';
import { API_ROOT, findRoute } from '../../../src/runtime/http/match.js';
import { readKnownFields } from './known-fields.js';
import type { RouteRow } from '../../../src/contract/types.js';
import { closeListener, listen, LOCAL, type Running } from '../listen.js';
import { readPublished } from '../published.js';
import { MAX_COPY_BYTES } from './copy.js';
import { decompress } from './decompress.js';
import { Deviations, type Found } from './deviations.js';
import { EventStreamCheck } from './event-stream.js';
import { Forwarder, type Passed } from './exchange.js';
import { type RequestCheck, startRequestCheck } from './request-check.js';
import { asFound, checkReceived, type Knowledge } from './response-check.js';

export interface ProxyOptions {
  /** The address of the server, without the root of the API. */
  readonly target: string;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host?: string;
  /** Called with each deviation that occurs for the first time. */
  readonly first: (found: Found) => void;
}

export interface RunningProxy extends Running {
  readonly deviations: Deviations;
}

const isOperation = (path: string): boolean => path.startsWith(`${API_ROOT}/`) && !documentPaths.has(path);

const isStream = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith(EVENT_STREAM) ?? false;

/** Checks what passes through the proxy. */
class Checker {
  constructor(
    private readonly knowledge: Knowledge,
    private readonly requests: RequestCheck,
    readonly deviations: Deviations,
  ) {}

  /** Checks an event stream while it passes. */
  watch(request: IncomingMessage, response: IncomingMessage): void {
    const route = findRoute(request.method ?? '', request.url ?? '');
    if (!route || !isStream(response)) return;
    const check = new EventStreamCheck((one) => {
      this.deviations.add(asFound(route, response.statusCode ?? 0, one, this.knowledge.names));
    });
    response.on('data', (chunk: Buffer) => {
      check.add(chunk);
    });
  }

  /** Compares a request and its response with the contract, if it is one of an operation. */
  async check(passed: Passed): Promise<void> {
    if (!isOperation(passed.url.split('?')[0] ?? '')) return;
    this.deviations.countRequest();
    const route = await this.#checkRequest(passed);
    if (route) await this.#checkResponse(passed, route);
  }

  async #checkRequest(passed: Passed): Promise<RouteRow | undefined> {
    const { method, url, rawHeaders, requestBody: body } = passed;
    if (!body) {
      this.deviations.countUnchecked();
      return findRoute(method, url);
    }
    const { route, found } = await this.requests.check({ method, url, rawHeaders, body });
    const status = passed.response.statusCode ?? 0;
    for (const one of found) this.deviations.add({ ...one, status });
    return route;
  }

  async #checkResponse({ method, response, responseBody }: Passed, route: RouteRow): Promise<void> {
    const head = { status: response.statusCode ?? 0, headers: response.headers };
    for (const found of checkReceived(
      this.knowledge,
      route,
      head,
      await this.#text(method, response, responseBody),
    ))
      this.deviations.add(found);
  }

  /** Returns the text of a response. Undefined if it is not checked here. */
  async #text(
    method: string,
    response: IncomingMessage,
    body: Buffer | undefined,
  ): Promise<string | undefined> {
    if (method === 'HEAD') return undefined;
    if (isStream(response)) return undefined;
    const encoding = response.headers['content-encoding'] ?? '';
    const bytes = body && (await decompress(body, encoding, MAX_COPY_BYTES));
    if (!bytes) this.deviations.countUnchecked();
    return bytes?.toString();
  }
}

/** Starts a proxy that passes everything on to a server, and compares the operations with the contract. */
export const startProxy = async (options: ProxyOptions): Promise<RunningProxy> => {
  const { target, port, host = LOCAL, first } = options;
  const forwarder = new Forwarder(new URL(target));
  const requests = await startRequestCheck();
  const knowledge = { published: await readPublished(), names: await readKnownFields() };
  const deviations = new Deviations(first);
  const checker = new Checker(knowledge, requests, deviations);
  const checks = new Set<Promise<void>>();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const passed = await forwarder.forward(request, response, (answer) => {
      checker.watch(request, answer);
    });
    if (!passed) return;
    const check = checker.check(passed).finally(() => {
      passed.release();
      checks.delete(check);
    });
    checks.add(check);
  };
  // Uploads and requests for events take as long as they need.
  const listener = createServer({ requestTimeout: 0 }, (request, response) => void serve(request, response));
  return {
    deviations,
    url: await listen(listener, port, host),
    async close() {
      await closeListener(listener);
      await Promise.all(checks);
      await requests.close();
    },
  };
};
