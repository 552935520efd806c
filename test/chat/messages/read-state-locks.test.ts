import { expect } from 'chai';

import type { Tx } from '../../../src/runtime/store/types.js';
import { untilBlocked } from '../../runtime/store/locks/at-once.js';
import type { Body, Parameters } from '../../support/client.js';
import { columnsOf } from '../../support/copy-rows.js';
import { testDialect } from '../../support/databases.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { listen, makeChannel, say } from './fixtures.js';
import { flag, unreadOf } from './flag-fixtures.js';
import { anyTable } from '../../support/any-table.js';

// SQLite has one writer at a time, so no message is committed before one with a lower ID.
if (testDialect === 'mysql') {
  describe('A message with a lower ID that is committed later', () => {
    let site: TestServer;
    let anna: Person;
    let ben: Person;
    let design: number;

    before(async () => {
      site = await startServer();
      anna = await site.person('Anna');
      ben = await site.person('Ben');
      design = await makeChannel(anna, 'design', [ben]);
    });
    after(() => site.close());

    const copy = async (tx: Tx, like: number, id: number): Promise<void> => {
      await anyTable(tx).insert('messages', { ...(await columnsOf(tx, 'messages', like)), id });
    };

    /** Sends a request after a message was committed, while one with a lower ID is not. Returns the IDs of both. */
    const whileLate = async (
      topic: string,
      make: (newest: number) => readonly [path: string, parameters: Parameters],
    ): Promise<[late: number, newest: number]> => {
      const like = await say(anna, design, topic);
      await flag(ben, 'add', 'read', [like]);
      const [late, newest] = [like + 10, like + 20];
      let marking: Promise<Body> | undefined;
      await site.services.store.write(async (tx) => {
        await copy(tx, like, late);
        await site.services.store.write((other) => copy(other, like, newest));
        marking = ben.client.ok('POST', ...make(newest));
        await untilBlocked(marking);
      });
      await marking;
      return [late, newest];
    };

    it('stays unread if the user marks the later message as read', async () => {
      const [late] = await whileLate('logo', (newest) => [
        '/messages/flags',
        { messages: [newest], op: 'add', flag: 'read' },
      ]);
      expect(await unreadOf(ben)).to.include(late);
    });

    it('is part of the topic that the user marks as read', async () => {
      const events = await listen(ben.client, { event_types: ['update_message_flags'] });
      const ids = await whileLate('colors', () => [
        '/mark_topic_as_read',
        { stream_id: design, topic_name: 'colors' },
      ]);
      expect((await events()).at(-1)?.messages).to.include.members(ids);
      expect(await unreadOf(ben)).not.to.include.members(ids);
    });
  });
}
