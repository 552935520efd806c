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
});
