import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { caller, ownerAuthorization } from '../child.mjs';
import { openLoaded } from '../loaded.mjs';

/** The channel of the broadcasts. */
export const BROADCAST = 'broadcast';
/** A channel of all users, which the data has. */
export const EVERYONE = 'general';

/** What `npm run load-data` makes besides the users: the least. */
const OTHER_AMOUNTS = { channels: 5, messages: 1000 };
/** A file beside the database with the keys of all users. */
const PEOPLE = 'people.json';
const AT_ONCE = 16;
/** A user may create 500 channels a day. */
const CHANNELS_OF_USER = 500;
const CHANNELS_PER_REQUEST = 50;
/** Every tenth user is no guest. */
const CREATORS_APART = 10;
/** Each channel has so many messages in each of two topics. */
const COPIES = 25;
const TOPICS = ['topic 0', 'topic 1'];

/**
 * Sizes of channels by Zipf's law. There is one channel for five users, and a user is in nine of them. With 19,500 users
 * the largest has 7,800 members, and a channel has 43 on average.
 */
const sizesFor = (users) =>
  Array.from({ length: Math.max(3, Math.round(users / 5)) }, (_, rank) =>
    Math.min(users, Math.max(4, Math.round((users * 0.4) / (rank + 1) ** 0.8))),
  );

const emailOf = (index) => (index === 0 ? 'owner@example.com' : `user${index}@example.com`);

const authorizationOf = ({ email, key }) => `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`;

const forEach = async (list, work) => {
  const entries = list.entries();
  const one = async () => {
    for (const [index, item] of entries) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};

/**
 * Reads the keys of all users. They have no passwords, since each would cost a hash. A server in development gives the
 * operator their keys. The measured server runs as in production.
 */
const readKeys = async (call, users) => {
  const people = [];
  await forEach(
    Array.from({ length: users }, (_, index) => emailOf(index)),
    async (username, index) => {
      const { email, api_key: key, user_id: id } = await call('POST', '/dev_fetch_api_key', { username });
      people[index] = { email, key, id };
    },
  );
  return people;
};

const nameOf = (place) => (place === 0 ? BROADCAST : `place ${place}`);

const creatorOf = (place) => CREATORS_APART * Math.floor(place / CHANNELS_OF_USER);

/** The indexes of the members: the creator, and users spread over all. */
const membersOf = (place, size, users) => {
  const step = Math.max(1, Math.floor(users / size));
  const spread = Array.from({ length: size - 1 }, (_, index) => (place * 31 + index * step + 1) % users);
  return [...new Set([creatorOf(place), ...spread])];
};

/** The members of all channels, by their places. */
const placesOf = ({ users, subscribers }) =>
  [subscribers, ...sizesFor(users)].map((size, place) => membersOf(place, size, users));

/** Creates the channels, each with its creator as the only member. */
const createChannels = async (callOf, people, count) => {
  for (let start = 0; start < count; start += CHANNELS_PER_REQUEST) {
    const places = Array.from(
      { length: Math.min(CHANNELS_PER_REQUEST, count - start) },
      (_, index) => start + index,
    );
    await callOf(people[creatorOf(start)])('POST', '/users/me/subscriptions', {
      subscriptions: places.map((place) => ({ name: nameOf(place) })),
      announce: false,
    });
  }
};

const readChannelIds = async (call) => {
  const { streams } = await call('GET', '/streams');
  return new Map(streams.map(({ name, stream_id: id }) => [name, id]));
};

const fillWith =
  (wanted) =>
  async ({ dataDir, start }) => {
    const server = await start('./servers/measured.mjs', { DEV_MODE: 'on', LOG_LEVEL: 'error' });
    const callOf = (person) => caller(server.url, authorizationOf(person));
    console.log('Reading the keys of all users …');
    const people = await readKeys(caller(server.url, await ownerAuthorization(dataDir)), wanted.users);
    const places = placesOf(wanted);
    console.log(`Creating ${places.length} channels …`);
    await createChannels(callOf, people, places.length);
    const owner = callOf(people[0]);
    const ids = await readChannelIds(owner);
    const { id: newest } = await owner('POST', '/messages', {
      ...{ type: 'stream', to: EVERYONE, topic: 'topic 0', content: 'The first message.' },
    });
    for (const [place, [, ...others]] of places.entries())
      await server.command(
        'subscribe',
        others.map((member) => people[member].id),
        [ids.get(nameOf(place))],
      );
    console.log('Sending messages to the channels …');
    await forEach(places, async ([creator], place) => {
      for (const topic of TOPICS)
        await callOf(people[creator])('POST', '/messages', {
          ...{
            type: 'stream',
            to: ids.get(nameOf(place)),
            topic,
            content: `A message of *some* words in ${topic}. `.repeat(3),
          },
        });
    });
    await server.command('repeatMessages', newest, COPIES);
    await server.stop();
    await writeFile(join(dataDir, PEOPLE), JSON.stringify(people));
  };

/** Opens an organization with so many users, of whom some are subscribed to the channel of the broadcasts. */
export const openOrganization = async ({ store, users, subscribers }) => {
  const loaded = await openLoaded(
    store,
    { users, ...OTHER_AMOUNTS },
    { name: `online-${subscribers}`, fill: fillWith({ users, subscribers }) },
  );
  const people = JSON.parse(await readFile(join(loaded.dataDir, PEOPLE), 'utf8'));
  return {
    ...loaded,
    people,
    /** The channels with the indexes of their members, as a running server has them. */
    async channels({ url }) {
      const call = caller(url, authorizationOf(people[0]));
      const indexOf = new Map(people.map(({ id }, index) => [id, index]));
      const channels = [...(await readChannelIds(call))].map(([name, id]) => ({ name, id }));
      await forEach(channels, async (channel) => {
        const { subscribers: members } = await call('GET', `/streams/${channel.id}/members`);
        channel.members = members.map((id) => indexOf.get(id));
      });
      return channels;
    },
  };
};
