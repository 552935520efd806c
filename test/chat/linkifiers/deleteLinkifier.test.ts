import { expect } from 'chai';

import { listen, makeChannel, read, say } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { addLinkifier, linkifier } from './fixtures.js';

const COPES = { client_capabilities: { linkifier_url_template: true } };

describe('DELETE /realm/filters/{filter_id}', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    await makeChannel(anna, 'general', []);
  });
  after(() => site.close());

  it('removes the links of topics and later messages, and sends the remaining linkifiers to all users', async () => {
    const one = await addLinkifier(site.owner, 'ONE');
    const two = { id: await addLinkifier(site.owner, 'TWO'), ...linkifier('TWO') };
    const before = await say(anna, 'general', 'about ONE-1', 'ONE-1');
    const events = await listen(anna.client, { event_types: ['realm_linkifiers'], ...COPES });
    await site.owner.ok('DELETE', `/realm/filters/${String(one)}`);
    expect((await events()).map(({ realm_linkifiers }) => realm_linkifiers)).to.deep.equal([[two]]);
    expect((await anna.client.ok('GET', '/realm/linkifiers')).linkifiers).to.deep.equal([two]);
    expect(await read(anna, before)).to.deep.include({
      topic_links: [],
      content: '<p><a href="https://one.example/1">ONE-1</a></p>',
    });
    const after = await read(anna, await say(anna, 'general', 'about TWO-2', 'ONE-1 TWO-2'));
    expect(after).to.deep.include({
      topic_links: [{ text: 'TWO-2', url: 'https://two.example/2' }],
      content: '<p>ONE-1 <a href="https://two.example/2">TWO-2</a></p>',
    });
  });

  it('requires an administrator, and a linkifier with this ID', async () => {
    const path = `/realm/filters/${String(await addLinkifier(site.owner, 'THREE'))}`;
    await anna.client.fails('DELETE', path, {}, { msg: 'Must be an organization administrator' });
    await site.owner.ok('DELETE', path);
    await site.owner.fails('DELETE', path, {}, { code: 'BAD_REQUEST', msg: 'Linkifier not found.' });
  });

  it('makes the pattern and a place free for a new linkifier, which is last', async () => {
    const one = await addLinkifier(site.owner, 'AGAIN');
    const last = await addLinkifier(site.owner, 'LAST');
    await site.owner.ok('DELETE', `/realm/filters/${String(one)}`);
    const again = await addLinkifier(site.owner, 'AGAIN');
    const { linkifiers } = await site.owner.ok('GET', '/realm/linkifiers');
    expect(linkifiers.slice(-2).map(({ id }: { id: number }) => id)).to.deep.equal([last, again]);
  });
});
