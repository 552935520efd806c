import { expect } from 'chai';

import { OWNER, startServer } from '../../support/server.js';
import { exportEverything } from './fixtures.js';
import { clientOf, startImported } from './import-fixtures.js';

/** Addresses of servers, with the host that the emails of their bots have. */
const SITES: Readonly<Record<string, string>> = {
  'http://127.0.0.1:9991': '127.0.0.1',
  'http://[::1]:9991': 'localhost',
  'http://chat': 'chat',
  'http://chat_2.internal:8080': 'chat_2.internal',
  'https://münchen.example': 'xn--mnchen-3ya.example',
};

describe('An archive of a server at another address', () => {
  for (const [address, host] of Object.entries(SITES))
    it(`keeps the bots of ${address}`, async () => {
      const from = await startServer({ env: { SITE_URL: address } });
      await from.owner.ok('POST', '/bots', { full_name: 'Ping', short_name: 'ping', bot_type: 1 });
      const to = await startImported(await exportEverything(from));
      const bot = await clientOf(to.site, `ping-bot@${host}`);
      expect(await bot.ok('GET', '/users/me')).to.include({ full_name: 'Ping', is_bot: true });
      await to.close();
      await from.close();
    });

  it('keeps people whose email stands for a hidden one at the new address', async () => {
    const from = await startServer({ env: { SITE_URL: 'https://old.example' } });
    const { user_id: id } = await from.owner.ok('POST', '/users', {
      email: 'user9@chat.example.com',
      password: OWNER.password,
      full_name: 'Taken',
    });
    const to = await startImported(await exportEverything(from));
    const unknown = `user-${id}@unknown.invalid`;
    expect(to.warnings.filter((text) => text.includes(unknown))).to.have.lengthOf(1);
    const client = await clientOf(to.site, unknown);
    const { email, full_name } = await client.ok('GET', '/users/me');
    expect({ email, full_name }).to.deep.equal({
      email: `user${id}@chat.example.com`,
      full_name: 'Taken',
    });
    await to.close();
    await from.close();
  });
});
