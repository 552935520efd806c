import { lookup, statement } from './statement.js';
import type { Tx } from './types.js';

const findRow = lookup((db, name: string) => db('server_state').where({ name }).first('value'));

/** Returns a single value of the server itself. Undefined if it has none by this name. */
export const findServerState = async (tx: Tx, name: string): Promise<string | undefined> =>
  (await findRow(tx, name))?.value;

/** Stores a value. Throws if there is one by this name. */
export const addServerState = async (tx: Tx, name: string, value: string): Promise<void> => {
  await tx.insert('server_state', { name, value });
};

/** Stores a value, instead of an earlier one by this name. */
export const setServerState = (tx: Tx, name: string, value: string): Promise<void> =>
  tx.upsertMany('server_state', [{ name, value }], ['name']);

/** Adds to a number. Others who raise it wait for the end of the transaction. A number that is not there yet begins at 0. */
export const raiseServerState = async (tx: Tx, name: string, by = 1): Promise<void> => {
  // The value is a text: on SQLite, a bound 1 would make '2.0' of it.
  const { changes } = await tx.run(`UPDATE server_state SET value = value + ${by} WHERE name = ?`, [name]);
  if (changes === 0) await addServerState(tx, name, String(by));
};

export const removeServerState = statement((db, name: string) => db('server_state').where({ name }).delete());
