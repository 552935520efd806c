import { createServer, type IncomingMessage, type Server as Listener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { expect } from 'chai';

import { until } from '../../support/raw-socket.js';
import { startServer, type TestServer } from '../../support/server.js';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly status: { readonly code: number };
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const SERVER_KIND = 2;
const ERROR = 2;

const attributesOf = ({ attributes }: Pick<Span, 'attributes'>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A collector that takes OTLP over HTTP as JSON. */
class Collector {
  readonly exports: Export[] = [];
  private constructor(
    private readonly listener: Listener,
    readonly url: string,
  ) {}

  static async start(): Promise<Collector> {
    const take = async (request: IncomingMessage): Promise<void> => {
      expect(request.url).to.equal('/v1/traces');
      collector.exports.push((await json(request)) as Export);
    };
    const listener = createServer((request, response) => {
      void take(request).then(() => response.end('{}'));
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const collector = new Collector(
      listener,
      `http://127.0.0.1:${String((listener.address() as AddressInfo).port)}`,
    );
    return collector;
  }

  get spans(): Span[] {
    return this.exports.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  close(): void {
    this.listener.closeAllConnections();
    this.listener.close();
  }
}

describe('Traces', () => {
  let collector: Collector;
  let site: TestServer;
  const SECRET_WORDS = 'The words of a private message.';

  beforeEach(async () => {
    collector = await Collector.start();
    site = await startServer({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' },
    });
  });
  afterEach(() => {
    collector.close();
  });

  /** Stops the server, which sends all spans. Returns those of the requests of an operation, and those below them. */
  const spansOf = async (operation: string): Promise<{ request: Span; below: Span[] }> => {
    await site.close();
    const request = collector.spans.findLast(({ name }) => name === operation);
    if (!request) throw new Error(`There is no span of ${operation}.`);
    return {
      request,
      below: collector.spans.filter((span) => span !== request && span.traceId === request.traceId),
    };
  };

  it('have a span for each request, with its operation, status and sizes', async () => {
    const { headers } = await site.owner.send('POST', '/messages', {
      type: 'channel',
      to: 'general',
      topic: 'traces',
      content: SECRET_WORDS,
    });
    const { request } = await spansOf('sendMessage');
    expect(request.kind).to.equal(SERVER_KIND);
    expect(request.parentSpanId ?? '').to.equal('');
    const {
      'http.request.body.size': sent,
      'http.response.body.size': received,
      ...attributes
    } = attributesOf(request);
    expect(attributes).to.deep.equal({
      'chat.operation': 'sendMessage',
      'chat.request_id': headers.get('x-request-id'),
      'http.request.method': 'POST',
      'http.response.status_code': 200,
    });
    expect(sent).to.be.greaterThan(50);
    expect(received).to.equal(Number(headers.get('content-length')));
    const [first] = collector.exports;
    expect(attributesOf(first?.resourceSpans[0]?.resource ?? { attributes: [] })).to.include({
      'service.name': 'team-chat-service',
    });
  });

  it('have spans for the transaction and its statements below, without values', async () => {
    await site.owner.ok('POST', '/messages', {
      type: 'channel',
      to: 'general',
      topic: 'traces',
      content: SECRET_WORDS,
    });
    const { request, below } = await spansOf('sendMessage');
    const transaction = below.find(({ name }) => name === 'transaction write');
    expect(transaction?.parentSpanId).to.equal(request.spanId);
    const inserts = below.filter(({ name }) => name === 'INSERT');
    const texts = inserts.map((span) => String(attributesOf(span)['db.query.text']));
    expect(texts.some((text) => /insert into .?messages/i.test(text))).to.equal(true);
    for (const insert of inserts) expect(insert.parentSpanId).to.equal(transaction?.spanId);
    expect(JSON.stringify(collector.exports)).to.not.include('private message').and.not.include('general');
  });

  it('keep concurrent requests apart', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        site.owner.ok('POST', '/messages', {
          type: 'channel',
          to: 'general',
          topic: `t${String(index)}`,
          content: 'x',
        }),
      ),
    );
    await site.close();
    const requests = collector.spans.filter(({ name }) => name === 'sendMessage');
    const traces = requests.map(
      ({ traceId }) =>
        collector.spans.filter((span) => span.traceId === traceId && span.name === 'transaction write')
          .length,
    );
    expect(traces).to.deep.equal(Array<number>(8).fill(1));
  });

  const traceparent = (flags: string): Record<string, string> => ({
    traceparent: `00-${TRACE}-${PARENT}-${flags}`,
  });
  const health = (headers: Record<string, string>) => fetch(`${site.url}/health`, { headers });

  it('continue the trace of a trusted proxy, if it is sampled', async () => {
    await health(traceparent('01'));
    const { request } = await spansOf('site');
    expect(request).to.include({ traceId: TRACE, parentSpanId: PARENT });
  });

  it('leave out a request that the proxy does not sample', async () => {
    await health(traceparent('00'));
    await site.close();
    expect(collector.spans.map(({ name }) => name)).to.not.include('site');
  });

  it('do not continue the trace of another client', async () => {
    await site.close();
    site = await startServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    await health(traceparent('01'));
    expect((await spansOf('site')).request.traceId).to.not.equal(TRACE);
  });

  it('mark an error of the server', async () => {
    await site.services.store.close();
    await health({});
    expect((await spansOf('site')).request.status.code).to.equal(ERROR);
  });

  it('mark an unexpected error of a handler', async () => {
    const rename = (from: string, to: string): Promise<unknown> =>
      site.services.store.write((tx) => tx.run(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename('drafts', 'gone');
    const headers = { Authorization: site.owner.authorization ?? '' };
    expect((await fetch(`${site.url}/api/v1/drafts`, { headers })).status).to.equal(500);
    // Another test may get this database.
    await rename('gone', 'drafts');
    const { request } = await spansOf('listDrafts');
    expect(attributesOf(request)['http.response.status_code']).to.equal(500);
    expect(request.status.code).to.equal(ERROR);
  });

  it('have no spans of background work', async () => {
    await site.person('Anna');
    await until(() => true);
    site.clock.advance(5_000);
    await Promise.all(Object.values(site.server.workers).map((worker) => worker.settled()));
    await site.close();
    const roots = collector.spans.filter(({ parentSpanId }) => (parentSpanId ?? '') === '');
    expect(roots.every(({ kind }) => kind === SERVER_KIND)).to.equal(true);
  });

  it('do not keep the server from its end if the collector is away', async () => {
    collector.close();
    await health({});
    await site.close();
  });
});
