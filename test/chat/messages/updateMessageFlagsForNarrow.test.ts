import { expect } from 'chai';

import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, listen, makeChannel, read, say, tell } from './fixtures.js';
import { flag, unreadOf } from './flag-fixtures.js';

describe('POST /messages/flags/narrow', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let channels = 0;
  let channel: string;

  const sayMany = async (topic: string, count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await say(anna, channel, topic));
    return ids;
  };

  const topicOf = (topic: string): object[] => [
    { operator: 'channel', operand: channel },
    { operator: 'topic', operand: topic },
  ];

  const change = (op: string, name: string, parameters: Parameters): Promise<Body> =>
    ben.client.ok('POST', '/messages/flags/narrow', {
      op,
      flag: name,
      num_before: 0,
      num_after: 100,
      ...parameters,
    });

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());
  beforeEach(async () => {
    await ben.client.ok('POST', '/mark_all_as_read');
    channels += 1;
    channel = `channel ${channels}`;
    await makeChannel(anna, channel, [ben]);
  });

  it('marks a topic as read in steps, each from the last processed message on', async () => {
    const ids = await sayMany('logo', 7);
    const other = await say(anna, channel, 'colors');
    const steps: Body[] = [];
    let anchor: unknown = 'oldest';
    for (let include_anchor = true; steps.at(-1)?.found_newest !== true; include_anchor = false) {
      const narrow = topicOf('logo');
      steps.push(await change('add', 'read', { anchor, include_anchor, num_after: 3, narrow }));
      anchor = steps.at(-1)?.last_processed_id;
    }
    const shape = steps.map((step) => [step.processed_count, step.updated_count, step.last_processed_id]);
    expect(shape).to.deep.equal([
      [3, 3, ids[2]],
      [3, 3, ids[5]],
      [1, 1, ids[6]],
    ]);
    expect(steps.map(({ first_processed_id }) => first_processed_id as unknown)).to.deep.equal([
      ids[0],
      ids[3],
      ids[6],
    ]);
    expect(steps[0]?.found_oldest).to.equal(true);
    expect(await unreadOf(ben)).to.deep.equal([other]);
  });

  it('marks all messages from one on as unread, and counts only those that changed', async () => {
    const ids = await sayMany('logo', 5);
    await flag(ben, 'add', 'read', ids.slice(0, 4));
    const events = await listen(ben.client, { event_types: ['update_message_flags'] });
    const step = await change('remove', 'read', { anchor: ids[2], narrow: topicOf('logo') });
    expect(step).to.deep.include({
      processed_count: 3,
      updated_count: 2,
      first_processed_id: ids[2],
      last_processed_id: ids[4],
      found_oldest: false,
      found_newest: true,
    });
    expect(await unreadOf(ben)).to.deep.equal(ids.slice(2));
    const [event] = await events();
    expect(event?.messages).to.deep.equal(ids.slice(2, 4));
    expect(Object.keys(event?.message_details)).to.deep.equal(ids.slice(2, 4).map(String));
  });

  it('processes messages on both sides of the anchor, or without it on one side', async () => {
    const ids = await sayMany('logo', 5);
    const around = { anchor: ids[2], num_before: 1, num_after: 1, narrow: topicOf('logo') };
    expect((await change('add', 'starred', around)).processed_count).to.equal(3);
    expect(await find(ben, [['is', 'starred']])).to.deep.equal(ids.slice(1, 4));
    const before = { ...around, include_anchor: false, num_before: 10, num_after: 0 };
    expect(await change('remove', 'starred', before)).to.include({ processed_count: 2, updated_count: 1 });
    expect(await find(ben, [['is', 'starred']])).to.deep.equal(ids.slice(2, 4));
    const { status, body } = await ben.client.send('POST', '/messages/flags/narrow', {
      ...around,
      include_anchor: false,
      op: 'add',
      flag: 'read',
    });
    expect(status).to.equal(400);
    expect(body.msg).to.equal('The anchor can only be excluded at an end of the range');
  });

  it('accepts the anchor first_unread and an empty narrow', async () => {
    const [first = 0] = await sayMany('logo', 1);
    const direct = await tell(anna, [ben]);
    const step = await change('add', 'read', { anchor: 'first_unread', narrow: [] });
    expect(step).to.include({ first_processed_id: first, last_processed_id: direct, updated_count: 2 });
    expect(await unreadOf(ben)).to.deep.equal([]);
  });

  it('changes messages that a search or a flag finds', async () => {
    const plain = await say(anna, channel, 'logo', 'The shape');
    const found = await say(anna, channel, 'logo', 'The colors are warm');
    await change('add', 'starred', { anchor: 'oldest', narrow: [{ operator: 'search', operand: 'color' }] });
    expect((await read(ben, found)).flags).to.include('starred');
    expect((await read(ben, plain)).flags).not.to.include('starred');
    const narrow = [
      { operator: 'is', operand: 'starred' },
      { operator: 'channel', operand: channel },
    ];
    expect(await change('remove', 'starred', { anchor: 'oldest', narrow })).to.include({ updated_count: 1 });
    expect(await find(ben, narrow)).to.deep.equal([]);
  });

  it('ignores messages of channels without a subscription, which cannot be unread', async () => {
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [channel] });
    const [id = 0] = await sayMany('logo', 1);
    expect(await read(ben, id)).to.include({ id });
    const step = await change('remove', 'read', { anchor: 'oldest', narrow: topicOf('logo') });
    expect(step).to.deep.include({
      processed_count: 1,
      updated_count: 0,
    });
    expect(await unreadOf(ben)).to.deep.equal([]);
  });

  it('processes no messages of a narrow without any', async () => {
    expect(await change('add', 'read', { anchor: 'newest', narrow: topicOf('nothing') })).to.include({
      processed_count: 0,
      updated_count: 0,
      first_processed_id: null,
      last_processed_id: null,
      found_oldest: false,
      found_newest: true,
    });
  });

  it('accepts larger numbers than it processes', async () => {
    const ids = await sayMany('logo', 3);
    const step = await change('add', 'read', {
      anchor: ids[1],
      num_before: 1_000_000,
      num_after: 1_000_000,
      narrow: topicOf('logo'),
    });
    expect(step).to.include({ processed_count: 3, found_oldest: true, found_newest: true });
  });
});
