import { expect } from 'chai';

import { statement } from '../../../src/runtime/store/statement.js';
import type { NewRow, Tx } from '../../../src/runtime/store/types.js';
import { testDialect } from '../../support/databases.js';
import { openTestStore, type TestStore } from '../../support/store.js';

const job = (kind: string, due: number): NewRow<'outbox'> => ({ kind, payload: '{}', due_at: due });

const readAll = statement((db) => db('outbox').orderBy('id').select('kind', 'due_at', 'attempts', 'lane'));
const findJob = statement((db, kind: string, due: number) =>
  db('outbox').where({ kind, due_at: due }).first('id', 'kind'),
);
const kindsOf = statement((db, dues: readonly number[], most: number) =>
  db('outbox').whereIn('due_at', dues).orderBy('id', 'desc').limit(most).pluck('outbox.kind'),
);

describe('A statement of the query builder', () => {
  let store: TestStore;
  const sent: string[] = [];

  beforeEach(async () => {
    store = await openTestStore({ observe: (sql) => sent.push(sql) });
    await store.write((tx) => tx.insertMany('outbox', [job('a', 1), job('b', 2), job('c', 3)]));
    sent.length = 0;
  });
  afterEach(() => store.close());

  const reading = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => store.read(work);
  const writing = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => store.write(work);

  it('returns all rows, the first one, or a column', async () => {
    expect(await reading((tx) => readAll(tx))).to.deep.equal(
      ['a', 'b', 'c'].map((kind, index) => ({ kind, due_at: index + 1, attempts: 0, lane: null })),
    );
    const found = await reading((tx) => findJob(tx, 'b', 2));
    expect(found?.kind).to.equal('b');
    expect(found?.id).to.be.a('number');
    expect(await reading((tx) => findJob(tx, 'b', 3))).to.equal(undefined);
    expect(await reading((tx) => kindsOf(tx, [1, 3], 10))).to.deep.equal(['c', 'a']);
  });

  it('takes other values each time, also in LIMIT, with one text for each length of a list', async () => {
    const ask = (dues: readonly number[], most: number) => reading((tx) => kindsOf(tx, dues, most));
    expect(await ask([1, 2], 1)).to.deep.equal(['b']);
    expect(await ask([2, 3], 2)).to.deep.equal(['c', 'b']);
    expect(await ask([1, 2, 3], 2)).to.deep.equal(['c', 'b']);
    expect(await ask([], 2)).to.deep.equal([]);
    expect(await ask([3, 1], 2)).to.deep.equal(['c', 'a']);
    expect(new Set(sent).size).to.equal(3);
  });

  it('returns how many rows it changed, and the ID of a row that it inserted', async () => {
    const put = statement((db, due: number, kinds: readonly string[]) =>
      db('outbox').whereIn('kind', kinds).update({ due_at: due }),
    );
    const raise = statement((db, kind: string, by: number) =>
      db('outbox').where({ kind }).increment('attempts', by),
    );
    const add = statement((db, row: NewRow<'outbox'>) => db('outbox').insert(row));
    const drop = statement((db, before: number) => db('outbox').where('due_at', '<', before).delete());
    await writing(async (tx) => {
      expect(await put(tx, 9, ['a', 'c'])).to.equal(2);
      expect(await raise(tx, 'a', 4)).to.equal(1);
      const [id] = await add(tx, job('d', 7));
      expect(await findJob(tx, 'd', 7)).to.deep.equal({ id, kind: 'd' });
      expect(await drop(tx, 8)).to.equal(2);
    });
    expect(await reading((tx) => readAll(tx))).to.deep.equal([
      { kind: 'a', due_at: 9, attempts: 4, lane: null },
      { kind: 'c', due_at: 9, attempts: 0, lane: null },
    ]);
  });

  it('writes null, and the columns that a row has', async () => {
    const change = statement((db, kind: string, columns: { lane?: number | null; attempts?: number }) =>
      db('outbox').where({ kind }).update(columns),
    );
    await writing((tx) => change(tx, 'a', { lane: 5, attempts: 2 }));
    await writing((tx) => change(tx, 'b', { attempts: 3, lane: undefined }));
    await writing((tx) => change(tx, 'a', { lane: null }));
    const rows = await reading((tx) => readAll(tx));
    expect(rows.map(({ lane, attempts }) => [lane, attempts])).to.deep.equal([
      [null, 2],
      [null, 3],
      [null, 0],
    ]);
  });

  it('locks rows where the engine has such locks', async () => {
    const lockJob = statement((db, kind: string) => db('outbox').where({ kind }).forUpdate().first('id'));
    await writing((tx) => lockJob(tx, 'a'));
    expect(sent.filter((sql) => / for update/i.test(sql)).length).to.equal(testDialect === 'mysql' ? 1 : 0);
  });

  it('is refused if it computes with a value, since it runs once only', async () => {
    const later = statement((db, due: number) =>
      db('outbox')
        .where('due_at', '>', due + 1)
        .select('id'),
    );
    const error = await reading((tx) => later(tx, 1)).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(TypeError).with.property('message').that.includes('reads a value');
  });
});
