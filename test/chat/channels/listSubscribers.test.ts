import { expect } from 'chai';

import { channelMaker } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('GET /streams/{stream_id}/members', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let gwen: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    gwen = await site.person('Gwen', { role: 'guest' });
  });
  after(() => site.close());

  const channel = channelMaker(() => anna);
  const subscribersOf = async ({ client }: Pick<Person, 'client'>, id: number): Promise<number[]> =>
    (await client.ok('GET', `/streams/${id}/members`)).subscribers;
  const refuse = ({ client }: Pick<Person, 'client'>, id: number) =>
    client.fails('GET', `/streams/${id}/members`, {}, { msg: 'Invalid channel ID' });

  it('lists the active subscribers of a public channel for subscribers and others, except other guests', async () => {
    const { id, name } = await channel([gwen]);
    expect(await subscribersOf(ben, id)).to.deep.equal([anna.id, gwen.id]);
    expect(await subscribersOf(gwen, id)).to.deep.equal([anna.id, gwen.id]);
    await site.owner.ok('DELETE', `/users/${gwen.id}`);
    expect(await subscribersOf(ben, id)).to.deep.equal([anna.id]);
    await site.owner.ok('POST', `/users/${gwen.id}/reactivate`);
    await site.owner.ok('DELETE', '/users/me/subscriptions', {
      subscriptions: [name],
      principals: [gwen.id],
    });
    expect(await subscribersOf(ben, id)).to.deep.equal([anna.id]);
    await refuse(await site.person('Guest', { role: 'guest' }), id);
  });

  it('lists those of a private channel for subscribers and administrators only', async () => {
    const { id } = await channel([], { invite_only: true });
    expect(await subscribersOf(anna, id)).to.deep.equal([anna.id]);
    expect(await subscribersOf({ client: site.owner }, id)).to.deep.equal([anna.id]);
    await refuse(ben, id);
    await refuse(ben, 99999);
  });

  it('refuses archived channels', async () => {
    const { id, name } = await channel([], { invite_only: true });
    await anna.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    await refuse({ client: site.owner }, id);
  });
});
