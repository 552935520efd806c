import { expect } from 'chai';

import { makeChannel, find, read, say, setMark, tell } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, fetchState, watch } from './event-recorder.js';

describe('POST /users/me/muted_users/{muted_user_id}', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let cora: Person;
  let design: number;
  let round = 0;

  before(async () => {
    site = await startServer();
  });
  beforeEach(async () => {
    round += 1;
    const person = (name: string): Promise<Person> => site.person(`${name} ${String(round)}`);
    [anna, ben, cora] = [await person('Anna'), await person('Ben'), await person('Cora')];
    design = await makeChannel(anna, `design ${String(anna.id)}`, [ben, cora]);
  });
  after(() => site.close());

  const path = ({ id }: Pick<Person, 'id'>): string => `/users/me/muted_users/${String(id)}`;
  const mute = (who: Person = anna, whom: Person = ben): Promise<Body> => who.client.ok('POST', path(whom));
  const unreadOf = async ({ client }: Person): Promise<number> =>
    (await fetchState(client, ['message', 'update_message_flags'])).unread_msgs.count;

  it('lists the muted users in the order of muting, in the event and in register', async () => {
    const queue = await watch(anna.client, ['muted_users']);
    const first = site.clock.seconds();
    await mute(anna, cora);
    site.clock.advance(1000);
    await mute(anna, ben);
    const muted_users = [
      { id: cora.id, timestamp: first },
      { id: ben.id, timestamp: first + 1 },
    ];
    const [, event] = await events(queue);
    expect(event).to.deep.equal({ type: 'muted_users', muted_users });
    expect((await fetchState(anna.client, ['muted_users'])).muted_users).to.deep.equal(muted_users);
    expect((await fetchState(ben.client, ['muted_users'])).muted_users).to.deep.equal([]);
  });

  it('marks all messages of the user as read, with an event, and leaves those of others', async () => {
    const inChannel = await say(ben, design, 'logo');
    const direct = await tell(ben, [anna]);
    const ofCora = await say(cora, design, 'logo');
    const elsewhere = await tell(ben, [cora]);
    const queue = await watch(anna.client, ['update_message_flags']);
    await mute();
    const [event] = await events(queue);
    expect(event).to.deep.include({ op: 'add', flag: 'read', messages: [inChannel, direct], all: false });
    for (const id of [inChannel, direct]) expect((await read(anna, id)).flags).to.deep.equal(['read']);
    expect((await read(anna, ofCora)).flags).to.deep.equal([]);
    expect((await read(cora, elsewhere)).flags).to.deep.equal([]);
    expect(await find(anna, [{ operator: 'is', operand: 'unread' }])).to.deep.equal([ofCora]);
    expect(await unreadOf(anna)).to.equal(1);
  });

  it('marks messages as read that the user had marked differently from those around them', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await say(ben, design, 'logo'));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    // The first one was marked as unread, and the fourth one as read.
    await setMark(site, anna, second, [first, fourth]);
    expect(await find(anna, [{ operator: 'is', operand: 'unread' }])).to.deep.equal([first, third]);
    await mute();
    for (const id of ids) expect((await read(anna, id)).flags, String(id)).to.deep.equal(['read']);
    expect(await unreadOf(anna)).to.equal(0);
  });

  it('delivers new messages of the user as read, also with mentions, only to those who muted', async () => {
    await mute();
    const [annas, coras] = [await watch(anna.client, ['message']), await watch(cora.client, ['message'])];
    const mentioning = await say(ben, design, 'logo', `@**${anna.name}** @**all**`);
    await tell(ben, [anna, cora]);
    const flags = async (queue: typeof annas): Promise<unknown[]> =>
      (await events(queue)).map((event) => [...event.flags].sort());
    const wildcard = ['stream_wildcard_mentioned', 'wildcard_mentioned'];
    expect(await flags(annas)).to.deep.equal([['mentioned', 'read', ...wildcard], ['read']]);
    expect(await flags(coras)).to.deep.equal([wildcard, []]);
    expect((await read(anna, mentioning)).flags).to.include('read');
    expect(await unreadOf(anna)).to.equal(0);
    expect(await unreadOf(cora)).to.equal(2);
    await ben.client.ok('PATCH', `/messages/${String(mentioning)}`, { content: 'Edited' });
    expect((await read(anna, mentioning)).flags).to.deep.equal(['read']);
  });

  it('keeps messages of the user read in events about edits and about leaving the channel', async () => {
    await mute();
    const id = await say(ben, design, 'logo');
    const queue = await watch(anna.client, ['update_message', 'update_message_flags']);
    await ben.client.ok('PATCH', `/messages/${String(id)}`, { content: 'Edited' });
    expect((await events(queue)).map((event) => event.flags)).to.deep.equal([['read']]);
    const name = `design ${String(anna.id)}`;
    await anna.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    expect(await events(queue)).to.deep.equal([]);
  });

  it('keeps messages of a bot of the server read, also notices to many users', async () => {
    const { cross_realm_bots } = await fetchState(anna.client, ['realm_user']);
    const bot = cross_realm_bots.find(({ full_name }: Body) => full_name === 'Notification Bot');
    await anna.client.ok('POST', path({ id: bot.user_id }));
    const before = [await unreadOf(anna), await unreadOf(cora)];
    const [annas, coras] = [await watch(anna.client, ['message']), await watch(cora.client, ['message'])];
    const subscriptions = [{ name: `logo ${String(anna.id)}` }];
    await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions, principals: [anna.id, cora.id] });
    const arrived = (await events(annas)).map(({ flags }) => flags);
    expect(arrived).to.have.length.greaterThan(0);
    for (const flags of arrived) expect(flags).to.deep.equal(['read']);
    expect((await events(coras)).every(({ flags }) => !flags.includes('read'))).to.equal(true);
    expect(await unreadOf(anna)).to.equal(before[0]);
    expect(await unreadOf(cora)).to.be.greaterThan(before[1] ?? 0);
  });

  it('ends the typing events of the user for those who muted', async () => {
    const [annas, coras] = [await watch(anna.client, ['typing']), await watch(cora.client, ['typing'])];
    await mute();
    await ben.client.ok('POST', '/typing', { op: 'start', to: [anna.id, cora.id] });
    expect(await events(annas)).to.deep.equal([]);
    expect(await events(coras)).to.have.length(1);
  });

  it('refuses the own ID, unknown users and users who are muted already', async () => {
    const refuse = (id: number, msg: string): Promise<Body> =>
      anna.client.fails('POST', path({ id }), {}, { code: 'BAD_REQUEST', msg });
    await refuse(anna.id, 'Cannot mute self');
    await refuse(4711, 'No such user');
    await mute();
    await refuse(ben.id, 'User already muted');
  });
});
