import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Received } from '../../support/exchange.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { bearerOf, post, request } from './agent.js';

const MINUTE = 60;
const COUNT = 1000;

/** Limits that differ, so that `X-RateLimit-Limit` names the bucket. */
const LIMITS = {
  api_by_user: [{ seconds: MINUTE, count: COUNT }],
  api_by_owner: [{ seconds: MINUTE, count: 10 * COUNT }],
  events_by_user: [{ seconds: MINUTE, count: 2 * COUNT }],
  events_by_owner: [{ seconds: MINUTE, count: 20 * COUNT }],
  api_by_ip: [{ seconds: MINUTE, count: 100 }],
  published_by_ip: [{ seconds: MINUTE, count: 300 }],
};

describe('the limits of POST /mcp', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  const send = (person: Person, body: unknown, path?: string): Promise<Received> =>
    post(site.url, JSON.stringify(body), { Authorization: bearerOf(person) }, path);

  const call = (name: string, given: object = {}, id = 1): object =>
    request('tools/call', { name, arguments: given }, id);

  /** Returns the count that a request leaves of the limit of this number. */
  const leftOf = ({ headers }: Received, limit = COUNT): number => {
    expect(headers.get('x-ratelimit-limit')).to.equal(String(limit));
    return Number(headers.get('x-ratelimit-remaining'));
  };

  /** The API responses of the calls, in order. */
  const bodies = ({ text }: Received): Body[] =>
    [JSON.parse(text)].flat().map(({ result }: Body) => JSON.parse(result.content[0].text));

  before(async () => {
    site = await startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits: LIMITS } });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  it('count each message once, and each call in the bucket of its operation', async () => {
    const before = leftOf(await send(anna, request('ping')));
    expect(leftOf(await send(anna, request('tools/list')))).to.equal(before - 1);
    expect(leftOf(await send(anna, call('getOwnUser')))).to.equal(before - 2);
    expect(leftOf(await send(anna, call('noTool')))).to.equal(before - 3);
    expect(leftOf(await send(anna, { jsonrpc: '2.0', method: 'notifications/initialized' }))).to.equal(
      before - 4,
    );
    const batch = [call('getOwnUser', {}, 1), call('getOwnUser', {}, 2), request('ping', {}, 3)];
    await send(anna, batch);
    expect(leftOf(await send(anna, request('ping')))).to.equal(before - 8);
    expect(leftOf(await send(anna, { no: 'message' }))).to.equal(before - 9);
    const refused = [
      await send(anna, call('getEvents')),
      await post(site.url, '{', { Authorization: bearerOf(anna) }),
      await post(site.url, '{}', { Authorization: bearerOf(anna), 'X-MCP-Toolsets': 'nowhere' }),
    ];
    expect(refused.map((one) => leftOf(one))).to.deep.equal([10, 11, 12].map((count) => before - count));
    const poll = await send(anna, call('getEvents', { queue_id: 'none' }), '/mcp/events');
    expect(leftOf(poll, 2 * COUNT)).to.equal(2 * COUNT - 1);
  });

  it('count unknown toolsets in the path and other methods for their address', async () => {
    const before = leftOf(await send(anna, request('ping'), '/mcp/nowhere'), 300);
    const { status, headers } = await fetch(new URL('/mcp/messages', site.url));
    expect([status, headers.get('x-ratelimit-remaining')]).to.deep.equal([405, String(before - 1)]);
  });

  it('refuse further calls with the error of the API, and other messages with 429', async () => {
    for (let count = 0; count < COUNT; count += 100)
      await send(
        ben,
        Array.from({ length: 100 }, (_, id) => call('getOwnUser', {}, id)),
      );
    const [refused] = bodies(await send(ben, call('getOwnUser')));
    expect(refused).to.include({ result: 'error', code: 'RATE_LIMIT_HIT' });
    expect(refused['retry-after']).to.be.above(0);
    const { status, text } = await send(ben, request('tools/list'));
    expect([status, JSON.parse(text).code]).to.deep.equal([429, 'RATE_LIMIT_HIT']);
  });

  it('make the result of a call an error if the results of a request are too large', async () => {
    const cara = await site.person('Cara');
    for (let count = 0; count < 40; count += 1)
      await cara.client.ok('POST', '/messages', {
        type: 'direct',
        to: [cara.id],
        content: '&'.repeat(10_000),
      });
    const given = { anchor: 'newest', num_before: 40, num_after: 0 };
    const read = await send(cara, [call('listMessages', given, 1), call('listMessages', given, 2)]);
    expect(Buffer.byteLength(read.text)).to.be.within(2_000_000, 4_000_000);
    const results = bodies(read).map(({ result, code }) => [result, code]);
    expect(results).to.have.deep.members([
      ['success', undefined],
      ['error', 'RESPONSE_TOO_LARGE'],
    ]);
  });

  it('count wrong keys for their address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) {
      const headers = { Authorization: `Bearer ${'x'.repeat(32)}` };
      statuses.push((await post(site.url, JSON.stringify(request('ping')), headers)).status);
    }
    expect(statuses.filter((status) => status === 401).length).to.be.within(90, 100);
    expect(statuses.at(-1)).to.equal(429);
    expect((await send(anna, request('ping'))).status).to.equal(200);
  });
});
