import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { listen, makeChannel, say } from './fixtures.js';
import { flag } from './flag-fixtures.js';

const MANY = 100_000;
/** Messages that one request with a narrow processes. */
const STEP = 5_000;

describe('The number of statements for flags', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let design: number;
  let observed = 0;

  before(async () => {
    site = await startServer({ overrides: { observe: () => (observed += 1) } });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    design = await makeChannel(anna, 'design', [ben]);
  });
  after(() => site.close());

  /** Sends messages to a topic. All are copies of the first one. Returns its ID. */
  const fill = async (topic: string, count: number): Promise<number> => {
    const id = await say(anna, design, topic);
    const copied = `sender_id, recipient_id, channel_id, conversation_id, topic, topic_key, content, content_key,
      rendered_content, date_sent, client`;
    await site.services.store.write(async (tx) => {
      await tx.run(
        `INSERT INTO messages (${copied}) WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         SELECT ${copied} FROM n JOIN messages m ON m.id = ?`,
        [count, id],
      );
    });
    return id;
  };

  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    observed = 0;
    await work();
    return observed;
  };

  const mark = (topic_name: string): Promise<number> =>
    statementsOf(() => ben.client.ok('POST', '/mark_topic_as_read', { stream_id: design, topic_name }));

  const ranges = (): Promise<Body[]> =>
    site.services.store.read((tx) =>
      tx.all('SELECT last_id - first_id + 1 AS messages, is_read FROM read_ranges WHERE user_id = ?', [
        ben.id,
      ]),
    );

  /** Marks all messages of a topic as unread in steps. Returns the statements of each step. */
  const markUnread = async (topic: string): Promise<number[]> => {
    const statements: number[] = [];
    let last: Body = { last_processed_id: 'oldest', found_newest: false };
    while (last.found_newest !== true)
      statements.push(
        await statementsOf(async () => {
          last = await ben.client.ok('POST', '/messages/flags/narrow', {
            anchor: last.last_processed_id,
            include_anchor: statements.length === 0,
            num_before: 0,
            num_after: STEP,
            narrow: [
              ['channel', 'design'],
              ['topic', topic],
            ],
            op: 'remove',
            flag: 'read',
          });
        }),
      );
    return statements;
  };

  it(
    'is the same for a topic of ten messages and for one of a hundred thousand',
    withProductionBatches(async () => {
      await ben.client.ok('POST', '/mark_all_as_read');
      await fill('few', 10);
      await fill('many', MANY);
      const few = await mark('few');
      const events = await listen(ben.client, { event_types: ['update_message_flags'] });
      expect(await mark('many')).to.equal(few);
      expect((await events())[0]?.messages).to.have.length(MANY);
      expect(await ranges()).to.deep.equal([]);
      const greatest = await ben.client.ok('POST', '/messages/flags/narrow', {
        ...{ anchor: 'newest', num_before: 10 ** 9, num_after: 10 ** 9, narrow: [], op: 'add', flag: 'read' },
      });
      expect(greatest.processed_count).to.equal(STEP / 2);
      const steps = await markUnread('many');
      // The last one finds no more messages.
      expect(steps).to.have.length(MANY / STEP + 1);
      expect(new Set(steps.slice(1, -1)).size, String(steps)).to.equal(1);
      expect(await ranges()).to.deep.equal([{ messages: MANY, is_read: 0 }]);
      // Reads and deletes the range. The mark states that there is none, and else stays.
      expect(await mark('many')).to.equal(few + 2);
      expect(await ranges()).to.deep.equal([]);
    }),
  );

  it(
    'is the same for one message and for many of one topic',
    withProductionBatches(async () => {
      const first = await fill('flags', 1_000);
      const ids = Array.from({ length: 1_000 }, (_, index) => first + index);
      for (const name of ['starred', 'collapsed']) {
        const one = await statementsOf(() => flag(ben, 'add', name, [first]));
        await flag(ben, 'remove', name, [first]);
        const many = await statementsOf(() => flag(ben, 'add', name, ids.slice(0, 500)));
        expect(many, name).to.equal(one);
      }
      const one = await statementsOf(() => flag(ben, 'add', 'read', [first]));
      expect(await statementsOf(() => flag(ben, 'add', 'read', ids.slice(1)))).to.equal(one);
    }),
  );

  it('is the same for few and for many readers of a message', async () => {
    const id = await say(anna, design, 'receipts');
    const count = (): Promise<number> =>
      statementsOf(() => anna.client.ok('GET', `/messages/${id}/read_receipts`));
    const none = await count();
    await flag(ben, 'add', 'read', [id]);
    expect(await count()).to.equal(none);
  });
});
