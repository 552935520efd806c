import { expect } from 'chai';

import type { Tx } from '../../../src/runtime/store/types.js';
import { testDialect } from '../../support/databases.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import { countTurns, holdEventLoop } from '../../support/turns.js';

const STATEMENTS: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  all: (tx) => tx.all('SELECT id FROM outbox'),
  first: (tx) => tx.first('SELECT id FROM outbox'),
  run: (tx) => tx.run('DELETE FROM outbox'),
  from: (tx) => tx.from('outbox').select('id'),
  insertMany: (tx) => tx.insertMany('outbox', [{ kind: 'mail', payload: '{}', due_at: 1 }]),
};

// The statements of SQLite run on the event loop.
if (testDialect === 'sqlite') {
  describe('a transaction of many statements', () => {
    let store: TestStore;
    before(async () => {
      store = await openTestStore();
    });
    after(() => store.close());

    /** Returns the iterations of the event loop during five statements, each of which has work of this time before. */
    const turnsOf = (name: string, milliseconds: number): Promise<number> =>
      store.write(async (tx) => {
        const turns = countTurns();
        for (let index = 0; index < 5; index += 1) {
          holdEventLoop(milliseconds);
          await STATEMENTS[name]?.(tx);
        }
        return turns();
      });

    for (const name of Object.keys(STATEMENTS)) {
      it(`lets other work run before each statement if it takes long: ${name}`, async () => {
        expect(await turnsOf(name, 6)).to.be.at.least(5);
      });

      it(`does not wait for other work if it is short: ${name}`, async () => {
        let turns = 1;
        // A busy machine may make it long.
        for (let tries = 0; tries < 100 && turns > 0; tries += 1) turns = await turnsOf(name, 0);
        expect(turns).to.equal(0);
      });
    }
  });
}
