import { caller, newDataDir, ownerAuthorization, removeDataDir, startProgram } from '../child.mjs';
import { fetchJson, LongPollClient } from './long-poll.mjs';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CHANNELS = ['full', 'empty'];

/** This server with the embedded database. Its limits of requests are off, as those of the others. */
export const start = async () => {
  const dataDir = await newDataDir();
  const program = await startProgram('../dist/tools/team-chat/main.js', dataDir, { DEV_MODE: 'on' }, [
    'serve',
  ]);
  const owner = caller(program.url, await ownerAuthorization(dataDir));
  const api = `${program.url}/api/v1`;
  const emailOf = (index) => `user${index}@example.com`;

  const clientOf = async (index) => {
    const { api_key } = await caller(program.url)('POST', '/dev_fetch_api_key', { username: emailOf(index) });
    const authorization = `Basic ${Buffer.from(`${emailOf(index)}:${api_key}`).toString('base64')}`;
    const queue = await caller(program.url, authorization)('POST', '/register', {
      event_types: ['message'],
      fetch_event_types: [],
    });
    let last = queue.last_event_id;
    return new LongPollClient({
      headers: { authorization },
      next: () => `${api}/events?queue_id=${queue.queue_id}&last_event_id=${last}`,
      textsIn({ events }) {
        last = events.at(-1)?.id ?? last;
        return events.flatMap(({ message }) => (message ? [message.content] : []));
      },
      send: (text, room) =>
        fetchJson(`${api}/messages`, {
          method: 'POST',
          headers: { authorization, ...FORM },
          body: new URLSearchParams({
            type: 'channel',
            to: JSON.stringify(room),
            topic: 'bench',
            content: text,
          }).toString(),
        }),
    });
  };

  return {
    pid: program.pid,
    async users(count) {
      for (let index = 0; index < count; index += 1)
        await owner('POST', '/users', {
          email: emailOf(index),
          full_name: `User ${index}`,
          password: 'not used 4711',
        });
      const all = Array.from({ length: count }, (_, index) => emailOf(index));
      const [full, empty] = CHANNELS;
      await owner('POST', '/users/me/subscriptions', { subscriptions: [{ name: full }], principals: all });
      await owner('POST', '/users/me/subscriptions', {
        subscriptions: [{ name: empty }],
        principals: all.slice(0, 1),
      });
      return Promise.all(all.map((_, index) => clientOf(index)));
    },
    async stop() {
      await program.stop();
      await removeDataDir(dataDir);
    },
  };
};
