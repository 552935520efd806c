import { expect } from 'chai';

import { createClient } from '../../client/src/index.js';
import type { TestDatabase } from '../support/databases.js';
import { readCredentials } from '../support/people.js';
import { ServerProcess } from '../support/process.js';
import { migratedTestDatabase } from '../support/store.js';

describe('a client across a SIGKILL of the server', () => {
  let database: TestDatabase;
  let server: ServerProcess;

  const start = async (port = '0'): Promise<void> => {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
    server = await ServerProcess.start({ DATA_DIR, DATABASE_URL, PORT: port });
  };

  before(async () => {
    database = await migratedTestDatabase();
    await start();
  });
  after(async () => {
    await server.stop();
    await database.remove();
  });

  for (const transport of ['poll', 'stream'] as const)
    it(`continues its loop, and sends the message whose request was lost (${transport})`, async () => {
      const client = createClient({
        site: server.url,
        ...(await readCredentials(database.dataDir)),
        attempts: Infinity,
      });
      const send = (content: string): Promise<unknown> =>
        client.sendMessage({ type: 'channel', to: 'general', topic: transport, content });
      const received: string[] = [];
      let sending: Promise<unknown> | undefined;
      for await (const event of client.events({ types: ['registered', 'message'], transport })) {
        if (event.type === 'registered') {
          expect(event.missedEvents).to.equal(false);
          await send('before');
          continue;
        }
        received.push(event.message.content);
        if (received.length === 2) break;
        const { port } = new URL(server.url);
        await server.stop('SIGKILL');
        sending = send('during');
        await start(port);
      }
      await sending;
      expect(received).to.deep.equal(['before', 'during']);
    });
});
