import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { storedTokens } from './device-tokens.js';

describe('POST /users/me/android_gcm_reg_id', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const PATH = '/users/me/android_gcm_reg_id';

  it('keeps several tokens of a user, each once', async () => {
    for (const token of ['one:1', 'two:2', 'one:1']) await anna.client.ok('POST', PATH, { token });
    expect((await storedTokens(site, anna)).map(({ kind }) => kind)).to.deep.equal(['gcm', 'gcm']);
  });

  it('refuses empty tokens', async () => {
    const msg = 'Empty or invalid length token';
    await anna.client.fails('POST', PATH, { token: '' }, { code: 'BAD_REQUEST', msg });
  });
});
