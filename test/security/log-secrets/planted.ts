import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { Browser } from '../../support/browser.js';
import type { Person } from '../../support/people.js';
import { searchOutput } from '../../support/secrets/search-output.js';
import { startServer, type TestServer } from '../../support/server.js';

const SMTP_PASSWORD = 'mail/pass word';
const SECRET_KEY = 'a secret key of the server with its many characters';

/** Each test writes a secret to a log in another form. log-secrets.test.ts expects a report of every one. */
describe('A planted log line', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    const SMTP_URL = `smtp://chat:${encodeURIComponent(SMTP_PASSWORD)}@127.0.0.1:1`;
    site = await startServer({ env: { SECRET_KEY, SMTP_URL, LOG_LEVEL: 'silent' } });
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const log = (details: object): void => {
    site.services.log.trace(details, 'Planted.');
  };

  it('with a password', () => {
    log({ request: { username: anna.email, password: anna.password } });
  });

  it('with an Authorization header', () => {
    log({ headers: { authorization: anna.client.authorization } });
  });

  it('with an API key in an error', () => {
    log({ err: new Error(`Cannot use ${String(anna.client.credentials?.key)}`) });
  });

  it('with a key that the client receives later', async () => {
    const email = 'ben@example.com';
    const password = 'the password of Ben';
    await site.owner.ok('POST', '/users', { email, password, full_name: 'Ben' });
    const encrypted = await site.services.store.read((tx) =>
      tx.first<{ key: string }>('SELECT api_key_encrypted AS `key` FROM users WHERE delivery_email = ?', [
        email,
      ]),
    );
    log({ key: site.services.keys.decrypt(encrypted?.key ?? '') });
    await site.anonymous.ok('POST', '/fetch_api_key', { username: email, password });
  });

  it('with a session cookie', async () => {
    const browser = new Browser(site.url);
    await browser.logIn(anna.email, anna.password);
    log({ cookie: browser.cookies.get('sessionid') });
  });

  it('with the password of a mail server, as it is and as in a URL', () => {
    log({ password: SMTP_PASSWORD });
    log({ url: site.services.config.smtpUrl });
  });

  it('with the secret of the server in hex', () => {
    log({ secret: Buffer.from(SECRET_KEY).toString('hex') });
  });

  it('with a password on the screen of another process', async () => {
    const program = `console.error(${JSON.stringify(`password=${anna.password}`)})`;
    const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'ignore', 'pipe'] });
    searchOutput(child.stderr);
    await once(child, 'close');
  });

  it('with the text of a message', async () => {
    const content = 'We announce the merger tomorrow.';
    await anna.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content });
    log({ content });
  });

  it('with words to search', async () => {
    const operand = 'symptoms of the disease';
    const narrow = [{ operator: 'search', operand }];
    await anna.client.ok('GET', '/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow });
    log({ query: new URLSearchParams({ operand }).toString() });
  });

  it('with no secret', () => {
    log({ email: anna.email, reason: 'The password was wrong.' });
  });
});
