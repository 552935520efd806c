import { expect } from 'chai';

import { channelMaker, listen } from '../messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/users/me/subscriptions';

describe('PATCH /users/me/subscriptions', () => {
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
  const update = ({ client }: Person, parameters: Parameters): Promise<Body> =>
    client.ok('PATCH', PATH, parameters);
  const find = async ({ client }: Person, name: string): Promise<Body> =>
    (await client.ok('GET', PATH)).subscriptions.find((one: Body) => one.name === name);

  it('subscribes, creates and unsubscribes at once, and returns all lists', async () => {
    const [{ name: open }, { name: own }, { name: other }] = [
      await channel([]),
      await channel([ben]),
      await channel([]),
    ];
    const events = await listen(ben.client, { event_types: ['subscription', 'stream'] });
    const add = [{ name: open, color: '#123456' }, { name: 'made', description: 'New *one*' }, { name: own }];
    expect(await update(ben, { add, delete: [own, other] })).to.deep.equal({
      ...{ result: 'success', msg: '' },
      subscribed: { [ben.email]: [open, 'made'] },
      already_subscribed: { [ben.email]: [own] },
      removed: [own],
      not_removed: [other],
    });
    expect(await find(ben, open)).to.deep.include({ color: '#123456' });
    expect(await find(ben, 'made')).to.deep.include({
      rendered_description: '<p>New <em>one</em></p>',
      invite_only: false,
      stream_post_policy: 1,
      message_retention_days: null,
      creator_id: ben.id,
    });
    const sent = (await events()).map(({ type, op }: Body) => `${type} ${op}`);
    expect(sent).to.deep.equal(['stream create', 'subscription add', 'subscription remove']);
  });

  it('accepts one of the lists, with empty lists for the other', async () => {
    const { name } = await channel([ben]);
    expect(await update(ben, { delete: [name] })).to.deep.include({
      subscribed: {},
      already_subscribed: {},
      removed: [name],
      not_removed: [],
    });
    expect(await update(ben, { add: [{ name }] })).to.deep.include({
      subscribed: { [ben.email]: [name] },
      already_subscribed: {},
      removed: [],
      not_removed: [],
    });
  });

  it('changes nothing if a part fails', async () => {
    const { name } = await channel([]);
    const { name: secret } = await channel([], { invite_only: true });
    const refuse = (parameters: Parameters, msg: string): Promise<Body> =>
      ben.client.fails('PATCH', PATH, parameters, { msg });
    const add = [{ name }, { name: 'never made' }];
    await refuse({ add, delete: ['nowhere'] }, 'Channel(s) (nowhere) do not exist');
    await refuse({ add, delete: [secret] }, `Channel(s) (${secret}) do not exist`);
    await refuse({ add: [...add, { name: secret }] }, `Unable to access channel (${secret}).`);
    const colored = [{ name, color: 'red' }];
    await refuse({ add: colored }, 'Invalid add[0]: Value error, color is not a valid hex color code');
    const long = [{ name: 'never made', description: 'x'.repeat(1025) }];
    await refuse({ add: long }, 'add[0]["description"] is too long (limit: 1024 characters)');
    expect(await find(ben, name)).to.equal(undefined);
    expect((await update(ben, { add: [{ name: 'never made' }] })).subscribed).to.deep.equal({
      [ben.email]: ['never made'],
    });
  });

  it('lets guests unsubscribe, but not subscribe', async () => {
    const { name } = await channel([gwen]);
    await gwen.client.fails('PATCH', PATH, { add: [{ name }] }, { msg: 'Not allowed for guest users' });
    expect((await update(gwen, { delete: [name] })).removed).to.deep.equal([name]);
  });

  it('refuses a request without changes', async () => {
    const msg = 'Nothing to do. Specify at least one of "add" or "delete".';
    await ben.client.fails('PATCH', PATH, {}, { msg });
    await ben.client.fails('PATCH', PATH, { add: [], delete: [] }, { msg });
  });
});
