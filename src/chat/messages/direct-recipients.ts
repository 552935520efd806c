import { errors } from '../../../generated/errors.js';
import type { Scope } from '../scope.js';
import { nameKey } from '../../lib/name-key.js';
import { onlyAccessible } from '../users/access/access.js';
import { listUsersByEmails, listUsersByIds, type User } from '../users/model/store.js';

/** Most users in a direct conversation. A larger group should use a channel. */
export const MOST_RECIPIENTS = 250;

type Named = { readonly userIds: readonly number[] } | { readonly emails: readonly string[] };

/**
 * Returns the accounts that the sender of a direct message named, each once. All are active, except possibly the
 * sender. Accounts that the sender may not see count as nonexistent.
 */
export const resolveRecipients = async (scope: Scope, named: Named): Promise<User[]> => {
  const { tx, actor: sender } = scope;
  const people = new Map<number, User>();
  if ('userIds' in named) {
    const found = await listUsersByIds(tx, [...new Set(named.userIds)]);
    for (const user of await onlyAccessible(scope, sender, found)) people.set(user.id, user);
    const unknown = named.userIds.find((id) => !people.has(id));
    if (unknown !== undefined) throw errors.invalidUserId({ user_id: unknown });
  } else {
    const found = await listUsersByEmails(tx, [...new Set(named.emails)]);
    for (const user of await onlyAccessible(scope, sender, found)) people.set(user.id, user);
    const keys = new Set([...people.values()].map(({ email }) => nameKey(email)));
    const unknown = named.emails.find((email) => !keys.has(nameKey(email)));
    if (unknown !== undefined) throw errors.recipientEmailUnknown({ email: unknown });
  }
  for (const user of people.values()) {
    if (!user.is_active && user.id !== sender.id) throw errors.recipientDeactivated({ email: user.email });
  }
  return [...people.values()];
};
