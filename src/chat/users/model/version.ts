import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';

/** The name of the row whose value rises with every visible change of an account. */
const NAME = 'users_version';

const findVersion = statement((db) => db('server_state').where({ name: NAME }).first('value'));

/** Returns a value that changes with every visible change of an account. */
export const findUsersVersion = async (tx: Tx): Promise<string> => (await findVersion(tx))?.value ?? '0';

/** Call it with every change of accounts, so that no response uses outdated cached accounts. */
export const bumpUsersVersion = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  // The value is a text.
  const { changes } = await tx.run('UPDATE server_state SET value = value + 1 WHERE name = ?', [NAME]);
  if (changes === 0) await tx.insertMany('server_state', [{ name: NAME, value: '1' }]);
  for (const id of ids) tx.invalidate(`user:${id}`);
};
