import { expect } from 'chai';

import { startSession } from '../../../src/accounts/authentication/sessions/start.js';
import { Browser } from '../../support/browser.js';
import { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';

describe('the page of the own account', () => {
  let site: TestServer;
  let anna: Person;
  let one: Browser;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  beforeEach(async () => {
    anna = await site.person(`Anna ${Math.random().toString(36).slice(2, 8)}`);
    one = new Browser(site.url);
    await one.logIn(anna.email, anna.password);
    await one.open('/account');
  });

  const ownSettings = async (): Promise<Record<string, unknown>> => {
    const { user_settings } = await anna.client.ok('POST', '/register', {
      event_types: '[]',
      fetch_event_types: '["user_settings"]',
    });
    return user_settings as Record<string, unknown>;
  };

  it('changes the settings of emails, and sends only what was changed', async () => {
    const before = await ownSettings();
    // Another client changes one of them after the page was loaded.
    await anna.client.ok('PATCH', '/settings', { enable_digest_emails: 'false' });
    const done = await one.act('emails', {
      enable_login_emails: null,
      enable_stream_email_notifications: 'true',
      email_notifications_batching_period_seconds: '604800',
      realm_name_in_email_notifications_policy: '3',
    });
    expect(done.text).to.include('<p role="status" class="done">Saved.</p>');
    expect(await ownSettings()).to.deep.equal({
      ...before,
      enable_digest_emails: false,
      enable_login_emails: false,
      enable_stream_email_notifications: true,
      email_notifications_batching_period_seconds: 604_800,
      realm_name_in_email_notifications_policy: 3,
    });
  });

  it('shows a refused form again with what was entered, and changes nothing', async () => {
    const before = await ownSettings();
    const refused = await one.act('emails', {
      enable_login_emails: null,
      email_notifications_batching_period_seconds: '604801',
    });
    expect(refused.status).to.equal(400);
    expect(refused.text)
      .to.match(/<title>Error: /)
      .and.match(/role="alert" class="error" id="error">Invalid email batching period: 604801 seconds</);
    expect(refused.text).to.match(
      /id="emails-email_notifications_batching_period_seconds"[^>]*aria-describedby="emails-email_notifications_batching_period_seconds-help error"/,
    );
    expect(await ownSettings()).to.deep.equal(before);
    // Both changes are in the form, as changes.
    await one.act('emails', { email_notifications_batching_period_seconds: '1' });
    const after = { enable_login_emails: false, email_notifications_batching_period_seconds: 1 };
    expect(await ownSettings()).to.deep.equal({ ...before, ...after });
  });

  it('does not take back what another client changed while a form was refused', async () => {
    await anna.client.ok('PATCH', '/settings', { enable_digest_emails: 'false' });
    await one.act('emails', { email_notifications_batching_period_seconds: '604801' });
    await one.act('emails', { email_notifications_batching_period_seconds: '300' });
    expect(await ownSettings()).to.include({
      enable_digest_emails: false,
      email_notifications_batching_period_seconds: 300,
    });
  });

  it('states no success of an empty password', async () => {
    const filled: readonly Record<string, string>[] = [
      {},
      { old_password: 'wrong' },
      { old_password: anna.password },
    ];
    for (const values of filled) {
      const refused = await one.act('password', values);
      expect(refused.status, JSON.stringify(values)).to.equal(400);
      expect(refused.text).to.match(/Missing '(old|new)_password' argument/);
    }
  });

  it('states what was done once, and not because of an address', async () => {
    const done = await one.act('emails', { enable_login_emails: null });
    expect(done.text).to.include('role="status"');
    expect((await one.open('/account')).text).not.to.include('role="status"');
    for (const path of ['/account?done=password', '/account?notice=%2Faccount.password'])
      expect((await one.open(path)).text, path).not.to.include('role="status"');
  });

  it('refuses unknown actions', async () => {
    const csrfmiddlewaretoken = one.cookies.get('csrftoken') ?? '';
    const headers = { Origin: site.url };
    for (const action of ['', 'nothing', '__proto__', 'constructor', 'deactivateUser']) {
      const body = new URLSearchParams({ csrfmiddlewaretoken, action });
      const refused = await one.request('POST', '/account', { body, headers });
      expect(refused.status, action).to.equal(400);
    }
  });

  it('sends one cookie for all its forms', async () => {
    one.cookies.delete('csrftoken');
    const { headers } = await one.open('/account');
    expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('csrftoken='))).to.have.lengthOf(1);
    expect((await one.act('profile', { full_name: 'Other' })).text).to.include('Saved.');
  });

  it('offers no name and no email that the organization does not let people change', async () => {
    const names = { name_changes_disabled: 'true', email_changes_disabled: 'true' };
    await site.owner.ok('PATCH', '/realm', { name_changes_disabled: 'true' });
    await one.open('/account');
    expect(one.text).not.to.include('name="full_name"');
    expect(one.text).to.include('name="email"');
    await site.owner.ok('PATCH', '/realm', names);
    expect((await one.open('/account')).text).not.to.include('Name and email');
    await site.owner.ok('PATCH', '/realm', {
      name_changes_disabled: 'false',
      email_changes_disabled: 'false',
    });
  });

  it('changes the password, keeps this session and ends the others', async () => {
    const other = new Browser(site.url);
    await other.logIn(anna.email, anna.password);
    const wrong = await one.act('password', { old_password: 'not it', new_password: 'kettle drum orbit 91' });
    expect(wrong.status).to.equal(400);
    expect(wrong.text).not.to.include('kettle drum').and.not.to.include('not it');
    const done = await one.act('password', {
      old_password: anna.password,
      new_password: 'kettle drum orbit 91',
    });
    expect(done.text).to.include('The password is changed');
    expect((await one.open('/account')).text).to.include('This browser.');
    await other.open('/account');
    expect(other.at).to.equal('/login?next=%2Faccount');
    await new Client(site.url).ok('POST', '/fetch_api_key', {
      username: anna.email,
      password: 'kettle drum orbit 91',
    });
  });

  it('lists the sessions, ends one of them, and none of another user', async () => {
    const other = new Browser(site.url);
    await other.logIn(anna.email, anna.password);
    await one.open('/account');
    const ids = [...one.text.matchAll(/name="session" value="(\d+)"/g)].map(([, id = '']) => id);
    expect(ids).to.have.lengthOf(1);
    const strange = new Browser(site.url);
    const ben = await site.person(`Ben ${anna.id}`);
    await strange.logIn(ben.email, ben.password);
    await new Browser(site.url).logIn(ben.email, ben.password);
    await strange.open('/account');
    await strange.act('endSession', { session: ids[0] ?? '' });
    expect((await other.open('/')).status).to.equal(200);
    expect(other.at).to.equal('/');
    const done = await one.act('endSession');
    expect(done.text).to.include('The session is ended.').and.not.to.include('name="session"');
    await other.open('/');
    expect(other.at).to.equal('/login');
  });

  it('shows the API key to who knows the password, and makes a new one', async () => {
    const { api_key } = await site.anonymous.ok('POST', '/fetch_api_key', {
      username: anna.email,
      password: anna.password,
    });
    expect(one.text).not.to.include(String(api_key));
    expect((await one.act('showKey', { password: 'not it' })).status).to.equal(401);
    expect(one.text).not.to.include(String(api_key));
    const shown = await one.act('showKey', { password: anna.password });
    expect(shown.text).to.include(`email=${anna.email}\nkey=${String(api_key)}\nsite=`);
    expect(shown.headers.get('cache-control')).to.equal('no-store');
    const renewed = await one.act('newKey');
    const [, key = ''] = /<code>(\w{32})<\/code>/.exec(renewed.text) ?? [];
    expect(key).not.to.equal(api_key);
    await new Client(site.url, { email: anna.email, key }).ok('GET', '/users/me');
    expect((await anna.client.send('GET', '/users/me')).status).to.equal(401);
  });

  it('renames and deactivates the account', async () => {
    await one.act('profile', { full_name: `A. & O'Nna` });
    expect((await one.open('/')).text).to.include("logged in as A. &amp; O'Nna (");
    await one.open('/account');
    await one.act('deactivate');
    expect(one.at).to.equal('/login');
    const { user } = await site.owner.ok('GET', `/users/${anna.id}`);
    expect(user).to.include({ full_name: `A. & O'Nna`, is_active: false });
  });

  it('refuses forms without the token of the session, and those of other sites', async () => {
    const token = await one.act('profile', { full_name: 'Mallory', csrfmiddlewaretoken: 'x'.repeat(65) });
    expect(token.status).to.equal(403);
    expect(token.text).to.include('CSRF token from POST incorrect.');
    const body = new URLSearchParams({ action: 'profile', full_name: 'Mallory' });
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const [name, value] of Object.entries(foreign)) {
      const headers = { [name]: value };
      expect((await one.request('POST', '/account', { body, headers })).status, name).to.equal(403);
    }
    expect((await anna.client.ok('GET', '/users/me')).full_name).to.equal(anna.name);
  });
});

describe('the page of the own account with other settings of the server', () => {
  it('sends values of each kind to a server with STRICT_REQUESTS', async () => {
    const site = await startServer({ env: { STRICT_REQUESTS: 'on' } });
    const one = new Browser(site.url);
    await one.logIn(OWNER.email, OWNER.password);
    await one.open('/account');
    const emails = { enable_login_emails: null, email_notifications_batching_period_seconds: '300' };
    expect((await one.act('emails', emails)).text).to.include('Saved.');
    await one.open('/organization/people');
    const invited = await one.act('invite', { invitee_emails: 'one@example.com' });
    expect(invited.text).to.include('The invitations are on their way.');
    await one.open('/organization/settings');
    const messages = { message_content_edit_limit_seconds: 'unlimited', message_retention_days: '30' };
    expect((await one.act('messages', messages)).text).to.include('Saved.');
    await site.close();
  });

  it('has no forms with passwords if the server verifies none', async () => {
    const site = await startServer({ env: { PASSWORD_LOGIN: 'off' } });
    const { services } = site;
    const { user_id } = await site.owner.ok('GET', '/users/me');
    const { token } = await services.store.write((tx) =>
      startSession({ tx, services }, Number(user_id), undefined),
    );
    const one = new Browser(site.url);
    one.cookies.set('sessionid', token);
    await one.open('/account');
    expect(one.at).to.equal('/account');
    expect(one.text).not.to.include('type="password"');
    expect(one.text).to.include('Make a new API key');
    await site.close();
  });
});

describe('the requests of a page', () => {
  it('count against the limit of the user', async () => {
    const site = await startServer({ env: { RATE_LIMITS: 'on' } });
    const anna = await site.person('Anna');
    const one = new Browser(site.url);
    await one.logIn(anna.email, anna.password);
    await one.open('/account');
    const left = async (): Promise<number> => {
      const { headers } = await anna.client.send('GET', '/users/me');
      return Number(headers.get('x-ratelimit-remaining'));
    };
    const before = await left();
    await one.act('emails', { enable_login_emails: null });
    // The action, and the request that asks.
    expect(before - (await left())).to.equal(2);
    await site.close();
  });
});

describe('the way to a page through the login', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  it('returns to the page with its parameters', async () => {
    const one = new Browser(site.url);
    await one.open('/conversation?message=7&x=%26');
    expect(one.at).to.equal(`/login?next=${encodeURIComponent('/conversation?message=7&x=%26')}`);
    await one.submit({ username: anna.email, password: 'wrong' });
    await one.submit({ username: anna.email, password: anna.password });
    expect(one.at).to.equal('/conversation?message=7&x=%26');
  });

  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/a\\b',
    '\t//evil.example',
    '/%0d\n//evil.example',
    'javascript:alert(1)',
    'account',
    '',
  ];
  for (const next of elsewhere)
    it(`leads to no other site: ${JSON.stringify(next)}`, async () => {
      const one = new Browser(site.url);
      await one.open(`/login?next=${encodeURIComponent(next)}`);
      expect(one.text).not.to.include('name="next"');
      const page = await one.request('POST', '/login', {
        body: new URLSearchParams({
          csrfmiddlewaretoken: one.cookies.get('csrftoken') ?? '',
          username: anna.email,
          password: anna.password,
          next,
        }),
      });
      expect(page.status).to.equal(302);
      expect(page.headers.get('location')).to.equal('/');
    });
});
