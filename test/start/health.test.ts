import { expect } from 'chai';

import { startServer } from '../support/server.js';

describe('GET /health', () => {
  it('is 200 only while the store answers', async () => {
    const site = await startServer({ env: { LOG_LEVEL: 'silent' } });
    const ask = (method = 'GET') => fetch(new URL('/health', site.url), { method });
    const well = await ask();
    expect(well.status).to.equal(200);
    expect(well.headers.get('cache-control')).to.equal('no-store');
    expect(await well.json()).to.deep.equal({ status: 'ok' });
    expect((await ask('HEAD')).status).to.equal(200);
    expect((await ask('POST')).status).to.equal(405);
    await site.server.store.close();
    const ill = await ask();
    expect(ill.status).to.equal(503);
    expect(await ill.json()).to.deep.equal({ status: 'store unavailable' });
    await site.close();
  });

  it('never waits for a busy store, and believes what the store said a moment ago', async () => {
    const site = await startServer();
    const { clock, server } = site;
    const ask = () => fetch(new URL('/health', site.url));
    expect((await ask()).status).to.equal(200);
    // Reads wait, as they do while others have all connections.
    const { store } = server;
    const { read } = store;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    Object.assign(store, {
      read: async (work: Parameters<typeof read>[0]) => {
        await released;
        return read(work);
      },
    });
    /** Asks, and lets so much time pass once the request waits. */
    const askWithin = async (milliseconds: number): Promise<number> => {
      const waiting = clock.waiting;
      const asked = ask();
      while (clock.waiting === waiting) await new Promise(setImmediate);
      clock.advance(milliseconds);
      return (await asked).status;
    };
    expect(await askWithin(200)).to.equal(200);
    clock.advance(10_000);
    expect(await askWithin(200)).to.equal(503);
    release();
    expect((await ask()).status).to.equal(200);
    await site.close();
  });
});
