import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';
import { isKept, listed, pass, upload } from './fixtures.js';

const HOUR_MS = 3_600_000;
const FIVE_WEEKS_MS = 35 * 86_400_000;

describe('An uploaded file that no message uses', () => {
  let site: TestServer;

  beforeEach(async () => {
    site = await startServer();
  });
  afterEach(() => site.close());

  it('is kept for exactly five weeks, and deleted a millisecond later', async () => {
    const someone = { client: site.owner };
    const older = await upload(someone);
    site.clock.advance(1);
    const younger = await upload(someone);
    // The worker looks an hour after it looked last, so that it looks at exactly this time.
    const look = async (milliseconds: number): Promise<void> => {
      site.clock.advance(milliseconds);
      await site.server.workers.unusedFiles.settled();
    };
    await look(FIVE_WEEKS_MS - HOUR_MS);
    expect(await listed(someone)).to.have.length(2);
    await look(HOUR_MS);
    await pass(5000, site);
    expect((await listed(someone)).map(({ path_id }) => `/user_uploads/${String(path_id)}`)).to.deep.equal([
      younger,
    ]);
    expect([isKept(site, older), isKept(site, younger)]).to.deep.equal([false, true]);
  });
});
