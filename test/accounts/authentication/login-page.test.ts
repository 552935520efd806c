import { expect } from 'chai';

import { Browser, formOf } from '../../support/browser.js';
import type { Person } from '../../support/people.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';

describe('the login page', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person("Anna O'Neil & Co");
  });

  after(() => site.close());

  const browser = (): Browser => new Browser(site.url);

  it('logs a user in with the form, shows the account and logs out', async () => {
    const one = browser();
    const form = await one.open('/login');
    expect(form.status).to.equal(200);
    const { fields, labels, method, action } = formOf(form.text, '/login');
    expect({ method, action }).to.deep.equal({ method: 'POST', action: '/login' });
    expect(fields).to.have.keys('csrfmiddlewaretoken', 'username', 'password');
    expect(labels).to.deep.equal({ username: 'Email', password: 'Password' });

    const home = await one.submit({ username: ` ${anna.email.toUpperCase()} `, password: anna.password });
    expect(one.at).to.equal('/');
    expect(home.text).to.include(`logged in as Anna O'Neil &amp; Co (${anna.email})`);
    expect((await one.send('GET', '/users/me')).body.user_id).to.equal(anna.id);

    await one.submit({});
    expect(one.at).to.equal('/login');
    expect([...one.cookies.keys()]).to.deep.equal(['csrftoken']);
    expect((await one.send('GET', '/users/me')).status).to.equal(401);
  });

  it('escapes user input', async () => {
    const one = browser();
    const typed = '"><script>alert(1)</script>&amp;';
    await one.open('/login');
    const answer = await one.submit({ username: typed, password: 'x' });
    expect(answer.text).not.to.include('<script');
    expect(formOf(answer.text, '/login').fields.username).to.equal(typed);
  });

  it('shows the error in the form and keeps the username but not the password', async () => {
    const one = browser();
    await one.open('/login');
    const answer = await one.submit({ username: anna.email, password: 'a wrong one' });
    expect(answer.status).to.equal(401);
    expect(answer.text).to.match(/<p role="alert"[^>]* id="error">Your username or password is incorrect</);
    expect(answer.text).to.match(/<input[^>]*id="password"[^>]*aria-describedby="error"/);
    const { fields } = formOf(answer.text, '/login');
    expect(fields).to.include({ username: anna.email, password: '' });
    expect(one.cookies.has('sessionid')).to.equal(false);
    await one.submit({ username: anna.email, password: anna.password });
    expect(one.at).to.equal('/');
  });

  it('refuses bots, deactivated accounts, accounts without a password and invalid emails with their messages', async () => {
    const bot = await site.person('Robot', { botOf: anna.id });
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    const invited = await site.person('Invited');
    await site.services.store.write((tx) =>
      tx.run('UPDATE users SET password_hash = NULL WHERE id = ?', [invited.id]),
    );
    const wanted: [string, string, number, string][] = [
      [bot.email, bot.password, 401, 'Your username or password is incorrect'],
      [gone.email, gone.password, 401, 'Account is deactivated'],
      [gone.email, 'a wrong one', 401, 'Your username or password is incorrect'],
      [invited.email, invited.password, 401, 'Your password has been disabled and needs to be reset'],
      ['anna', anna.password, 400, 'Enter a valid email address.'],
    ];
    for (const [username, password, status, message] of wanted) {
      const one = browser();
      await one.open('/login');
      const answer = await one.submit({ username, password });
      expect(answer.status, username).to.equal(status);
      expect(answer.text, username).to.include(message);
      expect(one.cookies.has('sessionid'), username).to.equal(false);
    }
  });

  it('refuses while the organization is deactivated or disables password login', async () => {
    const set = (sql: string, value: string | number): Promise<void> =>
      site.services.store.write(async (tx) => {
        await tx.run(sql, [value]);
        tx.invalidate('organization');
      });
    const tell = async (): Promise<string> => (await browser().logIn(OWNER.email, OWNER.password)).text;
    await set('UPDATE organizations SET is_active = ?', 0);
    expect(await tell()).to.include('This organization has been deactivated');
    await set('UPDATE organizations SET is_active = ?', 1);
    const methods = { authentication_methods: { Email: { enabled: false, available: true } } };
    await set('UPDATE organizations SET settings = ?', JSON.stringify(methods));
    expect(await tell()).to.include('Password authentication is disabled in this organization');
    await set('UPDATE organizations SET settings = ?', '{}');
    expect(await tell()).to.include('You are logged in as');
  });

  it('redirects logged-in users to the root, which redirects other clients to documentation or login', async () => {
    const one = browser();
    await one.logIn(anna.email, anna.password);
    const again = await one.request('GET', '/login/');
    expect([again.status, again.headers.get('location')]).to.deep.equal([302, '/']);
    const stranger = await browser().request('GET', '/');
    expect(stranger.headers.get('location')).to.equal('/docs');
    const late = browser();
    late.cookies.set('sessionid', 'x'.repeat(43));
    await late.open('/');
    expect(late.at).to.equal('/login');
    expect(late.cookies.has('sessionid')).to.equal(false);
  });

  it('forbids caching, framing and scripts, and sends no referrer to other sites', async () => {
    for (const path of ['/login', '/accounts/password/reset/', '/accounts/password/reset/unknown/']) {
      const { headers, text } = await browser().request('GET', path);
      expect(headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(headers.get('cache-control')).to.equal('no-store');
      expect(headers.get('x-frame-options')).to.equal('DENY');
      expect(headers.get('referrer-policy')).to.equal('same-origin');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).to.include("default-src 'none'").and.to.include("frame-ancestors 'none'");
      expect(policy).to.include("style-src 'self';").and.to.include("form-action 'self';");
      expect(policy).to.include("base-uri 'none'");
      expect(policy).not.to.match(/unsafe|\*|http/);
      expect(text).not.to.match(/<script|style=|\son\w+=|<style/);
      const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(
        ([, href = '']) => href,
      );
      for (const href of styles) {
        const style = await browser().request('GET', href);
        expect(style.status).to.equal(200);
        expect(style.headers.get('content-type')).to.equal('text/css; charset=utf-8');
        expect(style.text).to.match(/\bbody \{/);
      }
      expect(styles).to.have.length(1);
    }
  });

  it('accepts GET, HEAD and POST, and lists them in `Allow`', async () => {
    const one = browser();
    const head = await one.request('HEAD', '/login');
    expect([head.status, head.text]).to.deep.equal([200, '']);
    const options = await one.request('OPTIONS', '/login');
    expect(options.headers.get('allow')).to.equal('GET, HEAD, POST, OPTIONS');
    const put = await one.request('PUT', '/login');
    expect([put.status, put.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, POST']);
    expect((await one.request('POST', '/accounts/password/done/')).status).to.equal(405);
  });

  it('refuses bodies that are too large or not a form', async () => {
    const one = browser();
    await one.open('/login');
    const large = await one.submit({ username: 'x'.repeat(70_000) });
    expect(large.status).to.equal(413);
    const json = await one.request('POST', '/login', {
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(json.status).to.equal(403);
  });

  describe('with rate limits', () => {
    let limited: TestServer;

    before(async () => {
      limited = await startServer({
        env: { RATE_LIMITS: 'on' },
        overrides: { limits: { api_by_ip: [{ seconds: 60, count: 30 }] } },
      });
    });

    after(() => limited.close());

    it('counts failures by username and all requests by address', async () => {
      const one = new Browser(limited.url);
      await one.open('/login');
      for (let failure = 0; failure < 5; failure += 1) {
        expect((await one.submit({ username: OWNER.email, password: 'a guess' })).status).to.equal(401);
      }
      const refused = await one.submit({ username: OWNER.email.toUpperCase(), password: OWNER.password });
      expect(refused.status).to.equal(429);
      expect(Number(refused.headers.get('retry-after'))).to.be.within(55, 60);
      expect(refused.text).to.include('API usage exceeded rate limit');
      let last = await one.request('GET', '/login');
      for (let more = 0; more < 30 && last.status === 200; more += 1)
        last = await one.request('GET', '/login');
      expect(last.status).to.equal(429);
      expect(last.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(last.headers.get('x-ratelimit-limit')).to.equal('30');
    });
  });
});
