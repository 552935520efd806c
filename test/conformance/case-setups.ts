import type { CaseSetups } from './case-setup.js';
import { attachments } from './attachments.js';
import { authentication } from './authentication.js';
import { bots } from './bots.js';
import { channels } from './channels.js';
import { drafts } from './drafts.js';
import { emoji } from './emoji.js';
import { events } from './events.js';
import { exports } from './exports.js';
import { invitations } from './invitations.js';
import { messages } from './messages.js';
import { linkifiers } from './linkifiers.js';
import { profileFields } from './profile-fields.js';
import { userGroups } from './user-groups.js';
import { organization } from './organization.js';
import { organizationLists } from './organization-lists.js';
import { organizationPictures } from './organization-pictures.js';
import { presence } from './presence.js';
import { settings } from './settings.js';
import { scheduledMessages } from './scheduled-messages.js';
import { users } from './users.js';

/** By operation. Cases without an entry are generic, or the contract's example triggers them. */
export const caseSetups: Readonly<Record<string, CaseSetups>> = {
  ...authentication,
  ...attachments,
  ...users,
  ...bots,
  ...emoji,
  ...settings,
  ...channels,
  ...messages,
  ...drafts,
  ...invitations,
  ...organization,
  ...organizationLists,
  ...organizationPictures,
  ...presence,
  ...scheduledMessages,
  ...events,
  ...exports,
  ...profileFields,
  ...linkifiers,
  ...userGroups,
};
