import { expect } from 'chai';

import { loadConfig, type Config } from '../../../src/runtime/config.js';
import { createServer, type Server } from '../../../src/server/server.js';
import { StoreOpenError } from '../../../src/runtime/store/errors.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';

const PASSWORD = 'sesame-lantern-42';

describe('the first start', () => {
  let database: TestDatabase;
  let config: Config;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    config = loadConfig({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      OWNER_PASSWORD: PASSWORD,
      LOG_LEVEL: 'silent',
    });
  });

  afterEach(() => database.remove());

  const count = (server: Server, table: string): Promise<number> =>
    server.services.store.read(async (tx) => {
      const row = await tx.first<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`);
      return Number(row?.count);
    });

  const counts = async (server: Server) => ({
    organizations: await count(server, 'organizations'),
    users: await count(server, 'users'),
    user_groups: await count(server, 'user_groups'),
    user_group_subgroups: await count(server, 'user_group_subgroups'),
    channels: await count(server, 'channels'),
    subscriptions: await count(server, 'subscriptions'),
  });

  const whole = {
    organizations: 1,
    // With the two bots of the server.
    users: 3,
    user_groups: 8,
    user_group_subgroups: 6,
    channels: 1,
    subscriptions: 1,
  };

  it('creates the organization with system groups, system bot, first channel and owner', async () => {
    const told: string[] = [];
    const server = await createServer(config, { announce: (text) => told.push(text) });
    expect(await counts(server)).to.deep.equal(whole);
    expect(told).to.have.length(1);
    expect(told[0]).to.include('owner@localhost').and.not.include(PASSWORD);
    await server.close();
  });

  it('announces new channels in the first channel', async () => {
    const server = await createServer(config, { announce: () => undefined });
    const row = await server.services.store.read((tx) =>
      tx.first<{ id: number; settings: string }>('SELECT c.id, o.settings FROM channels c, organizations o'),
    );
    expect(JSON.parse(row?.settings ?? '{}')).to.deep.equal({ new_stream_announcements_stream_id: row?.id });
    await server.close();
  });

  it('creates the organization only once', async () => {
    const told: string[] = [];
    for (let start = 0; start < 3; start += 1) {
      const server = await createServer(config, { announce: (text) => told.push(text) });
      expect(await counts(server)).to.deep.equal(whole);
      await server.close();
    }
    expect(told).to.have.length(1);
  });

  it('continues after a crash', async () => {
    const crash = await createServer(config, {
      announce: () => {
        throw new Error('The power failed.');
      },
    }).catch((error: unknown) => error);
    expect((crash as Error).message).to.equal('The power failed.');
    const told: string[] = [];
    const server = await createServer(config, { announce: (text) => told.push(text) });
    expect(await counts(server)).to.deep.equal(whole);
    expect(told).to.have.length(1);
    const hash = await server.services.store.read((tx) =>
      tx.first<{ password_hash: string }>('SELECT password_hash FROM users WHERE role = 100'),
    );
    expect(await server.services.passwords.verify(hash?.password_hash ?? null, PASSWORD)).to.equal(true);
    await server.close();
  });

  it('creates one organization if two processes start at once', async () => {
    const told: string[] = [];
    const starts = await Promise.allSettled(
      [1, 2].map(() => createServer(config, { announce: (text) => told.push(text) })),
    );
    const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const [server] = servers;
    if (!server) throw new Error('None of them started.');
    const errors = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(await counts(server)).to.deep.equal(whole);
    expect(told).to.have.length(1);
    if (testDialect === 'sqlite') {
      const refused = starts.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(refused.reason, 'an embedded database is for one process').to.be.instanceOf(StoreOpenError);
    } else {
      expect(errors).to.deep.equal([]);
    }
    await Promise.all(servers.map((one) => one.close()));
  });
});
