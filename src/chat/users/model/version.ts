import { findServerState, raiseServerState } from '../../../runtime/store/server-state.js';
import type { Tx } from '../../../runtime/store/types.js';

/** The name of the row whose value rises with every visible change of an account. */
const NAME = 'users_version';

/** Returns a value that changes with every visible change of an account. */
export const findUsersVersion = async (tx: Tx): Promise<string> => (await findServerState(tx, NAME)) ?? '0';

/** Call it with every change of accounts, so that no response uses outdated cached accounts. */
export const bumpUsersVersion = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await raiseServerState(tx, NAME);
  for (const id of ids) tx.invalidate(`user:${id}`);
};
