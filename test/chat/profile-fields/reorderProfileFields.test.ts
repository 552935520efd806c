import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

const PATH = '/realm/profile_fields';

describe('PATCH /realm/profile_fields', () => {
  let site: TestServer;
  let ids: number[];

  beforeEach(async () => {
    site = await startServer();
    ids = [];
    for (const name of ['Motto', 'Editor', 'Birthday'])
      ids.push((await site.owner.ok('POST', PATH, { field_type: 1, name })).id);
  });
  afterEach(() => site.close());

  const listed = async (): Promise<Body[]> => (await site.owner.ok('GET', PATH)).custom_fields as Body[];
  const names = async (): Promise<string[]> => (await listed()).map(({ name }) => name);
  const refused = (order: unknown, msg: string): Promise<Body> =>
    site.owner.fails('PATCH', PATH, { order }, { code: 'BAD_REQUEST', msg });

  it('sets the order, sends an event to all users only for a change, and new fields are last', async () => {
    const guest = await site.person('Gina', { role: 'guest' });
    const queue = await watch(guest.client, ['custom_profile_fields']);
    const [motto = 0, editor = 0, birthday = 0] = ids;
    await site.owner.ok('PATCH', PATH, { order: [birthday, motto, editor] });
    expect(await names()).to.deep.equal(['Birthday', 'Motto', 'Editor']);
    expect(await events(queue)).to.deep.equal([{ type: 'custom_profile_fields', fields: await listed() }]);
    await site.owner.ok('PATCH', PATH, { order: [birthday, motto, editor] });
    expect(await events(queue)).to.deep.equal([]);
    await site.owner.ok('POST', PATH, { field_type: 1, name: 'Pet' });
    expect(await names()).to.deep.equal(['Birthday', 'Motto', 'Editor', 'Pet']);
    expect((await listed()).map(({ order }) => order)).to.deep.equal([1, 2, 3, 4]);
  });

  it('refuses an order that misses a field, repeats one or names an unknown one', async () => {
    const [motto = 0, editor = 0, birthday = 0] = ids;
    const wrong = [[], [motto, editor], [motto, editor, editor], [motto, editor, birthday, 4711]];
    for (const order of [...wrong, [motto, editor, birthday, birthday]])
      await refused(order, 'Invalid order mapping.');
    expect(await names()).to.deep.equal(['Motto', 'Editor', 'Birthday']);
  });
});
