import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';

/** An email as its recipient's mail program shows it. */
export interface Received {
  readonly to: string;
  readonly subject: string;
  /** Unfolded, by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decodeBody = (body: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quotedPrintable(body).toString() : body;
};

const decodeHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replaceAll('_', ' ')).toString(),
    );

const split = (raw: string): { headers: Map<string, string>; body: string } => {
  const end = raw.search(/\r?\n\r?\n/);
  const lines = raw
    .slice(0, end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeHeader(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: raw.slice(end).replace(/^\r?\n\r?\n/, '') };
};

export const parseMail = (raw: string): Received => {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts =
    boundary === undefined
      ? [{ headers, body }]
      : body.split(`--${boundary}`).map((part) => split(part.replace(/^\r?\n/, '')));
  const part = (type: string): string => {
    const found = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return found
      ? decodeBody(found.body, found.headers.get('content-transfer-encoding')).replaceAll('\r\n', '\n')
      : '';
  };
  return {
    headers,
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    text: part('text/plain'),
    html: part('text/html'),
  };
};

/** Advances the clock in the workers' interval, and waits for each worker after every step. */
export const pass = async (seconds: number, ...sites: readonly TestServer[]): Promise<void> => {
  const clock = sites[0]?.clock;
  for (let left = seconds; left > 0; left -= 5) {
    clock?.advance(Math.min(left, 5) * 1000);
    for (const { services } of sites) await services.presence.reports.settled();
    await Promise.all(sites.map(({ server }) => server.workers.emailNotifications.settled()));
    await Promise.all(sites.map(({ server }) => server.workers.outbox.settled()));
    // Without this, the clock would overtake the upkeep of queues, which is due every minute.
    await Promise.all(sites.map(({ services }) => services.queues.settled()));
  }
};

/** Returns all emails so far, in the order of sending. */
export const allMails = ({ services }: TestServer): Received[] => {
  const folder = join(services.config.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')));
};

export const mailsTo = (site: TestServer, { email }: Pick<Person, 'email'>): Received[] =>
  allMails(site).filter(({ to }) => to === email);

/** Seconds after which an email about a new message is sent, with the default batching period. */
export const BATCH = 120;
export const untilMailed = (...sites: readonly TestServer[]): Promise<void> => pass(BATCH + 10, ...sites);

export const setOwn = async ({ client }: Person, settings: Record<string, unknown>): Promise<void> => {
  await client.ok('PATCH', '/settings', settings);
};

export const reportActive = async (site: TestServer, { client }: Person): Promise<void> => {
  await client.ok('POST', '/users/me/presence', { status: 'active' });
  site.clock.advance(1000);
  await site.services.presence.reports.settled();
};

interface PendingRow {
  readonly user_id: number;
  readonly message_id: number;
  readonly due_at: number;
}

export const pendingRows = ({ services }: TestServer): Promise<PendingRow[]> =>
  services.store.read((tx) =>
    tx.all<PendingRow>(
      'SELECT user_id, message_id, due_at FROM email_notifications ORDER BY user_id, message_id',
    ),
  );

/** Sets properties of the user's subscription to a channel. */
export const setSubscription = async (
  { client }: Person,
  stream_id: number,
  properties: Record<string, unknown>,
): Promise<void> => {
  const subscription_data = Object.entries(properties).map(([property, value]) => ({
    stream_id,
    property,
    value,
  }));
  await client.ok('POST', '/users/me/subscriptions/properties', { subscription_data });
};

/** Sets the user's visibility policy of a topic: 1 muted, 2 unmuted, 3 followed. */
export const setTopicPolicy = (
  { services }: TestServer,
  { id: user_id }: Person,
  channel_id: number,
  topic: string,
  visibility_policy: number,
): Promise<void> =>
  services.store.write((tx) =>
    tx.upsertMany(
      'user_topics',
      [{ user_id, channel_id, topic_key: topic, topic, visibility_policy, last_updated: 0 }],
      ['user_id', 'channel_id', 'topic_key'],
    ),
  );
