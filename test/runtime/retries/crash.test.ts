import { expect } from 'chai';

import { Client, type Credentials } from '../../support/client.js';
import type { TestDatabase } from '../../support/databases.js';
import { passwordOf, readCredentials } from '../../support/people.js';
import { ServerProcess } from '../../support/process.js';
import { migratedTestDatabase } from '../../support/store.js';
import { contentsOf, note, sendWith } from './fixtures.js';

/** When the server is killed: some turns of the event loop after the request, or after its commit. */
const ROUNDS = [0, 400, 'after the commit', 1200] as const;

describe('A request with an Idempotency-Key, whose server is killed before the client has the response', () => {
  let database: TestDatabase;
  let server: ServerProcess;
  let credentials: Credentials;

  const start = async (): Promise<Client> => {
    server = await ServerProcess.start({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      OWNER_EMAIL: 'owner@example.com',
      OWNER_PASSWORD: passwordOf('the owner'),
      RATE_LIMITS: 'off',
    });
    credentials = await readCredentials(database.dataDir);
    return new Client(server.url, credentials);
  };

  before(async () => {
    database = await migratedTestDatabase();
  });
  after(async () => {
    await server.stop();
    await database.remove();
  });

  const wait = async (client: Client, round: (typeof ROUNDS)[number], key: string): Promise<void> => {
    if (round === 'after the commit') while (!(await contentsOf(client)).includes(key));
    else for (let turn = 0; turn < round; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  it('makes each change once when it is sent again after the restart', async () => {
    let client = await start();
    const { user_id: id } = await client.ok('GET', '/users/me');
    for (const [index, round] of ROUNDS.entries()) {
      const key = `round-${String(index)}`;
      const request = note(id as number, key);
      const lost = sendWith(key, client, request).catch(() => undefined);
      await wait(client, round, key);
      await server.stop('SIGKILL');
      await lost;
      client = await start();
      const { status } = await sendWith(key, client, request);
      expect(status).to.equal(200);
    }
    const sent = (await contentsOf(client)).filter((content) => content.startsWith('round-'));
    expect(sent).to.deep.equal(ROUNDS.map((_, index) => `round-${String(index)}`));
  });
});
