import { join } from 'node:path';

import { createListener } from '../dist/src/server/app.js';
import { loadConfig } from '../dist/src/runtime/config.js';
import { createServer } from '../dist/src/server/server.js';
import { addPresence, addUsers, idsFrom, repeatNewestMessage, subscribe } from './filling.mjs';
import { caller, newDataDir, ownerAuthorization, PASSWORD, removeDataDir } from './child.mjs';

const USERS = [10, 100, 1000, 10_000];
/** A user may create 500 channels a day. */
const CHANNELS = [10, 100, 400];
const CHANNELS_AT_ONCE = 100;
const IDS = [10, 100, 1000];

/** SQL statements per request, BEGIN and COMMIT not counted, as the organization grows. */
export const measureStatements = async () => {
  const dataDir = await newDataDir();
  let statements = 0;
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: `sqlite:${join(dataDir, 'chat.sqlite')}`,
    OWNER_PASSWORD: PASSWORD,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const server = await createServer(config, { observe: () => (statements += 1) });
  const listener = (await createListener(server.services)).listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const call = caller(`http://127.0.0.1:${listener.address().port}`, await ownerAuthorization(dataDir));

  const count = async (request) => {
    // Twice, since the first request also fills the caches.
    await request();
    statements = 0;
    await request();
    return statements;
  };

  await call('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'growing' }] });
  const { subscriptions } = await call('GET', '/users/me/subscriptions');
  const { stream_id: channelId } = subscriptions.find(({ name }) => name === 'growing');
  const queue = await call('POST', '/register', { event_types: ['message'] });
  const everything = { include_subscribers: true };

  const users = {};
  let next = 1000;
  let size = 1;
  for (const wanted of USERS) {
    const ids = idsFrom(next, wanted - size);
    await addUsers(server, ids);
    await subscribe(server, ids, [channelId]);
    await addPresence(server, ids, Math.floor(Date.now() / 1000));
    next += ids.length;
    size = wanted;
    users[`${wanted} users`] = {
      'POST /messages': await count(() =>
        call('POST', '/messages', { type: 'stream', to: 'growing', topic: 'load', content: 'one more' }),
      ),
      'GET /users/me': await count(() => call('GET', '/users/me')),
      'GET /events': await count(() =>
        call('GET', '/events', {
          queue_id: queue.queue_id,
          last_event_id: queue.last_event_id,
          dont_block: true,
        }),
      ),
      'POST /users/me/presence': await count(() =>
        call('POST', '/users/me/presence', { status: 'active', last_update_id: -1 }),
      ),
      'POST /register (messages)': await count(() => call('POST', '/register', { event_types: ['message'] })),
      'POST /register': await count(() => call('POST', '/register', everything)),
    };
  }
  const channels = {};
  for (const wanted of CHANNELS) {
    const names = idsFrom(1, wanted).map((index) => ({ name: `channel ${index}` }));
    for (let made = 0; made < wanted; made += CHANNELS_AT_ONCE)
      await call('POST', '/users/me/subscriptions', {
        subscriptions: names.slice(made, made + CHANNELS_AT_ONCE),
      });
    channels[`${wanted} channels`] = {
      'GET /users/me/subscriptions': await count(() => call('GET', '/users/me/subscriptions')),
      'with subscribers': await count(() =>
        call('GET', '/users/me/subscriptions', { include_subscribers: true }),
      ),
      'POST /register': await count(() => call('POST', '/register', everything)),
    };
  }
  const messages = {};
  const { id } = await call('POST', '/messages', {
    type: 'stream',
    to: 'growing',
    topic: 'load',
    content: 'https://example.com',
  });
  await repeatNewestMessage(server, Math.max(...IDS));
  for (const wanted of IDS) {
    messages[`${wanted} ids`] = {
      'GET /messages/matches_narrow': await count(() =>
        call('GET', '/messages/matches_narrow', {
          msg_ids: idsFrom(id, wanted),
          narrow: [{ operator: 'has', operand: 'link' }],
        }),
      ),
    };
  }
  console.log('\nSQL statements per request, besides BEGIN and COMMIT');
  for (const rows of [users, channels, messages]) console.table(rows);
  listener.closeAllConnections();
  listener.close();
  await server.close();
  await removeDataDir(dataDir);
};
