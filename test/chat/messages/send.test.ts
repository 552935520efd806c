import { expect } from 'chai';

import { pieces } from '../../../src/chat/messages/sending/notice.js';
import { postNotice } from '../../../src/chat/messages/sending/post-notice.js';
import { sendDirectly } from '../../../src/chat/messages/sending/direct-message.js';
import { sendToChannel } from '../../../src/chat/messages/sending/channel-message.js';
import type { Tx } from '../../../src/runtime/store/types.js';
import { listUsersByIds } from '../../../src/chat/users/model/store.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, makeChannel, read, say } from './fixtures.js';

describe('Sending messages', () => {
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

  it('lets the notification bot send to any channel', async () => {
    const message = { channel: { id: news }, topic: 'channels', text: () => pieces`Hello` };
    await server.services.store.write((tx) => postNotice({ tx, services: server.services }, message));
    const [id = 0] = await find(ben, [['topic', 'channels']]);
    expect(await read(ben, id)).to.deep.include({
      sender_full_name: 'Notification Bot',
      subject: 'channels',
      flags: [],
    });
  });

  it('mentions the active one of several users with a name, whichever account is older', async () => {
    for (const isOlderActive of [true, false]) {
      const name = `Twin ${String(isOlderActive)}`;
      const older = await server.person(name);
      await server.owner.ok('DELETE', `/users/${String(older.id)}`);
      const younger = await server.person(`Another ${String(isOlderActive)}`);
      await server.owner.ok('PATCH', `/users/${String(younger.id)}`, { full_name: name });
      const [active, inactive] = isOlderActive ? [older, younger] : [younger, older];
      if (isOlderActive) {
        await server.owner.ok('DELETE', `/users/${String(younger.id)}`);
        await server.owner.ok('POST', `/users/${String(older.id)}/reactivate`);
      }
      const { content: html } = await read(ben, await say(anna, 'news', 'twins', `@**${name}**`));
      expect(html).to.include(`data-user-id="${String(active.id)}"`);
      expect(html).to.not.include(`data-user-id="${String(inactive.id)}"`);
    }
  });

  it('mentions deactivated users silently', async () => {
    const gone = await server.person('Gone');
    await server.owner.ok('DELETE', `/users/${gone.id}`);
    const { content } = await read(ben, await say(anna, 'news', 'a', '@**Gone**'));
    expect(content).to.contain(`<span class="user-mention silent" data-user-id="${gone.id}">Gone</span>`);
  });

  it('keeps topics of the same name in one conversation, also under concurrent requests', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        say(index % 2 ? anna : ben, 'news', index % 3 ? 'Ｂusy' : 'busy'),
      ),
    );
    const rows = await server.services.store.read((tx) =>
      tx.all<{ messages: number }>(
        `SELECT (SELECT COUNT(*) FROM messages m WHERE m.conversation_id = v.id) AS messages
         FROM conversations v WHERE v.topic_key = 'busy'`,
      ),
    );
    expect(rows).to.deep.equal([{ messages: ids.length }]);
  });

  it('updates the first message of the channel and the newest message ID', async () => {
    await makeChannel(anna, 'quiet', [ben]);
    const channelOf = async (): Promise<Body> => {
      const { subscriptions } = await ben.client.ok('GET', '/users/me/subscriptions');
      return subscriptions.find(({ name }: Body) => name === 'quiet');
    };
    expect((await channelOf()).first_message_id).to.equal(null);
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, index) => say(anna, 'quiet', `topic ${index}`)),
    );
    expect((await channelOf()).first_message_id).to.equal(Math.min(...ids));
    const { max_message_id } = await ben.client.ok('POST', '/register', { event_types: ['message'] });
    expect(max_message_id).to.equal(Math.max(...ids));
  });

  it('stores content and topic for a case-insensitive search in any alphabet', async () => {
    const id = await say(anna, 'news', 'Ärger', 'Große ΟΔΟΣ, Ｗide İ');
    for (const words of ['ÄRGER', 'große οδος', 'wide', 'GROẞE', 'İ']) {
      expect(await find(ben, [['search', words]]), words).to.deep.equal([id]);
    }
  });

  it('needs one attempt per transaction, also if many create a topic or conversation concurrently', async () => {
    const [first, second] = await server.services.store.read((tx) => listUsersByIds(tx, [anna.id, ben.id]));
    if (!first || !second) throw new Error('There are no Anna and Ben.');
    const outgoing = { sender: first, content: 'x', client: 'test', readBySender: true };
    await makeChannel(anna, 'rush', [ben]);
    let attempts = 0;
    const many = (work: (tx: Tx, index: number) => Promise<unknown>): Promise<unknown> =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          server.services.store.write(async (tx) => {
            attempts += 1;
            await work(tx, index);
          }),
        ),
      );
    await many((tx, index) =>
      sendToChannel({ tx, services: server.services }, outgoing, 'rush', `topic ${index % 3}`),
    );
    await many((tx) => sendDirectly({ tx, services: server.services }, outgoing, [second]));
    expect(attempts).to.equal(40);
  });
});
