import { expect } from 'chai';

import { startServer } from '../support/server.js';

const WAIT_MS = 100;

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
    await site.services.store.close();
    const ill = await ask();
    expect(ill.status).to.equal(503);
    expect(await ill.json()).to.deep.equal({ status: 'store unavailable' });
    await site.close();
  });

  it('never waits for a busy store, and believes what the store said a moment ago', async () => {
    const site = await startServer();
    const { clock, services } = site;
    const ask = () => fetch(new URL('/health', site.url));
    // It responded while the server started. Reads wait, as they do while others have all connections.
    const { store } = services;
    const read = store.read.bind(store);
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
    const after = clock.after.bind(clock);
    let waiting = 0;
    Object.assign(clock, {
      after: (milliseconds: number, action: () => void) => {
        if (milliseconds === WAIT_MS) waiting += 1;
        return after(milliseconds, action);
      },
    });
    /** Asks, and lets the time pass for which the response waits. */
    const askAndWait = async (): Promise<number> => {
      waiting = 0;
      const asked = ask();
      while (waiting === 0) await new Promise(setImmediate);
      clock.advance(WAIT_MS);
      return (await asked).status;
    };
    expect(await askAndWait()).to.equal(200);
    clock.advance(10_000);
    expect(await askAndWait()).to.equal(503);
    release();
    expect((await ask()).status).to.equal(200);
    await site.close();
  });
});
