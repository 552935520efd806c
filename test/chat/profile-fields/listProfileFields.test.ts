import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/realm/profile_fields';

describe('GET /realm/profile_fields', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
    for (const name of ['Motto', 'Editor', 'Birthday'])
      await site.owner.ok('POST', PATH, { field_type: 1, name });
  });
  after(() => site.close());

  it('returns the fields of register, also to guests and bots', async () => {
    const guest = await site.person('Gina', { role: 'guest' });
    const bot = await site.person('Robot', { botOf: guest.id });
    const { custom_profile_fields } = await site.owner.ok('POST', '/register');
    const names = custom_profile_fields.map(({ name }: { name: string }) => name);
    expect(names).to.deep.equal(['Motto', 'Editor', 'Birthday']);
    for (const { client } of [guest, bot])
      expect((await client.ok('GET', PATH)).custom_fields).to.deep.equal(custom_profile_fields);
  });
});
