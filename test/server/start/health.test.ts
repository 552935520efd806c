import { expect } from 'chai';

import { startServer } from '../../support/server.js';

const WAIT_MS = 100;

describe('GET /health', () => {
  it('returns 200 while the store is available, else 503', async () => {
    const site = await startServer({ env: { LOG_LEVEL: 'silent' } });
    const ask = (method = 'GET') => fetch(new URL('/health', site.url), { method });
    const well = await ask();
    expect(well.status).to.equal(200);
    expect(well.headers.get('cache-control')).to.equal('no-store');
    expect(await well.json()).to.deep.equal({ status: 'ok' });
    expect((await ask('HEAD')).status).to.equal(200);
    expect((await ask('POST')).status).to.equal(405);
    expect((await fetch(new URL('/healthy', site.url))).status).to.equal(404);
    await site.services.store.close();
    const ill = await ask();
    expect(ill.status).to.equal(503);
    expect(await ill.json()).to.deep.equal({ status: 'store unavailable' });
    await site.close();
  });

  it('does not wait for a busy store, and uses its last result for a while', async () => {
    const site = await startServer();
    const { clock, services } = site;
    const ask = () => fetch(new URL('/health', site.url));
    // The store responded during the start. Now reads wait, as if all connections were in use.
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
    /** Sends a request and advances the clock by the time limit of the check. */
    const askAndWait = async (): Promise<number> => {
      waiting = 0;
      const asked = ask();
      while (waiting === 0) await new Promise(setImmediate);
      clock.advance(WAIT_MS);
      return (await asked).status;
    };
    expect(await askAndWait()).to.equal(200);
    clock.step(-3_600_000);
    clock.advance(10_000);
    expect(await askAndWait()).to.equal(503);
    release();
    expect((await ask()).status).to.equal(200);
    await site.close();
  });
});
