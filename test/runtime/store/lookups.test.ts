import Database from 'libsql';
import { expect } from 'chai';

import { sqliteFile } from '../../../src/runtime/store/sqlite/file.js';
import { testDialect } from '../../support/databases.js';
import { growingSteps } from '../../support/lookups.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import type { Tx } from '../../../src/runtime/store/types.js';

const STATE = 'SELECT value FROM server_state WHERE name = ?';

const READING = { userId: 1 };

describe('rows that a key finds', () => {
  let store: TestStore;
  before(async () => {
    store = await openTestStore();
    await store.write((tx) => tx.upsertMany('server_state', [{ name: 'some', value: 'text' }], ['name']));
  });
  after(() => store.close());

  const findState = (tx: Tx, name: string): Promise<unknown> => tx.find(STATE, [name]);

  it('are the same in each kind of transaction', async () => {
    const find = async (tx: Tx): Promise<unknown> => [
      await findState(tx, 'some'),
      await findState(tx, 'none'),
    ];
    const found = [{ value: 'text' }, undefined];
    expect(await store.read(find)).to.deep.equal(found);
    expect(await store.write(find)).to.deep.equal(found);
    expect(await store.longRead(READING, find)).to.deep.equal(found);
    expect(await store.longSnapshot(READING, find)).to.deep.equal(found);
  });

  it('have the same types in a long read', async () => {
    const sql = "SELECT 1 AS whole, 0.5 AS part, 'text' AS words, NULL AS none, X'00ff' AS bytes";
    const [one, many] = await store.longRead(READING, async (tx) => [await tx.find(sql), await tx.all(sql)]);
    expect(one).to.deep.equal(many[0]);
    expect(one?.bytes).to.deep.equal(Buffer.from([0, 255]));
  });

  it('are of the snapshot of a long read', async () => {
    await store.longSnapshot(READING, async (tx) => {
      expect(await findState(tx, 'late')).to.equal(undefined);
      await store.write((other) => other.upsertMany('server_state', [{ name: 'late', value: '' }], ['name']));
      expect(await findState(tx, 'late')).to.equal(undefined);
    });
    expect(await store.longRead(READING, (tx) => findState(tx, 'late'))).to.deep.equal({ value: '' });
  });

  it('are not read after the end of a long read', async () => {
    const leaving = new AbortController();
    const reading = store.longRead({ ...READING, signal: leaving.signal }, async (tx) => {
      await findState(tx, 'some');
      leaving.abort();
      return findState(tx, 'some');
    });
    const error: unknown = await reading.catch((reason: unknown) => reason);
    expect(error).to.have.property('reason', 'abandoned');
  });

  if (testDialect === 'sqlite') {
    it('take no turn of the event loop in a long read', async () => {
      await store.longRead(READING, async (tx) => {
        await findState(tx, 'some');
        let turns = 0;
        const turn = setImmediate(() => (turns += 1));
        for (let count = 0; count < 20; count += 1) await findState(tx, 'some');
        expect(turns).to.equal(0);
        clearImmediate(turn);
      });
    });

    it('differ from others by their plan', () => {
      const database = new Database(sqliteFile(store.databaseUrl, store.dataDir));
      const isFound = (sql: string): boolean => growingSteps(database, sql).length === 0;
      for (const sql of [
        STATE,
        'SELECT MAX(id) FROM messages',
        'SELECT name FROM organizations ORDER BY id LIMIT 1',
        'SELECT id FROM users WHERE id IN (?, ?)',
        'SELECT s.active FROM subscriptions s WHERE s.user_id = ? AND s.channel_id = ? AND s.active = ?',
        'SELECT c.id FROM channels c LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ? AND s.active = 1 WHERE c.id = ?',
      ])
        expect(isFound(sql), sql).to.equal(true);
      for (const sql of [
        'SELECT COUNT(*) FROM messages',
        'SELECT id FROM messages WHERE id > ?',
        'SELECT id FROM messages WHERE sender_id = ? LIMIT 1',
        'SELECT id FROM users WHERE full_name = ? ORDER BY id LIMIT 1',
        'SELECT s.active FROM subscriptions s WHERE s.user_id = ? LIMIT 1',
        'SELECT u.id FROM users u JOIN subscriptions s ON s.user_id = u.id WHERE u.id = ?',
        'SELECT id FROM users ORDER BY full_name LIMIT 1',
      ])
        expect(isFound(sql), sql).to.equal(false);
      database.close();
    });
  }
});
