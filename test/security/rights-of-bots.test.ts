import { expect } from 'chai';

import { roles } from '../../src/runtime/identity/actor.js';
import { makeBot, type MadeBot } from '../chat/bots/event-recorder.js';
import { Client, type Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { events, watch } from '../chat/users/event-recorder.js';
import { makeGroup } from '../chat/user-groups/fixtures.js';

const ABOVE = { status: 400, code: 'BAD_REQUEST', msg: 'A bot cannot have more rights than its owner' };

describe('a bot', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  let people = 0;
  const person = (role: keyof typeof roles): Promise<Person> =>
    site.person(`Person ${(people += 1)}`, { role });
  const setRole = (id: number, role: number, by: Client = site.owner): Promise<Body> =>
    by.ok('PATCH', `/users/${id}`, { role });
  const roleOf = async (id: number): Promise<number> =>
    (await site.owner.ok('GET', `/users/${id}`)).user.role;
  const clientOf = ({ email, key }: MadeBot): Client => new Client(site.url, { email, key });
  /** Creates a bot of the owner with this role, the highest it may have. */
  const greatBot = async (owner: Person, role: number): Promise<MadeBot> => {
    const bot = await makeBot(owner.client);
    await setRole(bot.id, role);
    return bot;
  };

  for (const [role, number] of Object.entries(roles) as [keyof typeof roles, number][]) {
    if (role === 'guest') continue;
    it(`of the role ${role} has at most its owner's role`, async () => {
      const owner = await person(role);
      const { id } = await makeBot(owner.client);
      expect(await roleOf(id)).to.equal(Math.max(number, roles.member));
      for (const wanted of Object.values(roles).filter((one) => one < number)) {
        await site.owner.fails('PATCH', `/users/${id}`, { role: wanted }, ABOVE);
        await site.owner.fails('PATCH', `/bots/${id}`, { role: wanted }, ABOVE);
      }
      await setRole(id, number);
      expect(await roleOf(id)).to.equal(number);
    });
  }

  it('loses its rights when its owner is demoted, and so does its key', async () => {
    const owner = await person('owner');
    const great = await greatBot(owner, roles.owner);
    const [small, gone] = [await makeBot(owner.client), await greatBot(owner, roles.administrator)];
    await site.owner.ok('DELETE', `/bots/${gone.id}`);
    const queue = await watch(site.owner, ['realm_user']);
    await setRole(owner.id, roles.moderator);
    expect(await Promise.all([great, small, gone].map(({ id }) => roleOf(id)))).to.deep.equal([
      300, 400, 300,
    ]);
    const told = (await events(queue)).map(({ person: { user_id, role } }) => [user_id, role]);
    expect(told).to.deep.equal([
      [owner.id, 300],
      [great.id, 300],
      [gone.id, 300],
    ]);
    await clientOf(great).fails(
      'PATCH',
      `/users/${owner.id}`,
      { role: 100 },
      { msg: 'Insufficient permission' },
    );
    await setRole(owner.id, roles.guest);
    expect(await Promise.all([great, small, gone].map(({ id }) => roleOf(id)))).to.deep.equal([
      600, 600, 600,
    ]);
    await site.owner.ok('POST', `/users/${gone.id}/reactivate`);
    expect(await roleOf(gone.id)).to.equal(600);
  });

  it('keeps its lower role when its owner is promoted', async () => {
    const owner = await person('member');
    const { id } = await makeBot(owner.client);
    await setRole(owner.id, roles.administrator);
    expect(await roleOf(id)).to.equal(roles.member);
  });

  it('loses its rights when owners demote themselves, or a deactivated owner is demoted', async () => {
    const owner = await person('owner');
    const bot = await greatBot(owner, roles.owner);
    await setRole(owner.id, roles.administrator, owner.client);
    expect(await roleOf(bot.id)).to.equal(roles.administrator);
    await site.owner.ok('DELETE', `/users/${owner.id}`);
    await setRole(owner.id, roles.member);
    expect(await roleOf(bot.id)).to.equal(roles.member);
  });

  it('has at most the rights of its new owner after a transfer', async () => {
    const [owner, next] = [await person('administrator'), await person('member')];
    const bot = await greatBot(owner, roles.administrator);
    const queue = await watch(next.client, ['realm_user', 'realm_bot']);
    await site.owner.ok('PATCH', `/bots/${bot.id}`, { bot_owner_id: next.id });
    expect(await roleOf(bot.id)).to.equal(roles.member);
    const told = await events(queue);
    expect(told.map(({ type, op, person: { role } = {} }) => [type, op, role])).to.deep.include([
      'realm_user',
      'update',
      roles.member,
    ]);
    expect(told.filter(({ type }) => type === 'realm_bot').map(({ op }) => op)).to.deep.equal(['add']);
    await site.owner.fails('PATCH', `/bots/${bot.id}`, { bot_owner_id: next.id, role: 200 }, ABOVE);
  });

  it("belongs to the owner of the bot that reactivates it, with that owner's rights", async () => {
    const [owner, admin] = [await person('owner'), await person('administrator')];
    const [bot, helper] = [
      await greatBot(owner, roles.administrator),
      await greatBot(admin, roles.administrator),
    ];
    await site.owner.ok('DELETE', `/users/${owner.id}`);
    await clientOf(helper).ok('POST', `/users/${bot.id}/reactivate`);
    const { user } = await site.owner.ok('GET', `/users/${bot.id}`);
    expect(user).to.include({ bot_owner_id: admin.id, role: roles.administrator, is_active: true });
  });

  it('gets no permission from a group that its owner lacks', async () => {
    const owner = await person('member');
    const bot = await makeBot(owner.client);
    const group = await makeGroup(site.owner, { members: [bot.id] });
    await site.owner.ok('PATCH', '/realm', { can_create_private_channel_group: { new: group } });
    const make = (name: string): Promise<unknown> =>
      clientOf(bot).send('POST', '/users/me/subscriptions', { subscriptions: [{ name }], invite_only: true });
    expect(await make('by bot')).to.deep.include({ status: 400 });
    const both = { direct_members: [owner.id, bot.id], direct_subgroups: [] };
    await site.owner.ok('PATCH', '/realm', { can_create_private_channel_group: { new: both } });
    expect(await make('by both')).to.deep.include({ status: 200 });
    const named = { direct_members: [bot.id], direct_subgroups: [] };
    await site.owner.ok('PATCH', '/realm', { can_create_private_channel_group: { new: named } });
    expect(await make('by name')).to.deep.include({ status: 400 });
  });
});
