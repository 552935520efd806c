import { deleteAttachment } from './attachments-endpoint.js';
import { authentication } from './authentication.js';
import { changesSince8 } from './changes-since-8.js';
import { changesUntil8 } from './changes-until-8.js';
import { channelSubscription } from './channel-subscription.js';
import { conventions } from './conventions.js';
import { createSubscriptions } from './create-subscriptions.js';
import { draftObject, scheduledMessage } from './drafts-and-scheduled-objects.js';
import { drafts } from './drafts-endpoints.js';
import { errorTable } from './errors.js';
import { getEvents } from './events-endpoint.js';
import { eventTable } from './events.js';
import { fetchApiKey } from './fetch-api-key.js';
import { getMessage } from './get-message.js';
import { createLinkifier } from './linkifiers-endpoint.js';
import { listSubscriptions } from './list-subscriptions.js';
import { matchNarrow } from './match-narrow.js';
import { attachment, emojiTypes, linkifier, userGroup } from './objects.js';
import { otherEvents } from './other-events.js';
import { personForms } from './person-forms.js';
import { updateOwnPresence, updateOwnStatus } from './presence-and-status.js';
import { presenceEntry } from './presence-entry.js';
import { profileFields } from './profile-field.js';
import { createProfileField } from './profile-fields-endpoint.js';
import { updateScheduledMessage } from './scheduled-messages-endpoint.js';
import type { Section } from './sentence.js';
import { endpoints, service } from './service.js';
import { updateSettings } from './settings-endpoint.js';
import { states } from './states.js';
import { updateSubscriptionProperties } from './subscription-properties.js';
import { userGroups } from './user-groups-endpoints.js';
import { getOwnUser, getUser, updateUser } from './users-endpoints.js';
import { ownUser, roles, user } from './users.js';
import { versioning } from './versioning.js';

/**
 * All sections with observable sentences, in the order of the specification. These sentences have no row:
 * - the behavior of clients, such as whom they show as potentially present, or that they check the feature level;
 * - gaps, which the specification declares as not shown;
 * - features that this server does not have: push notifications (234 and 223), a web client to reload (240), and features that a later level of the table removed (230);
 * - the limits, whose checks are in ../enforced.ts.
 */
export const sections: readonly Section[] = [
  service,
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
  endpoints,
  createSubscriptions,
  listSubscriptions,
  updateSubscriptionProperties,
  updateSettings,
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
  authentication,
  eventTable,
  personForms,
  otherEvents,
  errorTable,
  versioning,
  changesSince8,
  changesUntil8,
];
