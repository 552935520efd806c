import { expect } from 'chai';

import { FEWEST_NEW } from '../../../src/chat/messages/search-index/worker.js';
import { testDialect } from '../../support/databases.js';
import { columnsOf, copyRow, times } from '../../support/copy-rows.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { untilBlocked } from '../../runtime/store/locks/at-once.js';
import { find, tell } from './fixtures.js';
import { anyTable } from '../../support/any-table.js';

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
        const row = await columnsOf(tx, 'messages', like);
        await anyTable(tx).insert('messages', {
          ...row,
          id: like + 1,
          content: 'needle',
          content_key: 'needle',
        });
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
  });
}
