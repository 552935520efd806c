import { errors } from '../../../../generated/errors.js';
import { type Actor, hasRole, isSpectator, roles } from '../../../runtime/identity/actor.js';
import type { Role } from '../../../contract/types.js';
import type { User } from './store.js';

/** Lowest role that sees a real email, by `email_address_visibility`. With 4, no role sees it. */
const VISIBLE_FROM: Readonly<Record<number, Role | null>> = {
  1: 'guest',
  2: 'member',
  3: 'administrator',
  4: null,
  5: 'moderator',
};

/**
 * Whether a viewer may see the real email of an account. Every user sees their own email and those of bots. Spectators see
 * none.
 */
export const maySeeEmail = (viewer: { readonly id: number; readonly role: number }, user: Actor): boolean => {
  if (isSpectator(viewer)) return false;
  if (user.is_bot || viewer.id === user.id) return true;
  const least = VISIBLE_FROM[user.settings.email_address_visibility] ?? null;
  return least !== null && hasRole(viewer.role, least);
};

/** Throws if the account is an owner's and the requester is not an owner. */
export const checkMayAdminister = (actor: Actor, user: User): void => {
  if (user.role === roles.owner && actor.role !== roles.owner) throw errors.mustBeOwner();
};
