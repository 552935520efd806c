import { expect } from 'chai';

import type { JsonFragments } from '../../../src/runtime/http/serialize.js';
import { matchNarrow } from '../../../src/chat/messages/matchNarrow.js';
import { findUser } from '../../../src/chat/users/model/store.js';
import type { Body } from '../../support/client.js';
import { copyRow, times } from '../../support/copy-rows.js';
import type { Person } from '../../support/people.js';
import { requestFacts } from '../../support/request-facts.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { makeChannel, say, setMark, tell } from './fixtures.js';

describe('GET /messages/matches_narrow', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    await makeChannel(anna, 'design', [ben]);
  });
  after(() => server.close());

  const match = async (
    { client }: Person,
    msg_ids: readonly number[],
    narrow: unknown,
  ): Promise<Record<string, Body>> =>
    (
      await client.ok('GET', '/messages/matches_narrow', {
        msg_ids: JSON.stringify(msg_ids),
        narrow: JSON.stringify(narrow),
      })
    ).messages;
  const matching = async (by: Person, ids: readonly number[], narrow: unknown): Promise<number[]> =>
    Object.keys(await match(by, ids, narrow)).map(Number);

  it('returns content and topic of the matching messages as HTML', async () => {
    const plain = await say(anna, 'design', 'a', 'no address');
    const linked = await say(anna, 'design', 'a <b>', 'see https://example.com');
    const narrow = [{ operator: 'has', operand: 'link' }];
    expect(await match(ben, [linked, plain, linked, 4711], narrow)).to.deep.equal({
      [linked]: {
        match_content: '<p>see <a href="https://example.com">https://example.com</a></p>',
        match_subject: 'a &lt;b&gt;',
      },
    });
    expect(await matching(ben, [linked, plain], [])).to.deep.equal([plain, linked]);
    expect(await matching(ben, [], [])).to.deep.equal([]);
  });

  it('searches more messages than a statement reads', async () => {
    const first = await say(anna, 'design', 'many', 'needle');
    await copyRow(
      server,
      'messages',
      first,
      times(130, () => ({})),
    );
    const last = await say(anna, 'design', 'many', 'needle');
    const ids = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect(await matching(ben, ids, [['search', 'needle']])).to.deep.equal(ids);
  });

  it('highlights the search words', async () => {
    const id = await say(anna, 'design', 'Tea & cake', 'tea at *five*');
    expect(await match(ben, [id], [['search', 'tea']])).to.deep.equal({
      [id]: {
        match_content: '<p><span class="highlight">tea</span> at <em>five</em></p>',
        match_subject: '<span class="highlight">Tea</span> &amp; cake',
      },
    });
  });

  it('supports all operators, including those on read marks and flags', async () => {
    const first = await say(anna, 'design', 'unread');
    const second = await say(anna, 'design', 'unread');
    await setMark(server, ben, first);
    expect(await matching(ben, [first, second], [['is', 'unread']])).to.deep.equal([second]);
    const direct = await tell(anna, [ben]);
    expect(await matching(ben, [first, direct], [['dm', anna.email]])).to.deep.equal([direct]);
    const elsewhere = await say(anna, 'design', 'else');
    expect(await matching(ben, [first, elsewhere], [['with', String(first)]])).to.deep.equal([first]);
  });

  it('considers only messages that the requester received', async () => {
    await makeChannel(anna, 'open', []);
    const before = await say(anna, 'open', 'a');
    const direct = await tell(anna, [anna]);
    const narrow = [{ operator: 'channel', operand: 'open' }];
    expect(await matching(ben, [before, direct], narrow)).to.deep.equal([]);
    expect(await matching(ben, [before, direct], [])).to.deep.equal([]);
    await makeChannel(anna, 'open', [ben]);
    const after = await say(anna, 'open', 'a');
    expect(await matching(ben, [before, after], narrow)).to.deep.equal([after]);
  });

  it(
    'needs as many statements for a thousand IDs as for one',
    withProductionBatches(async () => {
      const id = await say(anna, 'design', 'a', 'one of many');
      const { store } = server.services;
      const columns =
        'sender_id, recipient_id, channel_id, conversation_id, topic, topic_key, content, content_key';
      const more = `${columns}, rendered_content, date_sent, client`;
      await store.write(async (tx) => {
        for (let copies = 1; copies < 1000; copies *= 2) {
          await tx.run(
            `INSERT INTO messages (${more}) SELECT ${more} FROM messages WHERE content_key = 'one of many' AND id >= ?`,
            [id],
          );
        }
      });
      const ids = (
        await store.read((tx) =>
          tx.all<{ id: number }>('SELECT id FROM messages WHERE id >= ? ORDER BY id LIMIT 1000', [id]),
        )
      ).map((row) => row.id);
      expect(await matching(ben, ids, [['topic', 'a']])).to.deep.equal(ids);
      const count = (msg_ids: number[]): Promise<number> =>
        store.read(async (tx) => {
          const actor = await findUser(tx, ben.id);
          if (!actor) throw new Error('Ben is gone.');
          const input = { msg_ids, narrow: [['topic', 'a']] };
          const { messages } = await matchNarrow({
            input,
            actor,
            tx,
            services: server.services,
            request: requestFacts,
          });
          const { pieces } = messages as unknown as JsonFragments;
          expect(Object.keys(JSON.parse(pieces.map(String).join('')) as object)).to.have.length(
            msg_ids.length,
          );
          return tx.statements;
        });
      expect(await count(ids)).to.equal(await count([id]));
    }),
  );

  it('refuses malformed narrows', async () => {
    const refuses = (narrow: unknown, expected: Body): Promise<Body> =>
      ben.client.fails(
        'GET',
        '/messages/matches_narrow',
        { msg_ids: '[1]', narrow: JSON.stringify(narrow) },
        expected,
      );
    await refuses([{ operator: 'has', operand: 'wings' }], {
      code: 'BAD_NARROW',
      msg: "Invalid narrow operator: unknown 'has' operand wings",
    });
    await refuses([{ operator: 'has' }], { msg: 'Invalid narrow[0]: Value error, operand is missing' });
  });
});
