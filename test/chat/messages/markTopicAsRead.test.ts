import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, listen, makeChannel, say, tell } from './fixtures.js';
import { edit } from './edit-fixtures.js';
import { flag, unreadOf, withoutIds } from './flag-fixtures.js';

describe('POST /mark_topic_as_read', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let design: number;
  let general: number;

  const mark = (stream_id: number, topic_name: string): Promise<Body> =>
    ben.client.ok('POST', '/mark_topic_as_read', { stream_id, topic_name });

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    design = await makeChannel(anna, 'design', [ben]);
    general = await makeChannel(anna, 'general', [ben]);
  });
  after(() => site.close());
  beforeEach(() => ben.client.ok('POST', '/mark_all_as_read'));

  it('marks the messages of the topic as read, and no others', async () => {
    const ids = [await say(anna, design, 'logo'), await say(anna, design, 'Logo')];
    const others = [
      await say(anna, design, 'colors'),
      await say(anna, general, 'logo'),
      await tell(anna, [ben]),
    ];
    const events = await listen(ben.client, { event_types: ['update_message_flags'] });
    await mark(design, 'LOGO');
    expect(await unreadOf(ben)).to.deep.equal(others);
    expect(await find(ben, [['is', 'unread']])).to.deep.equal(others);
    await mark(design, 'logo');
    expect(withoutIds(await events())).to.deep.equal([
      { type: 'update_message_flags', op: 'add', operation: 'add', flag: 'read', messages: ids, all: false },
    ]);
    const next = await say(anna, design, 'logo');
    expect(await unreadOf(ben)).to.deep.equal([...others, next]);
  });

  it('marks messages that were moved to the topic, and none that were moved away', async () => {
    const old: number[] = [];
    for (let count = 0; count < 5; count += 1) old.push(await say(anna, design, 'plans'));
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = old;
    const elsewhere = await say(anna, general, 'more');
    await edit(anna, second, { topic: 'aside', propagate_mode: 'change_one' });
    await edit(anna, fourth, { stream_id: general, topic: 'aside', propagate_mode: 'change_one' });
    await edit(anna, elsewhere, { stream_id: design, topic: 'plans', propagate_mode: 'change_one' });
    expect(await unreadOf(ben)).to.include.members([...old, elsewhere]);
    await mark(design, 'plans');
    expect(await unreadOf(ben)).to.include.members([second, fourth]);
    expect(await unreadOf(ben)).not.to.include.members([first, third, fifth, elsewhere]);
    await mark(design, 'aside');
    expect(await unreadOf(ben))
      .to.include(fourth)
      .and.not.to.include(second);
    await mark(general, 'aside');
    expect(await unreadOf(ben)).not.to.include(fourth);
  });

  it('marks messages of a topic that was renamed as a whole', async () => {
    const ids = [await say(anna, design, 'old name'), await say(anna, design, 'old name')];
    await edit(anna, ids[0] ?? 0, { topic: 'new name', propagate_mode: 'change_all' });
    const late = await say(anna, design, 'new name');
    await mark(design, 'new name');
    expect(await unreadOf(ben)).not.to.include.members([...ids, late]);
  });

  it('marks single messages that were marked as unread', async () => {
    const ids = [
      await say(anna, design, 'again'),
      await say(ben, design, 'again'),
      await say(anna, design, 'again'),
    ];
    await mark(design, 'again');
    await flag(ben, 'remove', 'read', ids.slice(0, 2));
    expect(await unreadOf(ben)).to.deep.equal(ids.slice(0, 2));
    await mark(design, 'again');
    expect(await unreadOf(ben)).to.deep.equal([]);
  });

  it('refuses topics and channels that the user cannot read, as if they did not exist', async () => {
    const secret = await makeChannel(anna, 'secret', [], { invite_only: true });
    await say(anna, secret, 'logo');
    const attempt = async (stream_id: number, topic_name: string): Promise<unknown> =>
      (await ben.client.send('POST', '/mark_topic_as_read', { stream_id, topic_name })).body.msg;
    expect(await attempt(design, 'nothing')).to.equal("No such topic 'nothing'");
    expect(await attempt(secret, 'logo')).to.equal('Invalid channel ID');
    expect(await attempt(4711, 'logo')).to.equal('Invalid channel ID');
    const guarded = await makeChannel(anna, 'guarded', [], {
      invite_only: true,
      history_public_to_subscribers: false,
    });
    await say(anna, guarded, 'logo');
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'guarded' }],
      principals: [ben.id],
    });
    expect(await attempt(guarded, 'logo')).to.equal("No such topic 'logo'");
  });
});
