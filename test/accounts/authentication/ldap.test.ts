import { createServer, type Server as Listener, type Socket } from 'node:net';
import { once } from 'node:events';

import { expect } from 'chai';
import { pino, type Logger } from 'pino';

import { ConfigError } from '../../../src/runtime/config.js';
import { Browser } from '../../support/browser.js';
import type { Body } from '../../support/client.js';
import { createEmptyDatabase } from '../../support/databases.js';
import { ServerProcess } from '../../support/process.js';
import { OWNER, startServer, type ServerOptions, type TestServer } from '../../support/server.js';
import type { LdapDirectory } from '../../support/slapd.js';
import { freePort } from '../../../src/server/start/probe-port.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { ldapSettings, startPeople } from './ldap.js';

const WRONG = { status: 401, code: 'AUTHENTICATION_FAILED', msg: 'Your username or password is incorrect' };
const UNAVAILABLE = {
  status: 401,
  code: 'AUTHENTICATION_FAILED',
  msg: 'Passwords cannot be verified at the moment. Try again later.',
};

type Env = NonNullable<ServerOptions['env']>;

const all = (cases: readonly Env[]): readonly Env[] => cases;

/** A log whose lines tests can wait for. */
class Lines {
  readonly lines: string[] = [];
  #heard: (() => void)[] = [];
  readonly log: Logger = pino(
    { level: 'warn' },
    {
      write: (line: string) => {
        this.#hear(line);
      },
    },
  );

  #hear(line: string): void {
    this.lines.push(line);
    for (const wake of this.#heard.splice(0)) wake();
  }

  async find(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = this.lines.find((line) => pattern.test(line));
      if (found !== undefined) return found;
      await new Promise<void>((wake) => this.#heard.push(wake));
    }
  }
}

describe('logging in through LDAP', () => {
  let directory: LdapDirectory;
  let site: TestServer;
  const told = new Lines();

  const start = (env: Env, options: Omit<ServerOptions, 'env'> = {}): Promise<TestServer> =>
    startServer({ env: { ...ldapSettings(directory.url), ...env }, ...options });

  before(async () => {
    directory = await startPeople();
    site = await start({}, { overrides: { log: told.log } });
  });

  after(async () => {
    await site.close();
    await directory.stop();
  });

  const logIn = (username: string, password: string, on = site): Promise<Body> =>
    on.anonymous.ok('POST', '/fetch_api_key', { username, password });
  const fails = (username: string, password: string, wanted: object = WRONG, on = site): Promise<Body> =>
    on.anonymous.fails('POST', '/fetch_api_key', { username, password }, wanted as { status: number });

  it('creates the account on the first login and finds it on the next', async () => {
    const queue = await watch(site.owner, ['realm_user']);
    const first = await logIn('iago', 'the password of iago');
    expect(first.email).to.equal('iago@example.com');
    const [added] = await events(queue);
    expect(added).to.deep.include({ type: 'realm_user', op: 'add' });
    expect(added.person).to.include({ user_id: first.user_id, full_name: 'Iago', role: 400, is_bot: false });
    expect(await logIn(' IAGO ', 'the password of iago')).to.deep.equal(first);
    expect(await events(queue)).to.deep.equal([]);
    const headers = {
      Authorization: `Basic ${Buffer.from(`${first.email}:${first.api_key}`).toString('base64')}`,
    };
    const { body } = await site.anonymous.send('GET', '/users/me/subscriptions', {}, { headers });
    expect(body.subscriptions.map(({ name }: Body) => name)).to.deep.equal(['general']);
  });

  it('creates one account for concurrent logins', async () => {
    const all = await Promise.all(
      Array.from({ length: 4 }, (_, index) => logIn(' '.repeat(index) + 'hamlet', 'the password of hamlet')),
    );
    expect(new Set(all.map(({ user_id }) => user_id)).size).to.equal(1);
  });

  it('accepts names and passwords in any script and converts names to valid ones', async () => {
    const { user_id } = await logIn('jürgen', 'Paßwort für Jürgen');
    const { user } = await site.owner.ok('GET', `/users/${String(user_id)}`);
    expect(user.full_name).to.equal('Jürgen Groß <j x 12');
    await fails('jürgen', 'Passwort für Jürgen');
  });

  it('derives the name from the email if the directory has no valid name', async () => {
    const { user_id } = await logIn('o(connor)*', 'the password of oconnor');
    const { user } = await site.owner.ok('GET', `/users/${String(user_id)}`);
    expect(user.full_name).to.equal('oconnor example.com');
  });

  it('escapes special filter characters in usernames', async () => {
    for (const username of [
      '*',
      'iag*',
      'iago)(uid=*',
      '*)(uid=iago',
      '\\69ago',
      'iago)',
      '(',
      'iago\\',
      '%(user)s',
      '$&',
    ])
      await fails(username, 'the password of iago');
  });

  it('refuses an empty password, which an LDAP bind does not verify', async () => {
    await fails('iago', '');
    await fails('iago@example.com', '');
  });

  it('refuses a wrong password and an unknown username with the same message', async () => {
    await fails('iago', 'the password of hamlet');
    await fails('nobody', 'the password of iago');
    // The account exists, but the directory refuses the password.
    await fails('iago', '');
  });

  it('refuses ambiguous usernames and entries without an email or a password', async () => {
    await fails('twin', 'the password of the twins');
    await fails('courtier', 'the password of the courtiers');
    await fails('mailless', 'the password of mailless');
    await fails('locked', 'any password');
    await told.find(/"twin".*several entries/);
    await told.find(/"courtier".*several entries/);
    expect(await told.find(/no valid email/)).to.include('uid=mailless');
  });

  it('accepts users with a local password too', async () => {
    expect((await logIn(OWNER.email, OWNER.password)).email).to.equal(OWNER.email);
    await fails(OWNER.email, 'a wrong one');
    await fails('owner', OWNER.password);
    const both = await site.person('Both');
    expect((await logIn(both.email, both.password)).user_id).to.equal(both.id);
  });

  it('links an entry to an existing account with the same email, except bots', async () => {
    const other = await start({});
    const { id, password } = await other.person('Iago');
    expect((await logIn('iago', 'the password of iago', other)).user_id).to.equal(id);
    expect((await logIn('iago@example.com', password, other)).user_id).to.equal(id);
    // A bot never logs in with a password.
    await other.services.store.write((tx) => tx.run('UPDATE users SET bot_type = 1 WHERE id = ?', [id]));
    await fails('iago', 'the password of iago', WRONG, other);
    await other.close();
  });

  it('reveals that an account is deactivated only with the correct password', async () => {
    const { user_id } = await logIn('iago', 'the password of iago');
    await site.owner.ok('DELETE', `/users/${String(user_id)}`);
    await fails('iago', 'the password of iago', { status: 401, code: 'USER_DEACTIVATED' });
    await fails('iago', 'a wrong one');
    await site.owner.ok('POST', `/users/${String(user_id)}/reactivate`);
    await logIn('iago', 'the password of iago');
  });

  it('writes the ID of the request into the lines of the log', async () => {
    const strict = await start({}, { overrides: { log: told.log } });
    await strict.owner.ok('PATCH', '/realm', { emails_restricted_to_domains: true });
    const gone = await start({ LDAP_URL: 'ldap://127.0.0.1:1' }, { overrides: { log: told.log } });
    for (const [username, text, on = site] of [
      ['twin', 'several entries'],
      ['mailless', 'no valid email'],
      ['iago', 'does not allow an email', strict],
      ['iago', 'cannot be used:', gone],
    ] as const) {
      told.lines.length = 0;
      const login = { username, password: `the password of ${username}` };
      const { headers } = await on.anonymous.send('POST', '/fetch_api_key', login);
      expect(await told.find(new RegExp(text)), text).to.include(
        `"request":"${headers.get('x-request-id') ?? ''}"`,
      );
    }
    await gone.close();
    await strict.close();
  });

  it('reports the enabled methods and follows the organization settings', async () => {
    const methods = async (): Promise<Body> =>
      (await site.anonymous.ok('GET', '/server_settings')).authentication_methods;
    expect(await site.anonymous.ok('GET', '/server_settings')).to.include({
      email_auth_enabled: true,
      require_email_format_usernames: false,
    });
    expect(await methods()).to.include({ password: true, email: true, ldap: true });
    const queue = await watch(site.owner, ['realm']);
    await site.owner.ok('PATCH', '/realm', { authentication_methods: { Email: false } });
    expect(await methods()).to.include({ password: true, email: false, ldap: true });
    const [{ data }] = await events(queue);
    expect(data).to.deep.equal({
      authentication_methods: {
        Email: { enabled: false, available: true },
        LDAP: { enabled: true, available: true },
      },
      email_auth_enabled: false,
      password_auth_enabled: true,
    });
    const registered = await site.owner.ok('POST', '/register', { fetch_event_types: ['realm'] });
    expect(registered.realm_authentication_methods).to.deep.equal(data.authentication_methods);
    await fails(OWNER.email, OWNER.password);
    await logIn('iago', 'the password of iago');
    const none = { msg: 'At least one authentication method must be enabled.' };
    await site.owner.fails('PATCH', '/realm', { authentication_methods: { LDAP: false } }, none);
    await site.owner.ok('PATCH', '/realm', { authentication_methods: { Email: true, LDAP: false } });
    expect(await site.anonymous.ok('GET', '/server_settings')).to.include({
      require_email_format_usernames: true,
    });
    // The account has no local password.
    await fails('iago', 'the password of iago', { status: 400, msg: 'Enter a valid email address.' });
    await fails('iago@example.com', 'the password of iago', { status: 401, code: 'PASSWORD_RESET_REQUIRED' });
    await site.owner.ok('PATCH', '/realm', { authentication_methods: { LDAP: true } });
  });

  it('uses the filter, attributes and domain of the settings', async () => {
    const other = await start({
      LDAP_USER_FILTER: '(&(objectClass=inetOrgPerson)(|(cn=%(user)s)(mail=%(user)s)))',
      LDAP_EMAIL_ATTRIBUTE: 'UID',
      LDAP_APPEND_DOMAIN: 'corp.example.com',
      LDAP_NAME_ATTRIBUTE: 'sn',
    });
    const { email, user_id } = await logIn('hamlet@example.com', 'the password of hamlet', other);
    expect(email).to.equal('hamlet@corp.example.com');
    expect((await logIn('Hamlet', 'the password of hamlet', other)).user_id).to.equal(user_id);
    await other.close();
  });

  it('gives a new account a unique name if the organization requires unique names', async () => {
    const other = await start({});
    await other.owner.ok('PATCH', '/realm', { require_unique_names: true });
    await other.owner.ok('POST', '/users', {
      email: 'other@example.com',
      full_name: 'IAGO',
      password: 'lantern-sesame',
    });
    const { user_id } = await logIn('iago', 'the password of iago', other);
    expect((await other.owner.ok('GET', `/users/${String(user_id)}`)).user.full_name).to.equal('Iago (iago)');
    await other.close();
  });

  it('creates no account whose email the organization does not allow', async () => {
    const strict = await start({}, { overrides: { log: told.log } });
    await strict.owner.ok('PATCH', '/realm', { emails_restricted_to_domains: true });
    await fails('iago', 'the password of iago', WRONG, strict);
    await told.find(/The organization does not allow an email of the directory/);
    await strict.owner.ok('POST', '/realm/domains', { domain: 'example.com', allow_subdomains: false });
    expect((await logIn('iago', 'the password of iago', strict)).email).to.equal('iago@example.com');
    await strict.close();
  });

  it('counts failures with different spellings of a username for one account', async () => {
    const limited = await start({ RATE_LIMITS: 'on', LDAP_USER_FILTER: '(cn=%(user)s)' });
    // The directory treats several spaces as one.
    const spelled = (spaces: number): string => `First${' '.repeat(spaces)}twin`;
    const right = 'the password of the twins';
    expect((await logIn(spelled(3), right, limited)).email).to.equal('twin.1@example.com');
    for (let guess = 1; guess < 6; guess += 1) await fails(spelled(guess), 'a guess', WRONG, limited);
    await fails(spelled(6), right, WRONG, limited);
    await fails('twin.1@example.com', 'a guess', { status: 429 }, limited);
    await logIn('Hamlet', 'the password of hamlet', limited);
    await limited.close();
  });

  it('does not count attempts with usernames or passwords that are too long', async () => {
    const limited = await start({ RATE_LIMITS: 'on' });
    const browser = new Browser(limited.url);
    await browser.open('/login');
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await browser.submit({ username: 'x'.repeat(255), password: 'a guess' })).status).to.equal(401);
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await browser.submit({ username: 'iago', password: 'x'.repeat(1001) })).status).to.equal(401);
    await logIn('iago', 'the password of iago', limited);
    await limited.close();
  });

  it('shows the API key on the page of the account by the username of the directory, and of no one else', async () => {
    const browser = new Browser(site.url);
    await browser.logIn('iago', 'the password of iago');
    await browser.open('/account');
    const other = await browser.act('showKey', { username: 'hamlet', password: 'the password of hamlet' });
    expect(other.status).to.equal(401);
    expect(other.text).not.to.match(/^key=/m);
    const { api_key } = await logIn('iago', 'the password of iago');
    const own = await browser.act('showKey', { username: 'iago', password: 'the password of iago' });
    expect(own.text).to.include(`key=${String(api_key)}`);
  });

  describe('over TLS', () => {
    it('trusts the configured certificate authority with LDAPS and STARTTLS', async () => {
      const { url, secureUrl, caFile } = directory;
      for (const env of all([
        { LDAP_URL: secureUrl, LDAP_CA_FILE: caFile },
        { LDAP_URL: url, LDAP_CA_FILE: caFile, LDAP_STARTTLS: 'on' },
      ])) {
        const other = await start(env);
        expect((await logIn('iago', 'the password of iago', other)).email).to.equal('iago@example.com');
        await fails('iago', 'a wrong one', WRONG, other);
        await other.close();
      }
    });

    it('sends no password to a server with an untrusted certificate', async () => {
      const { url, secureUrl, caFile } = directory;
      for (const env of all([
        { LDAP_URL: secureUrl },
        { LDAP_URL: url, LDAP_STARTTLS: 'on' },
        { LDAP_URL: secureUrl.replace('127.0.0.1', 'localhost'), LDAP_CA_FILE: caFile },
        { LDAP_URL: url.replace('127.0.0.1', 'localhost'), LDAP_CA_FILE: caFile, LDAP_STARTTLS: 'on' },
      ])) {
        const other = await start(env, { overrides: { log: new Lines().log } });
        await fails('iago', 'the password of iago', UNAVAILABLE, other);
        await other.close();
      }
    });
  });

  describe('while the directory is unavailable', () => {
    const startWithout = async (env: Env): Promise<{ other: TestServer; said: Lines }> => {
      const said = new Lines();
      return { other: await start(env, { overrides: { log: said.log } }), said };
    };

    it('accepts users with a local password and asks others to try again', async () => {
      const port = await freePort({ host: '127.0.0.1', port: 0 });
      const { other, said } = await startWithout({ LDAP_URL: `ldap://127.0.0.1:${port}` });
      expect((await logIn(OWNER.email, OWNER.password, other)).email).to.equal(OWNER.email);
      for (const username of [OWNER.email, 'iago', 'nobody@example.com'])
        await fails(username, 'any', UNAVAILABLE, other);
      expect(await said.find(/ECONNREFUSED/)).to.include('LDAP_URL');
      await other.close();
    });

    it('starts with a warning if the service password is wrong', async () => {
      const { other, said } = await startWithout({ LDAP_BIND_PASSWORD: 'not the password' });
      expect(await said.find(/cannot be used at present/)).not.to.include('not the password');
      await fails('iago', 'the password of iago', UNAVAILABLE, other);
      await other.close();
    });

    it('logs a warning if the search base does not exist or searching is forbidden', async () => {
      for (const env of all([
        { LDAP_SEARCH_BASE: 'dc=nowhere' },
        { LDAP_BIND_DN: '', LDAP_BIND_PASSWORD: '' },
      ])) {
        const { other, said } = await startWithout(env);
        await said.find(/cannot be used at present/);
        await fails('iago', 'the password of iago', UNAVAILABLE, other);
        await other.close();
      }
    });

    it('times out if the directory never responds', async () => {
      const open: Socket[] = [];
      const silent: Listener = createServer((socket) => open.push(socket));
      await once(silent.listen(0, '127.0.0.1'), 'listening');
      const { port } = silent.address() as { port: number };
      for (const env of all([
        { LDAP_URL: `ldap://127.0.0.1:${port}` },
        { LDAP_URL: `ldaps://127.0.0.1:${port}` },
        { LDAP_URL: `ldap://127.0.0.1:${port}`, LDAP_STARTTLS: 'on' },
      ])) {
        const { other } = await startWithout({ ...env, LDAP_TIMEOUT: '1' });
        await fails('iago', 'the password of iago', UNAVAILABLE, other);
        await other.close();
      }
      for (const socket of open) socket.destroy();
      silent.close();
    });
  });

  it('does not start with invalid settings, and names the setting', async () => {
    const refused = async (env: Env): Promise<string> => {
      const error = await start(env).then(
        (other) => other.close(),
        (thrown: unknown) => thrown,
      );
      expect(error, JSON.stringify(env)).to.be.instanceOf(ConfigError);
      return (error as Error).message;
    };
    expect(await refused({ LDAP_USER_FILTER: '(uid=%(user)s' })).to.match(/^LDAP_USER_FILTER .*$/);
    expect(await refused({ LDAP_CA_FILE: '/nowhere/ca.pem' })).to.match(/^LDAP_CA_FILE .*$/);
  });

  it('works in the built server', async () => {
    const database = await createEmptyDatabase();
    const server = await ServerProcess.start({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      ...ldapSettings(directory.url),
    });
    const body = new URLSearchParams({ username: 'iago', password: 'the password of iago' });
    const response = await fetch(`${server.url}/api/v1/fetch_api_key`, { method: 'POST', body });
    expect(await response.json()).to.include({ result: 'success', email: 'iago@example.com' });
    await server.stop();
    await database.remove();
  });
});
