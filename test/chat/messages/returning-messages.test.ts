import { expect } from 'chai';

import { differences } from '../../support/apply/differences.js';
import { EVERYTHING, Follower, MODERN } from '../../support/apply/follower.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { channelMaker, say } from './fixtures.js';
import { edit } from './edit-fixtures.js';

const wholly = { propagate_mode: 'change_all', send_notification_to_new_thread: false };

describe('Messages that come back from a channel to which a user is not subscribed', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let admin: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    admin = await server.person('Adam', { role: 'administrator' });
  });
  after(() => server.close());

  const channel = channelMaker(() => anna);

  it('have an event with their place, and the client fetches what changed meanwhile', async () => {
    const [home, away] = [await channel([ben]), await channel([])];
    const first = await say(anna, home.name, 'red', 'one @**Ben**');
    const second = await say(anna, home.name, 'Red', 'two @**Ben**');
    const third = await say(anna, home.name, 'red', 'three');
    await ben.client.ok('POST', '/messages/flags', { messages: [third], op: 'add', flag: 'starred' });
    const follower = await Follower.start(ben.client, { ...EVERYTHING, client_capabilities: MODERN });
    await edit(admin, first, { stream_id: away.id, ...wholly });
    await edit(anna, first, { content: 'uno' });
    await edit(anna, second, { content: 'due' });
    await edit(anna, third, { topic: 'blue', send_notification_to_new_thread: false });
    await anna.client.ok('POST', `/messages/${third}/reactions`, { emoji_name: 'tada' });
    for (const id of [first, third]) await edit(admin, id, { stream_id: home.id, ...wholly });
    const { followed, fresh, events } = await follower.compare();
    expect(differences(followed, fresh), JSON.stringify(events)).to.deep.equal({});
    expect((fresh.held as Body[]).slice(-3).map(({ content, subject }) => [content, subject])).to.deep.equal([
      ['uno', 'red'],
      ['due', 'Red'],
      ['three', 'blue'],
    ]);
    const moves = events.filter(({ type }) => type === 'update_message');
    expect(
      moves.map(({ message_ids, new_stream_id, content }) => ({ message_ids, new_stream_id, content })),
    ).to.deep.equal(
      [
        { message_ids: [first, third], new_stream_id: away.id },
        { message_ids: [second], new_stream_id: away.id },
        { message_ids: [first], new_stream_id: home.id },
        { message_ids: [second], new_stream_id: home.id },
        { message_ids: [third], new_stream_id: home.id },
      ].map((move) => ({ ...move, content: undefined })),
    );
  });
});
