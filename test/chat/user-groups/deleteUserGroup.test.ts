import { expect } from 'chai';

import { makeChannel, read, say } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { findGroup, freshName, listGroups, makeGroup, systemGroup } from './fixtures.js';

describe('DELETE /user_groups/{user_group_id}', () => {
  let site: TestServer;
  let anna: Person;
  let mo: Person;
  let guest: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    mo = await site.person('Mo', { role: 'moderator' });
    guest = await site.person('Gwen', { role: 'guest' });
  });
  after(() => site.close());

  const path = (id: number): string => `/user_groups/${String(id)}`;
  const inUse = (id: number, uses: string): Promise<unknown> =>
    site.owner.fails(
      'DELETE',
      path(id),
      {},
      { status: 400, code: 'BAD_REQUEST', msg: `User group is in use: ${uses}.` },
    );

  it('deletes the group with its members and subgroups, and sends an event to all users', async () => {
    const inner = await makeGroup(anna.client);
    const id = await makeGroup(anna.client, { members: [anna.id, guest.id] });
    await anna.client.ok('POST', `${path(id)}/subgroups`, { add: [inner] });
    const before = await listGroups(anna.client);
    const queue = await watch(guest.client, ['user_group']);
    await anna.client.ok('DELETE', path(id));
    expect(await events(queue)).to.deep.equal([{ type: 'user_group', op: 'remove', group_id: id }]);
    expect(await listGroups(anna.client)).to.deep.equal(before.filter((group) => group.id !== id));
    const left = await site.services.store.read(async (tx) => [
      await tx.all('SELECT user_id FROM user_group_members WHERE user_group_id = ?', [id]),
      await tx.all('SELECT subgroup_id FROM user_group_subgroups WHERE user_group_id = ?', [id]),
    ]);
    expect(left).to.deep.equal([[], []]);
  });

  it('keeps the mentions of earlier messages, and frees the name', async () => {
    const name = freshName();
    const id = await makeGroup(anna.client, { name, members: [anna.id] });
    await makeChannel(anna, 'general', []);
    const message = await say(anna, 'general', 'logo', `@*${name}*`);
    const { content } = await read(anna, message);
    expect(content).to.include(`data-user-group-id="${String(id)}"`);
    await anna.client.ok('DELETE', path(id));
    expect((await read(anna, message)).content).to.equal(content);
    expect((await read(anna, await say(anna, 'general', 'logo', `@*${name}*`))).content).to.equal(
      `<p>@<em>${name}</em></p>`,
    );
    expect(await makeGroup(anna.client, { name })).to.be.above(id);
  });

  it('refuses groups to which a setting of the organization grants a permission', async () => {
    const id = await makeGroup(site.owner);
    const administrators = await systemGroup(site.owner, 'role:administrators');
    const grant = (value: unknown): Promise<unknown> =>
      site.owner.ok('PATCH', '/realm', { can_delete_any_message_group: { new: value } });
    await grant(id);
    await inUse(id, 'can_delete_any_message_group');
    await grant({ direct_members: [anna.id], direct_subgroups: [id, administrators] });
    await inUse(id, 'can_delete_any_message_group');
    expect((await findGroup(anna.client, id)).id).to.equal(id);
    await grant(administrators);
    await site.owner.ok('DELETE', path(id));
  });

  it('refuses groups that may mention another group, and subgroups', async () => {
    const id = await makeGroup(site.owner);
    const value = {
      direct_members: [],
      direct_subgroups: [id, await systemGroup(site.owner, 'role:members')],
    };
    const target = await makeGroup(site.owner, { can_mention_group: value });
    const outer = await makeGroup(site.owner);
    await site.owner.ok('POST', `${path(outer)}/subgroups`, { add: [id] });
    const [mention, subgroup] = [
      `can_mention_group of group ${String(target)}`,
      `subgroup of group ${String(outer)}`,
    ];
    await inUse(id, `${mention}, ${subgroup}`);
    await site.owner.ok('DELETE', path(outer));
    await inUse(id, mention);
    await site.owner.ok('PATCH', path(target), { can_mention_group: { new: id } });
    await inUse(id, mention);
    await site.owner.ok('DELETE', path(target));
    await site.owner.ok('DELETE', path(id));
  });

  it('names at most ten uses', async () => {
    const id = await makeGroup(site.owner);
    const outer: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      outer.push(await makeGroup(site.owner));
      await site.owner.ok('POST', `${path(outer[index] ?? 0)}/subgroups`, { add: [id] });
    }
    await inUse(
      id,
      outer
        .slice(0, 10)
        .map((one) => `subgroup of group ${String(one)}`)
        .join(', '),
    );
  });

  it('deletes a group that only its own members may mention', async () => {
    const id = await makeGroup(anna.client, { members: [anna.id] });
    await anna.client.ok('PATCH', path(id), { can_mention_group: { new: id } });
    await anna.client.ok('DELETE', path(id));
  });

  it('requires the permission to change the group', async () => {
    const id = await makeGroup(site.owner, { members: [guest.id] });
    const msg = 'Insufficient permission';
    await anna.client.fails('DELETE', path(id), {}, { code: 'BAD_REQUEST', msg });
    await guest.client.fails('DELETE', path(id), {}, { msg: 'Not allowed for guest users' });
    await site.owner.fails('DELETE', path(await systemGroup(site.owner, 'role:nobody')), {}, { msg });
    await mo.client.ok('DELETE', path(id));
    await mo.client.fails('DELETE', path(id), {}, { msg: 'Invalid user group' });
  });
});
