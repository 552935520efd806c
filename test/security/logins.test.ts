import { expect } from 'chai';

import type { HttpResponse } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type ServerOptions, type TestServer } from '../support/server.js';

const HOME = '203.0.113.7';
const STRANGER = '198.51.100.9';

/** Advances the time that the rate limits see. */
const later = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
};

describe('failed logins', () => {
  let site: TestServer;
  let anna: Person;
  let made = 0;

  const start = async (limits: NonNullable<ServerOptions['overrides']>['limits'] = {}): Promise<void> => {
    site = await startServer({
      env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' },
      overrides: { limits: { api_by_ip: [{ seconds: 60, count: 10_000 }], ...limits } },
    });
    anna = await site.person(`Anna ${String((made += 1))}`);
  };

  afterEach(() => site.close());

  const attempt = (address: string, password: string, username = anna.email): Promise<HttpResponse> =>
    site.anonymous.send(
      'POST',
      '/fetch_api_key',
      { username, password },
      { headers: { 'X-Forwarded-For': address } },
    );

  const statusOf = async (address: string, password = anna.password): Promise<number> =>
    (await attempt(address, password)).status;

  it('from another address do not lock the user out', async () => {
    await start();
    for (let failure = 0; failure < 5; failure += 1)
      expect(await statusOf(STRANGER, 'a guess')).to.equal(401);
    expect(await statusOf(STRANGER, 'a guess')).to.equal(429);
    expect(await statusOf(STRANGER)).to.equal(429);
    expect(await statusOf(HOME)).to.equal(200);
    expect(await statusOf(STRANGER)).to.equal(429);
  });

  it('make their address wait, twice as long after each further one', async () => {
    await start();
    for (let failure = 0; failure < 5; failure += 1) await attempt(STRANGER, 'a guess');
    let passed = 0;
    for (const seconds of [60, 120, 240, 480, 960, 1800, 1800]) {
      const { status, body } = await later(passed, () => attempt(STRANGER, 'a guess'));
      expect(status).to.equal(429);
      expect(body['retry-after']).to.be.within(seconds - 2, seconds);
      expect(body).to.include({ code: 'RATE_LIMIT_HIT', msg: 'API usage exceeded rate limit' });
      passed += seconds * 1000 + 10;
      expect((await later(passed, () => attempt(STRANGER, 'a guess'))).status).to.equal(401);
    }
  });

  it('are forgotten for an address after a successful login', async () => {
    await start();
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) expect(await statusOf(HOME, 'a guess')).to.equal(401);
      expect(await statusOf(HOME)).to.equal(200);
    }
  });

  it('from one IPv6 network count together', async () => {
    await start();
    for (let failure = 0; failure < 5; failure += 1) await attempt(`2001:db8::${String(failure)}`, 'a guess');
    expect(await statusOf('2001:db8::ffff')).to.equal(429);
    expect(await statusOf('2001:db8:0:1::1')).to.equal(200);
  });

  it('from many addresses slow each other, except where the user logged in before', async () => {
    await start({
      authenticate_from_elsewhere: [{ seconds: 86_400, count: 8, wait: { first: 20, most: 60 } }],
    });
    expect(await statusOf(HOME)).to.equal(200);
    const others = Array.from({ length: 9 }, (_, index) => `192.0.2.${String(index)}`);
    for (const address of others.slice(0, 8)) expect(await statusOf(address, 'a guess')).to.equal(401);
    const { status, body } = await attempt(others[8] ?? '', anna.password);
    expect(status).to.equal(429);
    expect(body['retry-after']).to.be.at.most(20);
    expect(await statusOf(HOME)).to.equal(200);
    expect((await later(21_000, () => attempt(others[8] ?? '', anna.password))).status).to.equal(200);
  });

  it('of one address with many names are limited; successful logins do not count', async () => {
    await start({ authenticate_by_ip: [{ seconds: 1800, count: 10 }] });
    for (let login = 0; login < 12; login += 1) expect(await statusOf(HOME)).to.equal(200);
    const guess = (name: number) => attempt(STRANGER, 'a guess', `user${String(name)}@example.com`);
    for (let name = 0; name < 10; name += 1) expect((await guess(name)).status).to.equal(401);
    expect((await guess(10)).status).to.equal(429);
    expect(await statusOf(HOME)).to.equal(200);
  });

  it('have the same waits with and without an account', async () => {
    await start();
    const waits: unknown[][] = [];
    for (const username of [anna.email, 'nobody@example.com']) {
      const statuses: unknown[] = [];
      for (let failure = 0; failure < 7; failure += 1)
        statuses.push((await attempt(STRANGER, 'a guess', username)).status);
      waits.push(statuses);
    }
    expect(waits[0]).to.deep.equal([401, 401, 401, 401, 401, 429, 429]);
    expect(waits[1]).to.deep.equal(waits[0]);
  });
});
