import { expect } from 'chai';

import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

describe('POST /users/me/android_gcm_reg_id', () => {
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

  it('keeps several tokens of a user, each once', async () => {
    for (const token of ['one:1', 'two:2', 'one:1']) await anna.client.ok('POST', PATH, { token });
    expect((await rows()).map(({ kind }) => kind)).to.deep.equal(['gcm', 'gcm']);
  });

  it('refuses empty tokens', async () => {
    const msg = 'Empty or invalid length token';
    await anna.client.fails('POST', PATH, { token: '' }, { code: 'BAD_REQUEST', msg });
  });
});
