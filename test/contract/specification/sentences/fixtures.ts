import type { Body, Client, Parameters } from '../../../support/client.js';
import type { NewPerson, Person } from '../../../support/people.js';
import { removeNotices } from '../../../support/remove-notices.js';
import { OWNER, startServer, type ServerOptions, type TestServer } from '../../../support/server.js';

export interface Channel {
  readonly id: number;
  readonly name: string;
}

/** Returns the events that a queue received since the last call, without heartbeats. */
export type Listen = () => Promise<Body[]>;

/** One server with a user of every role, for the checks of one section of the specification. */
export interface Fixtures {
  readonly site: TestServer;
  readonly owner: Person;
  readonly administrator: Person;
  readonly moderator: Person;
  /** Two members. */
  readonly anna: Person;
  readonly ben: Person;
  readonly guest: Person;
  /** A generic bot that Anna owns. */
  readonly bot: Person;
  /** Returns a name that no earlier check used. */
  readonly fresh: (start?: string) => string;
  person(options?: NewPerson): Promise<Person>;
  /** Creates a channel with a request of its first subscriber and subscribes the other users. */
  channel(people: readonly Person[], options?: Parameters): Promise<Channel>;
  close(): Promise<void>;
}

const ownerOf = async (site: TestServer): Promise<Person> => {
  const { user_id: id, full_name: name } = await site.owner.ok('GET', '/users/me');
  return { id, name, client: site.owner, ...OWNER };
};

export const startWorld = async (options: ServerOptions = {}): Promise<Fixtures> => {
  const site = await startServer(options);
  const owner = await ownerOf(site);
  let made = 0;
  const fresh = (start = 'thing'): string => `${start} ${String((made += 1))}`;
  const person = (more: NewPerson = {}): Promise<Person> => site.person(fresh('Person'), more);
  const anna = await site.person('Anna');
  return {
    site,
    owner,
    administrator: await site.person('Ada', { role: 'administrator' }),
    moderator: await site.person('Modesta', { role: 'moderator' }),
    anna,
    ben: await site.person('Ben'),
    guest: await site.person('Gus', { role: 'guest' }),
    bot: await site.person('Bot', { botOf: anna.id }),
    fresh,
    person,
    async channel(people, more = {}) {
      const [by = owner] = people;
      const name = fresh('channel');
      await by.client.ok('POST', '/users/me/subscriptions', {
        subscriptions: [{ name }],
        principals: people.map(({ id }) => id),
        ...more,
      });
      await removeNotices(site.url);
      return { name, id: (await subscriptionOf(by.client, name)).stream_id };
    },
    close: () => site.close(),
  };
};

/** Runs a check on a separate server with other settings. */
export const inWorld = async (
  options: ServerOptions,
  check: (fixtures: Fixtures) => Promise<void>,
): Promise<void> => {
  const fixtures = await startWorld(options);
  try {
    await check(fixtures);
  } finally {
    await fixtures.close();
  }
};

/** The requester's subscription to a channel, by name or ID. */
export const subscriptionOf = async (
  client: Client,
  channel: string | number,
  parameters: Parameters = {},
): Promise<Body> => {
  const { subscriptions } = await client.ok('GET', '/users/me/subscriptions', parameters);
  return subscriptions.find(({ name, stream_id }: Body) => name === channel || stream_id === channel);
};

/** Registers a queue for some event types, with additional register parameters. */
export const listen = async (
  client: Client,
  types: readonly string[],
  parameters: Parameters = {},
): Promise<Listen> => {
  const { queue_id, last_event_id } = await client.ok('POST', '/register', {
    event_types: types,
    fetch_event_types: [],
    ...parameters,
  });
  let last = last_event_id as number;
  return async () => {
    const { events }: { events: Body[] } = await client.ok('GET', '/events', {
      queue_id,
      last_event_id: last,
      dont_block: true,
    });
    last = events.at(-1)?.id ?? last;
    return events.filter(({ type }) => type !== 'heartbeat');
  };
};

/** An object without one of its fields. */
export const omit = (body: Body, name: string): Body =>
  Object.fromEntries(Object.entries<Body>(body).filter(([key]) => key !== name));

/** What register returns for one fetch type. */
export const registered = (client: Client, ...types: string[]): Promise<Body> =>
  client.ok('POST', '/register', { event_types: types, fetch_event_types: types });

/** A limit as register returns it. */
export const limit = async ({ owner }: Fixtures, name: string): Promise<number> =>
  (await registered(owner.client, 'realm'))[name];

/** Sends a message to a channel and returns its ID. */
export const send = async (
  { client }: Person,
  to: Channel | readonly Person[],
  content = 'hello',
  topic = 'logo',
): Promise<number> => {
  const target =
    'name' in to
      ? { type: 'channel', to: to.id, topic, content }
      : { type: 'direct', to: to.map(({ id }) => id), content };
  return (await client.ok('POST', '/messages', target)).id;
};

/** A channel with so many users, who each sent a message, that wildcard mentions are restricted. */
export const crowdedChannel = async (fixtures: Fixtures): Promise<Channel> => {
  const crowd: Person[] = [];
  while (crowd.length < 15) crowd.push(await fixtures.person());
  const channel = await fixtures.channel([fixtures.anna, ...crowd]);
  for (const person of [fixtures.anna, ...crowd]) await send(person, channel);
  return channel;
};

/** A message as the requester sees it. */
export const messageOf = async ({ client }: Person, id: number, parameters: Parameters = {}): Promise<Body> =>
  (await client.ok('GET', `/messages/${id}`, parameters)).message;

/** Creates a custom profile field and returns it as register lists it. */
export const profileField = async ({ owner }: Fixtures, parameters: Parameters): Promise<Body> => {
  const { id } = await owner.client.ok('POST', '/realm/profile_fields', parameters);
  const { custom_profile_fields } = await registered(owner.client, 'custom_profile_fields');
  return custom_profile_fields.find((one: Body) => one.id === id);
};

/** IDs of the user groups by name. */
export const groupIds = async ({ owner }: Fixtures): Promise<Readonly<Record<string, number>>> => {
  const { user_groups } = await owner.client.ok('GET', '/user_groups');
  return Object.fromEntries(user_groups.map(({ name, id }: Body) => [name, id]));
};
