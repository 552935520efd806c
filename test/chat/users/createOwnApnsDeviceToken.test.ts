import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { storedTokens } from './device-tokens.js';

describe('POST /users/me/apns_device_token', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const add = (token: string, appid = 'org.example.Chat'): Promise<Body> =>
    anna.client.ok('POST', '/users/me/apns_device_token', { token, appid });
  const refused = (parameters: { token: string; appid: string }, msg: string): Promise<Body> =>
    anna.client.fails('POST', '/users/me/apns_device_token', parameters, { code: 'BAD_REQUEST', msg });

  it('keeps each token once, encrypted, with the app of the last request', async () => {
    await add('aXBob25l');
    await add('aXBob25l', 'org.example.Beta');
    const [row, ...others] = await storedTokens(site, anna);
    expect(row).to.include({ kind: 'apns', app_id: 'org.example.Beta' });
    expect(others).to.deep.equal([]);
    expect(JSON.stringify(row)).not.to.include('aXBob25l');
  });

  it('takes tokens with characters that base64 does not have, as existing servers do', async () => {
    for (const token of ['apple-tokenbb', 'apple-tokenaz', 'ab!cd', 'YWI=', 'YQ==', 'YW I='])
      await add(token);
    const { tokens } = await anna.client.ok('GET', '/users/me/apns_device_token');
    expect((tokens as Body[]).map(({ token }) => token as string)).to.include('apple-tokenbb');
  });

  it('refuses tokens that are empty, too long or not base64, and invalid app IDs', async () => {
    const appid = 'org.example.Chat';
    await refused({ token: '', appid }, 'Empty or invalid length token');
    await refused({ token: 'abcd'.repeat(1025), appid }, 'Empty or invalid length token');
    for (const token of ['abc', 'ab=d', 'ab!d', 'apple-token', 'äbcd', 'abcde==='])
      await refused({ token, appid }, 'Invalid APNS token');
    await refused({ token: 'abcd', appid: 'a/b' }, 'Invalid app ID');
  });
});
