import { expect } from 'chai';

import { makeChannel, say } from '../messages/fixtures.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('Unsubscribing a user again', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  it('changes nothing, and shows no messages sent after the user left', async () => {
    const [anna, ben] = [await site.person('Anna', { role: 'administrator' }), await site.person('Ben')];
    const id = await makeChannel(anna, 'secret', [ben], { invite_only: true });
    const unsubscribe = (): Promise<unknown> =>
      anna.client.ok('DELETE', '/users/me/subscriptions', {
        subscriptions: ['secret'],
        principals: [ben.id],
      });
    expect(await unsubscribe()).to.deep.include({ removed: ['secret'], not_removed: [] });
    const later = await say(anna, id, 'a');
    expect(await unsubscribe()).to.deep.include({ removed: [], not_removed: ['secret'] });
    await ben.client.fails('GET', `/messages/${later}`, {}, { msg: 'Invalid message(s)' });
  });
});
