import { expect } from 'chai';

import { buildBlock, saveBlock } from '../../src/messages/search-index/build.js';
import { FEWEST_NEW } from '../../src/messages/search-index/worker.js';
import type { Value } from '../../src/store/types.js';
import { testDialect } from '../support/databases.js';
import { copyRow, times } from '../support/copy-rows.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { untilBlocked } from '../store/locks/at-once.js';
import { find, tell } from './fixtures.js';

// SQLite has one writer at a time, so no message is committed before one with a lower ID.
if (testDialect === 'mysql') {
  describe('The search index', () => {
    let site: TestServer;
    let anna: Person;

    before(async () => {
      site = await startServer();
      anna = await site.person('Anna');
    });
    after(() => site.close());

    it('waits for a message with a lower ID that is committed later', async () => {
      const like = await tell(anna, [anna], 'filler');
      let indexing: Promise<void> | undefined;
      await site.services.store.write(async (tx) => {
        const row = await tx.first<Record<string, Value>>('SELECT * FROM messages WHERE id = ?', [like]);
        await tx.insert('messages', { ...row, id: like + 1, content: 'needle', content_key: 'needle' });
        await copyRow(
          site,
          'messages',
          like,
          times(FEWEST_NEW, () => ({})),
        );
        site.clock.advance(1_000);
        indexing = site.server.workers.searchIndex.settled();
        await untilBlocked(indexing);
      });
      await indexing;
      const found = await find(anna, [{ operator: 'search', operand: 'needle' }]);
      expect(found).to.have.length(1);
      const blocks = await site.services.store.read((tx) => tx.all('SELECT id FROM search_blocks'));
      expect(blocks).to.have.length(1);
    });

    it('gets no block of messages that a crash of the database takes back after they were read', async () => {
      const { store } = site.services;
      const sent = await tell(anna, [anna], 'taken back');
      const built = await buildBlock(store, sent, sent);
      // The crash also takes back the entry of the log.
      await store.write((tx) => tx.run('DELETE FROM events WHERE id = ?', [built.place.id]));
      const error = await store
        .write((tx) => saveBlock(tx, built, false))
        .catch((reason: unknown) => reason as Error);
      expect(error?.message).to.equal('A crash of the database took back messages of a block.');
      expect(
        await store.read((tx) => tx.all('SELECT id FROM search_blocks WHERE first_id = ?', [sent])),
      ).to.deep.equal([]);
    });
  });
}
