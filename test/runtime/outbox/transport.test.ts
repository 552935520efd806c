import { Writable } from 'node:stream';

import { expect } from 'chai';
import { pino } from 'pino';

import { addJob, type Mail } from '../../../src/runtime/outbox/jobs.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SmtpServer } from '../../support/smtp.js';

const MAIL: Mail = {
  to: 'iago@example.com',
  subject: 'News',
  text: 'The secret text.',
  html: '<p>The secret text.</p>',
  unsubscribeUrl: 'http://chat.example.com/accounts/unsubscribe/digest/1/x',
};

const LOOK_MS = 5_000;

describe('Mail over SMTP', () => {
  let smtp: SmtpServer;
  let site: TestServer;
  let logged: string[];

  beforeEach(async () => {
    smtp = await SmtpServer.start();
    logged = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged.push(chunk.toString());
        done();
      },
    });
    site = await startServer({
      env: { SMTP_URL: smtp.url },
      overrides: { log: pino({ level: 'warn' }, stream) },
    });
  });

  afterEach(async () => {
    await site.close();
    await smtp.close();
  });

  const queue = (...mails: Mail[]): Promise<void> =>
    site.services.store.write(async (tx) => {
      for (const mail of mails) await addJob(tx, 'mail', mail, site.clock.seconds());
    });

  const pass = async (milliseconds: number): Promise<void> => {
    site.clock.advance(milliseconds);
    await site.server.workers.outbox.settled();
  };

  const jobs = (): Promise<{ attempts: number; due_at: number }[]> =>
    site.services.store.read((tx) => tx.all("SELECT attempts, due_at FROM outbox WHERE kind = 'mail'"));

  const header = (data: string, name: string): string | undefined =>
    new RegExp(`^${name}: (.*(?:\n[ \t].*)*)$`, 'm').exec(data)?.[1]?.replaceAll(/\n\s+/g, ' ');

  it('has the organization’s name, date and unsubscribe headers, and a plain-text part', async () => {
    await queue(MAIL);
    await pass(LOOK_MS);
    const [{ to, data } = { to: '', data: '' }] = smtp.mails;
    expect(to).to.equal(MAIL.to);
    expect(header(data, 'From')).to.equal('Team Chat <noreply@chat.example.com>');
    expect(header(data, 'Reply-To')).to.equal('noreply@chat.example.com');
    expect(Date.parse(header(data, 'Date') ?? '')).to.equal(site.clock.now());
    expect(header(data, 'Message-ID')).to.match(/^<[0-9a-f]{32}@chat\.example\.com>$/);
    expect(header(data, 'Auto-Submitted')).to.equal('auto-generated');
    expect(header(data, 'List-Unsubscribe')).to.equal(`<${MAIL.unsubscribeUrl ?? ''}>`);
    expect(header(data, 'List-Unsubscribe-Post')).to.equal('List-Unsubscribe=One-Click');
    expect(header(data, 'Content-Type')).to.match(/^multipart\/alternative/);
    expect(data)
      .to.match(/^Content-Type: text\/plain/m)
      .and.match(/^Content-Type: text\/html/m);
    expect(data.indexOf('text/plain')).to.be.below(data.indexOf('text/html'));
  });

  it('has only a text part and no unsubscribe header without HTML and link', async () => {
    await queue({ to: MAIL.to, subject: 'News', text: 'Just text.' });
    await pass(LOOK_MS);
    const data = smtp.mails[0]?.data ?? '';
    expect(header(data, 'Content-Type')).to.match(/^text\/plain/);
    expect(header(data, 'List-Unsubscribe')).to.equal(undefined);
  });

  it('is sent in batches over one connection, which then closes', async () => {
    await queue(MAIL, { ...MAIL, to: 'cordelia@example.com' }, { ...MAIL, to: 'hamlet@example.com' });
    await pass(LOOK_MS);
    expect(smtp.mails.map(({ to }) => to)).to.deep.equal([
      'iago@example.com',
      'cordelia@example.com',
      'hamlet@example.com',
    ]);
    expect(smtp.connections).to.equal(1);
    await smtp.left();
    expect(smtp.open).to.equal(0);
  });

  for (const [what, sign, reply] of [
    ['the recipient', 'RCPT', '550 5.1.1 No such user: The secret text.'],
    ['a recipient that it does not understand', 'RCPT', '500 5.5.2 Syntax error'],
    ['the message', '.', '554 5.7.1 The secret text. is spam'],
  ] as const) {
    it(`is given up when the server permanently refuses ${what}; the log omits its content`, async () => {
      smtp.reply = (line) => (line.startsWith(sign) && smtp.mails.length === 0 ? reply : undefined);
      await queue(MAIL);
      await pass(LOOK_MS);
      expect(await jobs()).to.deep.equal([]);
      expect(logged).to.have.length(1);
      expect(JSON.parse(logged[0] ?? '')).to.include({
        msg: 'The mail server refused a mail. It is not tried again.',
        to: MAIL.to,
        responseCode: Number(reply.slice(0, 3)),
      });
      expect(logged.join()).to.not.include('secret');
    });
  }

  it('is sent although the server refuses another mail of the batch', async () => {
    smtp.reply = (line) => (line.startsWith('RCPT TO:<iago') ? '550 no' : undefined);
    await queue(MAIL, { ...MAIL, to: 'cordelia@example.com' });
    await pass(LOOK_MS);
    expect(smtp.mails.map(({ to }) => to)).to.deep.equal(['cordelia@example.com']);
    expect(await jobs()).to.deep.equal([]);
  });

  for (const [what, sign, reply] of [
    ['reports a full mailbox', 'RCPT', '452 4.2.2 mailbox full'],
    ['requires authentication', 'RCPT', '530 5.7.0 Authentication required'],
    ['refuses the sender', 'MAIL', '550 5.7.1 sender rejected'],
    ['temporarily refuses the message', '.', '451 4.3.0 later'],
    ['refuses the connection', 'EHLO', '421 4.3.2 busy'],
  ] as const) {
    it(`is retried with the same Message-ID when the server ${what}`, async () => {
      smtp.reply = (line) => (line.startsWith(sign) ? reply : undefined);
      await queue(MAIL);
      await pass(LOOK_MS);
      expect((await jobs()).map(({ attempts }) => attempts)).to.deep.equal([1]);
      smtp.reply = () => undefined;
      for (let passed = 0; passed < 60_000; passed += LOOK_MS) await pass(LOOK_MS);
      expect(await jobs()).to.deep.equal([]);
      expect(smtp.mails).to.have.length(1);
      expect(new Set(smtp.given.map(({ data }) => header(data, 'Message-ID'))).size).to.equal(1);
      if (sign === '.') expect(smtp.given).to.have.length(2);
    });
  }

  it('is aborted before its job’s claim expires if the server takes too long', async () => {
    smtp.reply = (line) => (line === '.' ? null : undefined);
    await queue(MAIL);
    const asked = smtp.heard('.');
    site.clock.advance(LOOK_MS);
    await asked;
    site.clock.advance(44_999);
    expect(smtp.open).to.equal(1);
    await pass(1);
    await smtp.left();
    const [job] = await jobs();
    expect(job?.attempts).to.equal(1);
    // After 15 more seconds, any process may claim the job.
    expect(job?.due_at).to.equal(site.clock.seconds() + 15);
    expect(logged.join()).to.not.include('secret');
  });
});
