import { existsSync } from 'node:fs';

import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { EXPORT, exportAll, fetchArchive, listExports } from './fixtures.js';

const fileOf = (site: TestServer, url: unknown): string =>
  site.services.files.pathOf(`exports/${String(url).split('/').pop() ?? ''}`);

describe('DELETE /export/realm/{export_id}', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  beforeEach(() => {
    site.clock.advance(8 * 86_400_000);
  });
  after(() => site.close());

  it('deletes the archive, keeps the export in the list, and informs administrators', async () => {
    const { id, export_url } = await exportAll(site);
    const queue = await watch(site.owner, ['realm_export']);
    expect(existsSync(fileOf(site, export_url))).to.equal(true);
    await site.owner.ok('DELETE', `${EXPORT}/${id}`);
    expect((await fetchArchive(site, export_url, site.owner)).status).to.equal(404);
    const row = (await listExports(site.owner)).find((one) => one.id === id);
    expect(row).to.deep.include({
      export_url: null,
      deleted_timestamp: site.clock.seconds(),
      failed_timestamp: null,
      pending: false,
    });
    expect((await events(queue)).map(({ exports }) => exports.at(-1))).to.deep.equal([row]);
    site.clock.advance(5000);
    await site.server.workers.outbox.settled();
    expect(existsSync(fileOf(site, export_url))).to.equal(false);
  });

  it('refuses exports that are deleted, pending, failed or unknown', async () => {
    const { id } = await exportAll(site);
    await site.owner.ok('DELETE', `${EXPORT}/${id}`);
    const refuse = (number: unknown, msg: string) =>
      site.owner.fails('DELETE', `${EXPORT}/${String(number)}`, {}, { code: 'BAD_REQUEST', msg });
    await refuse(id, 'Export already deleted');
    await refuse(4711, 'Invalid data export ID');
    const [pending, failed] = await site.services.store.write(async (tx) => [
      await tx.insert('exports', {
        acting_user_id: 1,
        requested_at: site.clock.seconds(),
        claimed_until: 2 ** 40,
      }),
      await tx.insert('exports', { acting_user_id: 1, requested_at: site.clock.seconds(), failed_at: 1 }),
    ]);
    await refuse(pending, 'Export still in progress');
    await refuse(failed, 'Export failed, nothing to delete');
  });
});
