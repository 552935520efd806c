import { queueAccountMail } from '../email/account-mail.js';
import { html } from '../pages/page.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import type { User } from '../users/store.js';

/** Where a login came from. */
export interface LoginPlace {
  /** The client program and its system. */
  readonly device: string;
  readonly ip: string;
}

/** `Saturday, June 1, 2024 at 2:00 AM GMT+2`, in the time zone and on the clock that the user has set. */
const timeFor = ({ settings }: User, milliseconds: number): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    hourCycle: settings.twenty_four_hour_time ? 'h23' : 'h12',
    // Without a time zone of their own they read that of the server.
    ...(settings.timezone !== '' && { timeZone: settings.timezone }),
  }).format(milliseconds);

/** Queues the email that tells a user of a login from a new client or address. */
export const queueLoginMail = (
  tx: Tx,
  server: Server,
  user: User,
  { device, ip }: LoginPlace,
): Promise<void> => {
  const { name } = server.organization.current;
  const time = timeFor(user, server.clock.now());
  const lines = [
    `Your account ${user.delivery_email} on ${name} was used from a client or an address that is new.`,
    'If that was you, there is nothing to do.',
    `If it was not, somebody knows your password: change it now, at ${server.config.siteUrl}, and tell an administrator.`,
  ];
  const facts = [
    ['Time', time],
    ['Client', device],
    ['IP address', ip],
  ] as const;
  const [first = '', ...rest] = lines;
  return queueAccountMail(tx, server, user, {
    kind: 'login',
    subject: `New login to ${name} from ${device}`,
    text: [first, facts.map(([label, value]) => `${label}: ${value}`).join('\n'), ...rest].join('\n\n'),
    html: html`<p>${first}</p>
      <ul>
        ${facts.map(([label, value]) => html`<li>${label}: ${value}</li>`)}
      </ul>
      ${rest.map((line) => html`<p>${line}</p>`)}`,
  });
};
