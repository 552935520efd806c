import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import { startServer, type TestServer } from '../../support/server.js';
import { listExports } from './fixtures.js';
import { EXPORT_REQUESTED } from '../../../src/archive/exports/worker.js';
import { insertExport } from './rows.js';

describe('The worker that makes archives', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  /** Waits for a round of the worker. Returns the export. */
  const afterRound = async (id: number, seconds: number): Promise<Body> => {
    site.clock.advance(seconds * 1000);
    await site.server.workers.exports.settled();
    return (await listExports(site.owner)).find((one) => one.id === id);
  };

  it('makes an export at once, in whatever moment of a round it is requested', async () => {
    for (let moment = 0; moment < 15; moment += 1) {
      site.clock.advance(10_000);
      for (let turn = 0; turn < moment; turn += 1) await Promise.resolve();
      const id = await site.services.store.write((tx) => {
        tx.invalidate(EXPORT_REQUESTED);
        return tx.insert('exports', { acting_user_id: 1, requested_at: site.clock.seconds() });
      });
      await site.server.workers.exports.settled();
      const made = (await listExports(site.owner)).find((one) => one.id === id);
      expect(made, `after ${moment} steps`).to.deep.include({ pending: false });
    }
  });

  it('leaves an export to the process that claimed it, until the claim ends', async () => {
    const id = await insertExport(site.services, { claimed_until: site.clock.seconds() + 30 });
    expect(await afterRound(id, 29)).to.deep.include({ pending: true, export_url: null });
    const made = await afterRound(id, 10);
    expect(made).to.deep.include({ pending: false, failed_timestamp: null });
    expect(made.export_url).to.be.a('string');
  });

  it('tries an export five times, and then gives it up', async () => {
    const fifth = await insertExport(site.services, { claimed_until: 0, attempts: 4 });
    expect(await afterRound(fifth, 10)).to.deep.include({ pending: false, failed_timestamp: null });
    const sixth = await insertExport(site.services, { claimed_until: 0, attempts: 5 });
    expect(await afterRound(sixth, 10)).to.deep.include({
      pending: false,
      failed_timestamp: site.clock.seconds(),
      export_url: null,
    });
  });
});
