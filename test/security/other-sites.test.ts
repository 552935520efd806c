import { expect } from 'chai';

import { OWN_PAGES } from './pages.js';
import type { Person } from '../support/people.js';
import { headOf, RawSocket, until } from '../support/raw-socket.js';
import { OWNER, startServer, type TestServer } from '../support/server.js';

const PATH = '/users/me/alert_words';
const WORDS = { alert_words: ['logo'] };
const EVIL = 'http://evil.example.com';

describe('a page of another site', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });

  after(() => site.close());

  const refusal = (reason: string) => ({ status: 403, code: 'CSRF_FAILED', msg: `CSRF error: ${reason}` });
  const ofOrigin = (origin: string) =>
    refusal(`Origin checking failed - ${origin} does not match any trusted origins.`);

  const ask = async (
    client: Person['client'],
    method: string,
    path: string,
    headers: Record<string, string>,
  ) => {
    const { status, body } = await client.send(method, path, method === 'GET' ? {} : WORDS, { headers });
    return { status, code: body.code, msg: body.msg };
  };

  it('cannot change anything with an API key, by Origin', async () => {
    for (const Origin of [
      EVIL,
      'null',
      'https://chat.example.com',
      'http://x.chat.example.com',
      'http://127.0.0.1:1',
    ])
      for (const method of ['POST', 'DELETE'])
        expect(await ask(anna.client, method, PATH, { Origin })).to.deep.equal(ofOrigin(Origin));
    expect((await anna.client.ok('GET', PATH)).alert_words).to.deep.equal([]);
  });

  it('cannot change anything, by Sec-Fetch-Site', async () => {
    for (const from of ['cross-site', 'same-site'])
      expect(await ask(anna.client, 'POST', PATH, { 'Sec-Fetch-Site': from })).to.deep.equal(
        refusal('Request of another site.'),
      );
    for (const from of ['same-origin', 'none'])
      expect((await ask(anna.client, 'POST', PATH, { 'Sec-Fetch-Site': from })).status).to.equal(200);
  });

  it('cannot fetch an API key with a password', async () => {
    const login = { username: OWNER.email, password: OWNER.password };
    const { body } = await site.anonymous.send('POST', '/fetch_api_key', login, {
      headers: { Origin: EVIL },
    });
    expect(body).to.include({ code: 'CSRF_FAILED' }).and.not.have.property('api_key');
  });

  it('can read with credentials; pages of the site itself can change data', async () => {
    for (const [name, value] of [
      ['Origin', EVIL],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const)
      expect((await ask(anna.client, 'GET', PATH, { [name]: value })).status).to.equal(200);
    for (const Origin of ['http://chat.example.com', new URL(site.url).origin])
      expect((await ask(anna.client, 'POST', PATH, { Origin })).status).to.equal(200);
  });

  it('has no rights under another host name of the server', async () => {
    const { port } = new URL(site.url);
    const host = `evil.example.com:${port}`;
    const head = headOf(`/api/v1${PATH}`, {
      method: 'POST',
      headers: {
        Origin: `http://${host}`,
        'Sec-Fetch-Site': 'same-origin',
        Authorization: anna.client.authorization ?? '',
        'Content-Length': '0',
      },
    });
    const raw = (await RawSocket.open(site.url))
      .read()
      .write(head.replace('Host: localhost', `Host: ${host}`));
    await until(() => raw.text.includes('CSRF_FAILED'));
    raw.close();
  });
});

describe('a response', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  it('has the nosniff header on every page and method', async () => {
    for (const path of OWN_PAGES)
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH']) {
        const { headers } = await fetch(new URL(path, site.url), { method, redirect: 'manual' });
        expect(headers.get('x-content-type-options'), `${method} ${path}`).to.equal('nosniff');
      }
  });

  it('has the nosniff header for malformed requests too', async () => {
    const heads = [
      'nothing of the kind\r\n\r\n',
      headOf(`/${'x'.repeat(20_000)}`),
      headOf('/', { headers: { Expect: 'x' } }),
    ];
    for (const head of heads) {
      const raw = (await RawSocket.open(site.url)).read().write(head);
      await until(() => raw.text.includes('\r\n\r\n'));
      expect(raw.text).to.include('X-Content-Type-Options: nosniff');
      raw.close();
    }
  });

  it('does not make browsers show a password dialog', async () => {
    const challenge = async (headers: Record<string, string>): Promise<string | null> => {
      const response = await fetch(`${site.url}/api/v1/users/me`, { headers });
      expect(response.status).to.equal(401);
      return response.headers.get('www-authenticate');
    };
    expect(await challenge({ 'User-Agent': 'curl/8', Accept: '*/*' })).to.equal('Basic realm="chat"');
    const browsers: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' },
      { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
      // Without https browsers send no such headers.
      { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    ];
    for (const headers of browsers) expect(await challenge(headers)).to.equal('Session');
    const file = await fetch(`${site.url}/user_uploads/1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/a.png`, {
      headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
    });
    expect(file.headers.get('www-authenticate')).to.equal('Session');
  });
});
