import { expect } from 'chai';

import { findChannelByKey, lockVisibility } from '../../../src/chat/channels/model/store.js';
import { subscribe } from '../../../src/chat/channels/subscriptions/subscribe.js';
import { findUser } from '../../../src/chat/users/model/store.js';
import { Fixtures } from '../../runtime/store/locks/contest.js';
import { denOf, guestOf, showUsersTo } from '../../runtime/store/locks/guests.js';
import { untilBlocked } from '../../runtime/store/locks/at-once.js';
import { differences } from '../../support/apply/differences.js';
import { Follower } from '../../support/apply/follower.js';
import type { Person } from '../../support/people.js';
import { testDialect } from '../../support/databases.js';
import { exampleFile } from '../../support/files.js';
import { startServer, type TestServer } from '../../support/server.js';

// SQLite has one writer at a time.
if (testDialect === 'mysql') {
  describe('The upload of an avatar', () => {
    let site: TestServer;
    let fixtures: Fixtures;

    before(async () => {
      site = await startServer();
      fixtures = new Fixtures(site, await site.person('Anna'), await site.person('Ben'));
    });
    after(() => site.close());

    /** Subscribes a user to a channel. Runs work before the commit. */
    const join = async (user: Person, channelName: string, work: () => Promise<void>): Promise<void> => {
      const { services } = site;
      await services.store.write(async (tx) => {
        const locked = await lockVisibility({ tx, services });
        const channel = await findChannelByKey(tx, channelName);
        const row = await findUser(tx, user.id);
        if (!channel || !row) throw new Error('The user or the channel is missing.');
        await subscribe(locked, { channels: [channel], users: [row] });
        await work();
      });
    };

    it('waits for a guest who comes to see the user, and sends the guest the new avatar', async () => {
      const guest = await guestOf(fixtures);
      const den = await denOf(fixtures);
      await showUsersTo(fixtures, 'role:members');
      const follower = await Follower.start(guest.client);
      let upload: Promise<unknown> | undefined;
      await join(guest, den, async () => {
        upload = fixtures.anna.client.ok('POST', '/users/me/avatar', { filename: exampleFile() });
        await untilBlocked(upload);
      });
      await upload;
      const { followed, fresh } = await follower.compare();
      expect(differences(followed, fresh)).to.deep.equal({});
    });
  });
}
