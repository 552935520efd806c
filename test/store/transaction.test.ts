import { expect } from 'chai';

import { openTestStore, type TestStore } from '../support/store.js';

describe('a transaction', () => {
  let store: TestStore;
  before(async () => {
    store = await openTestStore();
  });
  after(() => store.close());

  it('keeps what it wrote', async () => {
    await store.write((tx) => tx.insert('outbox', { kind: 'mail', payload: '{}', due_at: 5 }));
    const row = await store.read((tx) => tx.first('SELECT * FROM outbox'));
    expect(row).to.deep.equal({ id: 1, kind: 'mail', payload: '{}', due_at: 5, attempts: 0 });
  });
});
