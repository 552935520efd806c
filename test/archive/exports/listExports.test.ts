import { expect } from 'chai';

import { DAY } from '../../../src/lib/clock.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { EXPORT, exportAll, fetchArchive, listExports } from './fixtures.js';
import { insertExport } from './rows.js';

describe('GET /export/realm', () => {
  let site: TestServer;
  let member: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    member = await site.person('Emma Member');
    admin = await site.person('Adam Admin', { role: 'administrator' });
  });
  beforeEach(() => {
    // Each test has a week of its own.
    site.clock.advance(8 * DAY * 1000);
  });
  after(() => site.close());

  it('lists an archive that all administrators can fetch', async () => {
    const requestedAt = site.clock.seconds();
    const { id, export_url } = await exportAll(site, admin.client);
    const [found] = (await listExports(site.owner)).slice(-1);
    expect(found).to.deep.equal({
      id,
      acting_user_id: admin.id,
      export_time: requestedAt,
      deleted_timestamp: null,
      failed_timestamp: null,
      export_url,
      pending: false,
    });
    expect(export_url).to.match(/^http:\/\/chat\.example\.com\/exports\/\d+-[\w-]{24}\.tar\.gz$/);
    expect((await fetchArchive(site, export_url, site.owner)).status).to.equal(200);
  });

  it('lists exports that the server is still making, that failed, and whose archives are deleted', async () => {
    const now = site.clock.seconds();
    const ids = [
      await insertExport(site.services, {}),
      await insertExport(site.services, { failed_at: now - 5 }),
      await insertExport(site.services, { file_key: `3-${'x'.repeat(24)}.tar.gz`, deleted_at: now - 3 }),
    ];
    const common = { acting_user_id: 1, export_time: now - 8 * DAY, export_url: null };
    expect((await listExports(admin.client)).slice(-3)).to.deep.equal([
      { ...common, id: ids[0], deleted_timestamp: null, failed_timestamp: null, pending: true },
      { ...common, id: ids[1], deleted_timestamp: null, failed_timestamp: now - 5, pending: false },
      { ...common, id: ids[2], deleted_timestamp: now - 3, failed_timestamp: null, pending: false },
    ]);
  });

  it('lists the exports of the last year', async () => {
    const requested_at = site.clock.seconds();
    const id = await insertExport(site.services, { requested_at, failed_at: requested_at });
    const has = async (): Promise<boolean> => (await listExports(admin.client)).some((one) => one.id === id);
    site.clock.advance(365 * DAY * 1000 - 1000);
    expect(await has()).to.equal(true);
    site.clock.advance(1000);
    expect(await has()).to.equal(false);
  });

  it('is for administrators only', async () => {
    const refused = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' };
    const moderator = await site.person('Mona Moderator', { role: 'moderator' });
    for (const { client } of [member, moderator]) await client.fails('GET', EXPORT, {}, refused);
  });
});
