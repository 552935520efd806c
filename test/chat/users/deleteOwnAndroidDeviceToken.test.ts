import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { storedTokens } from './device-tokens.js';

describe('DELETE /users/me/android_gcm_reg_id', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const PATH = '/users/me/android_gcm_reg_id';

  it('removes the token, and refuses one that is not registered', async () => {
    await anna.client.ok('POST', PATH, { token: 'one:1' });
    await anna.client.ok('DELETE', PATH, { token: 'one:1' });
    expect(await storedTokens(site, anna)).to.deep.equal([]);
    const msg = 'Token does not exist';
    await anna.client.fails('DELETE', PATH, { token: 'one:1' }, { code: 'BAD_REQUEST', msg });
  });
});
