import { expect } from 'chai';

import { batchSizes } from '../../../src/lib/byte-batches.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, say, tell } from './fixtures.js';

const UNREAD = { operator: 'is', operand: 'unread' };

describe('Unread messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  const production = { ...batchSizes };

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await makeChannel(anna, 'design', [ben]);
    await ben.client.ok('POST', '/mark_all_as_read');
    Object.assign(batchSizes, { raisingMessages: 0, searchedMessages: 100 });
  });
  afterEach(async () => {
    Object.assign(batchSizes, production);
    await site.close();
  });

  const flag = (op: 'add' | 'remove', ...messages: number[]): Promise<unknown> =>
    ben.client.ok('POST', '/messages/flags', { messages, op, flag: 'read' });

  const fetch = (narrow: readonly object[], anchor: string): Promise<Body> =>
    ben.client.ok('GET', '/messages', { narrow, anchor, num_before: 20, num_after: 20 });

  const unreadIn = async (...narrow: object[]): Promise<number[]> => {
    const { messages } = await fetch([...narrow, UNREAD], 'newest');
    return messages.map(({ id }: Body) => id);
  };

  /** Has the floor and the watermarks raised. */
  const register = async (): Promise<void> => {
    site.clock.advance(120_000);
    const { queue_id } = await ben.client.ok('POST', '/register', { event_types: ['message'] });
    await ben.client.ok('DELETE', '/events', { queue_id });
  };

  const watermark = async (id: number): Promise<number> => {
    const row = await site.services.store.read((tx) =>
      tx.first<{ watermark: number }>(
        `SELECT k.watermark FROM messages m JOIN read_marks k ON k.conversation_id = m.conversation_id
         WHERE m.id = ? AND k.user_id = ?`,
        [id, ben.id],
      ),
    );
    return row?.watermark ?? 0;
  };

  for (const [title, unreadIds] of [
    ['listed', 10],
    ['looked for between the first and the last one', 0],
  ] as const) {
    it(`are found again in a place where one was marked, if they are ${title}`, async () => {
      batchSizes.unreadIds = unreadIds;
      const [first, second, third] = [
        await say(anna, 'design', 'a'),
        await say(anna, 'design', 'a'),
        await say(anna, 'design', 'a'),
      ];
      await flag('add', first, second, third);
      await flag('remove', second);
      await register();
      const channel = { operator: 'channel', operand: 'design' };
      const topic = { operator: 'topic', operand: 'a' };
      for (const place of [[], [channel], [channel, topic]]) {
        expect(await unreadIn(...place)).to.deep.equal([second]);
        expect(await fetch(place, 'first_unread')).to.include({ anchor: second, found_anchor: true });
      }
    });

    it(`are found again in a direct conversation where one was marked, if they are ${title}`, async () => {
      batchSizes.unreadIds = unreadIds;
      const [first, second] = [await tell(anna, [ben]), await tell(anna, [ben])];
      await tell(ben, [ben]);
      await flag('add', first, second);
      await flag('remove', first);
      await register();
      const place = [{ operator: 'dm', operand: [anna.id] }];
      expect(await unreadIn(...place)).to.deep.equal([first]);
      expect(await fetch(place, 'first_unread')).to.include({ anchor: first, found_anchor: true });
    });
  }

  it('are not looked for among the own direct messages again', async () => {
    const note = await tell(ben, [ben]);
    expect(await watermark(note)).to.equal(0);
    await register();
    expect(await watermark(note)).to.equal(note);
    const other = await tell(anna, [ben]);
    const answer = await tell(ben, [anna]);
    await register();
    expect(await watermark(answer)).to.equal(0);
    expect(await unreadIn()).to.deep.equal([other]);
  });

  it('can be own direct messages that are marked', async () => {
    const [first, second] = [await tell(ben, [anna]), await tell(ben, [anna])];
    await flag('remove', first);
    await register();
    expect(await unreadIn()).to.deep.equal([first]);
    await flag('remove', second);
    await register();
    expect(await unreadIn()).to.deep.equal([first, second]);
  });

  it('can be own direct messages that were sent as unread', async () => {
    const message = { type: 'direct', to: [anna.id], content: 'hello', read_by_sender: false };
    const { id } = await ben.client.ok('POST', '/messages', message);
    await register();
    expect(await unreadIn()).to.deep.equal([id]);
  });
});
