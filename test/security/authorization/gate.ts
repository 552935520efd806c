import type { Operation } from '../../../tools/generate-contract/contract.js';
import type { Role } from '../../../src/http/types.js';
import { includes, roleOf, type ActorName } from './roles.js';

const RANKS: readonly Role[] = ['guest', 'member', 'moderator', 'administrator', 'owner'];

/** How a role that is too low is refused, by the least role of the operation. */
const REFUSALS: Readonly<Record<Role, string>> = {
  guest: '',
  member: 'notForGuests',
  moderator: 'insufficientPermission',
  administrator: 'mustBeAdministrator',
  owner: 'mustBeOwner',
};

/** The error with which `x-permission` of the contract keeps an actor out; undefined where it lets them in. */
export const gateOf = ({ open, role, bots, refusal }: Operation, actor: ActorName): string | undefined => {
  if (open) return undefined;
  if (actor === 'nobody') return 'notLoggedIn';
  if (actor === 'deactivated') return 'accountDeactivated';
  if (actor === 'webhook bot') return 'webhookBotRefused';
  if (!bots && includes('bots', actor)) return 'noBots';
  if (RANKS.indexOf(roleOf[actor]) >= RANKS.indexOf(role)) return undefined;
  return refusal ?? REFUSALS[role];
};
