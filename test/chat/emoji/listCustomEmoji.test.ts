import { expect } from 'chai';

import { Client } from '../../support/client.js';
import { startServer, type TestServer } from '../../support/server.js';
import { addEmoji } from './fixtures.js';

describe('GET /realm/emoji', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  it('returns all emoji by ID, deactivated ones included, to guests and bots too', async () => {
    expect((await site.owner.ok('GET', '/realm/emoji')).emoji).to.deep.equal({});
    const gone = await addEmoji(site.owner, 'gone');
    await site.owner.ok('DELETE', '/realm/emoji/gone');
    const here = await addEmoji(site.owner, 'here');
    const guest = await site.person('Guest', { role: 'guest' });
    const bot = await site.owner.ok('POST', '/bots', { full_name: 'Robot', short_name: 'robot' });
    const robot = new Client(site.url, { email: 'robot-bot@chat.example.com', key: bot.api_key });
    for (const client of [guest.client, robot]) {
      expect((await client.ok('GET', '/realm/emoji')).emoji).to.deep.equal({
        [gone.id]: { ...gone, deactivated: true },
        [here.id]: here,
      });
    }
  });
});
