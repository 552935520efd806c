import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Clock } from '../../lib/clock.js';
import type { Config } from '../config.js';
import { emailHost, isUnknownEmail } from '../../lib/email-address.js';
import { MAX_JOB_SECONDS, PermanentFailure, TemporaryFailure, type Mail } from './jobs.js';
import { describeFault, isServerFault, SMTP_TIMES, type SmtpError } from './mail-server.js';

interface MailParts {
  readonly config: Pick<Config, 'smtpUrl' | 'dataDir' | 'siteUrl'>;
  readonly clock: Clock;
  /** Returns the name of the organization, shown as the sender. */
  readonly senderName: () => string;
}

export interface Mailer {
  /**
   * Sends one mail. `id` is the id of its job. Throws a `PermanentFailure` if the mail server refuses it permanently.
   */
  send(mail: Mail, id: number): Promise<void>;
  /** Closes the connection that the mails of a batch shared. */
  close(): void;
}

/** Returns the same ID for every attempt of a job, so mail programs show a mail that arrived twice only once. */
const messageId = (mail: Mail, id: number, host: string): string => {
  const digest = createHash('sha256')
    .update(JSON.stringify([id, mail]))
    .digest('hex')
    .slice(0, 32);
  return `<${digest}@${host}>`;
};

/** Returns the headers of RFC 2369 and RFC 8058, by which mail programs unsubscribe in one click. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const toMessage = (
  { config, clock, senderName }: MailParts,
  { unsubscribeUrl, ...mail }: Mail,
  id: number,
) => {
  const host = emailHost(config.siteUrl);
  const address = `noreply@${host}`;
  return {
    from: { name: senderName(), address },
    replyTo: address,
    ...mail,
    date: new Date(clock.now()),
    messageId: messageId(mail, id, host),
    headers: {
      // RFC 3834: prevents automatic replies from vacation responders.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)),
    },
  };
};

/** Without a mail server, writes each mail to a file for the server's operator. */
const toFiles = (parts: MailParts): Mailer => ({
  async send(mail, id) {
    const folder = join(parts.config.dataDir, 'mail');
    const { default: nodemailer } = await import('nodemailer');
    const { message } = await nodemailer
      .createTransport({ streamTransport: true, buffer: true })
      .sendMail(toMessage(parts, mail, id));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${id}.eml`), message as Buffer, { mode: 0o600 });
  },
  close: () => undefined,
});

/** The server requires a login or TLS. The operator can fix this, so the mail is retried. */
const NEEDS_LOGIN = 530;

/**
 * Returns whether the server refused the recipient or the message itself. A refused login or sender can be fixed by the
 * operator.
 */
const isPermanent = ({ command, responseCode = 0 }: SmtpError): boolean =>
  (command === 'RCPT TO' || command === 'DATA') &&
  responseCode >= 500 &&
  responseCode < 600 &&
  responseCode !== NEEDS_LOGIN;

/** Keeps only the code, since servers repeat parts of a message in the text of a refusal. */
const toFailure = (error: SmtpError, { to }: Mail, url: string): Error => {
  if (isPermanent(error))
    return new PermanentFailure('The mail server refused a mail.', { to, responseCode: error.responseCode });
  return isServerFault(error) ? new TemporaryFailure(describeFault(url, error)) : error;
};

const openPool = async (url: string) => {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // The outbox retries. The pool would also retry after the server may have accepted the mail.
    maxRequeues: 0,
    ...SMTP_TIMES,
  });
};

const toServer = (parts: MailParts, url: string): Mailer => {
  let pool: ReturnType<typeof openPool> | undefined;
  return {
    async send(mail, id) {
      const deadline = new AbortController();
      const cancel = parts.clock.after(MAX_JOB_SECONDS * 1000, () => {
        deadline.abort(new Error(`The mail server took more than ${MAX_JOB_SECONDS} seconds.`));
      });
      try {
        pool ??= openPool(url);
        await (await pool).sendMail({ ...toMessage(parts, mail, id), signal: deadline.signal });
      } catch (error) {
        throw toFailure(error as SmtpError, mail, url);
      } finally {
        cancel();
      }
    },
    close() {
      void pool?.then((open) => {
        open.close();
      });
      pool = undefined;
    },
  };
};

/**
 * Returns a mailer that sends mail through SMTP_URL, or writes it to `mail` in DATA_DIR without SMTP_URL. No server accepts
 * mail to unknown addresses. It is written to `mail` too, and the operator gives it to the user.
 */
export const createMailer = (parts: MailParts): Mailer => {
  const files = toFiles(parts);
  const { smtpUrl } = parts.config;
  if (smtpUrl === null) return files;
  const server = toServer(parts, smtpUrl);
  return {
    send: (mail, id) => (isUnknownEmail(mail.to) ? files : server).send(mail, id),
    close: () => {
      server.close();
    },
  };
};
