import { expect } from 'chai';

import { headOf, RawSocket, until } from '../support/raw-socket.js';
import { addCrowd } from '../support/many-users.js';
import { startServer } from '../support/server.js';
import { OWN_PAGES } from './pages.js';

describe('rate limits of paths outside the API', () => {
  const outside = OWN_PAGES.filter((path) => !/^\/api\/v1\/(?!openapi)/.test(path));

  for (const path of outside)
    it(`apply to ${path}`, async () => {
      const limits = { published_by_ip: [{ seconds: 60, count: 2 }] };
      const site = await startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits } });
      const ask = () => fetch(new URL(path, site.url), { redirect: 'manual' });
      for (let times = 0; times < 2; times += 1) expect((await ask()).status).not.to.equal(429);
      const refused = await ask();
      expect(refused.status).to.equal(429);
      expect(Number(refused.headers.get('retry-after'))).to.be.within(55, 60);
      expect(refused.headers.get('x-ratelimit-limit')).to.equal('2');
      await site.close();
    });

  for (const [title, method, path] of [
    ['unknown paths of the API', 'GET', '/api/v1/nothing'],
    ['methods that a path of the API does not have', 'DELETE', '/api/v1/messages'],
    ['OPTIONS', 'OPTIONS', '/api/v1/messages'],
  ] as const)
    it(`apply to ${title}`, async () => {
      const limits = { published_by_ip: [{ seconds: 60, count: 1 }] };
      const site = await startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits } });
      const ask = async () => (await fetch(site.url + path, { method })).status;
      expect(await ask()).not.to.equal(429);
      expect(await ask()).to.equal(429);
      await site.close();
    });

  it('for confirmation links are as strict as for operations', async () => {
    const limits = { api_by_ip: [{ seconds: 60, count: 1 }] };
    const site = await startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits } });
    const ask = async () => (await fetch(`${site.url}/accounts/confirm_email/guess`)).status;
    expect([await ask(), await ask()]).to.deep.equal([404, 429]);
    await site.close();
  });
});

describe('the rate limit of an address', () => {
  it('counts a request once, whether or not it needs a login', async () => {
    const site = await startServer({ env: { RATE_LIMITS: 'on' } });
    const left = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const { headers } = await fetch(`${site.url}/api/v1${path}`, { method: 'POST', body });
      return headers.get('x-ratelimit-remaining');
    };
    const login = { username: 'nobody@example.com', password: 'wrong' };
    expect(await left('/fetch_api_key', login)).to.equal('99');
    expect(await left('/fetch_api_key', login)).to.equal('98');
    // A refusal without a login counts, but its response does not say so.
    expect(await left('/messages', { to: '[]' })).to.equal('97');
    expect(await left('/fetch_api_key', login)).to.equal('96');
    await site.close();
  });
});

describe('a large response', () => {
  it('is compressed only for clients that accept gzip', async () => {
    const site = await startServer();
    const channel = await site.owner.ok('GET', '/get_stream_id?stream=general');
    await addCrowd(site, channel.stream_id, 'crowd', 200);
    for (const [path, form] of [
      ['/api/v1/register', { event_types: '["realm_user"]' }],
      ['/docs/errors', undefined],
    ] as const) {
      const encodingFor = async (accepted: string): Promise<string | null> => {
        const headers = { Authorization: site.owner.authorization ?? '', 'Accept-Encoding': accepted };
        const sent = form && { method: 'POST', body: new URLSearchParams(form) };
        const response = await fetch(new URL(path, site.url), { headers, ...sent });
        expect(response.status).to.equal(200);
        await response.arrayBuffer();
        return response.headers.get('content-encoding');
      };
      for (const accepted of ['gzip', 'br, gzip', 'gzip;q=0.5'])
        expect(await encodingFor(accepted), `${path} ${accepted}`).to.equal('gzip');
      for (const refused of ['identity', 'gzip;q=0', 'identity, gzip;q=0', 'br'])
        expect(await encodingFor(refused), `${path} ${refused}`).to.equal(null);
    }
    await site.close();
  });
});

describe('a page that is the same for all clients', () => {
  it('is compressed, and not sent again to clients that have it cached', async () => {
    const site = await startServer();
    for (const path of [
      '/docs',
      '/docs/gaps',
      '/docs/api/users',
      '/api/v1/openapi.json',
      '/pages/style.css',
    ]) {
      const first = await fetch(new URL(path, site.url));
      const text = await first.text();
      expect(first.headers.get('content-encoding')).to.equal('gzip');
      expect(first.headers.get('vary')).to.include('Accept-Encoding');
      const plain = await fetch(new URL(path, site.url), { headers: { 'Accept-Encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).to.equal(null);
      expect(await plain.text()).to.equal(text);
      const headers = { 'If-None-Match': first.headers.get('etag') ?? '', Connection: 'close' };
      const raw = (await RawSocket.open(site.url)).read().write(headOf(path, { headers }));
      await until(() => raw.isClosed);
      expect(raw.text)
        .to.match(/^HTTP\/1\.1 304 /)
        .and.match(/\r\n\r\n$/);
    }
    await site.close();
  });
});

describe('the rate limit of a bot', () => {
  const start = () =>
    startServer({
      env: { RATE_LIMITS: 'on' },
      overrides: {
        limits: { api_by_owner: [{ seconds: 60, count: 6 }], events_by_owner: [{ seconds: 60, count: 2 }] },
      },
    });

  it("is shared with its owner and the owner's other bots", async () => {
    const site = await start();
    const owner = await site.person('Keeper');
    const other = await site.person('Other');
    const bots = await Promise.all(['One', 'Two'].map((name) => site.person(name, { botOf: owner.id })));
    const ask = async (client: typeof owner.client) => (await client.send('GET', '/users/me')).status;
    for (const bot of bots)
      for (let times = 0; times < 2; times += 1) expect(await ask(bot.client)).to.equal(200);
    const { status, headers } = await owner.client.send('GET', '/users/me');
    expect(status).to.equal(200);
    expect(headers.get('x-ratelimit-limit')).to.equal('6');
    expect(headers.get('x-ratelimit-remaining')).to.equal('1');
    expect(await ask(owner.client)).to.equal(200);
    for (const { client } of [...bots, owner]) expect(await ask(client)).to.equal(429);
    expect(await ask(other.client)).to.equal(200);
    await site.close();
  });

  it('does not count polls for events, which have a separate limit', async () => {
    const site = await start();
    const owner = await site.person('Keeper');
    const { client: bot } = await site.person('Bot', { botOf: owner.id });
    const { queue_id, last_event_id } = await bot.ok('POST', '/register', { event_types: ['message'] });
    const poll = async () =>
      (await bot.send('GET', '/events', { queue_id, last_event_id, dont_block: true })).status;
    expect([await poll(), await poll(), await poll()]).to.deep.equal([200, 200, 429]);
    expect((await owner.client.send('GET', '/users/me')).status).to.equal(200);
    await site.close();
  });
});
