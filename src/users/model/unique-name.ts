import { errors } from '../../../generated/errors.js';
import type { Server } from '../../server.js';
import type { Tx } from '../../store/types.js';
import { isNameTaken } from './store.js';

/** Refuses the name of another active account, where the organization wants names to be unique. To be called in turn. */
export const checkUniqueName = async (
  tx: Tx,
  server: Server,
  fullName: string,
  exceptId?: number,
): Promise<void> => {
  const { require_unique_names } = server.organization.current.settings;
  if (require_unique_names && (await isNameTaken(tx, fullName, exceptId))) throw errors.nameTaken();
};
