import { errors } from '../../../generated/errors.js';
import { nameKey } from '../../lib/name-key.js';
import type { Tx } from '../../runtime/store/types.js';
import { findUserGroupByKey } from './store.js';

const MAX_LENGTH = 100;
/** Prefixes of mentions and of system groups. */
const FORBIDDEN_PREFIXES = ['@', 'role:', 'user:', 'stream:', 'channel:'];

/**
 * Returns the name as it is stored. Throws if it is not valid. `own` is the ID of the group that may already have it.
 */
export const checkGroupName = async (tx: Tx, text: string, own?: number): Promise<string> => {
  const name = text.trim();
  if (name === '') throw errors.userGroupNameEmpty();
  if (Array.from(name).length > MAX_LENGTH) throw errors.userGroupNameTooLong({ limit: MAX_LENGTH });
  const prefix = FORBIDDEN_PREFIXES.find((one) => nameKey(name).startsWith(one));
  if (prefix !== undefined) throw errors.userGroupNamePrefix({ prefix });
  const holder = await findUserGroupByKey(tx, nameKey(name));
  if (holder && holder.id !== own) throw errors.userGroupNameTaken({ name });
  return name;
};
