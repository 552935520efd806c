import { errors } from '../../generated/errors.js';
import { nameKey } from '../store/name-key.js';
import type { Tx } from '../store/types.js';
import { findUserGroupByKey } from './store.js';

const MAX_LENGTH = 100;
/** What would read as a mention, or as a system group. */
const FORBIDDEN_PREFIXES = ['@', 'role:', 'user:', 'stream:', 'channel:'];

/** The name as it is kept, or why it is none; `own` is the id of the group that may have it already. */
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
