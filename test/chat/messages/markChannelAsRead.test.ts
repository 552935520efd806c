import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { listen, makeChannel, say, tell } from './fixtures.js';
import { edit } from './edit-fixtures.js';
import { unreadOf } from './flag-fixtures.js';

describe('POST /mark_stream_as_read', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let design: number;
  let general: number;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    design = await makeChannel(anna, 'design', [ben]);
    general = await makeChannel(anna, 'general', [ben]);
  });
  after(() => site.close());
  beforeEach(() => ben.client.ok('POST', '/mark_all_as_read'));

  const mark = (stream_id: number): Promise<Body> =>
    ben.client.ok('POST', '/mark_stream_as_read', { stream_id });

  it('marks the messages of all topics of the channel as read, and no others', async () => {
    const ids = [await say(anna, design, 'logo'), await say(anna, design, 'colors')];
    const others = [await say(anna, general, 'logo'), await tell(anna, [ben])];
    const events = await listen(ben.client, { event_types: ['update_message_flags'] });
    await mark(design);
    expect(await unreadOf(ben)).to.deep.equal(others);
    await mark(design);
    expect((await events()).map(({ messages }: Body) => messages as unknown)).to.deep.equal([ids]);
  });

  it('marks messages that were moved to the channel, and none that were moved to another one', async () => {
    const gone = await say(anna, design, 'plans');
    const kept = await say(anna, design, 'plans');
    const come = await say(anna, general, 'plans');
    await edit(anna, gone, { stream_id: general, topic: 'plans', propagate_mode: 'change_one' });
    await edit(anna, come, { stream_id: design, topic: 'plans', propagate_mode: 'change_one' });
    expect(await unreadOf(ben)).to.include.members([gone, kept, come]);
    await mark(design);
    expect(await unreadOf(ben))
      .to.include(gone)
      .and.not.to.include.members([kept, come]);
  });

  it('changes nothing in a channel that the user can read without a subscription', async () => {
    const open = await makeChannel(anna, 'open', []);
    await say(anna, open, 'logo');
    const events = await listen(ben.client, { event_types: ['update_message_flags'] });
    await mark(open);
    expect(await events()).to.deep.equal([]);
  });

  it('refuses channels that the user cannot read, as if they did not exist', async () => {
    const secret = await makeChannel(anna, 'secret', [], { invite_only: true });
    for (const stream_id of [secret, 4711]) {
      const { status, body } = await ben.client.send('POST', '/mark_stream_as_read', { stream_id });
      expect(status).to.equal(400);
      expect(body.msg).to.equal('Invalid channel ID');
    }
  });
});
