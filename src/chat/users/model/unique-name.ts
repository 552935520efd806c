import { errors } from '../../../../generated/errors.js';
import type { TxScope } from '../../scope.js';
import { isNameTaken } from './store.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';

/** Throws if the organization requires unique names and another active account has the name. */
export const checkUniqueName = async (
  { tx, services }: TxScope<VisibilityLocked>,
  fullName: string,
  exceptId?: number,
): Promise<void> => {
  const { require_unique_names } = services.organization.current.settings;
  if (require_unique_names && (await isNameTaken(tx, fullName, exceptId))) throw errors.nameTaken();
};
