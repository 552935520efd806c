import type { Operation } from '../../../tools/generate-contract/contract.js';
import type { Role } from '../../../src/contract/types.js';
import { includes, roleOf, type ActorName } from './roles.js';

const RANKS: readonly Role[] = ['guest', 'member', 'moderator', 'administrator', 'owner'];

/** The error for a role that is too low, by the lowest role that may use the operation. */
const REFUSALS: Readonly<Record<Role, string>> = {
  guest: '',
  member: 'notForGuests',
  moderator: 'insufficientPermission',
  administrator: 'mustBeAdministrator',
  owner: 'mustBeOwner',
};

/**
 * The error with which `x-permission` of the contract refuses an actor; undefined if the actor may use the
 * operation.
 */
export const gateOf = (
  { open, spectators, role, bots, refusal }: Operation,
  actor: ActorName,
): string | undefined => {
  if (open) return undefined;
  if (actor === 'spectator') return spectators ? undefined : 'notLoggedIn';
  if (actor === 'deactivated') return 'accountDeactivated';
  if (actor === 'webhook bot') return 'webhookBotRefused';
  if (!bots && includes('bots', actor)) return 'noBots';
  if (RANKS.indexOf(roleOf[actor]) >= RANKS.indexOf(role)) return undefined;
  return refusal ?? REFUSALS[role];
};
