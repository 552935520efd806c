import { expect } from 'chai';

import { flagBits } from '../../../src/chat/messages/model/flags.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { listen, makeChannel, read, say, setMark, tell } from './fixtures.js';

describe('Messages in POST /register', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let design: number;
  let random: number;

  beforeEach(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    design = await makeChannel(anna, 'design', [ben]);
    random = await makeChannel(anna, 'random', [ben]);
  });
  afterEach(() => server.close());

  const register = (by = ben): Promise<Body> =>
    by.client.ok('POST', '/register', { fetch_event_types: ['message'] });
  const unread = async (by = ben): Promise<Body> => (await register(by)).unread_msgs;
  const muteChannel = (stream_id: number): Promise<Body> =>
    ben.client.ok('POST', '/users/me/subscriptions/properties', {
      subscription_data: [{ stream_id, property: 'is_muted', value: true }],
    });
  const see = (topic: string, visibility_policy: number): Promise<void> =>
    server.services.store.write((tx) =>
      tx.upsertMany(
        'user_topics',
        [
          {
            user_id: ben.id,
            channel_id: design,
            topic_key: topic,
            topic,
            visibility_policy,
            last_updated: 0,
          },
        ],
        ['user_id', 'channel_id', 'topic_key'],
      ),
    );

  it('are empty at first', async () => {
    expect(await register()).to.deep.include({
      max_message_id: -1,
      unread_msgs: { count: 0, pms: [], streams: [], huddles: [], mentions: [], old_unreads_missing: false },
    });
  });

  it('have unread IDs by conversation', async () => {
    const a1 = await say(anna, 'design', 'A');
    const b1 = await say(anna, 'design', 'b', '@**Ben**');
    const a2 = await say(anna, 'design', 'a', '@**all**');
    const r1 = await say(anna, 'random', 'a');
    const dm = await tell(anna, [ben]);
    const group = await tell(carl, [ben, anna]);
    await say(ben, 'design', 'a');
    await tell(ben, [ben]);
    const state = await register();
    expect(state.max_message_id).to.equal(group + 2);
    expect(state.unread_msgs).to.deep.equal({
      count: 6,
      pms: [{ other_user_id: anna.id, sender_id: anna.id, unread_message_ids: [dm] }],
      streams: [
        { stream_id: design, topic: 'A', unread_message_ids: [a1, a2] },
        { stream_id: design, topic: 'b', unread_message_ids: [b1] },
        { stream_id: random, topic: 'a', unread_message_ids: [r1] },
      ],
      huddles: [{ user_ids_string: [anna.id, ben.id, carl.id].join(','), unread_message_ids: [group] }],
      mentions: [b1, a2],
      old_unreads_missing: false,
    });
    expect((await unread(anna)).count).to.equal(2);
    expect((await unread(carl)).count).to.equal(0);
  });

  it('omit messages from before and after a subscription', async () => {
    await say(anna, 'design', 'a');
    await makeChannel(anna, 'design', [carl]);
    const during = await say(anna, 'design', 'a');
    expect((await unread(carl)).streams).to.deep.equal([
      { stream_id: design, topic: 'a', unread_message_ids: [during] },
    ]);
    await carl.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['design'] });
    await say(anna, 'design', 'a');
    expect((await unread(carl)).count).to.equal(0);
    await makeChannel(anna, 'design', [carl]);
    expect((await unread(carl)).count).to.equal(0);
    const again = await say(anna, 'design', 'a');
    expect((await unread(carl)).streams[0].unread_message_ids).to.deep.equal([again]);
  });

  it('follow read marks and their exceptions', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await say(anna, 'design', 'a'));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    const listed = async (): Promise<number[]> =>
      (await unread()).streams.flatMap((topic: Body) => topic.unread_message_ids);
    await setMark(server, ben, second);
    expect(await listed()).to.deep.equal([third, fourth]);
    await setMark(server, ben, third, [first, fourth]);
    expect(await listed()).to.deep.equal([first]);
    await setMark(server, ben, fourth);
    expect(await listed()).to.deep.equal([]);
    const own = await tell(ben, [ben]);
    await setMark(server, ben, own, [own]);
    expect((await unread()).pms).to.deep.equal([
      { other_user_id: ben.id, sender_id: ben.id, unread_message_ids: [own] },
    ]);
  });

  it('count muted messages only if unmuted or with a mention by name', async () => {
    await see('muted', 1);
    await see('unmuted', 2);
    await see('followed', 3);
    const each = async (): Promise<Record<string, number>> => ({
      plain: await say(anna, 'design', 'plain', '@**all**'),
      muted: await say(anna, 'design', 'muted', '@**all**'),
      unmuted: await say(anna, 'design', 'unmuted', '@**all**'),
      followed: await say(anna, 'design', 'followed', '@**all**'),
      named: await say(anna, 'design', 'muted', '@**Ben**'),
    });
    const { plain, unmuted, followed, named } = await each();
    let state = await unread();
    expect(state.streams).to.have.length(4);
    expect([state.count, state.mentions]).to.deep.equal([3, [plain, unmuted, followed, named]]);
    await muteChannel(design);
    state = await unread();
    expect([state.count, state.mentions]).to.deep.equal([2, [unmuted, followed, named]]);
  });

  it('list muted topics of subscribed channels in the legacy format', async () => {
    const muted = async (): Promise<unknown> =>
      (await ben.client.ok('POST', '/register', { fetch_event_types: ['muted_topics'] })).muted_topics;
    await see('noise', 1);
    await see('signal', 3);
    expect(await muted()).to.deep.equal([['design', 'noise', 0]]);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['design'] });
    expect(await muted()).to.deep.equal([]);
  });

  it('list the user’s starred messages', async () => {
    const [first, second, third] = [
      await say(anna, 'design', 'a'),
      await say(anna, 'design', 'a', '@**Ben**'),
      await say(anna, 'design', 'b'),
    ];
    const row = (message_id: number, user_id = ben.id) => ({ user_id, message_id, flags: flagBits.starred });
    await server.services.store.write((tx) =>
      tx.upsertMany(
        'message_flags',
        [row(third), row(first), row(second, anna.id)],
        ['user_id', 'message_id'],
      ),
    );
    const { starred_messages } = await ben.client.ok('POST', '/register', {
      fetch_event_types: ['starred_messages'],
    });
    expect(starred_messages).to.deep.equal([first, third]);
  });

  it('match the previous state plus the events since', async () => {
    const events = await listen(ben.client);
    const before = await unread();
    await say(anna, 'design', 'a', '@**Ben**');
    await say(ben, 'design', 'a');
    await tell(anna, [ben]);
    const fresh = await unread();
    const unreadEvents = (await events()).filter(
      ({ type, flags }: Body) => type === 'message' && !flags.includes('read'),
    );
    expect(Number(before.count) + unreadEvents.length).to.equal(fresh.count);
    for (const { message, flags } of unreadEvents)
      expect((await read(ben, message.id)).flags).to.deep.equal(flags);
  });
});
