import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';
import { addLinkifier, linkifier } from './fixtures.js';

describe('GET /realm/linkifiers', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  it('returns all linkifiers in their order, to guests and bots too', async () => {
    expect((await site.owner.ok('GET', '/realm/linkifiers')).linkifiers).to.deep.equal([]);
    const one = { id: await addLinkifier(site.owner, 'ONE'), ...linkifier('ONE') };
    const two = { id: await addLinkifier(site.owner, 'TWO'), ...linkifier('TWO') };
    const guest = await site.person('Guest', { role: 'guest' });
    const robot = await site.person('Robot', { botOf: guest.id });
    for (const { client } of [guest, robot]) {
      expect((await client.ok('GET', '/realm/linkifiers')).linkifiers).to.deep.equal([one, two]);
    }
    await site.owner.ok('PATCH', '/realm/linkifiers', { ordered_linkifier_ids: [two.id, one.id] });
    expect((await guest.client.ok('GET', '/realm/linkifiers')).linkifiers).to.deep.equal([two, one]);
  });
});
