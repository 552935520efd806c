import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';
import type { Person } from '../../support/people.js';

describe('GET /bot_storage', () => {
  let site: TestServer;
  let bot: Person;

  before(async () => {
    site = await startServer();
    bot = await site.person('Robot', { botOf: (await site.person('Owner of bots')).id });
    await bot.client.ok('PUT', '/bot_storage', { storage: { one: '1', two: '2', three: '3' } });
  });

  after(() => site.close());

  it('returns all entries without keys', async () => {
    const all = { one: '1', two: '2', three: '3' };
    expect((await bot.client.ok('GET', '/bot_storage')).storage).to.deep.equal(all);
    expect((await bot.client.ok('GET', '/bot_storage', { keys: [] })).storage).to.deep.equal(all);
  });

  it('returns the entries with the keys', async () => {
    const { storage } = await bot.client.ok('GET', '/bot_storage', { keys: ['two', 'one', 'two'] });
    expect(storage).to.deep.equal({ one: '1', two: '2' });
  });

  it('refuses keys that do not exist, also those of other accounts', async () => {
    const other = await site.person('Other');
    await other.client.ok('PUT', '/bot_storage', { storage: { other: 'x' } });
    for (const keys of [['other'], ['one', 'four'], ['One']]) {
      await bot.client.fails('GET', '/bot_storage', { keys }, { msg: 'Key does not exist.' });
    }
  });

  it('returns large storages', async () => {
    const large = await site.person('Large');
    const value = '"é\n'.repeat(33_000);
    const all = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key ${index}`, value]));
    for (const [key, one] of Object.entries(all))
      await large.client.ok('PUT', '/bot_storage', { storage: { [key]: one } });
    const { storage } = await large.client.ok('GET', '/bot_storage');
    expect(storage).to.deep.equal(all);
  });
});
