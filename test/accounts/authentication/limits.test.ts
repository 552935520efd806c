import { expect } from 'chai';

import { defaultRules } from '../../../src/runtime/rate-limits/rules.js';
import { createLimits, type Limits } from '../../../src/runtime/rate-limits/limits.js';
import { ConfigError } from '../../../src/runtime/config.js';
import { ApiError } from '../../../src/contract/api-error.js';
import { systemClock } from '../../../src/lib/clock.js';
import { createLog } from '../../../src/runtime/log.js';

const log = createLog('silent');

const refusalOf = async (limits: Limits, key: string): Promise<ApiError> => {
  try {
    await limits.consume('api_by_user', key);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('It was let through.');
};

describe('rate limits', () => {
  const open = (rules = { ...defaultRules, api_by_user: [{ seconds: 60, count: 3 }] }) =>
    createLimits({ clock: systemClock, rules, redisUrl: null, log });

  it('count each key separately and return limit, remaining requests and reset time', async () => {
    const limits = await open();
    const now = systemClock.seconds();
    const first = await limits.consume('api_by_user', '1');
    expect(first).to.include({ limit: 3, remaining: 2 });
    expect(first?.reset).to.be.within(now + 59, now + 62);
    expect(await limits.consume('api_by_user', '1')).to.include({ remaining: 1 });
    expect(await limits.consume('api_by_user', '2')).to.include({ remaining: 2 });
    expect(await limits.consume('events_by_user', '1')).to.include({ limit: 200, remaining: 199 });
  });

  it('count IPv6 addresses by /64 network and IPv4 addresses separately', async () => {
    const limits = await open();
    const left = async (address: string): Promise<number | undefined> =>
      (await limits.consume('api_by_ip', address))?.remaining;
    const same = [
      '2001:db8:0:1::1',
      '2001:DB8:0:1:ffff:ffff:ffff:ffff',
      '2001:db8::1:0:0:0:2',
      '2001:db8:0:1::%eth0',
    ];
    for (const [index, address] of same.entries()) expect(await left(address), address).to.equal(99 - index);
    const others = ['2001:db8:0:2::1', '::1', 'fe80::1', '192.0.2.1', '192.0.2.2', '::ffff:192.0.2.3'];
    for (const address of others) expect(await left(address), address).to.equal(99);
    expect(await left('::ffff:192.0.2.1')).to.equal(98);
    expect((await limits.consume('api_by_user', '2001:db8:0:1::1'))?.remaining).to.equal(2);
  });

  for (const bucket of [
    'api_by_ip',
    'published_by_ip',
    'sends_email_by_ip',
    'join_form_by_ip',
    'authenticate_by_ip',
  ] as const)
    it(`count a whole IPv6 network in ${bucket}`, async () => {
      const limits = await open();
      const remaining = async (address: string): Promise<number> =>
        (await limits.consume(bucket, address))?.remaining ?? NaN;
      const first = await remaining('2001:db8:0:1::1');
      expect(await remaining('2001:db8:0:1:2::1')).to.equal(first - 1);
      expect(await remaining('2001:db8:0:2::1')).to.equal(first);
    });

  it('refuse with the seconds to wait in body and headers', async () => {
    const limits = await open();
    for (let count = 0; count < 3; count += 1) await limits.consume('api_by_user', '1');
    const { status, body, headers } = await refusalOf(limits, '1');
    expect(status).to.equal(429);
    expect(body).to.include({ code: 'RATE_LIMIT_HIT', msg: 'API usage exceeded rate limit' });
    const wait = body['retry-after'];
    expect(wait).to.be.a('number').within(58, 60);
    expect(headers).to.include({
      'Retry-After': String(Math.ceil(Number(wait))),
      'X-RateLimit-Limit': '3',
      'X-RateLimit-Remaining': '0',
    });
  });

  it('apply the strictest of several rules and return the state of the last', async () => {
    const rules = {
      ...defaultRules,
      api_by_user: [
        { seconds: 60, count: 1 },
        { seconds: 3600, count: 5 },
      ],
    };
    const limits = await open(rules);
    expect(await limits.consume('api_by_user', '1')).to.include({ limit: 5, remaining: 4 });
    expect((await refusalOf(limits, '1')).body['retry-after']).to.be.within(58, 60);
  });

  it('can be cleared', async () => {
    const limits = await open();
    for (let count = 0; count < 3; count += 1) await limits.consume('api_by_user', '1');
    await limits.clear('api_by_user', '1');
    expect(await limits.consume('api_by_user', '1')).to.include({ remaining: 2 });
  });

  it('can be switched off', async () => {
    const limits = await createLimits({ clock: systemClock, rules: null, redisUrl: null, log });
    for (let count = 0; count < 500; count += 1)
      expect(await limits.consume('api_by_user', '1')).to.equal(null);
  });

  it('fail to start if REDIS_URL is set but unreachable', async () => {
    const failed = await createLimits({
      clock: systemClock,
      rules: defaultRules,
      redisUrl: 'redis://127.0.0.1:1',
      log,
    }).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(ConfigError);
    expect((failed as Error).message)
      .to.include('REDIS_URL')
      .and.not.include('\n');
  });
});
