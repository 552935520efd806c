import type { Histogram, Registry } from 'prom-client';

import type { EndedRequest } from './ended-request.js';

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
