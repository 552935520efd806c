import { expect } from 'chai';

import { Client } from '../../support/client.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';

describe('POST /fetch_api_key', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer({
      env: { RATE_LIMITS: 'on' },
      overrides: { limits: { api_by_ip: [{ seconds: 60, count: 1000 }] } },
    });
  });

  after(() => site.close());

  const attempt = (username: string, password: string) =>
    site.anonymous.send('POST', '/fetch_api_key', { username, password });

  it('returns the API key, the real email and the user ID', async () => {
    const answer = await site.anonymous.ok('POST', '/fetch_api_key', {
      username: OWNER.email,
      password: OWNER.password,
    });
    expect(answer).to.include({ api_key: site.owner.credentials?.key, email: OWNER.email });
    expect(answer.user_id).to.equal((await site.owner.ok('GET', '/users/me')).user_id);
  });

  it('compares usernames ignoring case and surrounding spaces', async () => {
    expect((await attempt(' OWNER@Example.COM ', OWNER.password)).status).to.equal(200);
  });

  it('refuses wrong passwords, unknown users and bots with the same message', async () => {
    const wrong = {
      status: 401,
      code: 'AUTHENTICATION_FAILED',
      msg: 'Your username or password is incorrect',
    };
    await site.anonymous.fails(
      'POST',
      '/fetch_api_key',
      { username: OWNER.email, password: 'a wrong one' },
      wrong,
    );
    await site.anonymous.fails(
      'POST',
      '/fetch_api_key',
      { username: 'nobody@example.com', password: 'a wrong one' },
      wrong,
    );
    const bot = { username: 'notification-bot@chat.example.com', password: 'a wrong one' };
    await site.anonymous.fails('POST', '/fetch_api_key', bot, wrong);
  });

  it('refuses a username that is not an email', async () => {
    const parameters = { username: 'owner', password: 'x' };
    await site.anonymous.fails('POST', '/fetch_api_key', parameters, {
      msg: 'Enter a valid email address.',
      code: 'BAD_REQUEST',
    });
  });

  it('reveals that an account is deactivated only with the correct password', async () => {
    const person = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${person.id}`);
    expect((await attempt(person.email, 'a wrong one')).body.code).to.equal('AUTHENTICATION_FAILED');
    const { status, body } = await attempt(person.email, person.password);
    expect({ status, code: body.code }).to.deep.equal({ status: 401, code: 'USER_DEACTIVATED' });
  });

  it('refuses an account without a password with `PASSWORD_RESET_REQUIRED`', async () => {
    const person = await site.person('Invited');
    await site.services.store.write((tx) =>
      tx.run('UPDATE users SET password_hash = NULL WHERE id = ?', [person.id]),
    );
    const { status, body } = await attempt(person.email, person.password);
    expect({ status, code: body.code }).to.deep.equal({ status: 401, code: 'PASSWORD_RESET_REQUIRED' });
  });

  it('refuses a username for a time after five failures, even with the correct password', async () => {
    const person = await site.person('Forgetful');
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await attempt(person.email, `guess ${failure}`)).status).to.equal(401);
    }
    const { status, body, headers } = await attempt(person.email.toUpperCase(), person.password);
    expect({ status, code: body.code }).to.deep.equal({ status: 429, code: 'RATE_LIMIT_HIT' });
    expect(body['retry-after']).to.be.within(55, 60);
    expect(headers.get('retry-after')).to.equal(String(Math.ceil(body['retry-after'])));
  });

  it('counts only failures, including concurrent ones', async () => {
    const person = await site.person('Busy');
    const right = await Promise.all(Array.from({ length: 10 }, () => attempt(person.email, person.password)));
    expect(right.map(({ status }) => status)).to.deep.equal(Array(10).fill(200));
    const wrong = await Promise.all(Array.from({ length: 8 }, () => attempt(person.email, 'a wrong one')));
    expect(wrong.filter(({ status }) => status === 401)).to.have.length(5);
    expect(wrong.filter(({ status }) => status === 429)).to.have.length(3);
  });

  it('resets the count after a successful login', async () => {
    const person = await site.person('Lucky');
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) await attempt(person.email, 'a wrong one');
      expect((await attempt(person.email, person.password)).status).to.equal(200);
    }
  });

  it('is disabled by the server settings, regardless of the organization settings', async () => {
    const closed = await startServer({ env: { PASSWORD_LOGIN: 'off' } });
    const login = { username: OWNER.email, password: OWNER.password };
    const disabled = { status: 401, code: 'PASSWORD_AUTH_DISABLED' };
    await closed.anonymous.fails('POST', '/fetch_api_key', login, disabled);
    const settings = await closed.anonymous.ok('GET', '/server_settings');
    expect(settings.email_auth_enabled).to.equal(false);
    expect(settings.authentication_methods).to.include({ password: false, email: false });
    await closed.owner.ok('PATCH', '/realm', { authentication_methods: { Email: true } });
    await closed.anonymous.fails('POST', '/fetch_api_key', login, disabled);
    const registered = await closed.owner.ok('POST', '/register', { fetch_event_types: ['realm'] });
    expect(registered).to.include({ realm_email_auth_enabled: false, realm_password_auth_enabled: false });
    expect(registered.realm_authentication_methods).to.deep.equal({
      Email: {
        enabled: true,
        available: false,
        unavailable_reason: 'The settings of the server disable it.',
      },
    });
    await closed.close();
  });

  it('counts wrong passwords of password changes too, ignoring the case of the email', async () => {
    const [email, password] = ['Careless@Example.com', 'the password of Careless'];
    await site.owner.ok('POST', '/users', { email, password, full_name: 'Careless' });
    const { body } = await attempt(email, password);
    const client = new Client(site.url, { email, key: body.api_key });
    const guess = { old_password: 'a guess', new_password: 'lantern-sesame-42' };
    for (let guesses = 0; guesses < 5; guesses += 1)
      await client.fails('PATCH', '/settings', guess, { msg: 'Wrong password!' });
    expect((await attempt(email, password)).status).to.equal(429);
  });

  it('refuses if the organization disables password login', async () => {
    await setOrganization(site, { authentication_methods: { Email: { enabled: false, available: true } } });
    const { status, body } = await attempt(OWNER.email, OWNER.password);
    expect({ status, code: body.code }).to.deep.equal({ status: 401, code: 'PASSWORD_AUTH_DISABLED' });
    expect(await site.anonymous.ok('GET', '/server_settings')).to.include({ email_auth_enabled: false });
    await setOrganization(site, {});
  });

  it('refuses while the organization is deactivated', async () => {
    const setActive = (isActive: number) =>
      site.services.store.write(async (tx) => {
        await tx.run('UPDATE organizations SET is_active = ?', [isActive]);
        tx.invalidate('organization');
      });
    await setActive(0);
    const { status, body } = await attempt(OWNER.email, OWNER.password);
    expect({ status, code: body.code }).to.deep.equal({ status: 401, code: 'REALM_DEACTIVATED' });
    const own = await site.owner.send('GET', '/users/me');
    expect({ status: own.status, msg: own.body.msg }).to.deep.equal({
      status: 401,
      msg: 'This organization has been deactivated',
    });
    await setActive(1);
    await site.owner.ok('GET', '/users/me');
  });
});
