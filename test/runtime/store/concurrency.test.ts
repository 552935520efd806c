import { expect } from 'chai';

import { StoreUnavailableError, UniqueViolationError } from '../../../src/runtime/store/errors.js';
import type { NewRow, Tx } from '../../../src/runtime/store/types.js';
import { testDialect } from '../../support/databases.js';
import { openTestStore, type TestStore } from '../../support/store.js';

const job = (due: number): NewRow<'outbox'> => ({ kind: 'mail', payload: '{}', due_at: due });

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('concurrent writes', () => {
  let store: TestStore;
  let log: number[];
  beforeEach(async () => {
    log = [];
    store = await openTestStore({
      committed: (entries) => log.push(...entries.map(({ id }) => id)),
    });
  });
  afterEach(() => store.close());

  const kept = async (tx: Tx): Promise<number[]> =>
    (await tx.all<{ due_at: number }>('SELECT due_at FROM outbox ORDER BY due_at')).map(
      ({ due_at }) => due_at,
    );

  it('are stored even if others fail', async () => {
    const fails = (due: number): boolean => due % 3 === 0;
    const write = (due: number): Promise<void> =>
      store.write(async (tx) => {
        await tx.insert('outbox', job(due));
        tx.emit({ type: 'job', due }, { users: [1] });
        if (due % 4 === 0) await tx.run('UPDATE outbox SET attempts = attempts + 1 WHERE due_at = ?', [due]);
        if (fails(due)) throw new Error('no');
      });
    const results = await Promise.allSettled(numbers(60).map(write));
    expect(results.map(({ status }) => status)).to.deep.equal(
      numbers(60).map((due) => (fails(due) ? 'rejected' : 'fulfilled')),
    );
    const expected = numbers(60).filter((due) => !fails(due));
    expect(await store.read(kept)).to.deep.equal(expected);
    const ids = (await store.read((tx) => tx.all<{ id: number }>('SELECT id FROM events ORDER BY id'))).map(
      ({ id }) => id,
    );
    expect(ids).to.deep.equal(numbers(expected.length));
    expect([...log].sort((a, b) => a - b)).to.deep.equal(ids);
  });

  it('can continue after a caught unique violation', async () => {
    const results = await Promise.all(
      numbers(30).map((due) =>
        store.write(async (tx) => {
          try {
            await tx.insert('server_state', { name: 'only', value: String(due) });
            return 'first';
          } catch (error) {
            expect(error).to.be.instanceOf(UniqueViolationError);
            await tx.insert('outbox', job(due));
            return 'later';
          }
        }),
      ),
    );
    expect(results.filter((result) => result === 'first')).to.have.length(1);
    expect(await store.read(kept)).to.have.length(29);
  });

  it('are visible to reads after the acknowledgement, and never partially', async () => {
    const seen: number[][] = [];
    const acknowledged: number[] = [];
    await Promise.all(
      numbers(40).map(async (due) => {
        await store.write(async (tx) => {
          await tx.insert('outbox', job(due));
          await tx.insert('outbox', job(due + 1000));
        });
        acknowledged.push(due);
        const before = [...acknowledged];
        const rows = await (due % 2 === 0 ? store.read(kept) : store.snapshot(kept));
        expect(rows).to.include.members(before);
        seen.push(rows);
      }),
    );
    for (const rows of seen) {
      const small = rows.filter((due) => due <= 1000);
      expect(rows.filter((due) => due > 1000).map((due) => due - 1000)).to.deep.equal(small);
    }
  });

  const whenFull = async (): Promise<void> => {
    const pages =
      (await store.write((tx) => tx.first<{ page_count: number }>('PRAGMA page_count')))?.page_count ?? 0;
    await store.write((tx) => tx.all(`PRAGMA max_page_count = ${pages + 8}`));
    const big = 'x'.repeat(20_000);
    const results = await Promise.allSettled(
      numbers(20).map((due) =>
        store.write((tx) => tx.insert('outbox', { ...job(due), payload: due % 5 === 0 ? big : '' })),
      ),
    );
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).to.not.deep.equal([]);
    for (const reason of refused) expect(reason).to.be.instanceOf(StoreUnavailableError);
    const acknowledged = numbers(20).filter((due) => results[due - 1]?.status === 'fulfilled');
    expect(await store.read(kept)).to.deep.equal(acknowledged);
    await store.write((tx) => tx.all(`PRAGMA max_page_count = ${pages + 1000}`));
    await store.write((tx) => tx.insert('outbox', job(99)));
  };
  if (testDialect === 'sqlite') {
    it('are acknowledged only if they are stored, even if the disk is full', whenFull);
  }
});
