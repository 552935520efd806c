import type { Services } from '../services.js';

const seconds = (count: number): number => count * 1000;

/** Time limits of connections to the mail server. */
export const SMTP_TIMES = {
  dnsTimeout: seconds(10),
  connectionTimeout: seconds(10),
  greetingTimeout: seconds(10),
  socketTimeout: seconds(30),
} as const;

/** An error as nodemailer throws it. */
export interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  /** The short text of an error of OpenSSL. */
  readonly reason?: string;
}

/** The steps before the first mail. What fails there is not the fault of a mail. */
const BEFORE_MAIL = /^(?:CONN|EHLO|HELO|STARTTLS|AUTH\b.*)$/;

/** Returns whether no mail at all can be sent. */
export const isServerFault = ({ code, command = '' }: SmtpError): boolean =>
  code === 'EAUTH' || BEFORE_MAIL.test(command);

/** Texts of servers are left out: they may repeat what they got. */
const causeOf = ({ message, reason, responseCode }: SmtpError): string =>
  responseCode === undefined
    ? (reason ?? message.split(/\n|\.? response=/)[0] ?? '')
    : `it responded ${responseCode}`;

const remedyOf = (error: SmtpError): string => {
  if (error.code === 'EAUTH') return 'Correct the user and the password in SMTP_URL.';
  if (error.code === 'EDNS') return 'Correct the host in SMTP_URL, or the name service of this machine.';
  if (error.code === 'ETLS' || /certificate|altnames|version number/i.test(causeOf(error)))
    return 'Use smtps:// for a port with TLS and smtp:// for others, and a certificate that this machine trusts.';
  return 'Start the mail server, or correct the host and the port in SMTP_URL.';
};

/** Returns one line for the operator: which server, why it cannot be used, and what to do. */
export const describeFault = (url: string, error: SmtpError): string =>
  `The mail server ${new URL(url).host} cannot be used: ${causeOf(error)}. ${remedyOf(error)}`;

/** Connects and logs in to the mail server. Returns a line for the operator if that fails. */
export const faultOfMailServer = async (smtpUrl: string): Promise<string | undefined> => {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ url: smtpUrl, ...SMTP_TIMES });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return describeFault(smtpUrl, error as SmtpError);
  } finally {
    transport.close();
  }
};

/** Warns if the mail server cannot be used. Otherwise the first mail, perhaps days later, would. */
export const checkMailServer = async ({ config, log }: Pick<Services, 'config' | 'log'>): Promise<void> => {
  const { smtpUrl } = config;
  const fault = smtpUrl === null ? undefined : await faultOfMailServer(smtpUrl);
  if (fault !== undefined) log.warn(`${fault} Until then, mails wait and are tried again.`);
};
