import { errors } from '../../../generated/errors.js';
import { hasRole, type Actor } from './actor.js';
import type { ApiError } from '../../contract/api-error.js';
import type { Context } from '../http/request-state.js';
import type { Role, RouteRow } from '../../contract/types.js';

const REFUSALS: Readonly<Record<Role, () => ApiError>> = {
  owner: () => errors.mustBeOwner(),
  administrator: () => errors.mustBeAdministrator(),
  moderator: () => errors.insufficientPermission(),
  member: () => errors.notForGuests(),
  guest: () => errors.insufficientPermission(),
};

/**
 * Checks `x-permission`, the coarse permission of an operation. Permissions that depend on the subject are checked by
 * each part's policy.
 */
export const refusal = (route: RouteRow, actor: Actor): ApiError | undefined => {
  if (actor.is_bot && !route.bots) return errors.noBots();
  if (hasRole(actor.role, route.role)) return undefined;
  return route.refusal === undefined ? REFUSALS[route.role]() : errors[route.refusal]();
};

/** Refuses a user without the permission of the operation. */
export const authorize = ({ state }: Context): void => {
  const { route, actor } = state.exchange;
  const refused = actor && refusal(route, actor);
  if (refused) throw refused;
};
