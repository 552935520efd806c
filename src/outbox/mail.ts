import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config.js';
import { emailHost } from '../users/email.js';
import type { Mail } from './jobs.js';

type Send = (mail: Mail, id: number) => Promise<void>;

/** The fields of the message; headers of RFC 2369 and RFC 8058 let mail programs unsubscribe in one click. */
const toMessage = (from: string, { unsubscribeUrl, ...mail }: Mail) => ({
  from,
  replyTo: from,
  ...mail,
  ...(unsubscribeUrl !== undefined && {
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
});

/** Without a mail server each mail is a file, to be read by whoever runs the server. */
const toFile =
  (folder: string, from: string): Send =>
  async (mail, id) => {
    const { default: nodemailer } = await import('nodemailer');
    const { message } = await nodemailer
      .createTransport({ streamTransport: true, buffer: true })
      .sendMail(toMessage(from, mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${id}.eml`), message as Buffer, { mode: 0o600 });
  };

const toServer =
  (url: string, from: string): Send =>
  async (mail) => {
    const { default: nodemailer } = await import('nodemailer');
    const transport = nodemailer.createTransport(url);
    try {
      await transport.sendMail(toMessage(from, mail));
    } finally {
      transport.close();
    }
  };

/** Sends mail by SMTP_URL, or else into `mail` in DATA_DIR. */
export const createMailer = ({ smtpUrl, dataDir, siteUrl }: Config): Send => {
  const from = `noreply@${emailHost(siteUrl)}`;
  return smtpUrl === null ? toFile(join(dataDir, 'mail'), from) : toServer(smtpUrl, from);
};
