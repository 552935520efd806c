import { join } from 'node:path';

import { createApp } from '../dist/src/app.js';
import { loadConfig } from '../dist/src/config.js';
import { createServer } from '../dist/src/server.js';
import { caller, newDataDir, ownerAuthorization, PASSWORD, removeDataDir } from './child.mjs';

const SIZES = [10, 100, 1000, 10_000];

/** So many accounts and subscriptions straight into the store: through the API each would cost a password hash. */
const fill = (server, channelId, from, to) =>
  server.store.write(async (tx) => {
    const users = [];
    const subscriptions = [];
    for (let id = from; id < to; id += 1) {
      const email = `filler${id}@example.com`;
      users.push({
        id,
        email,
        email_key: email,
        delivery_email: email,
        delivery_email_key: email,
        full_name: `Filler ${id}`,
        full_name_key: `filler ${id}`,
        role: 400,
        date_joined: 0,
        api_key_encrypted: '',
        api_key_hash: String(id).padStart(64, '0'),
        settings: '{}',
      });
      subscriptions.push({
        user_id: id,
        channel_id: channelId,
        since_message_id: 0,
        active: 1,
        color: '#76ce90',
      });
    }
    await tx.insertMany('users', users);
    await tx.insertMany('subscriptions', subscriptions);
    await tx.run('UPDATE channels SET members_version = members_version + 1 WHERE id = ?', [channelId]);
  });

/** SQL statements per request, BEGIN and COMMIT not counted, as a channel grows. */
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
  const listener = (await createApp(server)).listen(0, '127.0.0.1');
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
  const rows = {};
  let next = 1000;
  let size = 1;
  for (const wanted of SIZES) {
    await fill(server, channelId, next, next + wanted - size);
    next += wanted - size;
    size = wanted;
    rows[`${wanted} subscribers`] = {
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
      'POST /register (messages)': await count(() => call('POST', '/register', { event_types: ['message'] })),
    };
  }
  console.log('\nSQL statements per request, besides BEGIN and COMMIT');
  console.table(rows);
  listener.closeAllConnections();
  listener.close();
  await server.close();
  await removeDataDir(dataDir);
};
