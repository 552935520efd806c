import type { Tx } from '../../src/runtime/store/types.js';

/**
 * The same transaction without events. No client waits for the events of loaded data, and the log would delete them
 * before the server starts.
 */
export const withoutEvents = (tx: Tx): Tx => ({
  dialect: tx.dialect,
  isWritable: tx.isWritable,
  get statements() {
    return tx.statements;
  },
  shareLock: tx.shareLock,
  updateLock: tx.updateLock,
  all: (sql, values) => tx.all(sql, values),
  first: (sql, values) => tx.first(sql, values),
  find: (sql, values) => tx.find(sql, values),
  run: (sql, values) => tx.run(sql, values),
  from: (table) => tx.from(table),
  insert: (table, row) => tx.insert(table, row),
  insertMany: (table, rows) => tx.insertMany(table, rows),
  upsertMany: (table, rows, key) => tx.upsertMany(table, rows, key),
  insertOrFind: (table, row, key) => tx.insertOrFind(table, row, key),
  lock: (table, id) => tx.lock(table, id),
  emit: () => undefined,
  invalidate: () => undefined,
});
