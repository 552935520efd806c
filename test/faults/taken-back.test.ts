import { expect } from 'chai';

import { Collector } from '../../src/accounts/email/notifications/collect.js';
import { FEWEST_NEW } from '../../src/chat/messages/search-index/worker.js';
import { StoreUnavailableError } from '../../src/runtime/store/errors.js';
import { sameGeneration, onSameGeneration } from '../../src/runtime/store/same-generation.js';
import { pendingRows } from '../accounts/email/notifications/fixtures.js';
import { copyRow, times } from '../support/copy-rows.js';
import { connect } from '../support/database-server.js';
import { testDialect } from '../support/databases.js';
import { startDurableDatabase, type DurableDatabase } from '../support/durable-database.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { untilRuns } from '../support/until-runs.js';

// SQLite shows only what is on its disk.
if (testDialect === 'mysql')
  describe('What MariaDB shows, and a crash takes back', () => {
    let database: DurableDatabase;
    let server: TestServer;
    let anna: Person;

    before(async () => {
      database = await startDurableDatabase();
      server = await startServer({ database });
      anna = await server.person('Anna');
    });
    after(async () => {
      await server.close();
      await database.remove();
    });

    /** Makes changes on another process, whose COMMITs are not on the disk until the crash. */
    const unsynced = async (change: (other: TestServer) => Promise<unknown>): Promise<void> => {
      const other = await startServer({ database });
      await database.syncWithCommits(false);
      await change(other);
      await other.close();
    };

    const sendTo = async ({ owner }: TestServer, to: number, content: string): Promise<number> => {
      const { id } = await owner.ok('POST', '/messages', { type: 'direct', to: [to], content });
      return Number(id);
    };

    const contentOf = async (id: number): Promise<unknown> => {
      const { message } = await server.owner.ok('GET', `/messages/${id}`, { apply_markdown: false });
      return (message as { content: unknown }).content;
    };

    const nameOfOrganization = async (): Promise<unknown> =>
      (await server.owner.ok('GET', '/server_settings')).realm_name;

    it('does not stay in memory', async () => {
      const name = await nameOfOrganization();
      let id = 0;
      await unsynced(async (other) => {
        await other.owner.ok('PATCH', '/realm', { name: 'Taken back' });
        id = await sendTo(other, anna.id, 'taken back');
      });
      expect([await nameOfOrganization(), await contentOf(id)]).to.deep.equal(['Taken back', 'taken back']);
      await database.crash();
      expect(await sendTo(server, anna.id, 'kept'), 'the ID, which is used again').to.equal(id);
      expect([await nameOfOrganization(), await contentOf(id)]).to.deep.equal([name, 'kept']);
    });

    it('does not stay in the presence of users', async () => {
      const seenAt = async (): Promise<number> => {
        server.clock.advance(1_000);
        await server.services.presence.reports.settled();
        const { presences } = await anna.client.ok('GET', '/realm/presence');
        const all = presences as Record<string, { website: { timestamp: number } }>;
        return all['owner@example.com']?.website.timestamp ?? 0;
      };
      await server.owner.ok('POST', '/users/me/presence', { status: 'active' });
      const first = await seenAt();
      expect(first).to.be.above(0);
      await unsynced(async (other) => {
        other.clock.advance(600_000);
        await other.owner.ok('POST', '/users/me/presence', { status: 'active' });
      });
      expect(await seenAt()).to.be.above(first + 500);
      await database.crash();
      expect(await seenAt()).to.equal(first);
    });

    it('is not the base of a later transaction', async () => {
      const { store } = server.services;
      let runs = 0;
      await onSameGeneration(store, async (own) => {
        runs += 1;
        if (runs === 1) await database.crash();
        await own.write((tx) => tx.run('UPDATE users SET full_name = full_name'));
      });
      expect(runs).to.equal(2);
      const broken = sameGeneration(store);
      await database.crash();
      const error = await broken
        .write((tx) => tx.run('UPDATE users SET full_name = full_name'))
        .catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(StoreUnavailableError);
    });

    it('does not count as processed for emails', async () => {
      const collector = new Collector();
      const collect = (): Promise<void> => collector.collect(server.services, () => false);
      await collect();
      const pending = await pendingRows(server);
      await unsynced(async (other) => {
        for (const description of ['one', 'two', 'three', 'four', 'five'])
          await other.owner.ok('PATCH', '/realm', { description });
      });
      await collect();
      await database.crash();
      await sendTo(server, anna.id, 'to be mailed');
      await collect();
      expect(await pendingRows(server)).to.have.length(pending.length + 1);
    });

    it('gets no block in the search index', async () => {
      const { workers } = server.server;
      const blocks = (): Promise<object[]> =>
        server.services.store.read((tx) => tx.all('SELECT id FROM search_blocks'));
      const like = await sendTo(server, anna.id, 'filler');
      await copyRow(
        server,
        'messages',
        like,
        times(FEWEST_NEW, () => ({})),
      );
      const [holding, looking] = [await connect(database.databaseUrl), await connect(database.databaseUrl)];
      for (const connection of [holding, looking]) connection.on('error', () => undefined);
      await holding.query('START TRANSACTION');
      await holding.query('SELECT id FROM search_blocks FOR UPDATE');
      server.clock.advance(1_000);
      const indexing = workers.searchIndex.settled();
      await untilRuns(looking, /^INSERT INTO .search_blocks/);
      await database.crash();
      await indexing;
      expect(workers.searchIndex.lastRun?.hasFailed).to.equal(true);
      expect(await blocks()).to.deep.equal([]);
      // A claim that could not be released ends.
      server.clock.advance(61_000);
      await workers.searchIndex.settled();
      expect(await blocks()).to.have.length(1);
    });
  });
