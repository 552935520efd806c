import { expect } from 'chai';

import { findCandidates } from '../../../src/accounts/email/digest/candidates.js';
import { beginRound, gatherDigest } from '../../../src/accounts/email/digest/contents.js';
import type { Tx, Value } from '../../../src/runtime/store/types.js';
import { findUser } from '../../../src/chat/users/model/store.js';
import { makeChannel, say, tell } from '../../chat/messages/fixtures.js';
import { testDialect } from '../../support/databases.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('The cost of a digest', () => {
  let site: TestServer;
  let anna: Person;
  let away: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    away = await site.person('Away');
    await makeChannel(anna, 'open', [away]);
    await makeChannel(anna, 'closed', [away], { invite_only: true, history_public_to_subscribers: false });
    site.clock.advance(1_000);
    await talk(1);
  });
  after(() => site.close());

  /** Sends messages of each kind that a digest lists. */
  const talk = async (topics: number): Promise<void> => {
    for (let topic = 0; topic < topics; topic += 1) {
      for (const channel of ['open', 'closed']) await say(anna, channel, `topic ${topic}`);
      await tell(anna, [away]);
    }
    await makeChannel(anna, `new ${topics}`, []);
  };

  const gather = async (observed: (tx: Tx) => Tx): Promise<number> => {
    const round = await beginRound(site.services);
    return site.services.store.read(async (tx) => {
      const user = await findUser(tx, away.id);
      if (!user) throw new Error('There is no such account.');
      const before = tx.statements;
      const digest = await gatherDigest({ tx: observed(tx), services: site.services }, user, {
        round,
        lastSeen: user.date_joined,
      });
      expect(digest?.topics).to.not.deep.equal([]);
      return tx.statements - before;
    });
  };

  it('is the same number of statements for few and for many messages and topics', async () => {
    const few = await gather((tx) => tx);
    await talk(15);
    expect(await gather((tx) => tx)).to.equal(few);
    expect(few).to.be.at.most(11);
  });

  // The query plans are those of SQLite.
  if (testDialect === 'sqlite') {
    it('includes no full table scan, and no sort that an index could replace', async () => {
      const plans: string[] = [];
      const explain = async (tx: Tx, sql: string, values: readonly Value[] = []): Promise<void> => {
        const rows = await tx.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
        plans.push(...rows.map(({ detail }) => detail));
      };
      const observed = (tx: Tx): Tx => ({
        ...tx,
        async all(sql: string, values?: readonly Value[]) {
          await explain(tx, sql, values);
          return tx.all(sql, values);
        },
        async first(sql: string, values?: readonly Value[]) {
          await explain(tx, sql, values);
          return tx.first(sql, values);
        },
      });
      await gather(observed);
      for await (const candidates of findCandidates(
        (work) => site.services.store.read((tx) => work(observed(tx))),
        { now: site.clock.seconds(), isPresenceDisabled: false },
      ))
        expect(candidates).to.deep.equal([]);
      expect(plans).to.include('SEARCH m USING INDEX messages_topic (channel_id=? AND topic_key=? AND id>?)');
      expect(plans.filter((plan) => /^SCAN (?!of_topic|counted)|FOR ORDER BY/.test(plan))).to.deep.equal([]);
    });
  }
});
