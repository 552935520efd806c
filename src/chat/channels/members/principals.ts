import { errors } from '../../../../generated/errors.js';
import { inBatches } from '../../../runtime/store/rows.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Scope } from '../../scope.js';
import { onlyAccessible } from '../../users/access/access.js';

/** The fields of an account that subscribing needs. */
export interface Principal {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly role: number;
  /** Null if it is not a bot's. */
  readonly bot_type: number | null;
  readonly bot_owner_id: number | null;
}

interface PrincipalRow extends Principal {
  readonly email_key: string;
  readonly is_active: number;
}

/** Returns the accounts with the given IDs or API emails, each once. Returns the requester if none are given. */
export const resolvePrincipals = async (
  scope: Scope,
  named: readonly (number | string)[] = [],
): Promise<Principal[]> => {
  const { tx, actor } = scope;
  if (named.length === 0) return [actor];
  const column = typeof named[0] === 'number' ? 'id' : 'email_key';
  const keys = named.map((name) => (typeof name === 'number' ? name : nameKey(name)));
  const rows = await inBatches(
    [...new Set(keys)],
    (batch) =>
      tx
        .from('users')
        .select('id', 'email', 'email_key', 'full_name', 'role', 'bot_type', 'bot_owner_id', 'is_active')
        .whereIn(column, batch)
        .where('is_system_bot', 0) as Promise<PrincipalRow[]>,
  );
  const seen = await onlyAccessible(scope, actor, rows);
  const found = new Map(seen.map((row) => [row[column], row]));
  const principals = keys.map((key) => {
    const row = found.get(key);
    if (!row) throw errors.noSuchUser();
    if (!row.is_active) throw errors.userIsDeactivated();
    return row;
  });
  return [...new Map(principals.map((principal) => [principal.id, principal])).values()];
};
