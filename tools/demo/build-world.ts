import { createEventLog } from '../../src/runtime/event-log/log.js';
import type { Services } from '../../src/accounts/services.js';
import { openStore } from '../../src/runtime/store/open.js';
import type { Tx, Value } from '../../src/runtime/store/types.js';
import { ManualClock } from '../../src/server/testing/clock.js';
import { animation, exampleFile, textFile } from './files.js';
import * as things from './world.js';
import { migrations } from '../../src/server/schema/migrations.js';

export interface Credentials {
  readonly email: string;
  readonly key: string;
}

/** Sends requests of one account, or without a login. */
export interface Caller {
  readonly credentials?: Credentials | undefined;
  /** Returns the body of the response. Throws if it is an error. */
  ok(method: string, path: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** A server whose clock is set by hand. */
export interface Site {
  readonly services: Services;
  readonly clock: ManualClock;
  readonly owner: Caller;
  /** Without credentials, requests have no login. */
  as(credentials?: Credentials): Caller;
  /** Resolves when all exports are made. */
  exported(): Promise<void>;
  close(): Promise<void>;
}

/** An empty database with all tables, and servers on it. */
export interface Hosting {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Starts a server whose `SITE_URL` is that of the examples. */
  start(clock: ManualClock): Promise<Site>;
  /** Sends a statement to MySQL on a connection of its own: an ALTER TABLE commits the transaction of its connection. */
  readonly alterMysql?: (sql: string, values: unknown[]) => Promise<unknown>;
}

const setNextId = async (tx: Tx, table: string, id: Value, { alterMysql }: Hosting): Promise<void> => {
  if (tx.dialect === 'mysql') {
    const row = await tx.first<{ name: string }>('SELECT DATABASE() AS name');
    await alterMysql?.('ALTER TABLE ??.?? AUTO_INCREMENT = ?', [row?.name, table, Number(id)]);
    return;
  }
  await tx.run('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
  await tx.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, Number(id) - 1]);
};

/** A server of the world on its database. */
interface On extends Site {
  readonly hosting: Hosting;
}

/** Makes the ID of the next row of a table that of the thing. */
const next = (on: On, table: string, { id }: Pick<things.Thing, 'id'>): Promise<void> =>
  on.services.store.write((tx) => setNextId(tx, table, id, on.hosting));

const onStore = async ({ databaseUrl, dataDir }: Hosting, work: (tx: Tx) => Promise<void>): Promise<void> => {
  const clock = new ManualClock();
  const { append, committed } = createEventLog({ clock });
  const store = await openStore({ databaseUrl, dataDir, clock, migrations, append, committed });
  await store.write(work);
  await store.close();
};

const emailOf = ({ facts }: things.Thing): string => String(facts.email);

const login = async (on: On, thing: things.Thing): Promise<Caller> => {
  const email = emailOf(thing);
  const parameters = { username: email, password: things.PASSWORD };
  const { api_key: key } = (await on.as().ok('POST', '/fetch_api_key', parameters)) as {
    api_key: string;
  };
  return on.as({ email, key });
};

const addPerson = async (on: On, thing: things.Thing): Promise<void> => {
  const { full_name, role } = thing.facts;
  await next(on, 'users', thing);
  await on.owner.ok('POST', '/users', { email: emailOf(thing), full_name, password: things.PASSWORD });
  if (role !== things.ROLES.member) await on.owner.ok('PATCH', `/users/${thing.id}`, { role });
};

/** The users, and what they created before the channels. Returns the credentials of the users by email. */
const addPeople = async (on: On): Promise<Map<string, Credentials>> => {
  const { iago, zoe, hamlet, cordelia, gone, newbie, reminder } = things;
  const { profileField, backend, customEmoji, linkifier, domain, playground, invitation, dataExport } =
    things;
  for (const person of [iago, zoe, hamlet, cordelia, gone, newbie]) await addPerson(on, person);
  await on.owner.ok('DELETE', `/users/${gone.id}`);
  await on.owner.ok('PATCH', '/realm', { description: 'Where the team talks.' });
  const administrator = await login(on, iago);
  await next(on, 'users', reminder);
  const { full_name } = reminder.facts;
  const bot = { full_name, short_name: 'reminder', bot_type: 3 };
  const { api_key } = (await administrator.ok('POST', '/bots', bot)) as {
    api_key: string;
  };
  await administrator.ok('PUT', '/bot_storage', { storage: { greeting: 'Hello' } });
  await next(on, 'custom_profile_fields', profileField);
  const { name, field_type } = profileField.facts;
  const options = { vim: { text: 'Vim', order: '1' }, emacs: { text: 'Emacs', order: '2' } };
  await administrator.ok('POST', '/realm/profile_fields', { name, field_type, field_data: options });
  await next(on, 'user_groups', backend);
  await administrator.ok('POST', '/user_groups/create', backend.facts);
  await administrator.ok('POST', `/user_groups/${backend.id}/subgroups`, { add: [3] });
  const value = { direct_members: [iago.id], direct_subgroups: [3] };
  await administrator.ok('PATCH', `/user_groups/${backend.id}`, { can_mention_group: { new: value } });
  await next(on, 'custom_emoji', customEmoji);
  await administrator.ok('POST', `/realm/emoji/${String(customEmoji.facts.name)}`, {
    filename: animation(),
  });
  await next(on, 'linkifiers', linkifier);
  await administrator.ok('POST', '/realm/filters', linkifier.facts);
  await next(on, 'linkifiers', { id: 2 });
  await on.owner.ok('POST', '/realm/domains', { domain: domain.id, allow_subdomains: false });
  await next(on, 'code_playgrounds', playground);
  await administrator.ok('POST', '/realm/playgrounds', playground.facts);
  const { email: invitee_emails } = invitation.facts;
  await administrator.ok('POST', '/invites', {
    invitee_emails,
    stream_ids: [],
    invite_expires_in_minutes: null,
  });
  await administrator.ok('POST', '/invites/multiuse', { invite_as: 600, invite_expires_in_minutes: null });
  await next(on, 'exports', dataExport);
  await administrator.ok('POST', '/export/realm');
  await on.exported();
  const member = await login(on, zoe);
  await member.ok('POST', '/users/me/avatar', { filename: exampleFile() });
  return new Map(
    [on.owner, administrator, member, on.as({ email: emailOf(reminder), key: api_key })].flatMap(
      ({ credentials }) => (credentials ? [[credentials.email, credentials]] : []),
    ),
  );
};

interface Callers {
  readonly on: On;
  readonly iago: Caller;
  readonly zoe: Caller;
}

const addDesign = async ({ on, iago, zoe }: Callers): Promise<void> => {
  const { design } = things;
  const { name, description, color } = design.facts;
  await next(on, 'channels', design);
  await next(on, 'recipients', { id: Number(design.facts.recipient_id) });
  await next(on, 'messages', things.creation);
  await zoe.ok('POST', '/users/me/subscriptions', {
    subscriptions: [{ name, description, color }],
    principals: [things.iago.id, things.zoe.id, things.newbie.id],
  });
  await iago.ok('POST', '/users/me/subscriptions/properties', {
    subscription_data: [{ stream_id: design.id, property: 'audible_notifications', value: true }],
  });
};

const addMessages = async ({ on, iago, zoe }: Callers): Promise<void> => {
  const inDesign = { type: 'channel', to: things.design.id, topic: 'logo' };
  const send = async (thing: things.Thing, client: Caller, message: object): Promise<void> => {
    await next(on, 'messages', thing);
    await client.ok('POST', '/messages', { ...message });
  };
  await send(things.linkMessage, zoe, { ...inDesign, content: '[the logo](https://example.com)' });
  await send(things.hello, iago, { ...inDesign, content: 'Hello' });
  await next(on, 'recipients', { id: Number(things.directMessage.facts.recipient_id) });
  await send(things.directMessage, zoe, { type: 'direct', to: [things.iago.id], content: 'Hello' });
  const { url } = (await iago.ok('POST', '/user_uploads', { filename: textFile('notes.txt', 'Notes') })) as {
    url: string;
  };
  await send(things.fileMessage, iago, { ...inDesign, content: `[notes.txt](${url})` });
  await iago.ok('POST', `/messages/${things.linkMessage.id}/reactions`, { emoji_name: 'tada' });
};

/** After the messages, since recipients are numbered in their order. */
const addPayroll = async ({ on, zoe }: Callers): Promise<void> => {
  const { payroll } = things;
  await next(on, 'channels', payroll);
  const subscriptions = [{ name: payroll.facts.name }];
  await zoe.ok('POST', '/users/me/subscriptions', { subscriptions, invite_only: true });
  // The examples have no message of this channel, and the next message is that of an example.
  await on.services.store.write((tx) => tx.run('DELETE FROM messages WHERE channel_id = ?', [payroll.id]));
  await next(on, 'messages', { id: Number(things.fileMessage.id) + 1 });
};

const addPersonalThings = async ({ on, iago }: Callers): Promise<void> => {
  const { draft, scheduledMessage } = things;
  await iago.ok('POST', '/users/me/alert_words', { alert_words: ['design', 'logo'] });
  await iago.ok('POST', `/users/me/muted_users/${String(things.gone.id)}`);
  await iago.ok('POST', '/users/me/apns_device_token', { token: 'aXBob25l', appid: 'org.example.Chat' });
  await iago.ok('POST', '/users/me/android_gcm_reg_id', { token: 'cXyz:APA91bHun4Mx' });
  await next(on, 'drafts', draft);
  const { type, to, topic } = draft.facts;
  const content = { type, to, topic, content: 'What about **green**', timestamp: things.NOW };
  await iago.ok('POST', '/drafts', { drafts: [content] });
  await next(on, 'scheduled_messages', scheduledMessage);
  await iago.ok('POST', '/scheduled_messages', { type: 'channel', ...scheduledMessage.facts });
  await iago.ok('POST', '/users/me/status', { status_text: 'on vacation', emoji_name: 'car' });
};

const PRESENCE_UPDATES = "UPDATE server_state SET value = '16' WHERE name = 'presence_last_update_id'";

/** Ten seconds before the messages. */
const reportPresence = async ({ on, iago, zoe }: Callers): Promise<void> => {
  await on.services.store.write((tx) => tx.run(PRESENCE_UPDATES));
  await iago.ok('POST', '/users/me/presence', { status: 'active' });
  await zoe.ok('POST', '/users/me/presence', { status: 'active' });
};

/** Gives rows the random and numbered values of the examples. The queue of Iago is empty, after event 17. */
const setExactValues = async (tx: Tx): Promise<void> => {
  const { path_id, size } = things.attachment.facts;
  const key = String(path_id).split('/').slice(0, -1).join('/');
  await tx.run('UPDATE attachments SET file_key = ?, size = ?', [key, Number(size)]);
  await tx.run('UPDATE upload_usage SET bytes = ?', [Number(size)]);
  await tx.run("UPDATE messages SET client = 'website'");
  await tx.run('UPDATE exports SET file_key = ?', ['1-bGFudGVybi1zZXNhbWUtd2Fs.tar.gz']);
  await tx.run('DELETE FROM events');
  await tx.run('UPDATE event_sequence SET last_id = 16, trimmed_id = 16');
  const id = String(things.queue.id);
  await tx.run('UPDATE queues SET id = ?, registered_id = 17, acknowledged_id = 17', [id]);
};

const start = async (hosting: Hosting, seconds: number): Promise<On> => {
  const site = await hosting.start(new ManualClock(seconds * 1000));
  return { ...site, hosting };
};

/** Causes the event that waits in the queue. */
const rename = (on: On, full_name: unknown): Promise<unknown> =>
  on.owner.ok('PATCH', `/users/${things.cordelia.id}`, { full_name });

/**
 * Creates the world of the examples, by requests. Only IDs and random values are set in rows. Returns the credentials of the
 * owner and of the users who send examples, by email.
 */
export const buildWorld = async (hosting: Hosting): Promise<ReadonlyMap<string, Credentials>> => {
  // The first start creates the two bots of the server, and then the owner.
  await onStore(hosting, (tx) => setNextId(tx, 'users', Number(things.owner.id) - 2, hosting));
  const first = await start(hosting, Date.parse(things.JOINED) / 1000);
  const credentials = await addPeople(first);
  await first.close();

  const on = await start(hosting, things.NOW - 10);
  const caller = (thing: things.Thing): Caller => on.as(credentials.get(emailOf(thing)));
  const clients = { on, iago: caller(things.iago), zoe: caller(things.zoe) };
  await reportPresence(clients);
  on.clock.advance(10_000);
  await addDesign(clients);
  await addMessages(clients);
  await addPayroll(clients);
  await addPersonalThings(clients);
  await rename(on, 'Cordelia L.');
  await clients.iago.ok('POST', '/register', { event_types: ['message', 'realm_user'] });
  await on.close();
  await onStore(hosting, setExactValues);

  const last = await start(hosting, things.NOW);
  await rename(last, things.cordelia.facts.full_name);
  await last.close();
  return credentials;
};
