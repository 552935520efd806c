import type { Services } from '../../services.js';
import { emitFullName } from '../events.js';
import { checkFullName } from '../model/name.js';
import { setFullName, type User } from '../model/store.js';
import { checkUniqueName } from '../model/unique-name.js';
import type { VisibilityLocked } from '../../store/locks.js';

/** Changes the name of an account, unless it already has that name. */
export const rename = async (
  tx: VisibilityLocked,
  services: Services,
  user: User,
  wanted: string,
): Promise<void> => {
  const name = checkFullName(wanted);
  if (name === user.full_name) return;
  await checkUniqueName(tx, services, name, user.id);
  await setFullName(tx, user.id, name);
  await emitFullName(tx, services, user, name);
};
