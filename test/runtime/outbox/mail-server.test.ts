import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect } from 'chai';

import { loadConfig } from '../../../src/runtime/config.js';
import { createLog } from '../../../src/runtime/log.js';
import { addJob } from '../../../src/runtime/outbox/jobs.js';
import { checkMailServer } from '../../../src/runtime/outbox/mail-server.js';
import { freePort } from '../../../src/server/start/probe-port.js';
import { startServer } from '../../support/server.js';
import { SmtpServer } from '../../support/smtp.js';

const LOOK_MS = 5_000;
const WAITING = 'Until then, mails wait and are tried again.';

/** Returns what the check of a mail server logs, without times. */
const check = async (url: string): Promise<string> => {
  let text = '';
  const log = createLog('info', { write: (line) => (text += line) });
  await checkMailServer({ config: loadConfig({ SMTP_URL: url }), log });
  return text.replaceAll(/^\S+ /gm, '');
};

const deadUrl = async (): Promise<string> =>
  `smtp://127.0.0.1:${String(await freePort({ host: '127.0.0.1', port: 0 }))}`;

describe('The check of the mail server', () => {
  let smtp: SmtpServer;

  beforeEach(async () => {
    smtp = await SmtpServer.start();
  });
  afterEach(() => smtp.close());

  it('logs nothing if the mail server works, or if there is none', async () => {
    expect(await check(smtp.url)).to.equal('');
    expect(smtp.connections).to.equal(1);
    expect(await check('')).to.equal('');
  });

  it('names the server, the cause and the remedy in one line if no one listens', async () => {
    const url = await deadUrl();
    const { host } = new URL(url);
    expect(await check(url)).to.equal(
      `warn  The mail server ${host} cannot be used: connect ECONNREFUSED ${host}. ` +
        `Start the mail server, or correct the host and the port in SMTP_URL. ${WAITING}\n`,
    );
  });

  it('does so for a name that does not exist', async () => {
    expect(await check('smtp://mail.invalid:587')).to.match(
      /^warn {2}The mail server mail\.invalid:587 cannot be used: .*\. Correct the host in SMTP_URL, .*\n$/,
    );
  });

  it('does so for a login that is refused, without the password and the text of the server', async () => {
    smtp.reply = (line) =>
      line.startsWith('EHLO')
        ? '250-ok\r\n250 AUTH PLAIN'
        : line.startsWith('AUTH')
          ? '535 5.7.8 lantern is wrong'
          : undefined;
    const { host } = new URL(smtp.url);
    expect(await check(`smtp://anna:lantern@${host}`)).to.equal(
      `warn  The mail server ${host} cannot be used: it responded 535. ` +
        `Correct the user and the password in SMTP_URL. ${WAITING}\n`,
    );
  });

  it('does so for TLS where there is none', async () => {
    const { host } = new URL(smtp.url);
    expect(await check(`smtps://${host}`)).to.match(
      /^warn {2}The mail server \S+ cannot be used: wrong version number\. Use smtps:\/\/ .*\n$/,
    );
  });

  it('does so for a server that closes the connection', async () => {
    const listener = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    expect(await check(`smtp://127.0.0.1:${String(port)}`)).to.match(
      /^warn {2}The mail server \S+ cannot be used: Connection closed unexpectedly\. Start .*\n$/,
    );
    listener.close();
  });

  it('has the same line if a mail fails later, and the mail is tried again', async () => {
    let logged = '';
    const log = createLog('warn', { write: (line) => (logged += line) });
    const url = await deadUrl();
    const site = await startServer({ env: { SMTP_URL: url }, overrides: { log } });
    const mail = { to: 'iago@example.com', subject: 'News', text: 'The secret text.' };
    await site.services.store.write((tx) => addJob(tx, 'mail', mail, site.clock.seconds()));
    site.clock.advance(LOOK_MS);
    await site.server.workers.outbox.settled();
    const { host } = new URL(url);
    expect(logged.replace(/^\S+ /, '').replace(/ id=\d+/, '')).to.equal(
      `warn  The mail server ${host} cannot be used: connect ECONNREFUSED ${host}. ` +
        'Start the mail server, or correct the host and the port in SMTP_URL. The job is tried again. kind=mail\n',
    );
    await site.close();
  });
});
