import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, listen, makeChannel, say, tell } from './fixtures.js';
import { edit } from './edit-fixtures.js';
import { flag, unreadOf, withoutIds } from './flag-fixtures.js';

describe('POST /mark_all_as_read', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  it('marks messages of channels and direct conversations as read, also moved and own ones', async () => {
    const design = await makeChannel(anna, 'design', [ben]);
    const general = await makeChannel(anna, 'general', [ben]);
    const moved = await say(anna, design, 'logo');
    await edit(anna, moved, { stream_id: general, topic: 'other', propagate_mode: 'change_one' });
    const own = await say(ben, design, 'logo');
    await flag(ben, 'remove', 'read', [own]);
    const direct = [await tell(anna, [ben]), await tell(anna, [ben, await site.person('Carl')])];
    expect(await unreadOf(ben)).to.include.members([moved, own, ...direct]);
    const events = await listen(ben.client, { event_types: ['update_message_flags'] });
    const forAnna = await listen(anna.client, { event_types: ['update_message_flags'] });
    expect((await ben.client.ok('POST', '/mark_all_as_read')).complete).to.equal(true);
    expect(await unreadOf(ben)).to.deep.equal([]);
    expect(await find(ben, [['is', 'unread']])).to.deep.equal([]);
    await ben.client.ok('POST', '/mark_all_as_read');
    expect(withoutIds(await events())).to.deep.equal([
      { type: 'update_message_flags', op: 'add', operation: 'add', flag: 'read', messages: [], all: true },
    ]);
    expect(await forAnna()).to.deep.equal([]);
    const next = await say(anna, design, 'logo');
    expect(await unreadOf(ben)).to.deep.equal([next]);
  });
});
