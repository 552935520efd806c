import { expect } from 'chai';

import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

describe('DELETE /users/me/android_gcm_reg_id', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const rows = (): Promise<Body[]> =>
    site.services.store.read((tx) => tx.all('SELECT * FROM device_tokens WHERE user_id = ?', [anna.id]));
  const PATH = '/users/me/android_gcm_reg_id';

  it('removes the token, and refuses one that is not registered', async () => {
    await anna.client.ok('POST', PATH, { token: 'one:1' });
    await anna.client.ok('DELETE', PATH, { token: 'one:1' });
    expect(await rows()).to.deep.equal([]);
    const msg = 'Token does not exist';
    await anna.client.fails('DELETE', PATH, { token: 'one:1' }, { code: 'BAD_REQUEST', msg });
  });
});
