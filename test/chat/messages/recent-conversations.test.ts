import { expect } from 'chai';

import { listRecentConversations } from '../../../src/chat/messages/register.js';
import type { Tx, Value } from '../../../src/runtime/store/types.js';
import type { Body } from '../../support/client.js';
import { testDialect } from '../../support/databases.js';
import { addCrowd } from '../../support/many-users.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, say, tell } from './fixtures.js';

const TYPE = 'recent_private_conversations';

describe('Recent direct conversations in POST /register', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;

  before(async () => {
    site = await startServer();
    [anna, ben, carl] = [await site.person('Anna'), await site.person('Ben'), await site.person('Carl')];
  });
  after(() => site.close());

  const recent = async ({ client }: Pick<Person, 'client'>): Promise<Body> =>
    (await client.ok('POST', '/register', { fetch_event_types: [TYPE] })).recent_private_conversations;

  it('are the other users and the newest message of each, from the newest to the oldest', async () => {
    expect(await recent(anna)).to.deep.equal([]);
    await makeChannel(anna, 'design', [ben, carl]);
    await tell(anna, [ben]);
    const group = await tell(carl, [ben, anna]);
    const own = await tell(anna, [anna]);
    const pair = await tell(ben, [anna]);
    await say(carl, 'design', 'logo');
    expect(await recent(anna)).to.deep.equal([
      { max_message_id: pair, user_ids: [ben.id] },
      { max_message_id: own, user_ids: [] },
      { max_message_id: group, user_ids: [ben.id, carl.id] },
    ]);
    expect(await recent(carl)).to.deep.equal([{ max_message_id: group, user_ids: [anna.id, ben.id] }]);
  });

  it('follow deletions, and omit conversations without any message', async () => {
    const [dora, emil] = [await site.person('Dora'), await site.person('Emil')];
    const first = await tell(dora, [emil]);
    const second = await tell(emil, [dora]);
    await emil.client.ok('DELETE', `/messages/${second}`);
    expect(await recent(emil)).to.deep.equal([{ max_message_id: first, user_ids: [dora.id] }]);
    await dora.client.ok('DELETE', `/messages/${first}`);
    expect(await recent(emil)).to.deep.equal([]);
  });

  it('are not returned to clients that ask only for messages', async () => {
    const state = await anna.client.ok('POST', '/register', { fetch_event_types: ['message'] });
    expect(state).to.have.property('max_message_id');
    expect(state).not.to.have.property(TYPE);
  });

  describe('with many messages and conversations', () => {
    const PARTNERS = 1100;
    const MESSAGES = 20;
    let busy: Person;

    /** Stores conversations of Busy with one user each. */
    const insert = async (partners: readonly number[]): Promise<void> => {
      await site.services.store.write(async (tx) => {
        const last = await tx.first<{ id: number }>('SELECT MAX(id) AS id FROM recipients');
        const recipients = partners.map((partner, index) => ({
          ...{
            id: (last?.id ?? 0) + 1 + index,
            user_ids: [busy.id, partner].sort((a, b) => a - b).join(','),
          },
          user_ids_key: `test ${partner}`,
        }));
        await tx.insertMany('recipients', recipients);
        const members = recipients.flatMap(({ id }, index) =>
          [busy.id, partners[index] ?? 0].map((user_id) => ({ recipient_id: id, user_id })),
        );
        await tx.insertMany('recipient_members', members);
        for (let round = 0; round < MESSAGES; round += 1) {
          await tx.insertMany(
            'messages',
            recipients.map(({ id }) => ({
              ...MESSAGE,
              sender_id: busy.id,
              recipient_id: id,
              conversation_id: id,
            })),
          );
        }
      });
    };
    const MESSAGE = {
      ...{ channel_id: null, topic: '', topic_key: '', content: 'x', content_key: 'x' },
      ...{ rendered_content: '<p>x</p>', date_sent: 1, client: 'test', is_me_message: 0, has_attachment: 0 },
      ...{ has_image: 0, has_link: 0, read_by_sender: 1, wildcard_mention: 0 },
    };

    before(async () => {
      busy = await site.person('Busy');
      const channel = await makeChannel(busy, 'crowd', []);
      await insert([...(await addCrowd(site, channel, 'crowd', PARTNERS))]);
    });

    it('are the 1000 with the newest messages', async () => {
      const found: Body[] = await recent(busy);
      expect(found).to.have.length(1000);
      const ids = found.map(({ max_message_id }) => max_message_id as number);
      expect(ids).to.deep.equal([...ids].sort((a, b) => b - a));
      const newest = await tell(busy, [busy]);
      expect((await recent(busy))[0]).to.deep.equal({ max_message_id: newest, user_ids: [] });
    });

    it('take one statement, which scans no table', async () => {
      const plans: string[] = [];
      const explained = (tx: Tx): Tx => ({
        ...tx,
        async all(sql: string, values?: readonly Value[]) {
          const explain = testDialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
          for (const row of await tx.all<Record<string, unknown>>(`${explain} ${sql}`, values))
            plans.push(planOf(row));
          return tx.all(sql, values);
        },
      });
      if (testDialect === 'mysql')
        await site.services.store.write((tx) =>
          tx.all('ANALYZE TABLE messages, recipients, recipient_members'),
        );
      const statements = await site.services.store.read(async (tx) => {
        await listRecentConversations(explained(tx), busy.id);
        return plans;
      });
      // The rows of `recent` are those of the inner query.
      const scans = statements.filter((plan) => /^SCAN (?!recent)|^ALL (?!<derived)|^index r/.test(plan));
      expect(scans, statements.join('\n')).to.deep.equal([]);
      expect(statements.join('\n')).to.match(/messages_recipient/);
      const count = await site.services.store.read(async (tx) => {
        const before = tx.statements;
        await listRecentConversations(tx, busy.id);
        return tx.statements - before;
      });
      expect(count).to.equal(1);
    });
  });
});

/** Returns a row of a query plan as text: for MariaDB and MySQL the type of access, the table and the index. */
const planOf = ({ detail, type, table, key }: Record<string, unknown>): string =>
  typeof detail === 'string' ? detail : [type, table, key].map(String).join(' ');
