import { expect } from 'chai';

import { Browser } from '../support/browser.js';
import { testDialect } from '../support/databases.js';
import { OWNER, startServer, type TestServer } from '../support/server.js';
import { waitingMails } from '../support/waiting-mails.js';
import { findSecrets, readCells, readFiles } from './stored-secrets/search.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADDRESS = '203.0.113.77';
const FIRST = 'sesame-lantern-42';
const SECOND = 'lantern-sesame-43';
const THIRD = 'walnut-harbour-44';
const SETTINGS = {
  SECRET_KEY: 'the secret key of the server with all its characters',
  SMTP_URL: 'smtp://chat:post-office-45@127.0.0.1:1',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'silent',
};

describe('The database', () => {
  let site: TestServer;
  const secrets = new Map<string, string>();
  /** What was found, at any moment. */
  const found = new Set<string>();
  /** Tables that had a text when they were searched. */
  const tables = new Set<string>();

  const search = async (): Promise<void> => {
    const cells = await readCells(site.services.store);
    for (const { place } of cells) tables.add(place.replace(/\..*/, ''));
    for (const one of findSecrets(cells, secrets)) found.add(one);
  };

  const keep = (name: string, secret: string | undefined): string => {
    expect(secret, name).to.be.a('string').with.length.at.least(8);
    secrets.set(name, secret ?? '');
    return secret ?? '';
  };

  const keepCookies = (name: string, { cookies }: Browser): void => {
    for (const cookie of ['sessionid', 'csrftoken']) keep(`${cookie} ${name}`, cookies.get(cookie));
  };

  /** The token of the newest mailed link to an address. The mail waits, since there is no mail server. */
  const mailedLink = async (to: string): Promise<string> => {
    site.clock.advance(5000);
    await site.server.workers.outbox.settled();
    await search();
    const mail = (await waitingMails(site)).findLast((one) => one.to === to);
    return /http:\/\/chat\.example\.com(\/accounts\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const tokenOf = (link: string): string | undefined => /[\w-]{43}/.exec(link)?.[0];

  const EMAIL = 'anna@example.com';
  const login = (password: string) => ({ username: EMAIL, password });

  before(async () => {
    site = await startServer({ env: SETTINGS });
    for (const [name, value] of Object.entries(SETTINGS)) if (name !== 'LOG_LEVEL') keep(name, value);
    secrets.delete('TRUSTED_PROXIES');
    keep('password of SMTP_URL', 'post-office-45');
    keep('password of the owner', OWNER.password);
    keep('key of the owner', site.owner.credentials?.key);
    keep('Authorization header of the owner', site.owner.authorization?.replace('Basic ', ''));
  });
  after(() => site.close());
  afterEach(search);

  it('has the secrets of API clients only as hashes or encrypted', async () => {
    await site.owner.ok('POST', '/users', {
      email: EMAIL,
      password: keep('first password', FIRST),
      full_name: 'Anna',
    });
    const headers = { 'X-Forwarded-For': keep('address of a login', ADDRESS) };
    const wrong = login(keep('wrong password', 'a wrong password'));
    await site.anonymous.send('POST', '/fetch_api_key', wrong, { headers });
    const { body } = await site.anonymous.send('POST', '/fetch_api_key', login(FIRST), { headers });
    const first = keep('first key', body.api_key);
    const authorization = (key: string) => ({
      headers: { Authorization: `Basic ${Buffer.from(`${EMAIL}:${key}`).toString('base64')}` },
    });
    const anna = site.anonymous;
    const passwords = { old_password: FIRST, new_password: keep('second password', SECOND) };
    const queue = await anna.send('POST', '/register', { event_types: ['realm_bot'] }, authorization(first));
    expect(queue.status).to.equal(200);
    expect((await anna.send('PATCH', '/settings', passwords, authorization(first))).status).to.equal(200);
    const bot = { full_name: 'Robot', short_name: 'robot' };
    const made = await anna.send('POST', '/bots', bot, authorization(first));
    keep('key of a bot', made.body.api_key);
    const path = `/bots/${String(made.body.user_id)}/api_key/regenerate`;
    keep('new key of a bot', (await anna.send('POST', path, {}, authorization(first))).body.api_key);
    const again = await anna.send('POST', '/users/me/api_key/regenerate', {}, authorization(first));
    const second = keep('second key', again.body.api_key);
    await anna.send('PATCH', '/settings', { email: 'new@example.com' }, authorization(second));
    keep('token of a new address', tokenOf(await mailedLink('new@example.com')));
  });

  it('has the secrets of browsers only as hashes', async () => {
    const browser = new Browser(site.url);
    await browser.open('/login');
    keep('csrftoken before the login', browser.cookies.get('csrftoken'));
    await browser.submit(login(SECOND));
    keepCookies('of a session', browser);
    await search();
    site.clock.advance(DAY + HOUR);
    expect((await browser.send('GET', '/users/me')).status).to.equal(200);
    keepCookies('a day later', browser);
    await search();
    const changed = { old_password: SECOND, new_password: keep('third password', THIRD) };
    expect((await browser.send('PATCH', '/settings', changed)).status).to.equal(200);
    keepCookies('after a new password', browser);
    expect(
      new Set([...secrets].flatMap(([name, value]) => (name.startsWith('sessionid') ? value : [])).values())
        .size,
    ).to.equal(3);
    const app = new Browser(site.url);
    const otp = keep('one-time pad of an app', '0123456789abcdef'.repeat(4));
    await app.open(`/login?mobile_flow_otp=${otp}`);
    const { headers } = await app.submit(login(THIRD));
    const location = new URL(headers.get('location') ?? '');
    keep('encrypted key for an app', location.searchParams.get('otp_encrypted_api_key') ?? undefined);
  });

  it('has the tokens of mailed links only as hashes or encrypted', async () => {
    const browser = new Browser(site.url);
    await browser.open('/accounts/password/reset/');
    await browser.submit({ email: EMAIL });
    const link = await mailedLink(EMAIL);
    keep('token of a new password', tokenOf(link));
    await browser.open(link);
    await browser.submit({
      new_password: keep('fourth password', 'pepper-window-46'),
      repeated_password: 'pepper-window-46',
    });
    await site.anonymous.ok('POST', '/fetch_api_key', login('pepper-window-46'));
  });

  it('has the tokens of invitations only as hashes or encrypted', async () => {
    const email = 'nadia@example.com';
    await site.owner.ok('POST', '/invites', { invitee_emails: email, stream_ids: [] });
    const link = await mailedLink(email);
    keep('token of an invitation', tokenOf(link));
    const { invite_link } = await site.owner.ok('POST', '/invites/multiuse');
    keep('token of an invitation link', tokenOf(invite_link));
    await search();
    const browser = new Browser(site.url);
    await browser.open(new URL(String(invite_link)).pathname);
    await browser.submit({ email: 'omar@example.com' });
    keep('token of a confirmed address', tokenOf(await mailedLink('omar@example.com')));
    await browser.open(link);
    const password = keep('password of a new user', 'pepper-window-47');
    expect((await browser.submit({ full_name: 'Nadia', password })).status).to.equal(200);
    keepCookies('of a new user', browser);
  });

  it('held none of them in any table at any of these moments, in any form', () => {
    expect([...found]).to.deep.equal([]);
    expect([...tables]).to.include.members([
      'users',
      'sessions',
      'email_changes',
      'invitations',
      'invitation_links',
      'password_resets',
      'events',
      'login_networks',
      'known_logins',
      'outbox',
      'server_state',
    ]);
  });

  if (testDialect === 'sqlite')
    it('holds none of them in its files, where deleted rows remain', () => {
      const files = readFiles(site);
      expect(findSecrets(files, secrets)).to.deep.equal([]);
      expect(findSecrets(files, new Map([['email', EMAIL]]))).to.include('email in chat.sqlite-wal');
    });

  it('would show a secret that is stored as it is, in base64, in hex, or in a URL', async () => {
    const secret = FIRST;
    const forms = [
      `x${secret}y`,
      Buffer.from(`${EMAIL}:${secret}!`).toString('base64'),
      Buffer.from(`xx${secret}`).toString('base64url'),
      Buffer.from(`x${secret}`).toString('hex'),
    ];
    for (const [index, value] of forms.entries()) {
      await site.services.store.write((tx) =>
        tx.insertMany('server_state', [{ name: `planted ${String(index)}`, value }]),
      );
      const found = findSecrets(await readCells(site.services.store), secrets);
      expect(found, value).to.deep.equal(['first password in server_state.value']);
      await site.services.store.write((tx) => tx.run("DELETE FROM server_state WHERE name LIKE 'planted%'"));
    }
    if (testDialect === 'sqlite')
      expect(findSecrets(readFiles(site), secrets)).to.include('first password in chat.sqlite-wal');
  });
});
