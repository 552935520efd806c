import { expect } from 'chai';

import { sendInternal } from '../../src/messages/send.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { find, makeChannel, read, say } from './conversation.js';

describe('sending', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let news: number;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    news = await makeChannel(anna, 'news', [ben]);
  });
  after(() => server.close());

  it('lets the notification bot send wherever the server wants', async () => {
    const message = { channel: { id: news }, topic: 'channels', content: '@_**Anna** made #**news**' };
    await server.server.store.write((tx) => sendInternal(tx, server.server, message));
    const [id = 0] = await find(ben, [['topic', 'channels']]);
    expect(await read(ben, id)).to.deep.include({
      sender_full_name: 'Notification Bot',
      subject: 'channels',
      flags: [],
    });
  });

  it('calls whoever left by name, but not aloud', async () => {
    const gone = await server.person('Gone');
    await server.owner.ok('DELETE', `/users/${gone.id}`);
    const { content } = await read(ben, await say(anna, 'news', 'a', '@**Gone**'));
    expect(content).to.contain(`<span class="user-mention silent" data-user-id="${gone.id}">Gone</span>`);
  });

  it('keeps topics of one name together, and knows the first and the last message', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        say(index % 2 ? anna : ben, 'news', index % 3 ? 'Ｂusy' : 'busy'),
      ),
    );
    const rows = await server.server.store.read((tx) =>
      tx.all<{ last_message_id: number; messages: number }>(
        `SELECT v.last_message_id, (SELECT COUNT(*) FROM messages m WHERE m.conversation_id = v.id) AS messages
         FROM conversations v WHERE v.topic_key = 'busy'`,
      ),
    );
    expect(rows).to.deep.equal([{ last_message_id: Math.max(...ids), messages: 20 }]);
    const channel = await server.server.store.read((tx) =>
      tx.first<{ first: number }>('SELECT first_message_id AS first FROM channels WHERE id = ?', [news]),
    );
    expect(channel?.first).to.equal(Math.min(...(await find(anna, [['channel', 'news']]))));
  });
});
