import { expect } from 'chai';

import type { Mail } from '../../../src/runtime/outbox/jobs.js';
import { Browser, type Visited } from '../../support/browser.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { waitingMails } from '../../support/waiting-mails.js';

const RESET = '/accounts/password/reset/';
const NEW = 'lantern-sesame-42';
const DAY = 86_400;

describe('the password reset', () => {
  let site: TestServer;
  let made = 0;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  const person = (): Promise<Person> => site.person(`Forgetful ${(made += 1)}`);

  const ask = async (email: string, on = site): Promise<Visited> => {
    const browser = new Browser(on.url);
    await browser.open(RESET);
    return browser.submit({ email });
  };

  /** Runs one round of the outbox, which looks up the account. Returns the emails for the next round. */
  const mails = async (): Promise<Mail[]> => {
    site.clock.advance(5000);
    await site.server.workers.outbox.settled();
    return waitingMails(site);
  };

  const linkIn = (text = ''): string => /http:\/\/chat\.example\.com(\S+)/.exec(text)?.[1] ?? '';

  const linkFor = async (email: string): Promise<string> => {
    await ask(email);
    const mail = (await mails()).find(({ to }) => to === email);
    expect(linkIn(mail?.text)).to.match(/^\/accounts\/password\/reset\/[\w-]{43}\/$/);
    return linkIn(mail?.text);
  };

  const choose = async (link: string, new_password = NEW, repeated_password = new_password) => {
    const browser = new Browser(site.url);
    await browser.open(link);
    return { browser, answer: await browser.submit({ new_password, repeated_password }) };
  };

  const canLogIn = async ({ email }: Person, password: string): Promise<boolean> =>
    (await site.anonymous.send('POST', '/fetch_api_key', { username: email, password })).status === 200;

  it('sets a new password with an emailed link, once, and ends all sessions', async () => {
    const anna = await person();
    const old = new Browser(site.url);
    await old.logIn(anna.email, anna.password);
    const link = await linkFor(anna.email);
    const looked = await new Browser(site.url).request('GET', link);
    expect(looked.text).to.include(anna.email);
    expect(await canLogIn(anna, anna.password), 'opening the link changes nothing').to.equal(true);

    const { browser } = await choose(link);
    expect(browser.at).to.equal('/accounts/password/done/');
    expect(await canLogIn(anna, NEW)).to.equal(true);
    expect(await canLogIn(anna, anna.password)).to.equal(false);
    expect((await old.send('GET', '/users/me')).status).to.equal(401);
    await anna.client.ok('GET', '/users/me');
    const again = await new Browser(site.url).request('GET', link);
    expect(again.status).to.equal(404);
    expect(again.text).to.include('used already, or it is too old');
  });

  it('works for accounts without a password', async () => {
    const invited = await person();
    await site.services.store.write((tx) =>
      tx.run('UPDATE users SET password_hash = NULL WHERE id = ?', [invited.id]),
    );
    const refused = await site.anonymous.send('POST', '/fetch_api_key', {
      username: invited.email,
      password: invited.password,
    });
    expect(refused.body.code).to.equal('PASSWORD_RESET_REQUIRED');
    await choose(await linkFor(invited.email));
    expect(await canLogIn(invited, NEW)).to.equal(true);
  });

  it('stores only a hash of the link', async () => {
    const anna = await person();
    const link = await linkFor(anna.email);
    const token = link.split('/').at(-2) ?? '';
    const rows = await site.services.store.read((tx) => tx.all('SELECT * FROM password_resets'));
    expect(JSON.stringify(rows)).not.to.include(token);
    const jobs = await site.services.store.read((tx) => tx.all<{ kind: string }>('SELECT * FROM outbox'));
    expect(jobs.map(({ kind }) => kind)).to.include('sealedMail');
    expect(JSON.stringify(jobs)).not.to.include(token);
  });

  it('returns the same page for every email and sends mail only to active users', async () => {
    const gone = await person();
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    const bot = await site.person('Robot', { botOf: gone.id });
    const there = await person();
    await mails();
    const answers: unknown[] = [];
    for (const email of [there.email, 'nobody@example.com', gone.email, bot.email]) {
      const { status, text, headers } = await ask(email);
      answers.push({ status, text, length: headers.get('content-length') });
    }
    for (const answer of answers) expect(answer).to.deep.equal(answers[0]);
    expect((await mails()).map(({ to }) => to)).to.deep.equal([there.email]);
  });

  it('writes the same rows for every email before it responds', async () => {
    const anna = await person();
    const kinds = async (email: string): Promise<unknown[]> => {
      await mails();
      await site.services.store.write((tx) => tx.run('DELETE FROM outbox'));
      await ask(email);
      return site.services.store.read((tx) => tx.all('SELECT kind FROM outbox'));
    };
    const wanted = [{ kind: 'passwordReset' }];
    expect(await kinds(anna.email)).to.deep.equal(wanted);
    expect(await kinds('nobody@example.com')).to.deep.equal(wanted);
  });

  it('refuses text that is not an email', async () => {
    const answer = await ask('nobody');
    expect(answer.status).to.equal(400);
    expect(answer.text).to.include('Enter a valid email address.').and.to.include('value="nobody"');
  });

  it('refuses weak or differing passwords and keeps the link valid', async () => {
    const anna = await person();
    const link = await linkFor(anna.email);
    for (const weak of ['', '12345', 'password', anna.email, 'x'.repeat(101)]) {
      const { answer } = await choose(link, weak);
      expect(answer.status, weak).to.equal(400);
      expect(answer.text, weak).to.include('New password is too weak!');
    }
    const { answer } = await choose(link, NEW, `${NEW}!`);
    expect(answer.status).to.equal(400);
    expect(answer.text).to.include('The two passwords differ.');
    expect(await canLogIn(anna, anna.password)).to.equal(true);
    await choose(link);
    expect(await canLogIn(anna, NEW)).to.equal(true);
  });

  it('accepts one of several concurrent requests with the same link', async () => {
    const anna = await person();
    const link = await linkFor(anna.email);
    const browsers = [1, 2, 3].map(() => new Browser(site.url));
    for (const browser of browsers) await browser.open(link);
    const passwords = browsers.map((_, index) => `${NEW}${index}`);
    await Promise.all(
      browsers.map((browser, index) => {
        const password = passwords[index] ?? '';
        return browser.submit({ new_password: password, repeated_password: password });
      }),
    );
    expect(browsers.filter(({ at }) => at === '/accounts/password/done/')).to.have.length(1);
  });

  describe('the link', () => {
    const isOver = async (link: string): Promise<boolean> =>
      (await new Browser(site.url).request('GET', link)).status === 404;

    it('expires after a day, to the second', async () => {
      const anna = await person();
      const link = await linkFor(anna.email);
      const [row] = await site.services.store.read((tx) =>
        tx.all<{ expires_at: number }>('SELECT expires_at FROM password_resets WHERE user_id = ?', [anna.id]),
      );
      const left = (row?.expires_at ?? 0) - site.clock.seconds();
      expect(left).to.equal(DAY);
      site.clock.advance((left - 1) * 1000);
      expect(await isOver(link)).to.equal(false);
      const late = new Browser(site.url);
      await late.open(link);
      site.clock.advance(1000);
      expect(await isOver(link)).to.equal(true);
      expect((await late.submit({ new_password: NEW, repeated_password: NEW })).status).to.equal(404);
      expect(await canLogIn(anna, anna.password)).to.equal(true);
    });

    it('becomes invalid with a newer link, a password or email change, or a deactivation', async () => {
      const one = await person();
      const first = await linkFor(one.email);
      await site.services.store.write((tx) => tx.run('DELETE FROM outbox'));
      const second = await linkFor(one.email);
      expect([await isOver(first), await isOver(second)]).to.deep.equal([true, false]);
      await one.client.ok('PATCH', '/settings', { old_password: one.password, new_password: NEW });
      expect(await isOver(second)).to.equal(true);

      const moved = await person();
      const before = await linkFor(moved.email);
      await moved.client.ok('PATCH', '/settings', { email: `new.${moved.email}` });
      const confirmation = (await waitingMails(site)).find(({ to }) => to === `new.${moved.email}`);
      expect((await fetch(site.url + linkIn(confirmation?.text), { method: 'POST' })).status).to.equal(200);
      expect(await isOver(before)).to.equal(true);

      const gone = await person();
      const theirs = await linkFor(gone.email);
      await site.owner.ok('DELETE', `/users/${gone.id}`);
      expect(await isOver(theirs)).to.equal(true);
    });

    it('is refused if its token is unknown or malformed', async () => {
      for (const token of ['x', 'x'.repeat(43), '%00', 'a/b', 'done/x'])
        expect(await isOver(`${RESET}${token}/`), token).to.equal(true);
    });
  });

  it('requires a CSRF token', async () => {
    const anna = await person();
    const link = await linkFor(anna.email);
    const body = new URLSearchParams({ new_password: NEW, repeated_password: NEW });
    const refused = await new Browser(site.url).request('POST', link, { body });
    expect(refused.status).to.equal(403);
    expect(refused.text).to.include('CSRF error: CSRF token missing.');
    expect(await canLogIn(anna, anna.password)).to.equal(true);
    const asked = await new Browser(site.url).request('POST', RESET, {
      body: new URLSearchParams({ email: anna.email }),
    });
    expect(asked.status).to.equal(403);
  });

  it('refuses while the organization is deactivated or disables password login', async () => {
    const set = (sql: string, value: string | number): Promise<void> =>
      site.services.store.write(async (tx) => {
        await tx.run(sql, [value]);
        tx.invalidate('organization');
      });
    const methods = { authentication_methods: { Email: { enabled: false, available: true } } };
    await set('UPDATE organizations SET settings = ?', JSON.stringify(methods));
    const closed = await new Browser(site.url).open(RESET);
    expect(closed.status).to.equal(401);
    expect(closed.text).to.include('Password authentication is disabled in this organization');
    await set('UPDATE organizations SET settings = ?', '{}');
    await set('UPDATE organizations SET is_active = ?', 0);
    expect((await new Browser(site.url).open(RESET)).text).to.include('organization has been deactivated');
    await set('UPDATE organizations SET is_active = ?', 1);
  });

  it('is rate-limited by email, with or without an account, and by address', async () => {
    const start = (limits: object) => startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits } });
    const byEmail = await start({ sends_email_by_ip: [{ seconds: 86_400, count: 100 }] });
    const { email } = await byEmail.person('Asked');
    for (const one of [email, 'nobody@example.com']) {
      expect((await ask(one, byEmail)).status).to.equal(200);
      expect((await ask(one.toUpperCase(), byEmail)).status).to.equal(200);
      const refused = await ask(one, byEmail);
      expect(refused.status).to.equal(429);
      expect(Number(refused.headers.get('retry-after'))).to.be.within(3500, 3600);
    }
    await byEmail.close();
    const byAddress = await start({});
    for (let asked = 0; asked < 5; asked += 1)
      expect((await ask(`somebody${asked}@example.com`, byAddress)).status).to.equal(200);
    expect((await ask('another@example.com', byAddress)).status).to.equal(429);
    await byAddress.close();
  });

  it('resets the count of failed logins', async () => {
    const limited = await startServer({ env: { RATE_LIMITS: 'on' } });
    const { email, password } = await limited.person('Guessed');
    const attempt = async (guess: string): Promise<number> => {
      const parameters = { username: email, password: guess };
      return (await limited.anonymous.send('POST', '/fetch_api_key', parameters)).status;
    };
    for (let guess = 0; guess < 5; guess += 1) await attempt('a guess');
    expect(await attempt(password)).to.equal(429);
    await ask(email, limited);
    limited.clock.advance(5000);
    await limited.server.workers.outbox.settled();
    const [mail] = await waitingMails(limited);
    const link = linkIn(mail?.text);
    const browser = new Browser(limited.url);
    await browser.open(link);
    await browser.submit({ new_password: NEW, repeated_password: NEW });
    expect(await attempt(NEW)).to.equal(200);
    await limited.close();
  });
});
