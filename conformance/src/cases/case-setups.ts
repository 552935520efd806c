import type { CaseSetups } from './case-setup.js';
import { attachments } from '../parts/attachments.js';
import { authentication } from '../parts/authentication.js';
import { bots } from '../parts/bots.js';
import { channels } from '../parts/channels.js';
import { drafts } from '../parts/drafts.js';
import { emoji } from '../parts/emoji.js';
import { events } from '../parts/events.js';
import { exports } from '../parts/exports.js';
import { invitations } from '../parts/invitations.js';
import { messages } from '../parts/messages.js';
import { linkifiers } from '../parts/linkifiers.js';
import { profileFields } from '../parts/profile-fields.js';
import { userGroups } from '../parts/user-groups.js';
import { organization } from '../parts/organization.js';
import { organizationLists } from '../parts/organization-lists.js';
import { organizationPictures } from '../parts/organization-pictures.js';
import { presence } from '../parts/presence.js';
import { settings } from '../parts/settings.js';
import { scheduledMessages } from '../parts/scheduled-messages.js';
import { users } from '../parts/users.js';

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
