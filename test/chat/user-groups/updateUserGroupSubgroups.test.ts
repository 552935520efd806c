import { expect } from 'chai';

import type { HttpResponse } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { findGroup, makeGroup, systemGroup } from './fixtures.js';

describe('POST /user_groups/{user_group_id}/subgroups', () => {
  let site: TestServer;
  let anna: Person;
  let bert: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna', { role: 'moderator' });
    bert = await site.person('Bert');
  });
  after(() => site.close());

  const send = (id: number, parameters: object): Promise<HttpResponse> =>
    anna.client.send('POST', `/user_groups/${String(id)}/subgroups`, { ...parameters });
  const change = (id: number, parameters: object): Promise<unknown> =>
    anna.client.ok('POST', `/user_groups/${String(id)}/subgroups`, { ...parameters });
  const refused = (id: number, parameters: object, msg: string, person = anna): Promise<unknown> =>
    person.client.fails(
      'POST',
      `/user_groups/${String(id)}/subgroups`,
      { ...parameters },
      { code: 'BAD_REQUEST', msg },
    );
  const subgroups = async (id: number): Promise<unknown> =>
    (await findGroup(anna.client, id)).direct_subgroup_ids as unknown;

  it('adds and deletes subgroups, and sends events to all users', async () => {
    const [outer, one, two] = [
      await makeGroup(anna.client),
      await makeGroup(anna.client),
      await makeGroup(anna.client),
    ];
    const members = await systemGroup(anna.client, 'role:members');
    const queue = await watch(bert.client, ['user_group']);
    await change(outer, { add: [one, members, one] });
    expect(await subgroups(outer)).to.deep.equal([members, one]);
    await change(outer, { add: [two], delete: [one, two] });
    expect(await subgroups(outer)).to.deep.equal([members]);
    const told = { type: 'user_group', group_id: outer };
    expect(await events(queue)).to.deep.equal([
      { ...told, op: 'add_subgroups', direct_subgroup_ids: [one, members] },
      { ...told, op: 'add_subgroups', direct_subgroup_ids: [two] },
      { ...told, op: 'remove_subgroups', direct_subgroup_ids: [one, two] },
    ]);
  });

  it('refuses cycles of any length', async () => {
    const [one, two, three] = [
      await makeGroup(anna.client),
      await makeGroup(anna.client),
      await makeGroup(anna.client),
    ];
    const circle = (id: number): string =>
      `User group ${String(id)} is already a subgroup of one of the passed subgroups.`;
    await refused(one, { add: [one] }, circle(one));
    await change(one, { add: [two] });
    await change(two, { add: [three] });
    await refused(three, { add: [one] }, circle(three));
    await refused(two, { add: [one] }, circle(two));
    expect(await subgroups(three)).to.deep.equal([]);
  });

  it('creates no cycle under concurrent requests', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two, three] = [
        await makeGroup(anna.client),
        await makeGroup(anna.client),
        await makeGroup(anna.client),
      ];
      const answers = await Promise.all([
        send(one, { add: [two] }),
        send(two, { add: [three] }),
        send(three, { add: [one] }),
      ]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 200, 400]);
    }
  });

  it('refuses invalid changes as a whole, without sending events', async () => {
    const [outer, inner, other] = [
      await makeGroup(anna.client),
      await makeGroup(anna.client),
      await makeGroup(anna.client),
    ];
    await change(outer, { add: [inner] });
    const queue = await watch(bert.client, ['user_group']);
    const already = `User group ${String(inner)} is already a subgroup of this group.`;
    await refused(outer, { add: [other, inner] }, already);
    const missing = `User group ${String(other)} is not a subgroup of this group.`;
    await refused(outer, { delete: [inner, other] }, missing);
    await refused(outer, { add: [4711] }, 'Invalid user group ID: 4711');
    await refused(outer, { add: [other], delete: [4711] }, 'Invalid user group ID: 4711');
    const nothing = 'Nothing to do. Specify at least one of "add" or "delete".';
    await refused(outer, {}, nothing);
    await refused(outer, { add: [], delete: [] }, nothing);
    await refused(4711, { add: [other] }, 'Invalid user group');
    expect(await subgroups(outer)).to.deep.equal([inner]);
    expect(await events(queue)).to.deep.equal([]);
  });

  it('requires the permission to change the group', async () => {
    const [outer, inner] = [await makeGroup(anna.client), await makeGroup(anna.client)];
    await refused(outer, { add: [inner] }, 'Insufficient permission', bert);
    await refused(
      await systemGroup(anna.client, 'role:members'),
      { add: [inner] },
      'Insufficient permission',
    );
    const own = await makeGroup(anna.client, { members: [bert.id] });
    await bert.client.ok('POST', `/user_groups/${String(own)}/subgroups`, { add: [inner] });
  });

  it('grants members of a new subgroup the permissions of the group', async () => {
    const [outer, inner] = [
      await makeGroup(anna.client),
      await makeGroup(anna.client, { members: [bert.id] }),
    ];
    const group = { name: 'called upon', can_mention_group: outer };
    await makeGroup(anna.client, group);
    const message = { type: 'direct', to: [bert.id], content: '@*called upon*' };
    const msg = "You are not allowed to mention user group 'called upon'.";
    await bert.client.fails('POST', '/messages', message, { msg });
    await change(outer, { add: [inner] });
    await bert.client.ok('POST', '/messages', message);
  });
});
