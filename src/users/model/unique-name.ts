import { errors } from '../../../generated/errors.js';
import type { Services } from '../../services.js';
import type { Tx } from '../../store/types.js';
import { isNameTaken } from './store.js';

/** Refuses the name of another active account, where the organization wants names to be unique. To be called in turn. */
export const checkUniqueName = async (
  tx: Tx,
  services: Services,
  fullName: string,
  exceptId?: number,
): Promise<void> => {
  const { require_unique_names } = services.organization.current.settings;
  if (require_unique_names && (await isNameTaken(tx, fullName, exceptId))) throw errors.nameTaken();
};
