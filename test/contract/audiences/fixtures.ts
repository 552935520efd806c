import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { TestServer } from '../../support/server.js';
import { makeChannel } from '../../chat/messages/fixtures.js';

/** One user of each kind. */
export const NAMES = ['olga', 'ada', 'anna', 'boris', 'gina', 'gustav', 'robot', 'fred', 'lena'] as const;
export type Name = (typeof NAMES)[number];

const GUESTS: readonly Name[] = ['gina', 'gustav', 'lena'];
const ADMINISTRATORS: readonly Name[] = ['olga', 'ada'];

/** The properties of an event's subject that decide who receives the event. */
export interface Subject {
  /** Returns a user, or a new user with whom no guest shares a channel or conversation. */
  readonly user?: Name | 'a new user';
  /** Guests who share a channel or conversation with that user. */
  readonly acquainted?: readonly Name[];
  readonly channel?: { readonly members: readonly Name[]; readonly isPrivate: boolean };
  /** The sender and the recipients of the message. */
  readonly message?: readonly Name[];
  /** The user who acts. */
  readonly by?: Name;
  /** The owners of the bot before and after the event. */
  readonly bot?: readonly Name[];
  /** The only users of the audience for whom it is new. */
  readonly news?: readonly Name[];
}

/**
 * A private channel has anna, gina and robot. fred, lena and dora unsubscribed, and dora's account was deactivated. No
 * other user is in a channel. Guests see only users they share a channel or conversation with.
 */
export const DEN: readonly Name[] = ['anna', 'gina', 'robot'];

const seesUser = (viewer: Name, { user, acquainted = [] }: Subject): boolean =>
  !GUESTS.includes(viewer) ||
  viewer === user ||
  user === 'robot' ||
  acquainted.includes(viewer) ||
  (DEN.includes(viewer) && user !== 'a new user' && user !== undefined && DEN.includes(user));

/** Whether a user belongs to an audience, by the audience's name in the contract. */
const BELONGS: Readonly<Record<string, (name: Name, subject: Subject) => boolean>> = {
  user: (name, { user }) => name === user,
  everyone: () => true,
  members: (name) => !GUESTS.includes(name),
  'user-viewers': seesUser,
  'channel-viewers': (name, { channel }) =>
    channel !== undefined &&
    (channel.members.includes(name) ||
      (channel.isPrivate ? ADMINISTRATORS.includes(name) : !GUESTS.includes(name))),
  'message-receivers': (name, { message }) => message?.includes(name) ?? false,
  'message-viewers': (name, { message, by }) => name === by || (message?.includes(name) ?? false),
  conversation: (name, { message }) => message?.includes(name) ?? false,
  'invitation-keepers': (name, { user }) =>
    name === user || (name !== 'robot' && ADMINISTRATORS.includes(name)),
  administrators: (name) => name !== 'robot' && ADMINISTRATORS.includes(name),
  'bot-keepers': (name, { bot }) => ADMINISTRATORS.includes(name) || (bot?.includes(name) ?? false),
};

export const audienceOf = (word: string, subject: Subject): readonly Name[] => {
  const belongs = BELONGS[word];
  if (!belongs) throw new Error(`Nobody knows who "${word}" is.`);
  return NAMES.filter((name) => belongs(name, subject));
};

export interface Room {
  readonly server: TestServer;
  readonly people: Readonly<Record<Name, Person>>;
  /** Was subscribed to the private channel and registered this queue before her account was deactivated. */
  readonly dora: { readonly person: Person; readonly queueId: string };
  /** ID of the private channel. */
  readonly den: number;
  /** Returns an unused name. */
  readonly fresh: (start: string) => string;
}

const idOfGroup = async ({ owner }: TestServer, wanted: string): Promise<number> => {
  const { user_groups } = await owner.ok('GET', '/user_groups');
  return user_groups.find(({ name }: Body) => name === wanted).id;
};

export const openRoom = async (server: TestServer): Promise<Room> => {
  const anna = await server.person('Anna');
  const people = {
    olga: await server.person('Olga', { role: 'owner' }),
    ada: await server.person('Ada', { role: 'administrator' }),
    anna,
    boris: await server.person('Boris'),
    gina: await server.person('Gina', { role: 'guest' }),
    gustav: await server.person('Gustav', { role: 'guest' }),
    robot: await server.person('Robot', { botOf: anna.id }),
    fred: await server.person('Fred'),
    lena: await server.person('Lena', { role: 'guest' }),
  };
  const dora = await server.person('Dora');
  for (const { client } of [...Object.values(people), dora]) {
    const { subscriptions } = await client.ok('GET', '/users/me/subscriptions');
    const names = subscriptions.map(({ name }: Body) => String(name));
    if (names.length > 0) await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
  }
  const members = await idOfGroup(server, 'role:members');
  await server.owner.ok('PATCH', '/realm', { can_access_all_users_group: { new: members } });
  const { fred, gina, lena, robot } = people;
  const den = await makeChannel(anna, 'den', [gina, robot, fred, lena, dora], { invite_only: true });
  for (const { client } of [fred, lena])
    await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['den'] });
  const { queue_id: queueId } = await dora.client.ok('POST', '/register', { fetch_event_types: [] });
  await server.owner.ok('DELETE', `/users/${String(dora.id)}`);
  let made = 0;
  return {
    server,
    people,
    dora: { person: dora, queueId },
    den,
    fresh: (start) => `${start} ${String((made += 1))}`,
  };
};
