import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { EXPORT, download, exportAll, fetchArchive, listExports, readArchive } from './fixtures.js';

const DAY_MS = 86_400_000;

describe('POST /export/realm', () => {
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
    site.clock.advance(8 * DAY_MS);
  });
  after(() => site.close());

  it('makes an archive that administrators find in the list, and can fetch', async () => {
    const { id } = await site.owner.ok('POST', EXPORT);
    await site.server.workers.exports.settled();
    const [found] = (await listExports(admin.client)).slice(-1);
    const me = await site.owner.ok('GET', '/users/me');
    expect(found).to.deep.include({
      id,
      acting_user_id: me.user_id,
      export_time: site.clock.seconds(),
      deleted_timestamp: null,
      failed_timestamp: null,
      pending: false,
    });
    expect(found?.export_url).to.match(/^http:\/\/chat\.example\.com\/exports\/\d+-[\w-]{24}\.tar\.gz$/);
    const response = await fetchArchive(site, found?.export_url, admin.client);
    expect(response.status).to.equal(200);
    expect(response.headers.get('content-type')).to.equal('application/gzip');
    expect(response.headers.get('content-disposition')).to.equal(
      `attachment; filename="export-${id}.tar.gz"`,
    );
  });

  it('sends administrators an event when it begins and when the archive is complete', async () => {
    const watched = [
      await watch(admin.client, ['realm_export']),
      await watch(member.client, ['realm_export']),
    ];
    const [queue, others] = watched as [(typeof watched)[0], (typeof watched)[0]];
    const { id } = await exportAll(site);
    const seen = await events(queue);
    expect(seen.map(({ exports }) => exports.at(-1))).to.deep.equal([
      { ...(await listExports(admin.client)).at(-1), export_url: null, pending: true },
      (await listExports(admin.client)).at(-1),
    ]);
    expect(seen.map(({ exports }) => exports.at(-1).id)).to.deep.equal([id, id]);
    expect(await events(others)).to.deep.equal([]);
  });

  it('tells the administrator who requested it that the archive is complete', async () => {
    const [queue, others] = [await watch(admin.client, ['message']), await watch(member.client, ['message'])];
    await exportAll(site, admin.client);
    const told = (await events(queue)).map(({ message }) => message);
    const markdown =
      'Your data export is complete. [View and download exports](http://chat.example.com/organization/exports)';
    expect(
      told.map(({ sender_full_name, type, content }) => [sender_full_name, type, content]),
    ).to.deep.equal([['Notification Bot', 'private', markdown]]);
    const { message } = await admin.client.ok('GET', `/messages/${String(told[0]?.id)}`);
    expect(message.content).to.equal(
      '<p>Your data export is complete. <a href="organization/exports">View and download exports</a></p>',
    );
    expect(await events(others)).to.deep.equal([]);
  });

  it('is for administrators only, and so is the archive', async () => {
    const { export_url } = await exportAll(site);
    const refused = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' };
    const moderator = await site.person('Mona Moderator', { role: 'moderator' });
    for (const { client } of [member, moderator]) {
      await client.fails('POST', EXPORT, {}, refused);
      expect((await fetchArchive(site, export_url, client)).status).to.equal(400);
    }
    expect((await fetchArchive(site, export_url)).status).to.equal(401);
    expect((await fetchArchive(site, `${String(export_url)}x`, admin.client)).status).to.equal(404);
    expect((await fetchArchive(site, 'http://x/exports/..%2ftmp', admin.client)).status).to.equal(404);
  });

  it('makes at most five archives in seven days, those of all administrators together', async () => {
    for (let number = 1; number <= 5; number += 1) {
      await exportAll(site, number % 2 === 0 ? admin.client : site.owner);
    }
    const limited = { code: 'BAD_REQUEST', msg: 'Exceeded rate limit.' };
    await admin.client.fails('POST', EXPORT, {}, limited);
    site.clock.advance(7 * DAY_MS - 1000);
    await site.owner.fails('POST', EXPORT, {}, limited);
    site.clock.advance(1000);
    await site.owner.ok('POST', EXPORT);
    await site.server.workers.exports.settled();
  });

  it('exports organizations with up to 5,000,000 messages', async () => {
    const { store } = site.services;
    const insert = (messages: number): Promise<void> =>
      store.write((tx) =>
        tx.insertMany('search_blocks', [
          {
            first_id: 1,
            last_id: 2_000_000_000,
            messages,
            characters: 1,
            is_full: true,
            version: 1,
            facts: Buffer.alloc(0),
          },
        ]),
      );
    const remove = () => store.write((tx) => tx.run('DELETE FROM search_blocks WHERE last_id = 2000000000'));
    await insert(5_000_001);
    await site.owner.fails(
      'POST',
      EXPORT,
      {},
      {
        code: 'BAD_REQUEST',
        msg: 'Please request a manual export from the operator of this server.',
      },
    );
    await remove();
    await insert(5_000_000);
    await site.owner.ok('POST', EXPORT);
    await remove();
    await site.server.workers.exports.settled();
  });

  it('counts messages that the search index does not have yet', async () => {
    const { store } = site.services;
    const send = async (): Promise<number> =>
      (await site.owner.ok('POST', '/messages', { type: 'channel', to: 'general', topic: 't', content: 'x' }))
        .id;
    const last_id = await send();
    await send();
    const insert = (messages: number): Promise<void> =>
      store.write((tx) =>
        tx.insertMany('search_blocks', [
          {
            first_id: 1,
            last_id,
            messages,
            characters: 1,
            is_full: true,
            version: 1,
            facts: Buffer.alloc(0),
          },
        ]),
      );
    const remove = () => store.write((tx) => tx.run('DELETE FROM search_blocks'));
    await insert(5_000_000);
    const refused = {
      code: 'BAD_REQUEST',
      msg: 'Please request a manual export from the operator of this server.',
    };
    await site.owner.fails('POST', EXPORT, {}, refused);
    await remove();
    await insert(4_999_999);
    await site.owner.ok('POST', EXPORT);
    await remove();
    await site.server.workers.exports.settled();
  });

  it('leaves out messages that are sent after the request', async () => {
    await site.owner.ok('POST', '/messages', {
      type: 'channel',
      to: 'general',
      topic: 't',
      content: 'before',
    });
    const { export_url } = await exportAll(site);
    await site.owner.ok('POST', '/messages', {
      type: 'channel',
      to: 'general',
      topic: 't',
      content: 'after',
    });
    const { records } = await readArchive(await download(site, export_url));
    const contents = (records.messages ?? []).map(({ content }) => content);
    expect(contents).to.include('before');
    expect(contents).not.to.include('after');
  });

  it('deletes archives after thirty days', async () => {
    const { id, export_url } = await exportAll(site);
    site.clock.advance(30 * DAY_MS);
    await site.server.workers.exports.settled();
    const row = (await listExports(site.owner)).find((one) => one.id === id);
    expect(row).to.deep.include({
      export_url: null,
      deleted_timestamp: site.clock.seconds(),
      pending: false,
    });
    expect((await fetchArchive(site, export_url, admin.client)).status).to.equal(404);
  });
});
