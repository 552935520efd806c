import type { Histogram, Registry } from 'prom-client';
import type { Logger } from 'pino';

import type { Context, Middleware, State } from '../http/request.js';
import { API_ROOT, isAgentsPath } from '../http/match.js';
import { REQUEST_ID_HEADER, requestIds } from '../http/connections.js';
import type { Config } from '../config.js';
import type { Lifecycle } from '../lifecycle.js';

/**
 * Returns a name for the kind of a request: its operationId, `agents` for /mcp, `unknown` for a path of the API
 * without an operation, or `site` for everything else. There are few of them, whatever clients request.
 */
export const operationName = ({ state, path }: Pick<Context, 'state' | 'path'>): string => {
  const { request, waiting } = state as Partial<State>;
  const route = waiting?.route ?? request?.route;
  if (route) return route.operationId;
  if (isAgentsPath(path)) return 'agents';
  return path.startsWith(`${API_ROOT}/`) ? 'unknown' : 'site';
};

/** A request whose response was sent, or whose client disconnected. */
export interface EndedRequest {
  readonly id: string;
  readonly operation: string;
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** The bytes of the response's body. Undefined for streams. */
  readonly bytes: number | undefined;
  readonly milliseconds: number;
  readonly userId: number | undefined;
}

/** The ended request of a context, which began at this time of `performance.now()`. */
export const endedRequest = (context: Context, began: number): EndedRequest => {
  const { headersSent, statusCode } = context.res;
  const { requestId, request, waiting } = context.state as Partial<State> & Pick<State, 'requestId'>;
  return {
    id: requestId,
    operation: operationName(context),
    status: headersSent ? statusCode : undefined,
    bytes: context.length,
    milliseconds: performance.now() - began,
    userId: waiting?.userId ?? request?.actor?.id,
  };
};

/** In seconds. Polls for events wait up to a minute. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** The class of a status, such as `2xx`. `none`: the client disconnected before the response. */
const classOf = (status: number | undefined): string =>
  status === undefined ? 'none' : `${String(Math.floor(status / 100))}xx`;

type Labels = 'operation' | 'status';

/** Counts requests and their durations, for Prometheus. */
export class RequestMetrics {
  private constructor(
    readonly registry: Registry,
    private readonly durations: Histogram<Labels>,
  ) {}

  /** Loads the library, which the server needs only with `METRICS_PORT`. */
  static async create(): Promise<RequestMetrics> {
    const { Histogram: Durations, Registry: Metrics, collectDefaultMetrics } = await import('prom-client');
    const registry = new Metrics();
    collectDefaultMetrics({ register: registry });
    const durations = new Durations({
      name: 'chat_request_duration_seconds',
      help: 'Seconds from a request to the end of its response, by operation and class of status.',
      labelNames: ['operation', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    });
    return new RequestMetrics(registry, durations);
  }

  observe({ operation, status, milliseconds }: EndedRequest): void {
    this.durations.observe({ operation, status: classOf(status) }, milliseconds / 1000);
  }
}

export type Observer = (request: EndedRequest) => void;

/** Has no path, no query and no parameter, since these hold words to search and emails. */
const logRequest =
  (log: Logger): Observer =>
  ({ id, operation, status = 'none', milliseconds, bytes, userId }) => {
    const ms = Math.round(milliseconds * 10) / 10;
    log.debug({ request: id, operation, status, ms, bytes, user: userId }, 'A request ended.');
  };

interface Parts {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
  readonly metrics: RequestMetrics | null;
}

/** Returns what each request is passed on to when it has ended. */
export const createObservers = ({ log, metrics }: Pick<Parts, 'log' | 'metrics'>): readonly Observer[] => {
  const observers: Observer[] = [];
  if (log.isLevelEnabled('debug')) observers.push(logRequest(log));
  if (metrics)
    observers.push((request) => {
      metrics.observe(request);
    });
  return observers;
};

/** Gives each request its ID, and passes it on to the log and the metrics when it has ended. */
export const observeRequests = (parts: Parts): Middleware => {
  const { config, lifecycle } = parts;
  const idOf = requestIds(config.trustedProxies);
  const observers = createObservers(parts);
  return async (context, next) => {
    const { res, state } = context;
    state.requestId = idOf(context.req);
    res.setHeader(REQUEST_ID_HEADER, state.requestId);
    if (observers.length > 0) {
      const began = performance.now();
      res.once('close', () => {
        const request = endedRequest(context, began);
        for (const observe of observers) observe(request);
      });
    }
    await next();
    lifecycle.closeAfter(res);
  };
};
