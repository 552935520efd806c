import { expect } from 'chai';

import {
  ReferenceViolationError,
  UniqueViolationError,
  ValueRefusedError,
} from '../../../src/runtime/store/errors.js';
import type { NewRow, Tx } from '../../../src/runtime/store/types.js';
import { testDialect } from '../../support/databases.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import { anyTable } from '../../support/any-table.js';

const conversation = { recipient_id: 1, topic_key: 'lunch', channel_id: null };
const job: NewRow<'outbox'> = { kind: 'mail', payload: '', due_at: 1 };

describe('an error of the database driver', () => {
  let store: TestStore;
  before(async () => {
    store = await openTestStore();
  });
  after(() => store.close());

  const failure = async (work: (tx: Tx) => Promise<unknown>): Promise<unknown> => {
    try {
      await store.write(work);
    } catch (error) {
      return error;
    }
    throw new Error('It did not fail.');
  };

  it('names the violated unique index', async () => {
    const error = await failure(async (tx) => {
      await tx.insert('conversations', conversation);
      await tx.insert('conversations', conversation);
    });
    expect(error).to.be.instanceOf(UniqueViolationError);
    expect(error).to.deep.include({ index: 'conversations_topic' });
  });

  it('names an index whose name Knex generated', async () => {
    const recipient = { user_ids: "for key 'x'", user_ids_key: "for key 'x'" };
    const error = await failure((tx) => tx.insertMany('recipients', [recipient, recipient]));
    expect(error).to.deep.include({ index: 'recipients_user_ids_key_unique' });
  });

  it('names a primary key of one or several columns PRIMARY', async () => {
    expect(
      await failure((tx) => tx.insertMany('server_state', twice({ name: 'a', value: 'b' }))),
    ).to.deep.include({
      index: 'PRIMARY',
    });
    expect(
      await failure((tx) => tx.insertMany('user_group_members', twice({ user_group_id: 1, user_id: 1 }))),
    ).to.deep.include({ index: 'PRIMARY' });
    expect(await failure((tx) => tx.insertMany('outbox', twice({ ...job, id: 7 })))).to.deep.include({
      index: 'PRIMARY',
    });
  });

  it('leaves the transaction usable after a caught violation', async () => {
    await store.write(async (tx) => {
      await tx.insert('server_state', { name: 'caught', value: '1' });
      try {
        await tx.insert('server_state', { name: 'caught', value: '2' });
        expect.fail('The name was not refused.');
      } catch (error) {
        expect(error).to.be.instanceOf(UniqueViolationError);
      }
      await tx.insert('server_state', { name: 'next', value: '3' });
    });
    const rows = await store.read((tx) =>
      tx.all("SELECT value FROM server_state WHERE name IN ('caught', 'next') ORDER BY name"),
    );
    expect(rows).to.deep.equal([{ value: '1' }, { value: '3' }]);
  });

  it('has the same type from the query builder', async () => {
    expect(
      await failure(async (tx) => {
        await tx.from('conversations').insert(conversation);
        await tx.from('conversations').insert(conversation);
      }),
    ).to.deep.include({ index: 'conversations_topic' });
  });

  it('names the column of a value that is too long', async () => {
    const error = await failure((tx) => tx.insert('outbox', { ...job, kind: 'x'.repeat(41) }));
    expect(error).to.be.instanceOf(ValueRefusedError);
    expect(error).to.deep.include({ reason: 'too long', column: 'kind' });
    await store.write((tx) => tx.insert('outbox', { ...job, kind: '👋'.repeat(40) }));
  });

  if (testDialect === 'mysql') {
    it('names the column of a value of the wrong type or out of range', async () => {
      const text = await failure((tx) => anyTable(tx).insert('outbox', { ...job, due_at: 'soon' }));
      expect(text).to.deep.include({ reason: 'of the wrong type', column: 'due_at' });
      const large = await failure((tx) => tx.insert('outbox', { ...job, due_at: 1e30 }));
      expect(large).to.deep.include({ reason: 'out of range', column: 'due_at' });
    });
  }

  it('names the column of a missing value', async () => {
    const none = await failure((tx) => anyTable(tx).insert('outbox', { ...job, payload: null }));
    expect(none).to.deep.include({ reason: 'missing', column: 'payload' });
    const absent = await failure((tx) => anyTable(tx).insert('outbox', { kind: 'mail', due_at: 1 }));
    expect(absent).to.deep.include({ reason: 'missing', column: 'payload' });
  });

  it('does not occur in a search for text that cannot be stored', async () => {
    const found = await store.read((tx) => tx.all('SELECT id FROM outbox WHERE kind = ?', ['mail\0']));
    expect(found).to.deep.equal([]);
  });

  it('refuses values that the drivers would corrupt', async () => {
    expect(await failure((tx) => tx.insert('outbox', { ...job, kind: 'a\0b' }))).to.deep.include({
      reason: 'with a null character',
    });
    expect(await failure((tx) => tx.insert('outbox', { ...job, due_at: Number.NaN }))).to.deep.include({
      reason: 'out of range',
    });
    const wrong = { undefined: [undefined], object: [{}, [1]], bigint: [5n] };
    for (const [type, values] of Object.entries(wrong)) {
      for (const value of values) {
        const error = await failure((tx) => anyTable(tx).insert('outbox', { ...job, due_at: value }));
        expect(error).to.be.instanceOf(TypeError);
        expect((error as Error).message).to.equal(`A value cannot be bound: ${type}.`);
      }
    }
  });

  it('reports a reference violation', async () => {
    await store.write((tx) => tx.run('CREATE TABLE parents (id INTEGER NOT NULL PRIMARY KEY)'));
    await store.write((tx) =>
      tx.run('CREATE TABLE children (parent INTEGER NOT NULL, FOREIGN KEY (parent) REFERENCES parents (id))'),
    );
    expect(await failure((tx) => anyTable(tx).insert('children', { parent: 1 }))).to.be.instanceOf(
      ReferenceViolationError,
    );
    await store.write((tx) => tx.run('DROP TABLE children'));
    await store.write((tx) => tx.run('DROP TABLE parents'));
  });

  it('passes on an SQL syntax error unchanged', async () => {
    for (const kind of ['all', 'first', 'run'] as const)
      expect(await failure((tx) => tx[kind]('SELEC')), kind)
        .to.have.property('message')
        .that.contains('syntax');
  });
});

const twice = <T>(row: T): T[] => [row, row];
