import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('POST /register and bots', () => {
  let site: TestServer;
  let maker: Person;

  before(async () => {
    site = await startServer();
    maker = await site.person('Maker');
    await site.person('Botty', { botOf: maker.id });
  });
  after(() => site.close());

  const fetched = async ({ client }: Person, type: string): Promise<Body> =>
    client.ok('POST', '/register', { fetch_event_types: [type] });

  it('returns to each user the bots that this user manages', async () => {
    const names = async (person: Person): Promise<string[]> =>
      (await fetched(person, 'realm_bot')).realm_bots.map(({ full_name }: Body) => full_name);
    expect(await names(maker)).to.deep.equal(['Botty']);
    expect(await names(await site.person('Adam', { role: 'administrator' }))).to.deep.equal(['Botty']);
    expect(await names(await site.person('Mona', { role: 'moderator' }))).to.deep.equal([]);
  });

  it('returns empty lists of embedded bots and of integrations, since the server has none', async () => {
    for (const type of ['realm_embedded_bots', 'realm_incoming_webhook_bots']) {
      expect((await fetched(maker, type))[type], type).to.deep.equal([]);
    }
  });
});
