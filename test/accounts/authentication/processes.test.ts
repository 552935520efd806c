import { expect } from 'chai';

import { makeBot } from '../../chat/bots/event-recorder.js';
import { mailsTo, pass } from '../email/notifications/fixtures.js';
import { Browser } from '../../support/browser.js';
import { Client } from '../../support/client.js';
import { ManualClock } from '../../support/clock.js';
import { testDialect, type TestDatabase } from '../../support/databases.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';

const NEW = 'lantern-sesame-42';

// A SQLite file has one process.
if (testDialect === 'mysql') {
  describe('credentials that one process revokes', () => {
    let database: TestDatabase;
    let here: TestServer;
    let there: TestServer;
    let made = 0;

    before(async () => {
      database = await migratedTestDatabase();
      // The clock stands still, so that no process notices a change by polling.
      const clock = new ManualClock();
      here = await startServer({ database, clock });
      there = await startServer({ database, clock });
    });

    after(async () => {
      await here.close();
      await there.close();
      await database.remove();
    });

    interface Known {
      readonly person: Person;
      readonly browser: Browser;
      /** Statuses of the other process for the key and for the session. */
      readonly statuses: () => Promise<number[]>;
    }

    /** A user whose key and session the other process has verified and remembers. */
    const known = async (): Promise<Known> => {
      const person = await here.person(`Known ${(made += 1)}`);
      const browser = new Browser(here.url);
      await browser.logIn(person.email, person.password);
      const [away, client] = [new Browser(there.url), new Client(there.url, person.client.credentials)];
      for (const [name, value] of browser.cookies) away.cookies.set(name, value);
      const statuses = async () => [
        (await client.send('GET', '/users/me')).status,
        (await away.send('GET', '/users/me')).status,
      ];
      for (let times = 0; times < 2; times += 1) expect(await statuses()).to.deep.equal([200, 200]);
      return { person, browser, statuses };
    };

    it('are refused by the other process: a session after its logout', async () => {
      const { browser, statuses } = await known();
      await browser.open('/');
      await browser.submit({});
      expect(await statuses()).to.deep.equal([200, 401]);
    });

    it('are refused by the other process: a session after a logout everywhere', async () => {
      const { person, statuses } = await known();
      const other = new Browser(here.url);
      await other.logIn(person.email, person.password);
      await other.submit({ everywhere: 'true' });
      expect(await statuses()).to.deep.equal([200, 401]);
    });

    it('are refused by the other process: sessions after a password change or reset', async () => {
      const changed = await known();
      const passwords = { old_password: changed.person.password, new_password: NEW };
      await changed.person.client.ok('PATCH', '/settings', passwords);
      expect(await changed.statuses()).to.deep.equal([200, 401]);

      const { person, statuses } = await known();
      const stranger = new Browser(here.url);
      await stranger.open('/accounts/password/reset/');
      await stranger.submit({ email: person.email });
      await pass(10, here, there);
      const [mail] = mailsTo(here, person);
      const link = /http:\/\/chat\.example\.com(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      await stranger.open(link);
      await stranger.submit({ new_password: NEW, repeated_password: NEW });
      expect(await statuses()).to.deep.equal([200, 401]);
    });

    it('are refused by the other process: key and session after a deactivation', async () => {
      const { person, statuses } = await known();
      await here.owner.ok('DELETE', `/users/${person.id}`);
      expect(await statuses()).to.deep.equal([401, 401]);
    });

    it('are refused by the other process: the replaced key of a user or bot', async () => {
      const { person, statuses } = await known();
      const bot = await makeBot(person.client);
      const away = new Client(there.url, { email: bot.email, key: bot.key });
      await away.ok('GET', '/users/me');
      await person.client.ok('POST', `/bots/${bot.id}/api_key/regenerate`);
      expect((await away.send('GET', '/users/me')).status).to.equal(401);
      await person.client.ok('POST', '/users/me/api_key/regenerate');
      expect(await statuses()).to.deep.equal([401, 200]);
    });
  });
}
