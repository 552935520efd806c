import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import { channelMaker, listen, say } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events as eventsOf, watch } from '../users/event-recorder.js';
import { withProductionBatches } from '../../support/small-batches.js';

const [INHERITED, MUTED, UNMUTED, FOLLOWED] = [0, 1, 2, 3];

describe('POST /user_topics', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const channel = channelMaker(() => anna);
  const set = ({ client }: Person, stream_id: number, topic: string, visibility_policy: number) =>
    client.ok('POST', '/user_topics', { stream_id, topic, visibility_policy });
  const policies = async ({ client }: Person, id: number): Promise<[string, number][]> => {
    const { user_topics } = await client.ok('POST', '/register', { fetch_event_types: ['user_topic'] });
    return user_topics
      .filter(({ stream_id }: Body) => stream_id === id)
      .map(({ topic_name, visibility_policy }: Body) => [topic_name, visibility_policy]);
  };
  const unread = async ({ client }: Person): Promise<Body> =>
    (await client.ok('POST', '/register', { fetch_event_types: ['message'] })).unread_msgs;

  it('sets, changes and removes a policy, with an event for each change', async () => {
    const { id } = await channel([]);
    const queue = await watch(anna.client, ['user_topic']);
    for (const policy of [MUTED, UNMUTED, FOLLOWED]) {
      await set(anna, id, 'logo', policy);
      expect(await policies(anna, id)).to.deep.equal([['logo', policy]]);
    }
    await set(anna, id, 'logo', INHERITED);
    expect(await policies(anna, id)).to.deep.equal([]);
    const event = {
      type: 'user_topic',
      stream_id: id,
      topic_name: 'logo',
      last_updated: site.clock.seconds(),
    };
    expect(await eventsOf(queue)).to.deep.equal(
      [MUTED, UNMUTED, FOLLOWED, INHERITED].map((visibility_policy) => ({ ...event, visibility_policy })),
    );
  });

  it('sends no event if nothing changes, and compares topics case-insensitively', async () => {
    const { id } = await channel([]);
    await set(anna, id, 'Logo', FOLLOWED);
    const events = await listen(anna.client, { event_types: ['user_topic', 'muted_topics'] });
    await set(anna, id, 'logo', FOLLOWED);
    await set(anna, id, 'other', INHERITED);
    expect(await events()).to.deep.equal([]);
    await set(anna, id, 'LOGO', MUTED);
    expect(await policies(anna, id)).to.deep.equal([['LOGO', MUTED]]);
  });

  it('concerns only the requester', async () => {
    const { id } = await channel([ben]);
    const events = await listen(ben.client, { event_types: ['user_topic', 'muted_topics'] });
    await set(anna, id, 'logo', MUTED);
    expect(await policies(ben, id)).to.deep.equal([]);
    expect(await events()).to.deep.equal([]);
  });

  it('decides whether unread messages of the topic count', async () => {
    const { id } = await channel([ben]);
    const before = (await unread(ben)).count;
    await say(anna, id, 'logo');
    await say(anna, id, 'colors');
    const count = async (): Promise<number> => (await unread(ben)).count - before;
    expect(await count()).to.equal(2);
    await set(ben, id, 'logo', MUTED);
    expect(await count()).to.equal(1);
    const mute = [{ stream_id: id, property: 'is_muted', value: true }];
    await ben.client.ok('POST', '/users/me/subscriptions/properties', { subscription_data: mute });
    expect(await count()).to.equal(0);
    await set(ben, id, 'logo', UNMUTED);
    await set(ben, id, 'colors', FOLLOWED);
    expect(await count()).to.equal(2);
  });

  it('takes an empty topic, and refuses one that no message can have', async () => {
    const { id } = await channel([]);
    await set(anna, id, 'x'.repeat(60), FOLLOWED);
    await set(anna, id, '', MUTED);
    const long = { stream_id: id, topic: 'x'.repeat(61), visibility_policy: FOLLOWED };
    await anna.client.fails('POST', '/user_topics', long, {
      msg: 'topic is too long (limit: 60 characters)',
    });
    const muting = { stream_id: id, topic: 'x'.repeat(61), op: 'add' };
    const msg = 'topic is too long (limit: 60 characters)';
    await anna.client.fails('PATCH', '/users/me/subscriptions/muted_topics', muting, { msg });
    expect(await policies(anna, id)).to.have.deep.members([
      ['x'.repeat(60), FOLLOWED],
      ['', MUTED],
    ]);
    await set(anna, id, '', 0);
    expect(await policies(anna, id)).to.deep.equal([['x'.repeat(60), FOLLOWED]]);
  });

  it('refuses channels that the requester cannot read, like unknown ones', async () => {
    const { id } = await channel([], { invite_only: true });
    for (const { client } of [ben, { client: site.owner }]) {
      for (const stream_id of [id, 99999]) {
        for (const visibility_policy of [INHERITED, MUTED]) {
          const parameters = { stream_id, topic: 'logo', visibility_policy };
          await client.fails('POST', '/user_topics', parameters, { msg: 'Invalid channel ID' });
        }
      }
    }
  });

  it('removes a policy after the requester lost access, but sets none', async () => {
    const { id, name } = await channel([ben], { invite_only: true });
    await set(ben, id, 'logo', FOLLOWED);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    const muting = { stream_id: id, topic: 'logo', visibility_policy: MUTED };
    await ben.client.fails('POST', '/user_topics', muting, { msg: 'Invalid channel ID' });
    await set(ben, id, 'logo', INHERITED);
    expect(await policies(ben, id)).to.deep.equal([]);
  });

  it('refuses a policy for more than 20000 topics', () =>
    withProductionBatches(async () => {
      const { id } = await channel([]);
      const dora = await site.person('Dora');
      const row = { user_id: dora.id, channel_id: id, visibility_policy: FOLLOWED, last_updated: 0 };
      const names = Array.from({ length: caps.topicPolicies.most }, (_, index) => `topic ${index}`);
      await site.services.store.write((tx) =>
        tx.insertMany(
          'user_topics',
          names.map((topic) => ({ ...row, topic, topic_key: topic })),
        ),
      );
      await set(dora, id, 'topic 0', MUTED);
      const parameters = { stream_id: id, topic: 'one more', visibility_policy: MUTED };
      await dora.client.fails('POST', '/user_topics', parameters, {
        msg: 'Limit reached: at most 20000 topics with a policy per user. Remove the policies of some topics first.',
      });
      await set(dora, id, 'topic 0', INHERITED);
      await set(dora, id, 'one more', MUTED);
    })());

  describe('for older clients', () => {
    it('sends all muted topics of subscribed channels if they change', async () => {
      const carl = await site.person('Carl');
      const { id, name } = await channel([carl]);
      const { id: other } = await channel([]);
      await set(carl, other, 'elsewhere', MUTED);
      const events = await listen(carl.client, { event_types: ['muted_topics'] });
      await set(carl, id, 'logo', MUTED);
      await set(carl, id, 'colors', FOLLOWED);
      await set(carl, id, 'Colors', MUTED);
      await set(carl, id, 'logo', UNMUTED);
      const at = site.clock.seconds();
      const lists = (await events()).map(({ muted_topics }: Body) => muted_topics);
      expect(lists).to.deep.equal([
        [[name, 'logo', at]],
        [
          [name, 'Colors', at],
          [name, 'logo', at],
        ],
        [[name, 'Colors', at]],
      ]);
      const fetch = { fetch_event_types: ['muted_topics'] };
      expect((await carl.client.ok('POST', '/register', fetch)).muted_topics).to.deep.equal(lists.at(-1));
    });

    it('omits them for clients that name `user_topic` too', async () => {
      const { id } = await channel([]);
      const event_types = ['muted_topics', 'user_topic'];
      const state = await anna.client.ok('POST', '/register', { event_types });
      expect(state).to.have.property('user_topics');
      expect(state).not.to.have.property('muted_topics');
      const events = await listen(anna.client, { event_types });
      await set(anna, id, 'logo', MUTED);
      expect((await events()).map(({ type }: Body) => type)).to.deep.equal(['user_topic']);
    });
  });
});
