import { expect } from 'chai';

import { testDialect } from '../../support/databases.js';
import { startDurableDatabase, type DurableDatabase } from '../../support/durable-database.js';
import { Site, types } from './fixtures.js';

const ANNA = 1;
/** At least the time between two reads of the entries of others. */
const POLL_MS = 100;

// SQLite belongs to one process, which reads after its own COMMIT.
if (testDialect === 'mysql')
  describe('Events that MariaDB shows before they are on its disk', () => {
    let database: DurableDatabase;
    let site: Site;
    let writer: Site;
    let queue: string;

    before(async () => {
      database = await startDurableDatabase();
    });
    beforeEach(async () => {
      site = await Site.create([], database);
      queue = await site.register(ANNA);
      // It has read all entries, so that it reads none after its own.
      writer = await site.another();
    });
    afterEach(async () => {
      await writer.stop();
      await site.stop();
    });
    after(() => database.remove());

    /** Emits an event from another process, whose COMMIT does not sync it. */
    const emitUnsynced = async (type: string): Promise<void> => {
      await database.syncWithCommits(false);
      await writer.emit([ANNA], type);
      await database.syncWithCommits(true);
    };

    const logged = async (): Promise<readonly (string | undefined)[]> => {
      const rows = await writer.store.read((tx) =>
        tx.all<{ event: string }>('SELECT event FROM events WHERE event IS NOT NULL ORDER BY id'),
      );
      return rows.map(({ event }) => /"type":"(\w+)"/.exec(event)?.[1]);
    };

    it('are lost in a crash if no process has read them', async () => {
      await emitUnsynced('unseen');
      await database.crash();
      expect(await logged()).not.to.include('unseen');
    });

    it('are on its disk when a client of another process gets them', async () => {
      const received = site.poll(queue, ANNA);
      await emitUnsynced('seen');
      site.clock.advance(POLL_MS);
      expect(types(await received)).to.deep.equal(['seen']);
      await database.crash();
      expect(await logged()).to.include('seen');
    });

    it('are on its disk when a process starts behind them', async () => {
      await emitUnsynced('before');
      const started = await site.another();
      try {
        await database.crash();
        expect(await logged()).to.include('before');
      } finally {
        await started.stop();
      }
    });
  });
