import { expect } from 'chai';

import { headOf, RawSocket, until } from '../../support/raw-socket.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';

const PATH = '/dev_fetch_api_key';

describe('POST /dev_fetch_api_key', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer({ env: { DEV_MODE: 'on' } });
  });

  after(() => site.close());

  it('returns the API key of any user by real email', async () => {
    const person = await site.person('Person');
    await person.client.ok('PATCH', '/settings', { email_address_visibility: 5 });
    const found = await site.anonymous.ok('POST', PATH, { username: ' Person@Example.com ' });
    expect(found).to.include({
      api_key: person.client.credentials?.key,
      email: person.email,
      user_id: person.id,
    });
    expect((await site.anonymous.ok('POST', PATH, { username: OWNER.email })).api_key).to.equal(
      site.owner.credentials?.key,
    );
  });

  it('refuses host names of other sites', async () => {
    const askAs = async (host: string): Promise<string> => {
      const body = `username=${encodeURIComponent(OWNER.email)}`;
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(body.length),
        Connection: 'close',
      };
      const head = headOf(`/api/v1${PATH}`, { method: 'POST', headers }).replace('localhost', host);
      const raw = (await RawSocket.open(site.url)).read().write(head + body);
      await until(() => raw.isClosed);
      return raw.text;
    };
    const { port } = new URL(site.url);
    for (const host of [
      'evil.example.com',
      `evil.example.com:${port}`,
      'localhost.example.com',
      '127.0.0.1.example.com',
    ])
      expect(await askAs(host), host).to.include('Endpoint available only at localhost');
    for (const host of [
      `localhost:${port}`,
      `127.0.0.1:${port}`,
      '[::1]',
      'chat.localhost',
      'Chat.Example.com',
    ])
      expect(await askAs(host), host).to.include('"api_key"');
  });

  it('refuses unknown and invalid emails, bots and deactivated users', async () => {
    const wrong = { status: 401, code: 'AUTHENTICATION_FAILED' };
    const bot = await site.person('Robot', { botOf: (await site.person('Keeper')).id });
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${String(gone.id)}`);
    await site.anonymous.fails('POST', PATH, { username: 'nobody@example.com' }, wrong);
    await site.anonymous.fails('POST', PATH, { username: bot.email }, wrong);
    const deactivated = { status: 401, code: 'USER_DEACTIVATED' };
    await site.anonymous.fails('POST', PATH, { username: gone.email }, deactivated);
    await site.anonymous.fails('POST', PATH, { username: 'owner' }, { msg: 'Enter a valid email address.' });
  });

  it('refuses while the organization is deactivated', async () => {
    const set = (isActive: number): Promise<void> =>
      site.services.store.write(async (tx) => {
        await tx.run('UPDATE organizations SET is_active = ?', [isActive]);
        tx.invalidate('organization');
      });
    await set(0);
    const refused = { status: 401, code: 'REALM_DEACTIVATED' };
    await site.anonymous.fails('POST', PATH, { username: OWNER.email }, refused);
    await set(1);
  });

  for (const mode of [undefined, 'off']) {
    it(`refuses with DEV_MODE ${mode ?? 'unset'}, as does GET /dev_list_users`, async () => {
      const server = await startServer({ env: mode === undefined ? {} : { DEV_MODE: mode } });
      const closed = { result: 'error', code: 'BAD_REQUEST', msg: 'Endpoint not available in production.' };
      for (const [method, path, body] of [
        ['POST', PATH, new URLSearchParams({ username: OWNER.email })],
        ['POST', PATH, new URLSearchParams({ username: 'nobody@example.com' })],
        ['GET', '/dev_list_users', undefined],
      ] as const) {
        const response = await fetch(`${server.url}/api/v1${path}`, { method, ...(body && { body }) });
        expect(response.status).to.equal(400);
        const answer = (await response.json()) as object;
        expect(answer).to.deep.include(closed);
        expect(JSON.stringify(answer)).not.to.include('example.com');
      }
      await server.close();
    });
  }
});
