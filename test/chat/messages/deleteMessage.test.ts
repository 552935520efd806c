import { expect } from 'chai';

import { flagBits } from '../../../src/chat/messages/model/flags.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, listen, makeChannel, read, say, setFlags, setOrganization, tell } from './fixtures.js';

const NOT_ALLOWED = "You don't have permission to delete this message";
const TOO_LATE = 'The time limit for deleting this message has passed';

describe('DELETE /messages/{message_id}', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let guest: Person;
  let admin: Person;
  let bot: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    guest = await server.person('Gwen', { role: 'guest' });
    admin = await server.person('Adam', { role: 'administrator' });
    bot = await server.person('Botty', { botOf: anna.id });
    await makeChannel(anna, 'design', [ben, guest]);
    await say(anna, 'design', 'a', 'the first one stays');
  });
  after(() => server.close());
  afterEach(() => setOrganization(server, {}));

  const remove = ({ client }: Person, id: number): Promise<Body> => client.ok('DELETE', `/messages/${id}`);
  const refuses = ({ client }: Person, id: number, msg: string): Promise<Body> =>
    client.fails('DELETE', `/messages/${id}`, {}, { code: 'BAD_REQUEST', msg });
  const hear = ({ client }: Person, bulk_message_deletion = true): ReturnType<typeof listen> =>
    listen(client, {
      event_types: JSON.stringify(['delete_message', 'stream']),
      client_capabilities: JSON.stringify({ bulk_message_deletion }),
    });
  const withoutId = (event: object): Body =>
    Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'id'));
  const heardOf = async (heard: () => Promise<Body[]>): Promise<Body[]> => (await heard()).map(withoutId);

  /** Returns the deleted messages of each event. */
  const deletedOf = async (heard: () => Promise<Body[]>): Promise<number[][]> =>
    (await heard()).flatMap(({ message_ids }) => (message_ids ? [message_ids as number[]] : []));

  it('deletes the message for all users, with its reactions and flags', async () => {
    const id = await say(anna, 'design', 'a');
    await ben.client.ok('POST', `/messages/${id}/reactions`, { emoji_name: 'tada' });
    await setFlags(server, ben, id, flagBits.starred);
    await remove(anna, id);
    for (const { client } of [anna, ben]) {
      await client.fails('GET', `/messages/${id}`, {}, { msg: 'Invalid message(s)' });
    }
    expect(await find(ben, [['is', 'starred']])).to.deep.equal([]);
    expect((await ben.client.ok('POST', '/register')).starred_messages).to.deep.equal([]);
    const left = await server.services.store.read((tx) =>
      tx.all('SELECT id FROM reactions WHERE message_id = ?', [id]),
    );
    expect(left).to.deep.equal([]);
    await refuses(anna, id, 'Invalid message(s)');
  });

  it('sends events to the recipients and the requester, in the format of each client', async () => {
    const id = await say(anna, 'design', 'logo');
    const { stream_id } = await read(anna, id);
    const [bens, olds, admins, carls] = await Promise.all([
      hear(ben),
      hear(ben, false),
      hear(admin),
      hear(carl),
    ]);
    await remove(admin, id);
    const event = { type: 'delete_message', message_type: 'stream', stream_id, topic: 'logo' };
    expect(await heardOf(bens)).to.deep.equal([{ ...event, message_ids: [id] }]);
    expect(await heardOf(olds)).to.deep.equal([{ ...event, message_id: id }]);
    expect(await heardOf(admins)).to.deep.equal([{ ...event, message_ids: [id] }]);
    expect(await heardOf(carls)).to.deep.equal([]);
    const direct = await tell(anna, [ben]);
    const theirs = await hear(ben);
    await remove(anna, direct);
    expect(await heardOf(theirs)).to.deep.equal([
      { type: 'delete_message', message_type: 'private', message_ids: [direct] },
    ]);
  });

  it('sends an event to users without a subscription who starred the message, if they can read it', async () => {
    const place = 'starred from outside';
    await makeChannel(anna, place, [ben]);
    const ids = [await say(anna, place, 'a'), await say(anna, place, 'a')];
    const [first = 0, second = 0] = ids;
    // A guest does not see a public channel without a subscription.
    for (const who of [carl, guest]) await setFlags(server, who, first, flagBits.starred);
    await setFlags(server, admin, second, flagBits.collapsed);
    const heard = await Promise.all([carl, guest, admin, ben].map((who) => hear(who)));
    for (const id of ids) await remove(anna, id);
    const told = await Promise.all(heard.map(deletedOf));
    expect(told).to.deep.equal([[[first]], [], [], [[first], [second]]]);
  });

  it('sends one event about all messages of a topic that a user received or starred', async () => {
    const place = 'topic starred from outside';
    await makeChannel(anna, place, [carl]);
    const received = await say(anna, place, 'a');
    await carl.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: JSON.stringify([place]) });
    const starred = await say(anna, place, 'a');
    await setFlags(server, carl, starred, flagBits.starred);
    const heard = [await hear(carl), await hear(admin)];
    const { stream_id } = await read(anna, starred);
    await admin.client.ok('POST', `/streams/${stream_id}/delete_topic`, { topic_name: 'a' });
    const told = await Promise.all(heard.map(deletedOf));
    expect(told).to.deep.equal([[[received, starred]], [[received, starred]]]);
  });

  it('sends a stream event when the channel’s first message changes', async () => {
    const stream_id = await makeChannel(anna, 'new', [guest]);
    const first = await say(anna, 'new', 'a');
    const second = await say(anna, 'new', 'a');
    const update = { type: 'stream', op: 'update', property: 'first_message_id', stream_id, name: 'new' };
    const updates = async (heard: () => Promise<Body[]>): Promise<Body[]> =>
      (await heardOf(heard)).filter(({ type }) => type === 'stream');
    const [carls, guests] = await Promise.all([hear(carl), hear(guest)]);
    await remove(anna, first);
    await remove(anna, second);
    const told = [
      { ...update, value: second },
      { ...update, value: null },
    ];
    expect(await updates(carls)).to.deep.equal(told);
    expect(await updates(guests)).to.deep.equal(told);
    const { subscriptions } = await anna.client.ok('GET', '/users/me/subscriptions');
    expect(subscriptions.find((one: Body) => one.stream_id === stream_id).first_message_id).to.equal(null);
  });

  it('restricts deletion of other users’ messages to can_delete_any_message_group', async () => {
    const bens = await say(ben, 'design', 'a');
    await refuses(anna, bens, NOT_ALLOWED);
    await remove(admin, bens);
    await setOrganization(server, { can_delete_any_message_group: 'role:members' });
    await remove(anna, await say(ben, 'design', 'a'));
    await setOrganization(server, { can_delete_any_message_group: 'role:nobody' });
    await refuses(admin, await say(ben, 'design', 'a'), NOT_ALLOWED);
  });

  it('lets users delete their messages and those of their bots by the organization’s policy', async () => {
    await makeChannel(anna, 'design', [bot]);
    await remove(anna, await say(bot, 'design', 'a'));
    await refuses(ben, await say(bot, 'design', 'a'), NOT_ALLOWED);
    await remove(guest, await say(guest, 'design', 'a'));
    for (const [policy, allowed, refused] of [
      [1, anna, guest],
      [2, admin, anna],
      [4, admin, anna],
    ] as const) {
      await makeChannel(anna, 'design', [admin]);
      await setOrganization(server, {
        delete_own_message_policy: policy,
        can_delete_any_message_group: 'role:nobody',
      });
      await remove(allowed, await say(allowed, 'design', 'a'));
      await refuses(refused, await say(refused, 'design', 'a'), NOT_ALLOWED);
    }
    await setOrganization(server, { delete_own_message_policy: 3, waiting_period_threshold: 10 });
    await refuses(anna, await say(anna, 'design', 'a'), NOT_ALLOWED);
  });

  it('enforces the organization’s time limit', async () => {
    await setOrganization(server, { message_content_delete_limit_seconds: 60 });
    const [one, other] = [await say(anna, 'design', 'a'), await say(anna, 'design', 'a')];
    server.clock.advance(60_000);
    await remove(anna, one);
    server.clock.advance(1_000);
    await refuses(anna, other, TOO_LATE);
    await remove(admin, other);
    await setOrganization(server, { message_content_delete_limit_seconds: null });
    const third = await say(anna, 'design', 'a');
    server.clock.advance(86_400_000);
    await remove(anna, third);
  });

  it('refuses messages that the requester cannot access', async () => {
    await makeChannel(anna, 'secret', [], { invite_only: true });
    const id = await say(anna, 'secret', 'a');
    await refuses(ben, id, 'Invalid message(s)');
    await refuses(admin, id, 'Invalid message(s)');
    expect((await read(anna, id)).id).to.equal(id);
  });

  it('sends an event to the requester, also for a channel without subscribers', async () => {
    await makeChannel(anna, 'empty', []);
    const id = await say(anna, 'empty', 'a');
    await anna.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['empty'] });
    const heard = await hear(admin);
    await remove(admin, id);
    expect((await heardOf(heard))[0]).to.include({ type: 'delete_message', topic: 'a' });
  });

  it('never reuses the message ID', async () => {
    const id = await say(anna, 'design', 'a');
    await remove(anna, id);
    expect(await say(anna, 'design', 'a')).to.be.above(id);
  });
});
