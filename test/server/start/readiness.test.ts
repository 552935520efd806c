import { randomUUID } from 'node:crypto';

import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';

const LATE_MS = 5_000;

describe('GET /health/ready', () => {
  let site: TestServer;
  beforeEach(async () => {
    site = await startServer({ env: { LOG_LEVEL: 'silent' } });
  });
  afterEach(() => site.close());

  const ask = async (path = '/health/ready'): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(new URL(path, site.url));
    expect(response.headers.get('cache-control')).to.equal('no-store');
    return { status: response.status, body: await response.json() };
  };
  const READY = { status: 200, body: { status: 'ready' } };
  const LATE = { status: 503, body: { status: 'behind the event log' } };
  /** IDs that another process has taken, and whose entries this process cannot read yet. */
  const take = async (count: number): Promise<number> => {
    const { read } = site.services.queues.position;
    await site.services.store.write((tx) =>
      tx.run('UPDATE event_sequence SET last_id = last_id + ? WHERE id = 1', [count]),
    );
    return read + 1;
  };

  it('returns 200 while the process takes requests', async () => {
    expect(await ask()).to.deep.equal(READY);
  });

  it('returns 503 from the moment the process begins to stop, while the process is still healthy', async () => {
    site.services.lifecycle.leave();
    expect(await ask()).to.deep.equal({ status: 503, body: { status: 'stopping' } });
    expect((await ask('/health')).status).to.equal(200);
    await site.owner.ok('GET', '/users/me');
  });

  it('returns 503 without the store', async () => {
    await site.services.store.close();
    expect(await ask()).to.deep.equal({ status: 503, body: { status: 'store unavailable' } });
  });

  it('returns 503 while the process is behind the event log for five seconds, and 200 again after that', async () => {
    const first = await take(3);
    expect(await ask()).to.deep.equal(READY);
    site.clock.advance(LATE_MS);
    expect(await ask()).to.deep.equal(READY);
    site.clock.advance(1);
    expect(await ask()).to.deep.equal(LATE);
    const rows = [0, 1, 2].map((number) => ({
      id: first + number,
      transaction_id: randomUUID(),
      created_at: site.clock.seconds(),
      bytes: 0,
    }));
    await site.services.store.write((tx) => tx.insertMany('events', rows));
    await site.owner.ok('POST', '/users/me/status', { status_text: 'busy' });
    while ((await ask()).status === 503) site.clock.advance(100);
    expect(await ask()).to.deep.equal(READY);
  });

  it('is not late while it delivers, however long it is asked for', async () => {
    for (let count = 0; count < 4; count += 1) {
      await site.owner.ok('POST', '/users/me/status', { status_text: `away ${String(count)}` });
      expect(await ask()).to.deep.equal(READY);
      site.clock.advance(LATE_MS - 1);
    }
  });
});
