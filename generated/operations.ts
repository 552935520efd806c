// Written by `npm run generate` from openapi/; never edited.
import type { components } from './types.js';

/** What each handler gets. */
export interface Inputs {
  fetchApiKey: components['schemas']['FetchApiKeyInput'];
  getServerSettings: components['schemas']['GetServerSettingsInput'];
  listUsers: components['schemas']['ListUsersInput'];
  createUser: components['schemas']['CreateUserInput'];
  getUser: components['schemas']['GetUserInput'];
  updateUser: components['schemas']['UpdateUserInput'];
  deactivateUser: components['schemas']['DeactivateUserInput'];
  reactivateUser: components['schemas']['ReactivateUserInput'];
  getOwnUser: components['schemas']['GetOwnUserInput'];
  createProfileField: components['schemas']['CreateProfileFieldInput'];
  updateProfileField: components['schemas']['UpdateProfileFieldInput'];
  listSubscriptions: components['schemas']['ListSubscriptionsInput'];
  createSubscriptions: components['schemas']['CreateSubscriptionsInput'];
  deleteSubscriptions: components['schemas']['DeleteSubscriptionsInput'];
  updateSubscriptionProperties: components['schemas']['UpdateSubscriptionPropertiesInput'];
  listMessages: components['schemas']['ListMessagesInput'];
  sendMessage: components['schemas']['SendMessageInput'];
  matchNarrow: components['schemas']['MatchNarrowInput'];
  getMessage: components['schemas']['GetMessageInput'];
  deleteMessage: components['schemas']['DeleteMessageInput'];
  createReaction: components['schemas']['CreateReactionInput'];
  deleteReaction: components['schemas']['DeleteReactionInput'];
  listDrafts: components['schemas']['ListDraftsInput'];
  createDrafts: components['schemas']['CreateDraftsInput'];
  updateDraft: components['schemas']['UpdateDraftInput'];
  deleteDraft: components['schemas']['DeleteDraftInput'];
  updateSettings: components['schemas']['UpdateSettingsInput'];
  listScheduledMessages: components['schemas']['ListScheduledMessagesInput'];
  createScheduledMessage: components['schemas']['CreateScheduledMessageInput'];
  updateScheduledMessage: components['schemas']['UpdateScheduledMessageInput'];
  listUserGroups: components['schemas']['ListUserGroupsInput'];
  createUserGroup: components['schemas']['CreateUserGroupInput'];
  updateUserGroup: components['schemas']['UpdateUserGroupInput'];
  updateUserGroupSubgroups: components['schemas']['UpdateUserGroupSubgroupsInput'];
  updateOwnPresence: components['schemas']['UpdateOwnPresenceInput'];
  listPresences: components['schemas']['ListPresencesInput'];
  updateOwnStatus: components['schemas']['UpdateOwnStatusInput'];
  getUserStatus: components['schemas']['GetUserStatusInput'];
  createLinkifier: components['schemas']['CreateLinkifierInput'];
  registerQueue: components['schemas']['RegisterQueueInput'];
  getEvents: components['schemas']['GetEventsInput'];
  deleteQueue: components['schemas']['DeleteQueueInput'];
}

/** What each handler returns. */
export interface Outputs {
  fetchApiKey: components['schemas']['FetchApiKeyOutput'];
  getServerSettings: components['schemas']['GetServerSettingsOutput'];
  listUsers: components['schemas']['ListUsersOutput'];
  createUser: components['schemas']['CreateUserOutput'];
  getUser: components['schemas']['GetUserOutput'];
  updateUser: components['schemas']['UpdateUserOutput'];
  deactivateUser: components['schemas']['DeactivateUserOutput'];
  reactivateUser: components['schemas']['ReactivateUserOutput'];
  getOwnUser: components['schemas']['GetOwnUserOutput'];
  createProfileField: components['schemas']['CreateProfileFieldOutput'];
  updateProfileField: components['schemas']['UpdateProfileFieldOutput'];
  listSubscriptions: components['schemas']['ListSubscriptionsOutput'];
  createSubscriptions: components['schemas']['CreateSubscriptionsOutput'];
  deleteSubscriptions: components['schemas']['DeleteSubscriptionsOutput'];
  updateSubscriptionProperties: components['schemas']['UpdateSubscriptionPropertiesOutput'];
  listMessages: components['schemas']['ListMessagesOutput'];
  sendMessage: components['schemas']['SendMessageOutput'];
  matchNarrow: components['schemas']['MatchNarrowOutput'];
  getMessage: components['schemas']['GetMessageOutput'];
  deleteMessage: components['schemas']['DeleteMessageOutput'];
  createReaction: components['schemas']['CreateReactionOutput'];
  deleteReaction: components['schemas']['DeleteReactionOutput'];
  listDrafts: components['schemas']['ListDraftsOutput'];
  createDrafts: components['schemas']['CreateDraftsOutput'];
  updateDraft: components['schemas']['UpdateDraftOutput'];
  deleteDraft: components['schemas']['DeleteDraftOutput'];
  updateSettings: components['schemas']['UpdateSettingsOutput'];
  listScheduledMessages: components['schemas']['ListScheduledMessagesOutput'];
  createScheduledMessage: components['schemas']['CreateScheduledMessageOutput'];
  updateScheduledMessage: components['schemas']['UpdateScheduledMessageOutput'];
  listUserGroups: components['schemas']['ListUserGroupsOutput'];
  createUserGroup: components['schemas']['CreateUserGroupOutput'];
  updateUserGroup: components['schemas']['UpdateUserGroupOutput'];
  updateUserGroupSubgroups: components['schemas']['UpdateUserGroupSubgroupsOutput'];
  updateOwnPresence: components['schemas']['UpdateOwnPresenceOutput'];
  listPresences: components['schemas']['ListPresencesOutput'];
  updateOwnStatus: components['schemas']['UpdateOwnStatusOutput'];
  getUserStatus: components['schemas']['GetUserStatusOutput'];
  createLinkifier: components['schemas']['CreateLinkifierOutput'];
  registerQueue: components['schemas']['RegisterQueueOutput'];
  getEvents: components['schemas']['GetEventsOutput'];
  deleteQueue: components['schemas']['DeleteQueueOutput'];
}

/** What the types of a handler depend on. */
export interface Traits {
  fetchApiKey: { open: true; transaction: 'none' };
  getServerSettings: { open: true; transaction: 'none' };
  listUsers: { open: false; transaction: 'read' };
  createUser: { open: false; transaction: 'none' };
  getUser: { open: false; transaction: 'read' };
  updateUser: { open: false; transaction: 'write' };
  deactivateUser: { open: false; transaction: 'write' };
  reactivateUser: { open: false; transaction: 'write' };
  getOwnUser: { open: false; transaction: 'read' };
  createProfileField: { open: false; transaction: 'write' };
  updateProfileField: { open: false; transaction: 'write' };
  listSubscriptions: { open: false; transaction: 'read' };
  createSubscriptions: { open: false; transaction: 'write' };
  deleteSubscriptions: { open: false; transaction: 'write' };
  updateSubscriptionProperties: { open: false; transaction: 'write' };
  listMessages: { open: false; transaction: 'read' };
  sendMessage: { open: false; transaction: 'write' };
  matchNarrow: { open: false; transaction: 'read' };
  getMessage: { open: false; transaction: 'read' };
  deleteMessage: { open: false; transaction: 'write' };
  createReaction: { open: false; transaction: 'write' };
  deleteReaction: { open: false; transaction: 'write' };
  listDrafts: { open: false; transaction: 'read' };
  createDrafts: { open: false; transaction: 'write' };
  updateDraft: { open: false; transaction: 'write' };
  deleteDraft: { open: false; transaction: 'write' };
  updateSettings: { open: false; transaction: 'none' };
  listScheduledMessages: { open: false; transaction: 'read' };
  createScheduledMessage: { open: false; transaction: 'write' };
  updateScheduledMessage: { open: false; transaction: 'write' };
  listUserGroups: { open: false; transaction: 'read' };
  createUserGroup: { open: false; transaction: 'write' };
  updateUserGroup: { open: false; transaction: 'write' };
  updateUserGroupSubgroups: { open: false; transaction: 'write' };
  updateOwnPresence: { open: false; transaction: 'none' };
  listPresences: { open: false; transaction: 'none' };
  updateOwnStatus: { open: false; transaction: 'write' };
  getUserStatus: { open: false; transaction: 'read' };
  createLinkifier: { open: false; transaction: 'write' };
  registerQueue: { open: false; transaction: 'none' };
  getEvents: { open: false; transaction: 'none' };
  deleteQueue: { open: false; transaction: 'write' };
}

export type OperationId = keyof Traits;
export type Input<Id extends OperationId> = Inputs[Id];
export type Output<Id extends OperationId> = Outputs[Id];
