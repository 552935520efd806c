import { expect } from 'chai';

import { makeChannel, say } from '../chat/messages/fixtures.js';
import type { Body, Client } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { findGroup, makeGroup, systemGroup } from '../chat/user-groups/fixtures.js';

const REFUSED = { status: 400, code: 'BAD_REQUEST', msg: 'Insufficient permission' };

describe('a group with a permission', () => {
  let site: TestServer;
  let admin: Person;
  let moderator: Person;
  let anna: Person;

  before(async () => {
    site = await startServer();
    admin = await site.person('Ada', { role: 'administrator' });
    moderator = await site.person('Mo', { role: 'moderator' });
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const grant = (name: string, value: unknown, by: Client = site.owner): Promise<Body> =>
    by.ok('PATCH', '/realm', { [name]: { new: value } });
  const path = (id: number): string => `/user_groups/${id}/subgroups`;
  const members = (): Promise<number> => systemGroup(site.owner, 'role:members');

  it('can gain subgroups, nested ones too, only from users who may grant the permission', async () => {
    const inner = await makeGroup(moderator.client, { members: [moderator.id] });
    const outer = await makeGroup(moderator.client);
    await moderator.client.ok('POST', path(outer), { add: [inner] });
    const value = {
      direct_members: [],
      direct_subgroups: [outer, await systemGroup(site.owner, 'role:owners')],
    };
    await grant('can_delete_any_message_group', value);
    for (const id of [inner, outer]) {
      await moderator.client.fails('POST', path(id), { add: [await members()] }, REFUSED);
    }
    await moderator.client.fails('POST', path(outer), { delete: [inner] }, REFUSED);
    expect((await findGroup(site.owner, outer)).direct_subgroup_ids).to.deep.equal([inner]);
    await admin.client.ok('POST', path(outer), { delete: [inner] });
    await moderator.client.ok('POST', path(inner), { add: [await members()] });
  });

  it('to mention another group can gain subgroups only from users who may change that group', async () => {
    const carrier = await makeGroup(moderator.client, { members: [anna.id] });
    const target = await makeGroup(moderator.client, { can_mention_group: carrier });
    await anna.client.fails('POST', path(carrier), { add: [await members()] }, REFUSED);
    await moderator.client.ok('POST', path(carrier), { add: [await members()] });
    await moderator.client.ok('PATCH', `/user_groups/${target}`, {
      can_mention_group: { new: await members() },
    });
    await anna.client.ok('POST', path(carrier), { delete: [await members()] });
  });

  it('does not give guests a permission that guests may not have', async () => {
    const guest = await site.person('Gwen', { role: 'guest' });
    await makeChannel(anna, 'design', [guest]);
    const inner = await makeGroup(site.owner, { members: [guest.id, anna.id] });
    const group = await makeGroup(site.owner);
    await site.owner.ok('POST', path(group), { add: [inner] });
    const id = await say(anna, 'design', 'a');
    for (const value of [group, inner, { direct_members: [guest.id, anna.id], direct_subgroups: [] }]) {
      await grant('can_delete_any_message_group', value);
      await guest.client.fails('DELETE', `/messages/${id}`, {}, { status: 400 });
    }
    const other = await say(guest, 'design', 'a');
    await anna.client.ok('DELETE', `/messages/${other}`);
    await grant('direct_message_initiator_group', group);
    await guest.client.ok('POST', '/messages', {
      type: 'direct',
      to: [anna.id],
      content: 'allowed to guests',
    });
  });
});
