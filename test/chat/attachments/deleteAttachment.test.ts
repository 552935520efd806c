import { expect } from 'chai';

import { listen, say } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { fetchFile, isKept, listed, pass, upload, withoutId } from './fixtures.js';

describe('DELETE /attachments/{attachment_id}', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const idOf = async (url: string): Promise<number> =>
    (await listed(anna)).find(({ path_id }) => url.endsWith(path_id)).id;

  it('deletes the row at once, sends the owner an event, and then deletes the bytes', async () => {
    const url = await upload(anna);
    const id = await idOf(url);
    const events = await listen(anna.client, { event_types: ['attachment'] });
    await anna.client.ok('DELETE', `/attachments/${id}`);
    const { attachments, upload_space_used } = await anna.client.ok('GET', '/attachments');
    expect(attachments).to.deep.equal([]);
    const told = (await events()).map(withoutId);
    expect(told).to.deep.equal([
      withoutId({ type: 'attachment', op: 'remove', attachment: { id }, upload_space_used }),
    ]);
    expect((await fetchFile(site, url, anna.client)).status).to.equal(404);
    await pass(0, site);
    expect(isKept(site, url)).to.equal(false);
    await anna.client.fails(
      'DELETE',
      `/attachments/${id}`,
      {},
      { msg: 'Invalid attachment', code: 'BAD_REQUEST' },
    );
  });

  it('leaves messages that link the file unchanged', async () => {
    await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'design' }] });
    const url = await upload(anna);
    const message = await say(anna, 'design', 'logo', `[notes](${url})`);
    await anna.client.ok('DELETE', `/attachments/${await idOf(url)}`);
    const { raw_content } = await anna.client.ok('GET', `/messages/${message}`);
    expect(raw_content).to.include(url);
    await anna.client.ok('DELETE', `/messages/${message}`);
  });

  it('refuses files of other users, also to organization owners', async () => {
    const url = await upload(anna);
    const id = await idOf(url);
    for (const client of [ben.client, site.owner]) {
      await client.fails('DELETE', `/attachments/${id}`, {}, { msg: 'Invalid attachment' });
    }
    await ben.client.fails('DELETE', '/attachments/4711', {}, { msg: 'Invalid attachment' });
    expect((await fetchFile(site, url, anna.client)).status).to.equal(200);
  });
});
