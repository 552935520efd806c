import {
  createLinkifier,
  createProfileField,
  drafts,
  fetchApiKey,
  getOwnUser,
  getUser,
  updateUser,
  userGroups,
} from './administration.js';
import { channelSubscription } from './channel-subscription.js';
import { conventions } from './conventions.js';
import { draftObject, scheduledMessage } from './drafts-and-scheduled-objects.js';
import { errorTable } from './errors.js';
import { getEvents } from './events-endpoint.js';
import { eventTable } from './events.js';
import { deleteAttachment, getMessage, matchNarrow, updateScheduledMessage } from './messages-endpoints.js';
import { attachment, emojiTypes, linkifier, presenceEntry, profileFields, userGroup } from './objects.js';
import { updateOwnPresence, updateOwnStatus } from './presence-and-status.js';
import type { Section } from './sentence.js';
import { states } from './states.js';
import { createSubscriptions, listSubscriptions, updateSubscriptionProperties } from './subscriptions.js';
import { ownUser, roles, user } from './users.js';
import { versioning } from './versioning.js';

/** Every section with sentences that can be observed, in the order of the specification. */
export const sections: readonly Section[] = [
  conventions,
  channelSubscription,
  draftObject,
  scheduledMessage,
  roles,
  ownUser,
  user,
  presenceEntry,
  profileFields,
  linkifier,
  userGroup,
  attachment,
  emojiTypes,
  states,
  createSubscriptions,
  listSubscriptions,
  updateSubscriptionProperties,
  getEvents,
  updateScheduledMessage,
  updateOwnPresence,
  matchNarrow,
  fetchApiKey,
  updateOwnStatus,
  createProfileField,
  drafts,
  userGroups,
  updateUser,
  getUser,
  createLinkifier,
  getOwnUser,
  deleteAttachment,
  getMessage,
  eventTable,
  errorTable,
  versioning,
];
