import { randomBytes } from 'node:crypto';

import { expect } from 'chai';

import { readCallback } from '../../support/app-login.js';
import { Browser, formOf } from '../../support/browser.js';
import { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';

describe('the web login flow', () => {
  let site: TestServer;
  let anna: Person;
  const otp = randomBytes(32).toString('hex');

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna+Test');
  });

  after(() => site.close());

  /** Opens the login page, as an app does. */
  const open = async (pad = otp): Promise<Browser> => {
    const browser = new Browser(site.url);
    await browser.open(`/login?mobile_flow_otp=${pad}`);
    return browser;
  };

  it('is that of no other site, so apps show no button for it', async () => {
    const { external_authentication_methods } = await site.anonymous.ok('GET', '/server_settings');
    expect(external_authentication_methods).to.deep.equal([]);
  });

  it('passes the encrypted API key to the app', async () => {
    const browser = await open();
    const answer = await browser.submit({ username: anna.email, password: anna.password });
    expect(answer.status).to.equal(302);
    const location = answer.headers.get('location') ?? '';
    const { key, email, userId } = readCallback(location, otp, 'http://chat.example.com');
    expect({ email, userId }).to.deep.equal({ email: anna.email, userId: anna.id });
    expect(key).to.equal(anna.client.credentials?.key);
    expect(location).not.to.include(key);
    expect(answer.headers.get('cache-control')).to.equal('no-store');
    expect((await new Client(site.url, { email, key }).ok('GET', '/users/me')).user_id).to.equal(anna.id);
  });

  it('passes the real email, even of an account that hides it', async () => {
    const hidden = await site.person('Hidden');
    await hidden.client.ok('PATCH', '/settings', { email_address_visibility: 5 });
    const browser = await open();
    const answer = await browser.submit({ username: hidden.email, password: hidden.password });
    const { email } = readCallback(answer.headers.get('location') ?? '', otp, 'http://chat.example.com');
    expect(email).to.equal(hidden.email);
  });

  it('accepts a one-time pad in upper case', async () => {
    const pad = 'ABCDEF0123456789'.repeat(4);
    const browser = await open(pad);
    const answer = await browser.submit({ username: anna.email, password: anna.password });
    const { key } = readCallback(answer.headers.get('location') ?? '', pad, 'http://chat.example.com');
    expect(key).to.equal(anna.client.credentials?.key);
  });

  it('creates no session', async () => {
    const browser = await open();
    await browser.submit({ username: anna.email, password: anna.password });
    expect(browser.cookies.has('sessionid')).to.equal(false);
    const rows = await site.services.store.read((tx) => tx.all('SELECT id FROM sessions'));
    expect(rows).to.have.length(0);
  });

  it('keeps the one-time pad after failed attempts', async () => {
    const browser = await open();
    for (const password of ['a wrong one', 'another']) {
      const answer = await browser.submit({ username: anna.email, password });
      expect(answer.status).to.equal(401);
      expect(formOf(answer.text, '/login').fields.mobile_flow_otp).to.equal(otp);
    }
    const answer = await browser.submit({ username: anna.email, password: anna.password });
    expect(
      readCallback(answer.headers.get('location') ?? '', otp, 'http://chat.example.com').userId,
    ).to.equal(anna.id);
  });

  it('allows the browser to open the app only from its login page', async () => {
    const policyAt = async (path: string): Promise<string> =>
      (await new Browser(site.url).request('GET', path)).headers.get('content-security-policy') ?? '';
    expect(await policyAt(`/login?mobile_flow_otp=${otp}`)).to.include("form-action 'self' zulip:;");
    expect(await policyAt('/login')).to.include("form-action 'self';");
  });

  it('refuses an invalid one-time pad', async () => {
    for (const pad of ['', 'x', otp.slice(1), `${otp}0`, `${otp.slice(1)}g`, `${otp.slice(1)} `]) {
      const browser = new Browser(site.url);
      const answer = await browser.request('GET', `/login?mobile_flow_otp=${encodeURIComponent(pad)}`);
      expect(answer.status, pad).to.equal(400);
      expect(answer.text).to.include('mobile_flow_otp').and.to.include('not 64 hex digits');
      await browser.open('/login');
      const posted = await browser.submit({
        username: anna.email,
        password: anna.password,
        mobile_flow_otp: pad,
      });
      expect(posted.status, pad).to.equal(400);
      expect(browser.cookies.has('sessionid')).to.equal(false);
    }
  });

  it('requires the password even with a session, which it does not change', async () => {
    const browser = new Browser(site.url);
    await browser.logIn(anna.email, anna.password);
    const before = browser.cookieHeader;
    const page = await browser.open(`/login?mobile_flow_otp=${otp}`);
    expect(page.status).to.equal(200);
    expect(formOf(page.text, '/login').fields).to.include({ mobile_flow_otp: otp, password: '' });
    const answer = await browser.submit({ username: OWNER.email, password: OWNER.password });
    const { email } = readCallback(answer.headers.get('location') ?? '', otp, 'http://chat.example.com');
    expect(email).to.equal(OWNER.email);
    expect(browser.cookieHeader).to.equal(before);
    expect((await browser.send('GET', '/users/me')).body.user_id).to.equal(anna.id);
  });

  it('refuses deactivated users and bots', async () => {
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    const bot = await site.person('Robot', { botOf: anna.id });
    for (const { email, password } of [gone, bot]) {
      const browser = await open();
      const answer = await browser.submit({ username: email, password });
      expect([answer.status, answer.headers.get('location')]).to.deep.equal([401, null]);
    }
  });
});
