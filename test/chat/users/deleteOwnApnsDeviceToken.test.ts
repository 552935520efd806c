import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { storedTokens } from './device-tokens.js';

describe('DELETE /users/me/apns_device_token', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const PATH = '/users/me/apns_device_token';

  it('removes only the own token of this kind', async () => {
    const ben = await site.person('Ben');
    for (const { client } of [anna, ben])
      await client.ok('POST', PATH, { token: 'aXBob25l', appid: 'org.example.Chat' });
    await anna.client.ok('POST', '/users/me/android_gcm_reg_id', { token: 'aXBob25l' });
    await anna.client.ok('DELETE', PATH, { token: 'aXBob25l' });
    expect((await storedTokens(site, anna)).map(({ kind }) => kind)).to.deep.equal(['gcm']);
    const msg = 'Token does not exist';
    await anna.client.fails('DELETE', PATH, { token: 'aXBob25l' }, { code: 'BAD_REQUEST', msg });
    await ben.client.ok('DELETE', PATH, { token: 'aXBob25l' });
  });
});
