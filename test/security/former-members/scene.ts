import { upload } from '../../chat/attachments/fixtures.js';
import { makeChannel, say } from '../../chat/messages/fixtures.js';
import { edit } from '../../chat/messages/edit-fixtures.js';
import { react, TADA } from '../../chat/messages/reaction-fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { BOTS, forEach, LEAVING, makePeople, REMOVED, SUBSCRIBED, WHO, type Everyone } from './people.js';

/** The kinds of channels, with the options that make them. */
export const KINDS = {
  public: {},
  'web-public': { is_web_public: true },
  'private with shared history': { invite_only: true, history_public_to_subscribers: true },
  'private with protected history': { invite_only: true, history_public_to_subscribers: false },
} as const satisfies Readonly<Record<string, Parameters>>;

export type KindName = keyof typeof KINDS;

export const HEART = { emoji_name: 'heart', emoji_code: '2764', reaction_type: 'unicode_emoji' };

/** One channel with its messages. All are Anna's, unless they are `own`. */
export interface Place {
  readonly id: number;
  readonly name: string;
  /** Sent when Anna was the only subscriber. */
  readonly first: number;
  /** Sent while all users were subscribed. Its content was `one`, then `two`, and `three` since they left. */
  readonly before: number;
  /** Sent while all users were subscribed, in the topic `old` that is `new` since they left. */
  readonly moved: number;
  /** Sent while all users were subscribed. It has a file, and another one since they left. */
  readonly withFiles: number;
  /** Sent after they left. */
  readonly after: number;
  /** Further messages of both times, for the events about them. */
  readonly spare: Readonly<Record<'before' | 'after', Spare>>;
  /** What each made while subscribed. */
  readonly own: Everyone<Own>;
  readonly files: { readonly before: string; readonly after: string; readonly shared: Everyone<string> };
}

export interface Own {
  readonly message: number;
  /** A message with the only reference to a file of theirs. */
  readonly withFile: number;
  readonly draft: number;
}

/** Messages that one happening each is about. */
export interface Spare {
  readonly edited: number;
  readonly retitled: number;
  readonly reacted: number;
  readonly deleted: number;
  readonly moved: number;
}

export interface Scene {
  readonly server: TestServer;
  /** Is subscribed to every channel all the time. */
  readonly anna: Person;
  /** A member who is in no channel. */
  readonly carl: Person;
  /** A guest who is in no channel. */
  readonly dave: Person;
  readonly people: Everyone<Person>;
  readonly places: Readonly<Record<KindName, Place>>;
}

const link = (url: string): string => `[file](${url})`;

const sendSpare = async (anna: Person, channel: string, era: string): Promise<Spare> => ({
  edited: await say(anna, channel, 'spare', 'plain'),
  retitled: await say(anna, channel, `title ${era}`),
  reacted: await say(anna, channel, 'spare'),
  deleted: await say(anna, channel, 'spare'),
  moved: await say(anna, channel, `way ${era}`),
});

/** Mutes the topic `silence`, for which there is no operation. */
const muteTopic = ({ services }: TestServer, { id: user_id }: Person, channel_id: number): Promise<void> =>
  services.store.write((tx) =>
    tx.insertMany('user_topics', [
      { user_id, channel_id, topic: 'silence', topic_key: 'silence', visibility_policy: 1, last_updated: 0 },
    ]),
  );

/** What each does while subscribed: sends a message with a file, follows its topic, reacts, drafts and schedules. */
const useChannel = async (
  server: TestServer,
  person: Person,
  channel: number,
  before: number,
): Promise<Own> => {
  const { client } = person;
  const message = await say(person, channel, 'title before', 'mine');
  const withFile = await say(person, channel, 'files', link(await upload(person)));
  await react(person, before, HEART);
  const draft = { type: 'stream', to: [channel], topic: 'a', content: 'a thought' };
  const { ids } = await client.ok('POST', '/drafts', { drafts: [draft] });
  await client.ok('POST', '/scheduled_messages', {
    ...{ type: 'channel', to: channel, topic: 'later', content: 'scheduled' },
    scheduled_delivery_timestamp: server.services.clock.seconds() + 3600,
  });
  await client.ok('POST', '/users/me/subscriptions/properties', {
    subscription_data: [{ stream_id: channel, property: 'email_notifications', value: true }],
  });
  await muteTopic(server, person, channel);
  return { message, withFile, draft: ids[0] };
};

type Begun = Omit<Place, 'after' | 'spare'> & { readonly spare: Spare };

const begin = async (
  server: TestServer,
  anna: Person,
  people: Everyone<Person>,
  kind: KindName,
): Promise<Begun> => {
  const name = `the ${kind} one`;
  const id = await makeChannel(anna, name, [], KINDS[kind]);
  const first = await say(anna, name, 'a', 'zero');
  await makeChannel(
    anna,
    name,
    SUBSCRIBED.map((who) => people[who]),
  );
  const before = await say(anna, name, 'a', 'one');
  await edit(anna, before, { content: 'two' });
  await react(anna, before, TADA);
  const moved = await say(anna, name, 'old', 'wandering');
  const [file, shared] = [await upload(anna), await forEach(WHO, () => upload(anna))];
  const withFiles = await say(anna, name, 'files', link(file));
  await say(anna, name, 'shared', Object.values(shared).map(link).join(' '));
  const own = await forEach(SUBSCRIBED, (who) => useChannel(server, people[who], id, before));
  const spare = await sendSpare(anna, name, 'before');
  return {
    ...{ id, name, first, before, moved, withFiles, spare, own },
    files: { before: file, after: await upload(anna), shared },
  };
};

/** What happens in the channel after they left. */
const goOn = async (anna: Person, place: Begun): Promise<Place> => {
  const { name, files } = place;
  await edit(anna, place.before, { content: 'three' });
  await react(anna, place.before, { ...TADA, emoji_name: 'cake', emoji_code: '1f370' });
  await edit(anna, place.moved, { topic: 'new' });
  await edit(anna, place.withFiles, { content: `${link(files.before)} ${link(files.after)}` });
  const after = await say(anna, name, 'a', 'later');
  return { ...place, after, spare: { before: place.spare, after: await sendSpare(anna, name, 'after') } };
};

export const mentionAll = (people: Everyone<Person>): string =>
  WHO.map((who) => `@**${people[who].name}**`).join(' ');

type Cast = Pick<Scene, 'server' | 'anna' | 'people'>;

/** Subscribes people to a channel. */
export const subscribe = (
  { anna }: Pick<Scene, 'anna'>,
  name: string,
  people: readonly Person[],
): Promise<Body> =>
  anna.client.ok('POST', '/users/me/subscriptions', {
    subscriptions: [{ name }],
    principals: people.map(({ id }) => id),
  });

/** Unsubscribes people from a channel by a request of an owner who is in none. */
export const unsubscribe = (
  { server }: Pick<Scene, 'server'>,
  name: string,
  people: readonly Person[],
): Promise<Body> =>
  server.owner.ok('DELETE', '/users/me/subscriptions', {
    subscriptions: [name],
    principals: people.map(({ id }) => id),
  });

const leave = async ({ server, people }: Cast, names: readonly string[]): Promise<void> => {
  for (const who of LEAVING)
    await people[who].client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
  for (const name of names)
    await unsubscribe(
      { server },
      name,
      REMOVED.map((who) => people[who]),
    );
  const setRole = (id: number, role: number): Promise<Body> =>
    server.owner.ok('PATCH', `/users/${id}`, { role });
  await setRole(people.demoted.id, 600);
  await setRole(people.promoted.id, 400);
  await server.owner.ok('DELETE', `/users/${people.revived.id}`);
};

const comeBack = async ({ server, anna, people }: Cast, names: readonly string[]): Promise<void> => {
  for (const name of names) await subscribe({ anna }, name, [people.returned]);
  await server.owner.ok('POST', `/users/${people.revived.id}/reactivate`);
};

/** Makes a channel of every kind, with all the people in it, and lets those leave who leave. */
export const openScene = async (): Promise<Scene> => {
  const server = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
  // Accounts begin without any channel.
  await server.services.store.write((tx) => tx.run('UPDATE channels SET is_default = 0', []));
  await server.owner.ok('PATCH', '/realm', { enable_spectator_access: true, delete_own_message_policy: 5 });
  const anna = await server.person('Anna', { role: 'owner' });
  const [carl, dave] = [await server.person('Carl'), await server.person('Dave', { role: 'guest' })];
  const people = await makePeople(server, anna);
  for (const who of WHO.filter((one) => !BOTS.includes(one)))
    await people[who].client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 1 });
  const begun = new Map<KindName, Begun>();
  for (const kind of Object.keys(KINDS) as KindName[])
    begun.set(kind, await begin(server, anna, people, kind));
  const names = [...begun.values()].map(({ name }) => name);
  const cast = { server, anna, people };
  await leave(cast, names);
  const places = new Map<KindName, Place>();
  for (const [kind, place] of begun) places.set(kind, await goOn(anna, place));
  await comeBack(cast, names);
  return { ...cast, carl, dave, places: Object.fromEntries(places) as Scene['places'] };
};
