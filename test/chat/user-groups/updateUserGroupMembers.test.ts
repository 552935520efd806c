import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { removeDirectNotices } from '../../support/remove-notices.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { findGroup, makeGroup, systemGroup } from './fixtures.js';

const REFUSED = { status: 400, code: 'BAD_REQUEST', msg: 'Insufficient permission' };

describe('POST /user_groups/{user_group_id}/members', () => {
  let site: TestServer;
  let mo: Person;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let guest: Person;
  let robo: Person;

  before(async () => {
    site = await startServer();
    mo = await site.person('Mo', { role: 'moderator' });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    carl = await site.person('Carl');
    guest = await site.person('Gwen', { role: 'guest' });
    await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
    robo = await site.person('Robo', { botOf: anna.id });
  });
  after(() => site.close());
  beforeEach(() => removeDirectNotices(site.url));

  const path = (id: number): string => `/user_groups/${String(id)}/members`;
  const change = (id: number, parameters: object, by = anna): Promise<unknown> =>
    by.client.ok('POST', path(id), { ...parameters });
  const refused = (id: number, parameters: object, wanted: object, by = anna): Promise<unknown> =>
    by.client.fails('POST', path(id), { ...parameters }, { code: 'BAD_REQUEST', ...wanted });
  const members = async (id: number): Promise<unknown> => (await findGroup(anna.client, id)).members;
  /** The direct messages of a user, oldest first. */
  const messages = async ({ client }: Person, apply_markdown = false): Promise<Body[]> => {
    const window = {
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      narrow: [{ operator: 'is', operand: 'dm' }],
    };
    return (await client.ok('GET', '/messages', { ...window, apply_markdown })).messages;
  };
  const texts = async (person: Person): Promise<unknown> =>
    (await messages(person)).map(({ content }) => content);

  it('adds and removes members, and sends events to all users', async () => {
    const id = await makeGroup(anna.client, { members: [anna.id] });
    const queue = await watch(guest.client, ['user_group']);
    await change(id, { add: [guest.id, ben.id, guest.id] });
    expect(await members(id)).to.deep.equal([anna.id, ben.id, guest.id]);
    await change(id, { add: [carl.id, robo.id], delete: [ben.id, carl.id] });
    expect(await members(id)).to.deep.equal([anna.id, guest.id, robo.id]);
    const told = { type: 'user_group', group_id: id };
    expect(await events(queue)).to.deep.equal([
      { ...told, op: 'add_members', user_ids: [guest.id, ben.id] },
      { ...told, op: 'add_members', user_ids: [carl.id, robo.id] },
      { ...told, op: 'remove_members', user_ids: [ben.id, carl.id] },
    ]);
  });

  it('sends a notice to users who were added or removed, not to the requester or to bots', async () => {
    const name = 'painters *and* others';
    const id = await makeGroup(anna.client, { name, members: [anna.id] });
    const gone = await site.person('Gone');
    await change(id, { add: [ben.id, robo.id, gone.id] });
    await site.owner.ok('DELETE', `/users/${String(gone.id)}`);
    const who = `@_**Anna|${String(anna.id)}**`;
    const added = `${who} added you to the group @_*${name}*.`;
    expect(await texts(ben)).to.deep.equal([added]);
    expect(await texts(anna)).to.deep.equal([]);
    expect(await texts(robo)).to.deep.equal([]);
    const [message] = await messages(ben, true);
    expect(message).to.deep.include({
      sender_full_name: 'Notification Bot',
      content:
        `<p><span class="user-mention silent" data-user-id="${String(anna.id)}">Anna</span> added you to the group ` +
        `<span class="user-group-mention silent" data-user-group-id="${String(id)}">${name}</span>.</p>`,
    });
    await change(id, { delete: [ben.id, anna.id, gone.id] });
    expect(await texts(ben)).to.deep.equal([added, `${who} removed you from the group @_*${name}*.`]);
    expect(await texts(anna)).to.deep.equal([]);
  });

  it('does not name the requester to guests who cannot see them', async () => {
    const id = await makeGroup(mo.client);
    const see = async (name: string): Promise<unknown> =>
      site.owner.ok('PATCH', '/realm', {
        can_access_all_users_group: { new: await systemGroup(site.owner, name) },
      });
    await see('role:members');
    await change(id, { add: [guest.id, carl.id] }, mo);
    expect((await messages(guest))[0]?.content).to.match(/^Unknown user added you to the group @_\*/);
    expect((await messages(carl))[0]?.content).to.match(/^@_\*\*Mo\|/);
    await see('role:everyone');
  });

  it('refuses invalid changes as a whole', async () => {
    const id = await makeGroup(anna.client, { members: [anna.id] });
    const gone = await site.person('Gone too');
    await site.owner.ok('DELETE', `/users/${String(gone.id)}`);
    const queue = await watch(guest.client, ['user_group']);
    const nothing = 'Nothing to do. Specify at least one of "add" or "delete".';
    await refused(id, {}, { msg: nothing });
    await refused(id, { add: [], delete: [] }, { msg: nothing });
    await refused(id, { add: [ben.id, 4711] }, { msg: 'Invalid user ID: 4711' });
    await refused(id, { add: [ben.id, gone.id] }, { msg: `Invalid user ID: ${String(gone.id)}` });
    await refused(
      id,
      { add: [ben.id, anna.id] },
      { msg: `User ${String(anna.id)} is already a member of this group` },
    );
    const missing = { msg: `There is no member '${String(ben.id)}' in this user group` };
    await refused(id, { delete: [anna.id, ben.id] }, missing);
    await refused(id, { add: [carl.id], delete: [ben.id] }, missing);
    await refused(4711, { add: [ben.id] }, { msg: 'Invalid user group' });
    expect(await members(id)).to.deep.equal([anna.id]);
    expect(await events(queue)).to.deep.equal([]);
    expect(await texts(ben)).to.deep.equal([]);
  });

  it('requires the permission to change the group', async () => {
    const id = await makeGroup(site.owner, { members: [guest.id] });
    await refused(id, { add: [anna.id] }, REFUSED);
    await refused(id, { add: [anna.id] }, { msg: 'Not allowed for guest users' }, guest);
    await refused(await systemGroup(site.owner, 'role:moderators'), { add: [anna.id] }, REFUSED, mo);
    await change(id, { add: [anna.id] }, mo);
    await change(id, { delete: [anna.id] });
    await refused(id, { add: [anna.id] }, REFUSED);
  });

  it('requires the permission to grant what the group carries', async () => {
    const inner = await makeGroup(mo.client, { members: [mo.id, ben.id] });
    const outer = await makeGroup(mo.client);
    await mo.client.ok('POST', `/user_groups/${String(outer)}/subgroups`, { add: [inner] });
    const administrators = await systemGroup(site.owner, 'role:administrators');
    const grant = (value: unknown): Promise<unknown> =>
      site.owner.ok('PATCH', '/realm', { can_delete_any_message_group: { new: value } });
    await grant({ direct_members: [], direct_subgroups: [outer, administrators] });
    for (const id of [inner, outer]) await refused(id, { add: [carl.id] }, REFUSED, mo);
    await refused(inner, { delete: [ben.id] }, REFUSED, mo);
    expect(await members(inner)).to.deep.equal([mo.id, ben.id]);
    await site.owner.ok('POST', path(inner), { add: [carl.id] });
    await grant(administrators);
    await change(inner, { delete: [carl.id] }, mo);
  });

  it('gives new members the permissions of the group, and takes them from removed ones', async () => {
    const id = await makeGroup(mo.client);
    await makeGroup(mo.client, { name: 'called', can_mention_group: id });
    const message = { type: 'direct', to: [ben.id], content: '@*called*' };
    const msg = "You are not allowed to mention user group 'called'.";
    await ben.client.fails('POST', '/messages', message, { msg });
    await change(id, { add: [ben.id] }, mo);
    await ben.client.ok('POST', '/messages', message);
    await change(id, { delete: [ben.id] }, mo);
    await ben.client.fails('POST', '/messages', message, { msg });
  });
});
