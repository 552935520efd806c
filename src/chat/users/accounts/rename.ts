import type { TxScope } from '../../scope.js';
import { emitFullName } from '../events.js';
import { checkFullName } from '../model/name.js';
import type { User } from '../model/store.js';
import { setFullName } from '../model/write-user.js';
import { checkUniqueName } from '../model/unique-name.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';

/** Changes the name of an account, unless it already has that name. */
export const rename = async (scope: TxScope<VisibilityLocked>, user: User, wanted: string): Promise<void> => {
  const name = checkFullName(wanted);
  if (name === user.full_name) return;
  await checkUniqueName(scope, name, user.id);
  await setFullName(scope.tx, user.id, name);
  await emitFullName(scope, user, name);
};
