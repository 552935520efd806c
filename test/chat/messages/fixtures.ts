import type { Body, Client, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { removeNotices } from '../../support/remove-notices.js';
import type { TestServer } from '../../support/server.js';

export { setOrganization } from '../../support/settings.js';

/**
 * Creates a channel if it does not exist, subscribes users to it, and returns its ID. Deletes the notices about that, so
 * that the channel has no messages.
 */
export const makeChannel = async (
  by: Pick<Person, 'id' | 'client'>,
  name: string,
  people: readonly Pick<Person, 'id'>[],
  options: Parameters = {},
): Promise<number> => {
  await by.client.ok('POST', '/users/me/subscriptions', {
    subscriptions: [{ name }],
    principals: [by.id, ...people.map(({ id }) => id)],
    ...options,
  });
  await removeNotices(by.client.url);
  const { subscriptions } = await by.client.ok('GET', '/users/me/subscriptions');
  return subscriptions.find((channel: Body) => channel.name === name).stream_id;
};

export interface Place {
  readonly id: number;
  readonly name: string;
}

type ChannelMaker = (people: readonly Person[], options?: Parameters) => Promise<Place>;

/** Returns a function that creates channels of a user with others, each with a new name. */
export const channelMaker = (by: () => Person): ChannelMaker => {
  let made = 0;
  return async (people, options) => {
    made += 1;
    const name = `channel ${made}`;
    return { name, id: await makeChannel(by(), name, people, options) };
  };
};

/** Sends a channel message and returns its ID. */
export const say = async (
  by: Pick<Person, 'client'>,
  to: string | number,
  topic: string,
  content = 'hello',
): Promise<number> => (await by.client.ok('POST', '/messages', { type: 'channel', to, topic, content })).id;

/** Sends a direct message and returns its ID. */
export const tell = async (
  by: Pick<Person, 'client'>,
  to: readonly Pick<Person, 'id'>[],
  content = 'psst',
): Promise<number> =>
  (await by.client.ok('POST', '/messages', { type: 'direct', to: to.map(({ id }) => id), content })).id;

/** Returns a message as the user sees it. */
export const read = async ({ client }: Pick<Person, 'client'>, id: number): Promise<Body> =>
  (await client.ok('GET', `/messages/${id}`)).message;

/** Returns the IDs of the messages that match a narrow. */
export const find = async (
  { client }: Pick<Person, 'client'>,
  narrow: unknown,
  more: Parameters = {},
): Promise<number[]> => {
  const { messages } = await client.ok('GET', '/messages', {
    anchor: 'newest',
    num_before: 100,
    num_after: 0,
    narrow: JSON.stringify(narrow),
    ...more,
  });
  return messages.map(({ id }: Body) => id);
};

/** Returns a function for the events of a new queue. */
export const listen = async (client: Client, parameters: Parameters = {}): Promise<() => Promise<Body[]>> => {
  const { queue_id, last_event_id } = await client.ok('POST', '/register', {
    event_types: ['message', 'user_topic'],
    ...parameters,
  });
  return async () => {
    const { events } = await client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
    return events.filter(({ type }: Body) => type !== 'heartbeat');
  };
};

/** Sets the user's settings; all others get their defaults. */
export const setPersonal = ({ services }: TestServer, { id }: Person, settings: object): Promise<void> =>
  services.store.write(async (tx) => {
    await tx.run('UPDATE users SET settings = ? WHERE id = ?', [JSON.stringify(settings), id]);
    tx.invalidate(`user:${id}`);
  });

/** Marks a conversation as read up to a message, except for some messages. Later ones among these are read. */
export const setMark = (
  { services }: TestServer,
  { id: user_id }: Person,
  watermark: number,
  exceptions: readonly number[] = [],
): Promise<void> =>
  services.store.write(async (tx) => {
    const row = await tx.first<{ conversation_id: number }>(
      'SELECT conversation_id FROM messages WHERE id = ?',
      [watermark],
    );
    const place = { user_id, conversation_id: row?.conversation_id ?? 0 };
    const has_ranges = Number(exceptions.length > 0);
    await tx.upsertMany('read_marks', [{ ...place, watermark, has_ranges }], ['user_id', 'conversation_id']);
    await tx.run('DELETE FROM read_ranges WHERE user_id = ? AND conversation_id = ?', Object.values(place));
    await tx.insertMany(
      'read_ranges',
      exceptions.map((id) => ({ ...place, first_id: id, last_id: id, is_read: Number(id > watermark) })),
    );
  });

export const setFlags = (
  { services }: TestServer,
  { id: user_id }: Person,
  message_id: number,
  flags: number,
): Promise<void> =>
  services.store.write((tx) =>
    tx.upsertMany('message_flags', [{ user_id, message_id, flags }], ['user_id', 'message_id']),
  );
