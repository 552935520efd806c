import { expect } from 'chai';

import { hydrateMessages } from '../../../src/chat/messages/fetching/hydrate-messages.js';
import { compileNarrow } from '../../../src/chat/messages/narrow/narrow.js';
import { sendToChannel } from '../../../src/chat/messages/sending/channel-message.js';
import { findWindow, type Window } from '../../../src/chat/messages/narrow/anchor-window.js';
import type { Tx } from '../../../src/runtime/store/types.js';
import { findUser, type User } from '../../../src/chat/users/model/store.js';
import { rowsReadBy } from '../../runtime/store/rows-read.js';
import { testDialect } from '../../support/databases.js';
import { startServer, type TestServer } from '../../support/server.js';
import { doubleMessages } from './double-messages.js';
import { makeChannel, say } from './fixtures.js';

/** There are 10 × 2^11 messages, half of them in each of two topics. */
const DOUBLINGS = 11;
const TOPICS = ['one', 'two'];
const SHOWN = 20;
/** Rows that a window of 20 messages may read, including channels, users, reactions and flags. */
const MOST_ROWS = 500;
/** A search checks 64 candidates per step, and may take several steps. All candidates would be 20,480. */
const MOST_ROWS_OF_SEARCH = 2000;

/** Messages that are counted to determine whether a place is large. MariaDB also compares each inside the index. */
const ROWS_OF_LARGE = 2 * 5001;

/** Messages that are not indexed yet, each with the rows of its channel, flags and read marks. */
const UNINDEXED_ROWS = 256 * 8;

const ENDS: readonly Partial<Window>[] = [{}, { anchor: 0, before: 0, after: SHOWN }];
/** MariaDB reads an index from its end up to this ID, regardless of the condition on the ID. */
const MIDDLE: Partial<Window> = { anchor: 5000, before: SHOWN / 2, after: SHOWN / 2 };

if (testDialect === 'mysql') {
  describe('The number of rows read', () => {
    let server: TestServer;
    let anna: User;
    let isMariadb = false;

    before(async () => {
      server = await startServer();
      // The requester's own messages count as read, so unread messages do not hide the cost.
      const author = await server.person('Anna');
      const found = await server.services.store.read((tx) => findUser(tx, author.id));
      anna = found ?? expect.fail('There is no Anna.');
      for (const name of ['quiet', 'busy']) await makeChannel(author, name, []);
      for (let index = 0; index < 10; index += 1) await say(author, 'busy', TOPICS[index % 2] ?? '');
      for (let round = 0; round < DOUBLINGS; round += 1) await server.services.store.write(doubleMessages);
      await say(author, 'quiet', 'rare');
      await server.services.store.write(async (tx) => {
        await tx.run('DELETE FROM user_topics');
        const followed = { topic: 'empty', topic_key: 'empty', visibility_policy: 3, last_updated: 0 };
        await tx.insertMany('user_topics', [{ user_id: author.id, channel_id: 1, ...followed }]);
      });
      server.clock.advance(1000);
      await server.server.workers.searchIndex.settled();
      await server.services.store.write((tx) =>
        tx.all('ANALYZE TABLE messages, search_blocks, search_postings'),
      );
      const [version] = await server.services.store.read((tx) => tx.all('SELECT VERSION() AS text'));
      isMariadb = String(version?.text).includes('MariaDB');
    });
    after(() => server.close());

    const measure = (work: (tx: Tx) => Promise<unknown>): Promise<number> =>
      rowsReadBy(server.services.store, work);

    const view = async (tx: Tx, narrow: readonly object[], window: Partial<Window>): Promise<void> => {
      const compiled = await compileNarrow({ tx, services: server.services, actor: anna }, narrow as never);
      const whole = { anchor: 10 ** 16, before: SHOWN, after: 0, includeAnchor: true, ...window };
      const { ids } = await findWindow(tx, anna.id, compiled, whole);
      const named = { sql: `m.id IN (${ids.map(() => '?').join(', ')})`, values: ids };
      const options = { applyMarkdown: true, clientGravatar: true };
      const messages = await hydrateMessages({ tx, services: server.services, actor: anna }, named, options);
      expect(messages).to.have.length.within(SHOWN, SHOWN + 1);
    };

    const channel = { operator: 'channel', operand: 'busy' };
    const topic = { operator: 'topic', operand: 'two' };
    const views: readonly (readonly [string, readonly object[]])[] = [
      ['everything', []],
      ['a channel', [channel]],
      ['a topic', [channel, topic]],
      ['messages of a sender', [{ operator: 'sender', operand: 'anna@example.com' }]],
      ['search results for a common word', [{ operator: 'search', operand: 'hello' }]],
      [
        'search results for a common word in a topic',
        [channel, topic, { operator: 'search', operand: 'hellos' }],
      ],
    ];
    for (const [name, narrow] of views) {
      it(`is bounded for a view of ${name}`, async () => {
        const most = name.startsWith('search results') ? MOST_ROWS_OF_SEARCH : MOST_ROWS;
        for (const window of isMariadb ? ENDS : [...ENDS, MIDDLE]) {
          expect(await measure((tx) => view(tx, narrow, window))).to.be.within(SHOWN, most);
        }
      });
    }

    const rare: readonly (readonly [string, object])[] = [
      ['starred messages', { operator: 'is', operand: 'starred' }],
      ['messages with an alert word', { operator: 'is', operand: 'alerted' }],
      ['mentions', { operator: 'is', operand: 'mentioned' }],
      ['messages of followed topics', { operator: 'is', operand: 'followed' }],
      ['messages with reactions', { operator: 'has', operand: 'reaction' }],
      ['direct messages', { operator: 'is', operand: 'dm' }],
      ['direct messages with a user', { operator: 'dm-including', operand: 'owner@example.com' }],
      ['group messages with a user', { operator: 'group-pm-with', operand: 'owner@example.com' }],
      ['messages of web-public channels', { operator: 'channels', operand: 'web-public' }],
      ['messages of resolved topics', { operator: 'is', operand: 'resolved' }],
      ['messages with links', { operator: 'has', operand: 'link' }],
      ['messages with images', { operator: 'has', operand: 'image' }],
      ['messages with attachments', { operator: 'has', operand: 'attachment' }],
    ];
    const expectFew = async (narrow: readonly object[], most: number): Promise<void> => {
      for (const window of [...ENDS, MIDDLE]) {
        const rows = await measure(async (tx) => {
          const compiled = await compileNarrow(
            { tx, services: server.services, actor: anna },
            narrow as never,
          );
          const whole = { anchor: 10 ** 16, before: SHOWN, after: 0, includeAnchor: true, ...window };
          expect((await findWindow(tx, anna.id, compiled, whole)).ids).to.deep.equal([]);
        });
        expect(rows).to.be.within(0, most);
      }
    };
    for (const [name, narrow] of rare)
      it(`is bounded for ${name} if there are none`, () => expectFew([narrow], MOST_ROWS));

    const byAnna = { operator: 'sender', operand: 'anna@example.com' };
    const large: readonly (readonly [string, readonly object[], number])[] = [
      ['a large channel', [channel], ROWS_OF_LARGE],
      ['a large topic', [channel, topic], ROWS_OF_LARGE],
      ['topics of one name', [topic], 0],
      ['a sender of many messages', [byAnna], ROWS_OF_LARGE],
      ['a sender of many messages to a large channel', [channel, byAnna], ROWS_OF_LARGE],
    ];
    for (const [name, place, rows] of large) {
      for (const [operator, operand] of [
        ['has', 'link'],
        ['has', 'reaction'],
        ['is', 'resolved'],
      ])
        it(`is bounded for the rare ${operator}:${operand} in ${name}`, () =>
          expectFew([...place, { operator, operand }], MOST_ROWS + rows));
    }

    it('is bounded for a search in a topic without the word', async () => {
      const narrow = [
        channel,
        { operator: 'topic', operand: 'rare' },
        { operator: 'search', operand: 'hello' },
      ];
      const rows = await measure(async (tx) => {
        const compiled = await compileNarrow({ tx, services: server.services, actor: anna }, narrow);
        const whole = { anchor: 10 ** 16, before: SHOWN, after: 0, includeAnchor: true };
        expect((await findWindow(tx, anna.id, compiled, whole)).ids).to.deep.equal([]);
      });
      expect(rows).to.be.within(1, MOST_ROWS + UNINDEXED_ROWS);
    });

    it('is bounded for a new message', async () => {
      const outgoing = { sender: anna, content: 'x', client: 'test', readBySender: true };
      const rows = await measure((tx) =>
        sendToChannel({ tx, services: server.services }, outgoing, 'busy', 'one'),
      );
      expect(rows).to.be.within(1, MOST_ROWS);
    });
  });
}
