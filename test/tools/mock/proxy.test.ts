import { createServer, get, request, type Server as Listener } from 'node:http';
import { once } from 'node:events';

import { expect } from 'chai';

import type { Counted } from '../../../tools/mock/proxy/deviations.js';
import { omit } from '../../../tools/generate-contract/schema/schema.js';
import { closeListener, listen, LOCAL } from '../../../tools/mock/listen.js';
import { MAX_COPY_BYTES } from '../../../tools/mock/proxy/copy.js';
import { startProxy, type RunningProxy } from '../../../tools/mock/proxy/proxy.js';
import { BreakingProxy, type Break } from '../../conformance/breaking-proxy.js';
import { Client } from '../../support/client.js';
import { exampleFile } from '../../support/files.js';
import { startServer, type TestServer } from '../../support/server.js';

type Brief = Pick<Counted, 'side' | 'request' | 'text'>;

/** Closes the proxy, which completes its checks. Returns what it found. */
const foundBy = async (proxy: RunningProxy): Promise<readonly Counted[]> => {
  await proxy.close();
  return proxy.deviations.all;
};

describe('npm run mock -- --proxy', () => {
  let server: TestServer;
  let proxy: RunningProxy;
  let client: Client;
  let reported: string[];

  const start = async (target: string): Promise<void> => {
    reported = [];
    proxy = await startProxy({ target, port: 0, first: (found) => reported.push(JSON.stringify(found)) });
    client = new Client(proxy.url, server.owner.credentials);
  };

  before(async () => {
    server = await startServer();
  });
  after(() => server.close());
  beforeEach(() => start(server.url));
  afterEach(() => proxy.close());

  describe('passes on what fits the contract, and reports nothing', () => {
    it('with queries, forms, JSON and uploads', async () => {
      await client.ok('GET', '/users', { client_gravatar: true });
      const subscriptions = [{ name: 'design', description: 'How it looks' }];
      await client.ok('POST', '/users/me/subscriptions', { subscriptions });
      const message = { type: 'channel', to: 'design', topic: 'colors', content: 'Green?' };
      const { id } = await client.ok('POST', '/messages', message, 'json');
      await client.ok('PATCH', `/messages/${id}`, { content: 'Blue?' });
      await client.send('DELETE', `/messages/${id}/reactions`, { emoji_name: 'tada' }, { encoding: 'query' });
      const { url } = await client.ok('POST', '/user_uploads', { filename: exampleFile() });
      await client.ok('GET', url);
      expect(await foundBy(proxy)).to.deep.equal([]);
      expect(proxy.deviations.requests).to.equal(7);
      expect(proxy.deviations.unchecked).to.equal(0);
    });

    it('with errors that the contract states, and methods without bodies', async () => {
      await client.fails('DELETE', '/drafts/4711', {}, { status: 404 });
      await new Client(proxy.url).send('GET', '/users/me');
      await client.send('HEAD', '/users/me');
      await fetch(`${proxy.url}/api/v1/drafts`, { method: 'OPTIONS' });
      expect(await foundBy(proxy)).to.deep.equal([]);
    });

    it('with a long poll, as soon as there is an event', async () => {
      const { queue_id, last_event_id } = await client.ok('POST', '/register', { event_types: ['message'] });
      const polling = client.ok('GET', '/events', { queue_id, last_event_id });
      await client
        .ok('POST', '/messages', { type: 'direct', to: [8], content: 'Now' })
        .catch(() => undefined);
      await server.owner.ok('POST', '/messages', {
        type: 'channel',
        to: 'design',
        topic: 'a',
        content: 'Now',
      });
      expect((await polling).events[0].type).to.equal('message');
      expect(await foundBy(proxy)).to.deep.equal([]);
    });

    it('with an event stream, event by event', async () => {
      const { queue_id, last_event_id } = await client.ok('POST', '/register', { event_types: ['message'] });
      const query = `queue_id=${queue_id}&last_event_id=${last_event_id}`;
      const headers = { Authorization: client.authorization ?? '' };
      const response = await fetch(`${proxy.url}/api/v1/events/stream?${query}`, { headers });
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const decoder = new TextDecoder();
      let text = '';
      await server.owner.ok('POST', '/messages', {
        type: 'channel',
        to: 'design',
        topic: 'a',
        content: 'Streamed',
      });
      while (!text.includes('Streamed'))
        text += decoder.decode((await reader.read()).value, { stream: true });
      await reader.cancel();
      expect(await foundBy(proxy)).to.deep.equal([]);
    });

    it('outside the operations', async () => {
      const pages = await Promise.all(
        ['/health', '/api/v1/openapi.json', '/nothing'].map((path) => fetch(proxy.url + path)),
      );
      expect(pages.map(({ status }) => status)).to.deep.equal([200, 200, 404]);
      expect(await foundBy(proxy)).to.deep.equal([]);
      expect(proxy.deviations.requests).to.equal(0);
    });
  });

  describe('reports a request', () => {
    const reports = (
      what: string,
      send: () => Promise<unknown>,
      wanted: Partial<Brief> & { text: string },
    ): void => {
      it(what, async () => {
        await send();
        const [found, ...others] = await foundBy(proxy);
        expect(found).to.include({ side: 'request', ...wanted, text: found?.text });
        expect(found?.text).to.include(wanted.text);
        expect(others).to.deep.equal([]);
      });
    };
    const draft = { type: 'stream', to: [1], topic: 'a', content: 'b' };

    reports('with an unknown parameter', () => client.send('GET', '/drafts', { colour: 'red' }), {
      request: 'GET /drafts',
      text: 'no parameter `colour`',
    });
    reports(
      'with a deprecated name',
      () => client.send('POST', '/messages', { type: 'channel', to: 'design', subject: 'a', content: 'b' }),
      { request: 'POST /messages', text: '`topic`' },
    );
    reports(
      'with a value of another type, which the server refuses, too',
      () => client.send('PATCH', '/drafts/4711', { draft: { ...draft, to: 'design' } }),
      { request: 'PATCH /drafts/{draft_id}', text: 'draft' },
    );
    reports('without a required parameter', () => client.send('POST', '/users', { email: 'a@example.com' }), {
      request: 'POST /users',
      text: 'Missing',
    });
    reports('to a path without an operation', () => fetch(`${proxy.url}/api/v1/secret_words/4711`), {
      request: 'GET /secret_words/{…}',
      text: 'No operation has this path and method',
    });
    reports('with a method that the path does not have', () => client.send('PUT', '/drafts'), {
      text: 'No operation has this path and method',
    });

    it('once, with how often it was sent', async () => {
      for (const colour of ['red', 'green', 'blue']) await client.send('GET', '/drafts', { colour });
      const found = await foundBy(proxy);
      expect(found.map(({ count, place }) => ({ count, place }))).to.deep.equal([
        { count: 3, place: '#/paths/~1drafts/get/parameters' },
      ]);
      expect(reported).to.have.lengthOf(1);
    });

    it('without the credentials and the values', async () => {
      const secret = 'a-password-that-no-report-has';
      await client.send('GET', '/drafts', { [secret]: secret, colour: secret });
      await client.send(
        'POST',
        '/users',
        { password: secret, email: secret, full_name: [secret] },
        { encoding: 'json' },
      );
      await client.send('GET', `/users/${secret}`, { include_custom_profile_fields: secret });
      const text = JSON.stringify(await foundBy(proxy)) + reported.join('');
      expect(reported.length).to.be.greaterThan(2);
      for (const value of [secret, client.credentials?.key ?? '?', client.authorization ?? '?'])
        expect(text).not.to.include(value);
    });
  });

  describe('reports a response', () => {
    let breaking: BreakingProxy;

    beforeEach(async () => {
      await proxy.close();
      breaking = await BreakingProxy.start(server.url);
      await start(breaking.url);
    });
    afterEach(() => {
      breaking.close();
    });

    const get200 = (): Promise<unknown> =>
      fetch(`${proxy.url}/api/v1/users/me`, { headers: { Authorization: client.authorization ?? '' } });
    const reports = (what: string, change: Break, text: string, send = get200): void => {
      it(what, async () => {
        breaking.break = change;
        await send();
        const found = await foundBy(proxy);
        expect(found.map(({ side }) => side)).to.deep.equal(['response']);
        expect(found[0]?.text).to.include(text);
      });
    };
    const withBody = (change: (body: Record<string, unknown>) => object): Break => {
      return ({ body }) => ({ body: JSON.stringify(change(JSON.parse(body) as Record<string, unknown>)) });
    };

    reports('with an undocumented status', () => ({ status: 202 }), 'a status that getOwnUser documents');
    reports('with a server error', () => ({ status: 500 }), 'a status that getOwnUser documents');
    reports('of another media type', () => ({ type: 'text/plain' }), 'application/json');
    reports('that is no JSON', () => ({ body: '{"result":' }), 'JSON');
    reports(
      'without a field',
      withBody((body) => omit(body, 'email')),
      'required',
    );
    reports(
      'with a field of another type',
      withBody((body) => ({ ...body, is_bot: 'no' })),
      '/is_bot must be boolean',
    );
    reports(
      'with another field',
      withBody((body) => ({ ...body, shoe_size: 42 })),
      '/shoe_size must NOT have additional properties',
    );
    reports(
      'that is an error with another code',
      withBody((body) => ({ ...body, code: 'OOPS' })),
      'anyOf',
      () => fetch(`${proxy.url}/api/v1/users/me`),
    );
    reports(
      'without a header that clients need',
      ({ headers }) => ({ headers: omit(headers, 'www-authenticate') }),
      'WWW-Authenticate',
      () => fetch(`${proxy.url}/api/v1/users/me`),
    );
    reports(
      'with a header of another type',
      () => ({
        status: 429,
        headers: { 'retry-after': 'soon' },
        body: '{"result":"error","msg":"API usage exceeded rate limit","code":"RATE_LIMIT_HIT","retry-after":2}',
      }),
      'Retry-After',
    );

    it('with an event in a stream that the contract does not have', async () => {
      const fake = createServer((_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
        response.write('retry: 2000\n\nid: 1\ndata: {"type":"heartbeat","id":1}\n\n');
        response.end('id: 2\ndata: {"type":"drafts","op":"add","id":2}\n\n');
      });
      await start(await listen(fake, 0, LOCAL));
      await fetch(`${proxy.url}/api/v1/events/stream?queue_id=a&last_event_id=0`).then((one) => one.text());
      const found = await foundBy(proxy);
      await closeListener(fake);
      expect(found.map(({ operation, text }) => [operation, text])).to.have.lengthOf(1);
      expect(found[0]?.text).to.match(/'drafts' \(DraftsAddEvent/);
    });
  });

  describe('is a proxy', () => {
    let fake: Listener | undefined;

    afterEach(async () => {
      if (fake) await closeListener(fake);
      fake = undefined;
    });

    const before = async (handle: Parameters<typeof createServer>[1]): Promise<void> => {
      fake = createServer(handle);
      await proxy.close();
      await start(await listen(fake, 0, LOCAL));
    };

    it('that passes on a body beyond its budget, without a check', async () => {
      let received = 0;
      await before((incoming, response) => {
        incoming.on('data', (chunk: Buffer) => (received += chunk.length));
        incoming.on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'));
      });
      const body = Buffer.alloc(MAX_COPY_BYTES + 1);
      await fetch(`${proxy.url}/api/v1/drafts`, { method: 'POST', body }).then((one) => one.text());
      const found = await foundBy(proxy);
      expect(received).to.equal(body.length);
      expect(proxy.deviations.unchecked).to.equal(1);
      expect(found.map(({ side }) => side)).to.deep.equal(['response']);
    });

    it('that ends the request to the server when the client gives up', async () => {
      const ended = new Promise<void>((resolve) => {
        void before((incoming, response) => {
          response.once('close', resolve);
          incoming.resume();
        }).then(() => {
          const waiting = get(`${proxy.url}/api/v1/events?queue_id=a`).on('error', () => undefined);
          fake?.once('request', () => waiting.destroy());
        });
      });
      await ended;
    });

    it('that passes on no headers of the connection', async () => {
      let names: string[] = [];
      await before((incoming, response) => {
        names = Object.keys(incoming.headers);
        response.writeHead(200, { Connection: 'x-secret', 'X-Secret': 'a', 'X-Other': 'b' }).end();
      });
      const sent = request(`${proxy.url}/nothing`, {
        headers: { Connection: 'x-hop', 'X-Hop': '1', 'X-End': '2', 'Proxy-Authorization': 'Basic a' },
      }).end();
      const [response] = (await once(sent, 'response')) as [
        { headers: Record<string, string>; resume(): void },
      ];
      response.resume();
      expect(names).to.include('x-end');
      expect(names.filter((name) => ['x-hop', 'proxy-authorization'].includes(name))).to.deep.equal([]);
      expect(response.headers).to.have.property('x-other', 'b');
      expect(response.headers).not.to.have.property('x-secret');
    });

    it('that responds with 502 if the server does not', async () => {
      await before((incoming) => incoming.destroy());
      const { status } = await fetch(`${proxy.url}/api/v1/drafts`);
      expect(status).to.equal(502);
    });
  });
});
