import { createHmac } from 'node:crypto';

import { clientName, type RequestFacts } from '../../runtime/http/request.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { lockUser } from '../../chat/users/model/lock-user.js';
import type { User } from '../../chat/users/model/store.js';
import { recordNetwork } from './login-networks.js';
import { type Block, paragraph } from '../email/blocks.js';
import { queueMail, unsubscribableMail } from '../email/mail.js';
import { timeFormat } from '../email/words.js';
import { html } from '../../runtime/pages/page.js';

type Table = readonly (readonly [sign: string, name: string])[];

/** Substrings of User-Agent by browser. Browsers that also claim to be others come first. */
const BROWSERS: Table = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Electron/', 'Desktop app'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

/** Systems that also claim to be others come first. */
const SYSTEMS: Table = [
  ['iPhone', 'iOS'],
  ['iPad', 'iOS'],
  ['iOS', 'iOS'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Darwin', 'macOS'],
  ['macOS', 'macOS'],
  ['FreeBSD', 'FreeBSD'],
  ['Linux', 'Linux'],
];

const nameIn = (table: Table, userAgent: string): string | undefined =>
  table.find(([sign]) => userAgent.includes(sign))?.[1];

/**
 * Returns `Firefox on Linux`: the client program and the operating system without versions, as far as the User-Agent
 * states them.
 */
export const describeDevice = (userAgent: string): string => {
  const isBrowser = userAgent.startsWith('Mozilla/');
  const client = (isBrowser ? nameIn(BROWSERS, userAgent) : undefined) ?? clientName(userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? client : `${client} on ${system}`;
};

/** The origin of a login. */
interface LoginPlace {
  /** The client program and its operating system. */
  readonly device: string;
  readonly ip: string;
}

const listed = (facts: readonly string[]): Block => ({
  text: facts.join('\n'),
  html: html`<ul>
    ${facts.map((fact) => html`<li>${fact}</li>`)}
  </ul>`,
});

/** Queues the email about a login from a new client or address. */
const queueLoginMail = (scope: TxScope, user: User, { device, ip }: LoginPlace): Promise<void> => {
  const { services } = scope;
  const { name } = services.organization.current;
  const time = timeFormat(user.settings).format(services.clock.now());
  const blocks = [
    paragraph(
      `Your account ${user.delivery_email} on ${name} was used from a client or an address that is new.`,
    ),
    listed([`Time: ${time}`, `Client: ${device}`, `IP address: ${ip}`]),
    paragraph('If that was you, there is nothing to do.'),
    paragraph(
      `If it was not, someone else has your password: change it now, at ${services.config.siteUrl}, and inform an administrator.`,
    ),
  ];
  const subject = `New login to ${name} from ${device}`;
  return queueMail(scope, unsubscribableMail(services, user, { kind: 'login', subject, blocks }));
};

/** Known places per user. A login from a place dropped beyond this limit counts as new. */
const MAX_KNOWN = 100;

/** A login within this time after joining is part of joining. */
const JUST_JOINED_SECONDS = 60;

const fingerprintOf = ({ secrets }: Services, userId: number, { device, ip }: LoginPlace): string =>
  createHmac('sha256', secrets.derive('known-login'))
    .update(JSON.stringify([userId, device, ip]))
    .digest('base64url');

const findKnown = statement((db, userId: number, fingerprint: string) =>
  db('known_logins').where({ user_id: userId, fingerprint }).first('id'),
);

const setSeen = statement((db, id: number, now: number) =>
  db('known_logins').where({ id }).update({ seen_at: now }),
);

/** Records a login from a known place. Returns false if the place is new. */
const recordKnown = async (tx: Tx, userId: number, fingerprint: string, now: number): Promise<boolean> => {
  const known = await findKnown(tx, userId, fingerprint);
  if (known) await setSeen(tx, known.id, now);
  return known !== undefined;
};

const listKnownIds = statement((db, userId: number) =>
  db('known_logins')
    .where({ user_id: userId })
    .orderBy([
      { column: 'user_id', order: 'desc' },
      { column: 'seen_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .pluck('id'),
);

const removeKnown = statement((db, ids: readonly number[]) => db('known_logins').whereIn('id', ids).delete());

/** Stores a new place and deletes the oldest ones beyond the limit. Returns the number of places known before. */
const storeNew = async (tx: Tx, userId: number, fingerprint: string, now: number): Promise<number> => {
  const known = await listKnownIds(tx, userId);
  const oldest = known.slice(MAX_KNOWN - 1);
  if (oldest.length > 0) await removeKnown(tx, oldest);
  await tx.insert('known_logins', { user_id: userId, fingerprint, seen_at: now });
  return known.length;
};

/**
 * Records a successful login. Mails the user if the client or the address is new for the account. Runs in its own
 * transaction after the password was verified, since verification takes long.
 */
export const recordLogin = async (
  scope: TxScope,
  { id, is_bot, username }: Pick<User, 'id' | 'is_bot'> & { readonly username: string },
  request: Pick<RequestFacts, 'userAgent' | 'ip'>,
): Promise<void> => {
  const { tx, services } = scope;
  if (is_bot) return;
  const now = services.clock.seconds();
  const place = { device: describeDevice(request.userAgent), ip: request.ip };
  const fingerprint = fingerprintOf(services, id, place);
  // Locked, so only the first of two concurrent logins is new. Read again, to use the current settings.
  const user = await lockUser(tx, id);
  await recordNetwork(scope, { userId: id, username: username.trim(), address: place.ip });
  if (await recordKnown(tx, id, fingerprint, now)) return;
  const isFirst = (await storeNew(tx, id, fingerprint, now)) === 0;
  const hasJustJoined = now - user.date_joined <= JUST_JOINED_SECONDS;
  if (isFirst || hasJustJoined || !user.is_active || !user.settings.enable_login_emails) return;
  await queueLoginMail(scope, user, place);
};
