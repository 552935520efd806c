import { caller, ownerAuthorization } from '../child.mjs';
import { openLoaded } from '../loaded.mjs';

/** The channel of the broadcasts. */
export const BROADCAST = 'broadcast';
const SUBSCRIBED_AT_ONCE = 500;
const KEYS_AT_ONCE = 16;

/** Channels of the sizes of Zipf's law, of which a user has nine. A message to one of them has 43 receivers on average. */
const amountsFor = (users, messages) => ({
  users,
  channels: Math.max(5, Math.round(users / 5)),
  messages: Math.max(100, messages),
});

const emailOf = (index) => (index === 0 ? 'owner@example.com' : `user${index}@example.com`);

/**
 * Reads the keys of all users. They have no passwords, since each would cost a hash. A server in development gives the
 * operator their keys. The measured server runs as in production.
 */
const readKeys = async (call, users) => {
  const people = [];
  const indexes = Array.from({ length: users }, (_, index) => index).values();
  const work = async () => {
    for (const index of indexes) {
      const {
        email,
        api_key: key,
        user_id: id,
      } = await call('POST', '/dev_fetch_api_key', {
        username: emailOf(index),
      });
      people[index] = { email, key, id };
    }
  };
  await Promise.all(Array.from({ length: KEYS_AT_ONCE }, work));
  return people;
};

const createBroadcastChannel = async (call, subscribers) => {
  for (let start = 0; start < subscribers.length; start += SUBSCRIBED_AT_ONCE)
    await call('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: BROADCAST }],
      principals: subscribers.slice(start, start + SUBSCRIBED_AT_ONCE),
    });
};

/** Opens an organization with so many users, of whom some are subscribed to the channel of the broadcasts. */
export const openOrganization = async ({ store, users, messages, subscribers }) => {
  const loaded = await openLoaded(store, amountsFor(users, messages));
  const server = await loaded.start('../dist/src/main.js', { DEV_MODE: 'on' });
  const call = caller(server.url, await ownerAuthorization(loaded.dataDir));
  console.log('Reading the keys of all users …');
  const people = await readKeys(call, users);
  await createBroadcastChannel(
    call,
    people.slice(0, subscribers).map(({ id }) => id),
  );
  await server.stop();
  return { ...loaded, people };
};
