import { expect } from 'chai';

import { ApiError, ConnectionError, RateLimitHitError } from '../../client/src/index.js';
import { wait } from '../../client/src/repeat.js';
import { startServer } from '../support/server.js';
import { clientOf, listen } from './fixtures.js';

const failure = (error: unknown): unknown => error;

describe('the retries of a client', () => {
  it('wait as long as the server requires, and a random time beyond', async () => {
    const { now } = Date;
    const limit = [{ seconds: 60, count: 2 }];
    const site = await startServer({
      env: { RATE_LIMITS: 'on' },
      overrides: { limits: { api_by_user: limit } },
    });
    const waits: number[] = [];
    try {
      const options = {
        random: () => 0.5,
        wait: (milliseconds: number) => {
          waits.push(milliseconds);
          Date.now = () => now() + milliseconds;
          return Promise.resolve();
        },
      };
      const client = clientOf(site.owner, options);
      for (let count = 0; count < 3; count += 1) await client.listAlertWords();
      expect(waits).to.have.length(1);
      expect(waits[0]).to.be.within(58_000, 60_250);
      const impatient = clientOf(site.owner, { ...options, attempts: 1 });
      await impatient.listAlertWords();
      const error = await impatient.listAlertWords().catch(failure);
      expect(error).to.be.instanceOf(RateLimitHitError);
      expect((error as RateLimitHitError).retryAfter).to.be.within(50, 60);
    } finally {
      Date.now = now;
      await site.close();
    }
  });

  describe('without a server', () => {
    let proxy: Awaited<ReturnType<typeof listen>>;
    let keys: (string | undefined)[];
    let status: number;
    let respond: (attempt: number) => string | undefined;

    before(async () => {
      proxy = await listen((request, response) => {
        const key = request.headers['idempotency-key'];
        const text = respond(keys.push(key?.toString()));
        if (text === undefined) return;
        response
          .writeHead(status, {
            'Content-Type': 'text/html',
            Location: '/',
            ...(status === 429 && { 'Retry-After': 3600 }),
          })
          .end(text);
      });
    });
    beforeEach(() => {
      keys = [];
      status = 502;
    });
    after(() => {
      proxy.close();
    });

    const client = (options: object = {}) =>
      clientOf({ url: proxy.url, credentials: { email: 'a@example.com', key: 'k' } }, options);

    it('repeat a change with one key, and wait twice as long each time', async () => {
      respond = () => '<h1>Bad gateway</h1>';
      const waits: number[] = [];
      const options = {
        random: () => 1,
        wait: (ms: number) => Promise.resolve(void waits.push(ms)),
        attempts: 9,
      };
      const error = await client(options)
        .sendMessage({ type: 'direct', to: [1], content: 'x' })
        .catch(failure);
      expect(error).to.be.instanceOf(ConnectionError);
      expect((error as Error).message).to.equal('A proxy or another server responded, with the status 502.');
      expect(waits).to.deep.equal([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
      expect(keys).to.have.length(9);
      expect(new Set(keys).size).to.equal(1);
      expect(keys[0]).to.match(/^[0-9a-f]{32}$/);
    });

    it('use the key of the caller, and send none with requests that change nothing', async () => {
      respond = () => '';
      await client({ attempts: 1 })
        .createAlertWords({ alert_words: [] }, { idempotencyKey: 'mine' })
        .catch(failure);
      await client({ attempts: 1 }).listAlertWords().catch(failure);
      expect(keys).to.deep.equal(['mine', undefined]);
    });

    it('repeat a request without a response after its time limit', async () => {
      respond = (attempt) => (attempt === 1 ? undefined : '');
      const error = await client({ attempts: 2, timeout: 500 }).listAlertWords().catch(failure);
      expect(keys).to.have.length(2);
      expect(error).to.be.instanceOf(ConnectionError).and.to.include({ status: 502 });
    });

    it('do not repeat a request that another server or a redirect responds to', async () => {
      respond = () => '';
      for (status of [301, 404]) {
        const error = await client().listAlertWords().catch(failure);
        expect(error).to.be.instanceOf(ConnectionError).and.to.include({ status });
      }
      expect(keys).to.have.length(2);
    });

    it('do not wait until the next day', async () => {
      status = 429;
      respond = () => JSON.stringify({ code: 'RATE_LIMIT_HIT', msg: 'Too many' });
      const error = await client().listAlertWords().catch(failure);
      expect(error).to.be.instanceOf(RateLimitHitError).and.to.include({ retryAfter: 3600 });
      expect(keys).to.have.length(1);
    });

    it('end at once with a signal, also while they wait', async () => {
      respond = () => '';
      const ending = new AbortController();
      const call = client({ wait }).listAlertWords({}, { signal: ending.signal }).catch(failure);
      while (keys.length === 0) await new Promise(setImmediate);
      ending.abort(new Error('Enough.'));
      expect(await call).to.equal(ending.signal.reason);
      await wait(1);
    });
  });

  it('keep the code of an error that a newer server may have', () => {
    const error = new ApiError(400, { code: 'NEW_CODE', msg: 'New' });
    expect(error).to.include({ name: 'ApiError', code: 'NEW_CODE', status: 400, message: 'New' });
  });
});
