import { errors } from '../../../generated/errors.js';
import { type Actor, hasRole, type RoleNumber, roles } from '../../runtime/identity/actor.js';
import type { Role } from '../../contract/types.js';
import { isGranted } from '../../chat/organization/permissions.js';
import type { Scope } from '../scope.js';
import { isWithinPolicy } from '../../chat/user-groups/membership.js';
import type { Terms } from './stored-terms.js';

/** The lowest role that can invite users with a role. */
const leastInviter = (invitedAs: RoleNumber): Role => {
  if (invitedAs === roles.owner) return 'owner';
  return hasRole(invitedAs, 'moderator') ? 'administrator' : 'member';
};

/** Whether a user can invite users with this role, if the user can invite at all. */
export const mayGiveRole = (inviter: Pick<Actor, 'role'>, invitedAs: RoleNumber): boolean =>
  hasRole(inviter.role, leastInviter(invitedAs));

/** Throws if the requester cannot invite users with this role. */
export const checkMayGiveRole = (actor: Actor, invitedAs: RoleNumber): void => {
  if (mayGiveRole(actor, invitedAs)) return;
  throw invitedAs === roles.owner ? errors.mustBeOwner() : errors.mustBeAdministrator();
};

export const checkMayInvite = ({ services, actor }: Scope): void => {
  const { invite_to_realm_policy } = services.organization.current.settings;
  if (!isWithinPolicy(services, actor, invite_to_realm_policy)) throw errors.insufficientPermission();
};

export const checkMayCreateLinks = async (scope: Scope): Promise<void> => {
  if (!(await isGranted(scope, scope.actor, 'create_multiuse_invite_group')))
    throw errors.insufficientPermission();
};

/** Whether a user sees the invitations of all users. */
export const seesAllInvitations = (actor: Pick<Actor, 'role'>): boolean =>
  hasRole(actor.role, 'administrator');

/** Returns an invitation or link that the requester may revoke. Throws if it is unknown, or the requester may not. */
export const checkMayManage = <T extends Terms>(actor: Actor, invitation: T | undefined): T => {
  if (invitation === undefined) throw errors.invitationNotFound();
  if (invitation.inviter_id === actor.id) return invitation;
  if (!seesAllInvitations(actor)) throw errors.invitationNotFound();
  checkMayGiveRole(actor, invitation.invited_as);
  return invitation;
};
