import { errors } from '../../generated/errors.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { emitFullName } from './events.js';
import { checkFullName } from './name.js';
import { isNameTaken, setFullName, type User } from './store.js';

/** Gives an account another name, unless it has that name already. To be called in turn. */
export const rename = async (tx: Tx, server: Server, user: User, wanted: string): Promise<void> => {
  const name = checkFullName(wanted);
  if (name === user.full_name) return;
  const { require_unique_names } = server.organization.current.settings;
  if (require_unique_names && (await isNameTaken(tx, name, user.id))) throw errors.nameTaken();
  await setFullName(tx, user.id, name);
  await emitFullName(tx, user, name);
};
