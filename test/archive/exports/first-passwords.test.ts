import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { ArchiveReader } from '../../../src/archive/exports/format/reader.js';
import { addJob, AT_ONCE } from '../../../src/runtime/outbox/jobs.js';
import { Browser, type Visited } from '../../support/browser.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/databases.js';
import type { Person } from '../../support/people.js';
import { keepLinks } from '../../support/secrets/find.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SmtpServer } from '../../support/smtp.js';
import { download, exportAll } from './fixtures.js';
import { importInto } from './import-fixtures.js';

const RESET = '/accounts/password/reset/';
const NEW = 'lantern-sesame-42';
const NOBODY = 5;

/** Returns the text of an email without the line breaks of its encoding. */
const decoded = (mail: string): string => mail.replaceAll(/=\r?\n/g, '');

describe('The first passwords of imported users', () => {
  let smtp: SmtpServer;
  let database: TestDatabase;
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let hidden: Person;

  before(async () => {
    const from = await startServer();
    anna = await from.person('Anna');
    ben = await from.person('Ben');
    hidden = await from.person('Hidden');
    await hidden.client.ok('PATCH', '/settings', { email_address_visibility: NOBODY });
    const path = await download(from, (await exportAll(from)).export_url);
    await from.close();
    database = await createEmptyDatabase();
    await importInto(database, await ArchiveReader.open(path));
    smtp = await SmtpServer.start();
  });
  afterEach(() => site.close());
  after(async () => {
    await smtp.close();
    await database.remove();
  });

  const logIn = async (username: string, password: string): Promise<{ browser: Browser; page: Visited }> => {
    const browser = new Browser(site.url);
    await browser.open('/login');
    return { browser, page: await browser.submit({ username, password }) };
  };

  /** Requests an email, and sends what waits: the account is looked up in one round, and the email sent in the next. */
  const request = async (email: string): Promise<void> => {
    const browser = new Browser(site.url);
    await browser.open(RESET);
    await browser.submit({ email });
    for (let round = 0; round < 2; round += 1) {
      site.clock.advance(5000);
      await site.server.workers.outbox.settled();
    }
  };

  /** Opens the link in an email, and sets a password. */
  const choose = async (encoded: string): Promise<void> => {
    const mail = decoded(encoded);
    keepLinks(mail);
    const link = /http:\/\/chat\.example\.com(\/accounts\/password\/reset\/[\w-]{43}\/)/.exec(mail)?.[1];
    const browser = new Browser(site.url);
    await browser.open(link ?? 'no link');
    await browser.submit({ new_password: NEW, repeated_password: NEW });
    expect(browser.at).to.equal('/accounts/password/done/');
  };

  it('come from a link in an email', async () => {
    site = await startServer({ database, env: { SMTP_URL: smtp.url } });
    const refused = await logIn(anna.email, anna.password);
    expect(refused.page.status).to.equal(401);
    expect(refused.page.text).to.include('Your password has been disabled and needs to be reset');
    await request(anna.email);
    expect(smtp.mails.map(({ to }) => to)).to.deep.equal([anna.email]);
    await choose(smtp.mails[0]?.data ?? '');
    const { browser } = await logIn(anna.email, NEW);
    expect(browser.at).to.equal('/');
    expect((await browser.send('GET', '/users/me')).body).to.include({
      user_id: anna.id,
      full_name: anna.name,
    });
    const asked = { username: anna.email, password: NEW };
    expect(await site.anonymous.ok('POST', '/fetch_api_key', asked)).to.include({ email: anna.email });
  });

  const newFiles = async (during: () => Promise<void>): Promise<string[]> => {
    const folder = join(database.dataDir, 'mail');
    const list = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
    const before = new Set(list());
    await during();
    return list().flatMap((name) => (before.has(name) ? [] : [readFileSync(join(folder, name), 'utf8')]));
  };

  it('come from a link in the folder of the operator, if there is no mail server', async () => {
    site = await startServer({ database });
    const [mail = '', ...others] = await newFiles(() => request(ben.email));
    expect(others).to.deep.equal([]);
    await choose(mail);
    expect((await logIn(ben.email, NEW)).browser.at).to.equal('/');
  });

  it('come from a link that the operator gives to users whose emails are unknown, who then set their emails', async () => {
    site = await startServer({ database, env: { SMTP_URL: smtp.url } });
    const taken = smtp.mails.length;
    const unknown = `user-${hidden.id}@unknown.invalid`;
    expect(await newFiles(() => request(hidden.email))).to.deep.equal([]);
    const [mail = ''] = await newFiles(() => request(unknown));
    expect(smtp.mails).to.have.length(taken);
    await choose(mail);
    const { browser } = await logIn(unknown, NEW);
    expect((await browser.send('PATCH', '/settings', { email: hidden.email })).status).to.equal(200);
    site.clock.advance(5000);
    await site.server.workers.outbox.settled();
    const sent = smtp.mails.at(-1);
    expect(sent?.to).to.equal(hidden.email);
    const link = /http:\/\/chat\.example\.com(\/accounts\/confirm_email\/[\w-]+)/.exec(
      decoded(sent?.data ?? ''),
    )?.[1];
    await browser.open(link ?? 'no link');
    await browser.submit({});
    expect((await logIn(hidden.email, NEW)).browser.at).to.equal('/');
  });

  it('are the only emails to users whose emails are unknown', async () => {
    site = await startServer({ database });
    const files = await newFiles(async () => {
      await site.services.store.write((tx) =>
        addJob(tx, 'mail', { to: 'user-7@unknown.invalid', subject: 'News', text: 'News' }, AT_ONCE),
      );
      site.clock.advance(5000);
      await site.server.workers.outbox.settled();
    });
    expect(files).to.deep.equal([]);
  });
});
