import { expect } from 'chai';

import { tell } from '../../../chat/messages/fixtures.js';
import { copyRow, times } from '../../../support/copy-rows.js';
import type { Person } from '../../../support/people.js';
import { startServer, type TestServer } from '../../../support/server.js';
import { mailsTo, pass, pendingRows } from './fixtures.js';

/** Pending messages of a user that one transaction reads. */
const BATCH_OF_MESSAGES = 1000;

describe('The limits of emails about messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await pass(5, site);
  });
  afterEach(() => site.close());

  const setSettings = (text: string): Promise<unknown> =>
    site.services.store.write((tx) => tx.run('UPDATE users SET settings = ? WHERE id = ?', [text, ben.id]));

  it('postpone failed emails by ten minutes', async () => {
    await tell(anna, [ben]);
    await pass(5, site);
    await setSettings('{broken');
    const now = site.clock.seconds() + 5;
    await site.services.store.write((tx) => tx.run('UPDATE email_notifications SET due_at = ?', [now]));
    await pass(5, site);
    expect((await pendingRows(site)).map(({ due_at }) => due_at)).to.deep.equal([now + 600]);
    await setSettings('{}');
    await pass(595, site);
    expect(await pendingRows(site), 'five seconds before').to.have.length(1);
    await pass(5, site);
    expect(await pendingRows(site), 'after ten minutes').to.deep.equal([]);
  });

  it('settle one message more than a batch in one round', async () => {
    const first = await tell(anna, [ben]);
    await pass(5, site);
    await copyRow(
      site,
      'messages',
      first,
      times(BATCH_OF_MESSAGES, () => ({})),
    );
    await site.services.store.write((tx) =>
      tx.run(
        `INSERT INTO email_notifications (user_id, message_id, due_at)
         SELECT ?, id, ? FROM messages WHERE id > ?`,
        [ben.id, site.clock.seconds() + 5, first],
      ),
    );
    expect(await pendingRows(site)).to.have.length(BATCH_OF_MESSAGES + 1);
    await pass(5, site);
    expect(await pendingRows(site)).to.deep.equal([]);
    await pass(5, site);
    expect(mailsTo(site, ben)).to.have.length(2);
  });

  it('do not apply to the number of recipients of a message', async () => {
    const people = [ben, await site.person('Cora'), await site.person('Dan'), await site.person('Eva')];
    await pass(5, site);
    await tell(anna, people);
    await pass(5, site);
    expect((await pendingRows(site)).map(({ user_id }) => user_id)).to.deep.equal(people.map(({ id }) => id));
  });
});
