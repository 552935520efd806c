import { channelActions } from './channels.js';
import { editActions } from './edits.js';
import { fileActions } from './files.js';
import { guestActions } from './guests.js';
import { messageActions } from './messages.js';
import { organizationActions } from './organization.js';
import { ownActions } from './own.js';
import { peopleActions } from './people.js';
import type { Action } from './fixtures.js';

/** All actions, ordered so that each finds what earlier ones create. */
export const actions: readonly Action[] = [
  ...channelActions,
  ...messageActions,
  ...editActions,
  ...fileActions,
  ...ownActions,
  ...peopleActions,
  ...organizationActions,
  ...guestActions,
];
