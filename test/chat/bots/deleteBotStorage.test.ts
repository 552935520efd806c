import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';
import type { Person } from '../../support/people.js';

describe('DELETE /bot_storage', () => {
  let site: TestServer;
  let bot: Person;
  let other: Person;

  before(async () => {
    site = await startServer();
    bot = await site.person('Robot', { botOf: (await site.person('Owner of bots')).id });
    other = await site.person('Other');
    await other.client.ok('PUT', '/bot_storage', { storage: { one: 'x' } });
  });

  beforeEach(async () => {
    await bot.client.ok('PUT', '/bot_storage', { storage: { one: '1', two: '2', three: '3' } });
  });

  after(() => site.close());

  const stored = async ({ client }: Person): Promise<unknown> =>
    (await client.ok('GET', '/bot_storage')).storage;

  it('deletes the entries with the keys, of the requester only', async () => {
    await bot.client.ok('DELETE', '/bot_storage', { keys: ['one', 'three', 'one'] });
    expect(await stored(bot)).to.deep.equal({ two: '2' });
    expect(await stored(other)).to.deep.equal({ one: 'x' });
  });

  it('deletes all entries without keys', async () => {
    await bot.client.ok('DELETE', '/bot_storage');
    expect(await stored(bot)).to.deep.equal({});
    await bot.client.ok('DELETE', '/bot_storage');
    expect(await stored(other)).to.deep.equal({ one: 'x' });
  });

  it('deletes nothing if one of the keys does not exist', async () => {
    const keys = ['one', 'four'];
    await bot.client.fails('DELETE', '/bot_storage', { keys }, { msg: 'Key does not exist.' });
    expect(await stored(bot)).to.deep.equal({ one: '1', two: '2', three: '3' });
  });
});
