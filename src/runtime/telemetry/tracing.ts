import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import type * as OpenTelemetry from '@opentelemetry/api';
import type { Attributes, Context as Trace, Span, TextMapPropagator, Tracer } from '@opentelemetry/api';

import type { Config } from '../config.js';
import { networkCheck, plainAddress } from '../../lib/networks.js';
import type { Context, Middleware } from '../http/request.js';
import type { StoreTracing } from '../store/connection.js';
import { endedRequest } from './requests.js';

type Api = typeof OpenTelemetry;

/** What the packages of OpenTelemetry supply. */
interface Telemetry {
  readonly api: Api;
  readonly tracer: Tracer;
  readonly propagator: TextMapPropagator;
  /** Sends the spans that wait. */
  shutdown(): Promise<void>;
}

const SERVICE = 'team-chat-service';
/** Statements that insert many rows are long. */
const MAX_STATEMENT_LENGTH = 1000;
/** How long the end of the process waits for the collector. */
const SHUTDOWN_MS = 2_000;

/** Loads the packages. The server needs them only with `OTEL_EXPORTER_OTLP_ENDPOINT`. */
const load = async (endpoint: string): Promise<Telemetry> => {
  const [api, core, sdk, exporter, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override the name.
  const named = resources.resourceFromAttributes({ 'service.name': SERVICE });
  const resource = named.merge(resources.detectResources({ detectors: [resources.envDetector] }));
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new sdk.BasicTracerProvider({
    resource,
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter({ url }))],
  });
  return {
    api,
    tracer: provider.getTracer(SERVICE),
    propagator: new core.W3CTraceContextPropagator(),
    shutdown: () => provider.shutdown(),
  };
};

/** Sizes, names and numbers of a request that has ended, and no value that a user sent. */
const attributesOf = (context: Context, began: number): Attributes => {
  const { id, operation, status, bytes } = endedRequest(context, began);
  return {
    'chat.operation': operation,
    'chat.request_id': id,
    'http.request.method': context.method,
    'http.request.body.size': Number(context.req.headers['content-length'] ?? 0),
    ...(status !== undefined && { 'http.response.status_code': status }),
    ...(bytes !== undefined && { 'http.response.body.size': bytes }),
  };
};

/**
 * Records a span for each request, and spans below it for the transactions and statements of the store. Background work
 * has none.
 */
export class Tracing implements StoreTracing {
  /** The span that the current work belongs to. */
  readonly #current = new AsyncLocalStorage<Trace>();

  private constructor(
    private readonly telemetry: Telemetry,
    private readonly isProxy: (address: string) => boolean,
  ) {}

  static async open({ otlpEndpoint, trustedProxies }: Config): Promise<Tracing | null> {
    if (otlpEndpoint === null) return null;
    return new Tracing(await load(otlpEndpoint), networkCheck(trustedProxies));
  }

  /** Sends the spans that wait. A collector that is away does not prevent the end of the process. */
  async close(): Promise<void> {
    const sent = this.telemetry.shutdown().catch(() => undefined);
    await Promise.race([sent, pause(SHUTDOWN_MS, undefined, { ref: false })]);
  }

  /** The span of a request. It ends when the response was sent or the client disconnected. */
  get requests(): Middleware {
    const { api, tracer } = this.telemetry;
    return (context, next) => {
      const began = performance.now();
      const parent = this.#parentOf(context);
      const span = tracer.startSpan('request', { kind: api.SpanKind.SERVER }, parent);
      context.res.once('close', () => {
        this.#endRequest(span, attributesOf(context, began));
      });
      return this.#current.run(api.trace.setSpan(parent, span), next);
    };
  }

  async transaction<T>(mode: string, work: () => Promise<T>): Promise<T> {
    const parent = this.#current.getStore();
    if (!parent) return work();
    const { api, tracer } = this.telemetry;
    const span = tracer.startSpan(`transaction ${mode}`, {}, parent);
    try {
      return await this.#current.run(api.trace.setSpan(parent, span), work);
    } finally {
      span.end();
    }
  }

  statement(sql: string): () => void {
    const parent = this.#current.getStore();
    if (!parent) return () => undefined;
    const { api, tracer } = this.telemetry;
    const attributes = { 'db.query.text': sql.slice(0, MAX_STATEMENT_LENGTH) };
    const name = /\w+/.exec(sql)?.[0].toUpperCase() ?? 'statement';
    const span = tracer.startSpan(name, { kind: api.SpanKind.CLIENT, attributes }, parent);
    return () => {
      span.end();
    };
  }

  /** Continues the trace of a trusted proxy. Others could make the server record any number of spans for a trace of theirs. */
  #parentOf({ req }: Context): Trace {
    const { api, propagator } = this.telemetry;
    const isTrusted = this.isProxy(plainAddress(req.socket.remoteAddress ?? ''));
    return isTrusted
      ? propagator.extract(api.ROOT_CONTEXT, req.headers, api.defaultTextMapGetter)
      : api.ROOT_CONTEXT;
  }

  #endRequest(span: Span, attributes: Attributes): void {
    const { SpanStatusCode } = this.telemetry.api;
    span.updateName(String(attributes['chat.operation']));
    span.setAttributes(attributes);
    if (Number(attributes['http.response.status_code']) >= 500)
      span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}
