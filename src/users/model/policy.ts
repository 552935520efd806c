import { errors } from '../../../generated/errors.js';
import { hasRole, roles, type Actor } from '../../authentication/actor.js';
import type { Role } from '../../http/types.js';
import type { User } from './store.js';

/** Least role that sees a real email, by `email_address_visibility`; 4 is nobody. */
const VISIBLE_FROM: Readonly<Record<number, Role | null>> = {
  1: 'guest',
  2: 'member',
  3: 'administrator',
  4: null,
  5: 'moderator',
};

/** Whether somebody may see the real email of an account; everyone sees their own, and those of bots. */
export const maySeeEmail = (viewer: { readonly id: number; readonly role: number }, user: Actor): boolean => {
  if (user.is_bot || viewer.id === user.id) return true;
  const least = VISIBLE_FROM[user.settings.email_address_visibility] ?? null;
  return least !== null && hasRole(viewer.role, least);
};

/** Only owners decide about owners. */
export const checkMayAdminister = (actor: Actor, user: User): void => {
  if (user.role === roles.owner && actor.role !== roles.owner) throw errors.mustBeOwner();
};
