import { expect } from 'chai';

import { Browser } from '../../support/browser.js';
import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const WORDS = { alert_words: ['logo'] };
const PATH = '/users/me/alert_words';

/** Returns the token with changed final characters. */
const altered = (token: string): string => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;

describe('requests of a session that change data', () => {
  let site: TestServer;
  let safe: TestServer;
  let anna: Person;
  let browser: Browser;
  let token: string;

  const logIn = async (person: Person, on = site): Promise<Browser> => {
    const one = new Browser(on.url);
    await one.logIn(person.email, person.password);
    return one;
  };

  before(async () => {
    site = await startServer();
    safe = await startServer({ env: { SITE_URL: 'https://chat.example.com' } });
    anna = await site.person('Anna');
    browser = await logIn(anna);
    token = browser.cookies.get('csrftoken') ?? '';
  });

  after(async () => {
    await site.close();
    await safe.close();
  });

  const post = (headers: Record<string, string>, parameters = {}, encoding: 'form' | 'json' = 'form') =>
    browser.send('POST', PATH, { ...WORDS, ...parameters }, { headers, encoding });

  const isRefused = ({ status, body }: Awaited<ReturnType<typeof post>>, reason: string): void => {
    expect({ status, ...body }).to.deep.equal({
      status: 403,
      result: 'error',
      code: 'CSRF_FAILED',
      msg: `CSRF error: ${reason}`,
      reason,
    });
  };

  it('accept the token in a header, with a form or a JSON body', async () => {
    expect((await post({ 'X-CSRFToken': token })).status).to.equal(200);
    expect((await post({ 'X-CSRFToken': token }, {}, 'json')).status).to.equal(200);
    const upload = { file: textFile('notes.txt', 'blue') };
    expect((await browser.send('POST', '/user_uploads', upload)).status).to.equal(200);
  });

  it('accept the token in a form field, which is not reported as an unknown parameter', async () => {
    const { status, body } = await post({}, { csrfmiddlewaretoken: token });
    expect(status).to.equal(200);
    expect(body).not.to.have.property('ignored_parameters_unsupported');
  });

  it('are refused without a token for any method and body format, and change nothing', async () => {
    const { body: before } = await browser.send('GET', PATH);
    isRefused(await post({}, { alert_words: ['never'] }), 'CSRF token missing.');
    isRefused(await post({}, { alert_words: ['never'] }, 'json'), 'CSRF token missing.');
    const forms: [string, string][] = [
      ['PATCH', '/settings'],
      ['DELETE', PATH],
      ['POST', '/user_uploads'],
      ['POST', '/register'],
    ];
    for (const [method, path] of forms)
      isRefused(await browser.send(method, path, {}, { headers: {} }), 'CSRF token missing.');
    expect((await browser.send('GET', PATH)).body).to.deep.equal(before);
  });

  it('are refused with a wrong token and with the token of another or no session', async () => {
    const wrong = "CSRF token from the 'X-Csrftoken' HTTP header incorrect.";
    const other = await logIn(anna);
    const nobody = new Browser(site.url);
    await nobody.open('/login');
    const tokens = [other, nobody].map(({ cookies }) => cookies.get('csrftoken') ?? '');
    for (const one of [...tokens, altered(token), token.slice(1), 'x', 'ä'])
      isRefused(await post({ 'X-CSRFToken': encodeURIComponent(one) }), wrong);
    isRefused(await post({}, { csrfmiddlewaretoken: altered(token) }), 'CSRF token from POST incorrect.');
    // A cookie planted by an attacker does not make its own token valid.
    browser.cookies.set('csrftoken', tokens[0] ?? '');
    isRefused(await post({ 'X-CSRFToken': tokens[0] ?? '' }), wrong);
    browser.cookies.set('csrftoken', token);
  });

  it('require the origin of SITE_URL or of the requested address', async () => {
    const from = (Origin: string) => post({ 'X-CSRFToken': token, Origin });
    for (const origin of ['http://chat.example.com', new URL(site.url).origin])
      expect((await from(origin)).status, origin).to.equal(200);
    const strangers = [
      'http://evil.example.com',
      'https://chat.example.com',
      'http://chat.example.com.evil.example',
      'http://127.0.0.1:1',
      'null',
      'file://',
    ];
    for (const origin of strangers)
      isRefused(await from(origin), `Origin checking failed - ${origin} does not match any trusted origins.`);
  });

  it('require a valid Origin or Referer header with https', async () => {
    const person = await safe.person('Safe');
    const one = new Browser(safe.url);
    const origin = { Origin: 'https://chat.example.com' };
    await one.open('/login');
    await one.submit({ username: person.email, password: person.password }, origin);
    const csrf = { 'X-CSRFToken': one.cookies.get('csrftoken') ?? '' };
    const ask = (headers: Record<string, string>) =>
      one.send('POST', PATH, WORDS, { headers: { ...csrf, ...headers } });
    expect((await ask(origin)).status).to.equal(200);
    expect((await ask({ Referer: 'https://chat.example.com/x' })).status).to.equal(200);
    isRefused(await ask({}), 'Referer checking failed - no Referer.');
    isRefused(await ask({ Referer: 'x' }), 'Referer checking failed - Referer is malformed.');
    for (const referer of ['https://evil.example.com/', 'http://chat.example.com/'])
      isRefused(
        await ask({ Referer: referer }),
        `Referer checking failed - ${referer} does not match any trusted origins.`,
      );
    isRefused(
      await ask({ Origin: new URL(safe.url).origin }),
      `Origin checking failed - ${new URL(safe.url).origin} does not match any trusted origins.`,
    );
  });

  it('need no token for reads, for the login operation or with an API key', async () => {
    const read = await browser.send(
      'GET',
      '/users/me',
      {},
      { headers: { Origin: 'http://evil.example.com' } },
    );
    expect(read.status).to.equal(200);
    expect((await anna.client.send('POST', PATH, WORDS)).status).to.equal(200);
    const open = await browser.send(
      'POST',
      '/fetch_api_key',
      { username: anna.email, password: anna.password },
      { headers: {} },
    );
    expect(open.status).to.equal(200);
  });

  it('are recognized by the method that a form field names', async () => {
    const patched = await browser.send('POST', '/settings', { method: 'PATCH' }, { headers: {} });
    isRefused(patched, 'CSRF token missing.');
    const body = new URLSearchParams({ method: 'GET' });
    expect((await browser.request('POST', '/api/v1/users/me', { body })).status).to.equal(200);
  });

  it('are refused if another site sends them with Basic credentials of the browser', async () => {
    const from = (site: string, method = 'POST') =>
      anna.client.send(method, PATH, method === 'GET' ? {} : WORDS, { headers: { 'Sec-Fetch-Site': site } });
    for (const one of ['cross-site', 'same-site']) {
      isRefused(await from(one), 'Request of another site.');
      expect((await from(one, 'GET')).status).to.equal(200);
    }
    for (const one of ['same-origin', 'none']) expect((await from(one)).status, one).to.equal(200);
  });

  describe('sent by a form of another site', () => {
    // Browsers leave out SameSite cookies, but keep what the response to a navigation sets.
    for (const path of ['/login', '/logout', '/accounts/password/reset/'])
      it(`do not change the cookies of the browser at ${path}`, async () => {
        const { headers } = await new Browser(site.url).request('POST', path, {
          body: new URLSearchParams({ username: anna.email, email: anna.email }),
          headers: { Origin: 'http://evil.example.com' },
        });
        expect(headers.getSetCookie()).to.deep.equal([]);
      });
  });

  describe('of the login page', () => {
    const login = { username: '', password: '' };

    before(() => {
      Object.assign(login, { username: anna.email, password: anna.password });
    });

    const attempt = async (
      one: Browser,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<string> => {
      const body = new URLSearchParams({ ...login, ...fields });
      const { status, text } = await one.request('POST', '/login', { body, headers });
      return status === 403 ? (/CSRF error: ([^<]*)/.exec(text)?.[1] ?? '') : String(status);
    };

    it('require the token of the form and the matching cookie', async () => {
      const one = new Browser(site.url);
      expect(await attempt(one, {})).to.equal('CSRF token missing.');
      one.cookies.clear();
      await one.open('/login');
      const own = one.cookies.get('csrftoken') ?? '';
      const another = new Browser(site.url);
      await another.open('/login');
      const others = another.cookies.get('csrftoken') ?? '';
      expect(others).not.to.equal(own);
      const incorrect = 'CSRF token from POST incorrect.';
      expect(await attempt(one, { csrfmiddlewaretoken: others })).to.equal(incorrect);
      expect(await attempt(one, { csrfmiddlewaretoken: altered(own) })).to.equal(incorrect);
      expect(await attempt(one, { csrfmiddlewaretoken: token })).to.equal(incorrect);
      one.cookies.clear();
      expect(await attempt(one, { csrfmiddlewaretoken: own })).to.equal('CSRF cookie not set.');
      one.cookies.set('csrftoken', own);
      expect(
        await attempt(one, { csrfmiddlewaretoken: own }, { Origin: 'http://evil.example.com' }),
      ).to.equal('Origin checking failed - http://evil.example.com does not match any trusted origins.');
      expect(one.cookies.has('sessionid')).to.equal(false);
      expect(await attempt(one, { csrfmiddlewaretoken: own })).to.equal('302');
    });

    it('return a new form after a refusal, with which the next attempt succeeds', async () => {
      const one = new Browser(site.url);
      await one.open('/login');
      one.cookies.clear();
      expect((await one.submit(login)).status).to.equal(403);
      await one.submit(login);
      expect(one.at).to.equal('/');
    });

    it('keep the token for forms in several tabs', async () => {
      const one = new Browser(site.url);
      await one.open('/login');
      const first = one.cookies.get('csrftoken') ?? '';
      await one.open('/accounts/password/reset/');
      expect(one.cookies.get('csrftoken')).to.equal(first);
      expect(await attempt(one, { csrfmiddlewaretoken: first })).to.equal('302');
    });
  });
});
