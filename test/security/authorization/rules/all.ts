import type { Variant } from '../variant.js';
import { botRules } from './bots.js';
import { channelRules } from './channels.js';
import { invitationRules } from './invitations.js';
import { messageRules } from './messages.js';
import { organizationRules } from './organization.js';
import { ownRules } from './own.js';
import { peopleRules } from './people.js';
import { permissionRules } from './permissions.js';

/** The variants of every operation of the contract. */
export const variants: readonly Variant[] = [
  ...messageRules,
  ...channelRules,
  ...peopleRules,
  ...botRules,
  ...ownRules,
  ...invitationRules,
  ...organizationRules,
  ...permissionRules,
];
