import { expect } from 'chai';

import { tell } from '../../messages/fixtures.js';
import { ManualClock } from '../../../support/clock.js';
import { testDialect } from '../../../support/databases.js';
import type { Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';
import { migratedTestDatabase, type TestDatabase } from '../../../support/store.js';
import { makeWebhook, newest, requestsDone, startLocal } from './fixtures.js';
import { Receiver } from './receiver.js';

// Only one process can open a SQLite database.
if (testDialect === 'mysql') {
  describe('Requests of outgoing webhooks with two processes', () => {
    const clock = new ManualClock();
    let database: TestDatabase;
    let one: TestServer;
    let other: TestServer;
    let receiver: Receiver;
    let anna: Person;

    before(async () => {
      database = await migratedTestDatabase();
      receiver = await Receiver.start();
      one = await startLocal({ database, clock });
      other = await startLocal({ database, clock });
      anna = await one.person('Anna');
    });

    after(async () => {
      await other.close();
      await one.close();
      await database.remove();
      receiver.close();
    });

    it('are sent once and in order, and each reply is sent once', async () => {
      receiver.respond = ({ text }) => ({ body: { content: `Read: ${JSON.parse(text).data}` } });
      const bots = [
        await makeWebhook(one, anna, receiver.url),
        await makeWebhook(one, anna, receiver.url),
        await makeWebhook(one, anna, receiver.url),
      ];
      const contents = ['1', '2', '3', '4', '5'];
      for (const content of contents) for (const bot of bots) await tell(anna, [bot], content);
      for (let passed = 0; passed < 5; passed += 1) {
        clock.advance(5_000);
        await Promise.all([requestsDone(one), requestsDone(other)]);
      }
      for (const bot of bots) {
        const received = receiver.bodies.filter(({ token }) => token === bot.token);
        expect(received.map(({ data }) => data)).to.deep.equal(contents);
      }
      const replies = (await newest(anna, 40)).filter(({ sender_id }) => sender_id !== anna.id);
      expect(replies).to.have.length(15);
    });
  });
}
