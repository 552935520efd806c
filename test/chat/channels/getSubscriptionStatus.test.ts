import { expect } from 'chai';

import { channelMaker, setOrganization } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('GET /users/{user_id}/subscriptions/{stream_id}', () => {
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
  const path = (user: Pick<Person, 'id'>, id: number): string => `/users/${user.id}/subscriptions/${id}`;
  const isIn = async (by: Person, user: Person, id: number): Promise<boolean> =>
    (await by.client.ok('GET', path(user, id))).is_subscribed;
  const refuse = ({ client }: Person, user: Pick<Person, 'id'>, id: number, msg: string): Promise<Body> =>
    client.fails('GET', path(user, id), {}, { msg });

  it('follows subscriptions, also for the requester', async () => {
    const { id, name } = await channel([]);
    expect(await isIn(ben, anna, id)).to.equal(true);
    expect(await isIn(ben, ben, id)).to.equal(false);
    await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }] });
    expect(await isIn(anna, ben, id)).to.equal(true);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    expect(await isIn(anna, ben, id)).to.equal(false);
  });

  it('refuses channels that the requester cannot see, whether or not the user is subscribed', async () => {
    const [secret, open] = [await channel([], { invite_only: true }), await channel([])];
    for (const user of [anna, ben]) {
      await refuse(ben, user, secret.id, 'Invalid channel ID');
      await refuse(ben, user, 99999, 'Invalid channel ID');
      await refuse(gwen, user, open.id, 'Invalid channel ID');
    }
  });

  it('refuses unknown, deactivated and hidden users', async () => {
    const { id } = await channel([]);
    const { id: own } = await channel([gwen]);
    await refuse(anna, { id: 99999 }, id, 'No such user');
    const dora = await site.person('Dora');
    await site.owner.ok('DELETE', `/users/${dora.id}`);
    await refuse(anna, dora, id, 'User is deactivated');
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    const members = user_groups.find((group: Body) => group.name === 'role:members').id;
    await gwen.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
    await setOrganization(site, { can_access_all_users_group: members });
    await refuse(gwen, ben, own, 'No such user');
    expect(await isIn(gwen, anna, own)).to.equal(true);
  });
});
