// Written by `npm run generate` from openapi/; never edited.
import type { Call, NoParameters, Route } from '../client/src/operation.js';
import type { components } from './client-types.js';

type Schemas = components['schemas'];

/** Each operation of the contract, as a method of the client. */
export interface Operations {
  /** Fetch an API key with a password. */
  fetchApiKey: Call<Schemas['FetchApiKeyParameters'], Schemas['FetchApiKeyResult']>;
  /** Fetch an API key without a password. */
  fetchDevApiKey: Call<Schemas['FetchDevApiKeyParameters'], Schemas['FetchDevApiKeyResult']>;
  /** List the users a developer can log in as. */
  listDevUsers: Call<NoParameters, Schemas['ListDevUsersResult']>;
  /** Get server settings. */
  getServerSettings: Call<NoParameters, Schemas['GetServerSettingsResult']>;
  /** List all users. */
  listUsers: Call<Schemas['ListUsersParameters'], Schemas['ListUsersResult']>;
  /** Create a user. */
  createUser: Call<Schemas['CreateUserParameters'], Schemas['CreateUserResult']>;
  /** Reactivate a user. */
  reactivateUser: Call<Schemas['ReactivateUserParameters'], Schemas['SuccessResponse']>;
  /** List invitations. */
  listInvitations: Call<NoParameters, Schemas['ListInvitationsResult']>;
  /** Invite users. */
  createInvitations: Call<Schemas['CreateInvitationsParameters'], Schemas['SuccessResponse']>;
  /** Resend an invitation. */
  resendInvitation: Call<Schemas['ResendInvitationParameters'], Schemas['SuccessResponse']>;
  /** Revoke an invitation. */
  deleteInvitation: Call<Schemas['DeleteInvitationParameters'], Schemas['SuccessResponse']>;
  /** Revoke an invitation link. */
  deleteInvitationLink: Call<Schemas['DeleteInvitationLinkParameters'], Schemas['SuccessResponse']>;
  /** Create an invitation link. */
  createInvitationLink: Call<Schemas['CreateInvitationLinkParameters'], Schemas['CreateInvitationLinkResult']>;
  /** Upload your avatar. */
  uploadOwnAvatar: Call<Schemas['UploadOwnAvatarParameters'], Schemas['UploadOwnAvatarResult']>;
  /** Delete your avatar. */
  deleteOwnAvatar: Call<NoParameters, Schemas['DeleteOwnAvatarResult']>;
  /** List your bots. */
  listBots: Call<NoParameters, Schemas['ListBotsResult']>;
  /** Create a bot. */
  createBot: Call<Schemas['CreateBotParameters'], Schemas['CreateBotResult']>;
  /** Update a bot. */
  updateBot: Call<Schemas['UpdateBotParameters'], Schemas['UpdateBotResult']>;
  /** Deactivate a bot. */
  deactivateBot: Call<Schemas['DeactivateBotParameters'], Schemas['SuccessResponse']>;
  /** Regenerate the API key of a bot. */
  regenerateBotApiKey: Call<Schemas['RegenerateBotApiKeyParameters'], Schemas['RegenerateBotApiKeyResult']>;
  /** Get bot storage. */
  getBotStorage: Call<Schemas['GetBotStorageParameters'], Schemas['GetBotStorageResult']>;
  /** Update bot storage. */
  updateBotStorage: Call<Schemas['UpdateBotStorageParameters'], Schemas['SuccessResponse']>;
  /** Delete bot storage. */
  deleteBotStorage: Call<Schemas['DeleteBotStorageParameters'], Schemas['SuccessResponse']>;
  /** List the custom profile fields. */
  listProfileFields: Call<NoParameters, Schemas['ListProfileFieldsResult']>;
  /** Reorder the custom profile fields. */
  reorderProfileFields: Call<Schemas['ReorderProfileFieldsParameters'], Schemas['SuccessResponse']>;
  /** Create a custom profile field. */
  createProfileField: Call<Schemas['CreateProfileFieldParameters'], Schemas['CreateProfileFieldResult']>;
  /** Change your own profile data. */
  updateOwnProfileData: Call<Schemas['UpdateOwnProfileDataParameters'], Schemas['SuccessResponse']>;
  /** Delete your own profile data. */
  deleteOwnProfileData: Call<Schemas['DeleteOwnProfileDataParameters'], Schemas['SuccessResponse']>;
  /** List your alert words. */
  listAlertWords: Call<NoParameters, Schemas['ListAlertWordsResult']>;
  /** Add alert words. */
  createAlertWords: Call<Schemas['CreateAlertWordsParameters'], Schemas['CreateAlertWordsResult']>;
  /** Delete alert words. */
  deleteAlertWords: Call<Schemas['DeleteAlertWordsParameters'], Schemas['DeleteAlertWordsResult']>;
  /** Mark an onboarding step as read. */
  markOnboardingStep: Call<Schemas['MarkOnboardingStepParameters'], Schemas['SuccessResponse']>;
  /** List custom emoji. */
  listCustomEmoji: Call<NoParameters, Schemas['ListCustomEmojiResult']>;
  /** Add a custom emoji. */
  uploadCustomEmoji: Call<Schemas['UploadCustomEmojiParameters'], Schemas['SuccessResponse']>;
  /** Deactivate a custom emoji. */
  deleteCustomEmoji: Call<Schemas['DeleteCustomEmojiParameters'], Schemas['SuccessResponse']>;
  /** Update personal settings of subscriptions. */
  updateSubscriptionProperties: Call<Schemas['UpdateSubscriptionPropertiesParameters'], Schemas['SuccessResponse']>;
  /** List channels. */
  listChannels: Call<Schemas['ListChannelsParameters'], Schemas['ListChannelsResult']>;
  /** Get the email address of a channel. */
  getChannelEmailAddress: Call<Schemas['GetChannelEmailAddressParameters'], Schemas['GetChannelEmailAddressResult']>;
  /** Get the ID of a channel. */
  getChannelId: Call<Schemas['GetChannelIdParameters'], Schemas['GetChannelIdResult']>;
  /** Mute or unmute a topic.
   * @deprecated */
  updateMutedTopic: Call<Schemas['UpdateMutedTopicParameters'], Schemas['SuccessResponse']>;
  /** Set a visibility policy for a topic. */
  updateUserTopic: Call<Schemas['UpdateUserTopicParameters'], Schemas['SuccessResponse']>;
  /** List topics of a channel. */
  listTopics: Call<Schemas['ListTopicsParameters'], Schemas['ListTopicsResult']>;
  /** Get a subscription status. */
  getSubscriptionStatus: Call<Schemas['GetSubscriptionStatusParameters'], Schemas['GetSubscriptionStatusResult']>;
  /** List subscribers of a channel. */
  listSubscribers: Call<Schemas['ListSubscribersParameters'], Schemas['ListSubscribersResult']>;
  /** Make a channel a default channel. */
  createDefaultChannel: Call<Schemas['CreateDefaultChannelParameters'], Schemas['SuccessResponse']>;
  /** Remove a default channel. */
  deleteDefaultChannel: Call<Schemas['DeleteDefaultChannelParameters'], Schemas['SuccessResponse']>;
  /** List messages. */
  listMessages: Call<Schemas['ListMessagesParameters'], Schemas['ListMessagesResult']>;
  /** Send a message. */
  sendMessage: Call<Schemas['SendMessageParameters'], Schemas['SendMessageResult']>;
  /** Check whether messages match a narrow. */
  matchNarrow: Call<Schemas['MatchNarrowParameters'], Schemas['MatchNarrowResult']>;
  /** Render a message. */
  renderMessage: Call<Schemas['RenderMessageParameters'], Schemas['RenderMessageResult']>;
  /** Add or remove a flag of messages. */
  updateMessageFlags: Call<Schemas['UpdateMessageFlagsParameters'], Schemas['UpdateMessageFlagsResult']>;
  /** Add or remove a flag of the messages of a narrow. */
  updateMessageFlagsForNarrow: Call<Schemas['UpdateMessageFlagsForNarrowParameters'], Schemas['UpdateMessageFlagsForNarrowResult']>;
  /** Mark all messages as read. */
  markAllAsRead: Call<NoParameters, Schemas['MarkAllAsReadResult']>;
  /** Mark the messages of a channel as read. */
  markChannelAsRead: Call<Schemas['MarkChannelAsReadParameters'], Schemas['SuccessResponse']>;
  /** Mark the messages of a topic as read. */
  markTopicAsRead: Call<Schemas['MarkTopicAsReadParameters'], Schemas['SuccessResponse']>;
  /** Send a typing status. */
  sendTypingStatus: Call<Schemas['SendTypingStatusParameters'], Schemas['SuccessResponse']>;
  /** Add data to a widget. */
  createSubmessage: Call<Schemas['CreateSubmessageParameters'], Schemas['SuccessResponse']>;
  /** Get message history. */
  getMessageHistory: Call<Schemas['GetMessageHistoryParameters'], Schemas['GetMessageHistoryResult']>;
  /** List the users who have read a message. */
  listReadReceipts: Call<Schemas['ListReadReceiptsParameters'], Schemas['ListReadReceiptsResult']>;
  /** Add an emoji reaction. */
  createReaction: Call<Schemas['CreateReactionParameters'], Schemas['SuccessResponse']>;
  /** Remove an emoji reaction. */
  deleteReaction: Call<Schemas['DeleteReactionParameters'], Schemas['SuccessResponse']>;
  /** Upload a file. */
  uploadFile: Call<Schemas['UploadFileParameters'], Schemas['UploadFileResult']>;
  /** Get a temporary URL of a file. */
  getFileUrl: Call<Schemas['GetFileUrlParameters'], Schemas['GetFileUrlResult']>;
  /** List own files. */
  listAttachments: Call<NoParameters, Schemas['ListAttachmentsResult']>;
  /** Delete a file. */
  deleteAttachment: Call<Schemas['DeleteAttachmentParameters'], Schemas['SuccessResponse']>;
  /** List own drafts. */
  listDrafts: Call<NoParameters, Schemas['ListDraftsResult']>;
  /** Create drafts. */
  createDrafts: Call<Schemas['CreateDraftsParameters'], Schemas['CreateDraftsResult']>;
  /** Edit a draft. */
  updateDraft: Call<Schemas['UpdateDraftParameters'], Schemas['SuccessResponse']>;
  /** Delete a draft. */
  deleteDraft: Call<Schemas['DeleteDraftParameters'], Schemas['SuccessResponse']>;
  /** Update your settings. */
  updateSettings: Call<Schemas['UpdateSettingsParameters'], Schemas['UpdateSettingsResult']>;
  /** Update the settings of new accounts. */
  updateUserSettingsDefaults: Call<Schemas['UpdateUserSettingsDefaultsParameters'], Schemas['SuccessResponse']>;
  /** Update your settings at the former path of display settings.
   * @deprecated */
  updateDisplaySettings: Call<Schemas['UpdateSettingsParameters'], Schemas['UpdateSettingsResult']>;
  /** Update your settings at the former path of notification settings.
   * @deprecated */
  updateNotificationSettings: Call<Schemas['UpdateSettingsParameters'], Schemas['UpdateSettingsResult']>;
  /** List own scheduled messages. */
  listScheduledMessages: Call<NoParameters, Schemas['ListScheduledMessagesResult']>;
  /** Schedule a message. */
  createScheduledMessage: Call<Schemas['CreateScheduledMessageParameters'], Schemas['CreateScheduledMessageResult']>;
  /** Edit a scheduled message. */
  updateScheduledMessage: Call<Schemas['UpdateScheduledMessageParameters'], Schemas['SuccessResponse']>;
  /** Delete a scheduled message. */
  deleteScheduledMessage: Call<Schemas['DeleteScheduledMessageParameters'], Schemas['SuccessResponse']>;
  /** List the user groups. */
  listUserGroups: Call<NoParameters, Schemas['ListUserGroupsResult']>;
  /** Create a user group. */
  createUserGroup: Call<Schemas['CreateUserGroupParameters'], Schemas['CreateUserGroupResult']>;
  /** List the members of a user group. */
  listUserGroupMembers: Call<Schemas['ListUserGroupMembersParameters'], Schemas['ListUserGroupMembersResult']>;
  /** Add or remove members of a user group. */
  updateUserGroupMembers: Call<Schemas['UpdateUserGroupMembersParameters'], Schemas['SuccessResponse']>;
  /** Check whether a user is in a user group. */
  getUserGroupMembership: Call<Schemas['GetUserGroupMembershipParameters'], Schemas['GetUserGroupMembershipResult']>;
  /** List the subgroups of a user group. */
  listUserGroupSubgroups: Call<Schemas['ListUserGroupSubgroupsParameters'], Schemas['ListUserGroupSubgroupsResult']>;
  /** Add or remove subgroups of a user group. */
  updateUserGroupSubgroups: Call<Schemas['UpdateUserGroupSubgroupsParameters'], Schemas['SuccessResponse']>;
  /** Update a user group. */
  updateUserGroup: Call<Schemas['UpdateUserGroupParameters'], Schemas['SuccessResponse']>;
  /** Delete a user group. */
  deleteUserGroup: Call<Schemas['DeleteUserGroupParameters'], Schemas['SuccessResponse']>;
  /** Report your presence. */
  updateOwnPresence: Call<Schemas['UpdateOwnPresenceParameters'], Schemas['UpdateOwnPresenceResult']>;
  /** Get the presence of a user. */
  getUserPresence: Call<Schemas['GetUserPresenceParameters'], Schemas['GetUserPresenceResult']>;
  /** Send a test push notification. */
  sendTestPushNotification: Call<Schemas['SendTestPushNotificationParameters'], Schemas['SuccessResponse']>;
  /** List your Apple devices. */
  listOwnApnsDeviceTokens: Call<NoParameters, Schemas['ListOwnApnsDeviceTokensResult']>;
  /** Register an Apple device. */
  createOwnApnsDeviceToken: Call<Schemas['CreateOwnApnsDeviceTokenParameters'], Schemas['SuccessResponse']>;
  /** Unregister an Apple device. */
  deleteOwnApnsDeviceToken: Call<Schemas['DeleteOwnApnsDeviceTokenParameters'], Schemas['SuccessResponse']>;
  /** List your Android devices. */
  listOwnAndroidDeviceTokens: Call<NoParameters, Schemas['ListOwnAndroidDeviceTokensResult']>;
  /** Register an Android device. */
  createOwnAndroidDeviceToken: Call<Schemas['CreateOwnAndroidDeviceTokenParameters'], Schemas['SuccessResponse']>;
  /** Unregister an Android device. */
  deleteOwnAndroidDeviceToken: Call<Schemas['DeleteOwnAndroidDeviceTokenParameters'], Schemas['SuccessResponse']>;
  /** Mute a user. */
  muteUser: Call<Schemas['MuteUserParameters'], Schemas['SuccessResponse']>;
  /** Unmute a user. */
  unmuteUser: Call<Schemas['UnmuteUserParameters'], Schemas['SuccessResponse']>;
  /** List the presence of all users. */
  listPresences: Call<NoParameters, Schemas['ListPresencesResult']>;
  /** Set your status. */
  updateOwnStatus: Call<Schemas['UpdateOwnStatusParameters'], Schemas['SuccessResponse']>;
  /** Get the status of a user. */
  getUserStatus: Call<Schemas['GetUserStatusParameters'], Schemas['GetUserStatusResult']>;
  /** Update the organization. */
  updateOrganization: Call<Schemas['UpdateOrganizationParameters'], Schemas['UpdateOrganizationResult']>;
  /** List the allowed domains. */
  listDomains: Call<NoParameters, Schemas['ListDomainsResult']>;
  /** Add an allowed domain. */
  createDomain: Call<Schemas['CreateDomainParameters'], Schemas['CreateDomainResult']>;
  /** Update an allowed domain. */
  updateDomain: Call<Schemas['UpdateDomainParameters'], Schemas['SuccessResponse']>;
  /** Remove an allowed domain. */
  deleteDomain: Call<Schemas['DeleteDomainParameters'], Schemas['SuccessResponse']>;
  /** List exports. */
  listExports: Call<NoParameters, Schemas['ListExportsResult']>;
  /** Export the organization's public data. */
  createExport: Call<NoParameters, Schemas['CreateExportResult']>;
  /** Delete an export. */
  deleteExport: Call<Schemas['DeleteExportParameters'], Schemas['SuccessResponse']>;
  /** Upload the icon of the organization. */
  uploadIcon: Call<Schemas['UploadIconParameters'], Schemas['UploadIconResult']>;
  /** Delete the icon of the organization. */
  deleteIcon: Call<NoParameters, Schemas['DeleteIconResult']>;
  /** Upload a logo of the organization. */
  uploadLogo: Call<Schemas['UploadLogoParameters'], Schemas['SuccessResponse']>;
  /** Delete a logo of the organization. */
  deleteLogo: Call<Schemas['DeleteLogoParameters'], Schemas['SuccessResponse']>;
  /** Add a code playground. */
  createPlayground: Call<Schemas['CreatePlaygroundParameters'], Schemas['CreatePlaygroundResult']>;
  /** Delete a code playground. */
  deletePlayground: Call<Schemas['DeletePlaygroundParameters'], Schemas['SuccessResponse']>;
  /** List linkifiers. */
  listLinkifiers: Call<NoParameters, Schemas['ListLinkifiersResult']>;
  /** Reorder linkifiers. */
  reorderLinkifiers: Call<Schemas['ReorderLinkifiersParameters'], Schemas['SuccessResponse']>;
  /** Update a linkifier. */
  updateLinkifier: Call<Schemas['UpdateLinkifierParameters'], Schemas['SuccessResponse']>;
  /** Delete a linkifier. */
  deleteLinkifier: Call<Schemas['DeleteLinkifierParameters'], Schemas['SuccessResponse']>;
  /** Add a linkifier. */
  createLinkifier: Call<Schemas['CreateLinkifierParameters'], Schemas['CreateLinkifierResult']>;
  /** Register an event queue. */
  registerQueue: Call<Schemas['RegisterQueueParameters'], Schemas['RegisterQueueResult']>;
  /** Get events from an event queue. */
  getEvents: Call<Schemas['GetEventsParameters'], Schemas['GetEventsResult']>;
  /** Delete an event queue. */
  deleteQueue: Call<Schemas['DeleteQueueParameters'], Schemas['SuccessResponse']>;
  /** Stream the events of an event queue. */
  streamEvents: Call<Schemas['StreamEventsParameters'], ReadableStream<Uint8Array>>;
  /** Get a message. */
  getMessage: Call<Schemas['GetMessageParameters'], Schemas['GetMessageResult']>;
  /** Edit a message. */
  updateMessage: Call<Schemas['UpdateMessageParameters'], Schemas['SuccessResponse']>;
  /** Delete a message. */
  deleteMessage: Call<Schemas['DeleteMessageParameters'], Schemas['SuccessResponse']>;
  /** Delete a topic. */
  deleteTopic: Call<Schemas['DeleteTopicParameters'], Schemas['DeleteTopicResult']>;
  /** List own subscriptions. */
  listSubscriptions: Call<Schemas['ListSubscriptionsParameters'], Schemas['ListSubscriptionsResult']>;
  /** Subscribe users to channels. */
  createSubscriptions: Call<Schemas['CreateSubscriptionsParameters'], Schemas['CreateSubscriptionsResult']>;
  /** Subscribe and unsubscribe. */
  updateSubscriptions: Call<Schemas['UpdateSubscriptionsParameters'], Schemas['UpdateSubscriptionsResult']>;
  /** Unsubscribe users from channels. */
  deleteSubscriptions: Call<Schemas['DeleteSubscriptionsParameters'], Schemas['DeleteSubscriptionsResult']>;
  /** Get a channel. */
  getChannel: Call<Schemas['GetChannelParameters'], Schemas['GetChannelResult']>;
  /** Update a channel. */
  updateChannel: Call<Schemas['UpdateChannelParameters'], Schemas['SuccessResponse']>;
  /** Archive a channel. */
  archiveChannel: Call<Schemas['ArchiveChannelParameters'], Schemas['SuccessResponse']>;
  /** Get a user. */
  getUser: Call<Schemas['GetUserParameters'], Schemas['GetUserResult']>;
  /** Update a user. */
  updateUser: Call<Schemas['UpdateUserParameters'], Schemas['SuccessResponse']>;
  /** Deactivate a user. */
  deactivateUser: Call<Schemas['DeactivateUserParameters'], Schemas['SuccessResponse']>;
  /** Update a custom profile field. */
  updateProfileField: Call<Schemas['UpdateProfileFieldParameters'], Schemas['SuccessResponse']>;
  /** Delete a custom profile field. */
  deleteProfileField: Call<Schemas['DeleteProfileFieldParameters'], Schemas['SuccessResponse']>;
  /** Get your own account. */
  getOwnUser: Call<NoParameters, Schemas['GetOwnUserResult']>;
  /** Deactivate your own account. */
  deactivateOwnUser: Call<NoParameters, Schemas['SuccessResponse']>;
  /** Regenerate your API key. */
  regenerateOwnApiKey: Call<NoParameters, Schemas['RegenerateOwnApiKeyResult']>;
}

export const routes: Readonly<Record<keyof Operations, Route>> = {
  fetchApiKey: { method: 'POST', path: '/fetch_api_key', hasBody: true },
  fetchDevApiKey: { method: 'POST', path: '/dev_fetch_api_key', hasBody: true },
  listDevUsers: { method: 'GET', path: '/dev_list_users' },
  getServerSettings: { method: 'GET', path: '/server_settings' },
  listUsers: { method: 'GET', path: '/users' },
  createUser: { method: 'POST', path: '/users', hasBody: true, takesKey: true },
  reactivateUser: { method: 'POST', path: '/users/{user_id}/reactivate', takesKey: true },
  listInvitations: { method: 'GET', path: '/invites' },
  createInvitations: { method: 'POST', path: '/invites', hasBody: true, takesKey: true },
  resendInvitation: { method: 'POST', path: '/invites/{invite_id}/resend', takesKey: true },
  deleteInvitation: { method: 'DELETE', path: '/invites/{invite_id}', takesKey: true },
  deleteInvitationLink: { method: 'DELETE', path: '/invites/multiuse/{invite_id}', takesKey: true },
  createInvitationLink: { method: 'POST', path: '/invites/multiuse', hasBody: true, takesKey: true },
  uploadOwnAvatar: { method: 'POST', path: '/users/me/avatar', hasBody: true, takesKey: true },
  deleteOwnAvatar: { method: 'DELETE', path: '/users/me/avatar', takesKey: true },
  listBots: { method: 'GET', path: '/bots' },
  createBot: { method: 'POST', path: '/bots', hasBody: true, takesKey: true },
  updateBot: { method: 'PATCH', path: '/bots/{bot_id}', hasBody: true, takesKey: true },
  deactivateBot: { method: 'DELETE', path: '/bots/{bot_id}', takesKey: true },
  regenerateBotApiKey: { method: 'POST', path: '/bots/{bot_id}/api_key/regenerate', takesKey: true },
  getBotStorage: { method: 'GET', path: '/bot_storage' },
  updateBotStorage: { method: 'PUT', path: '/bot_storage', hasBody: true, takesKey: true },
  deleteBotStorage: { method: 'DELETE', path: '/bot_storage', takesKey: true },
  listProfileFields: { method: 'GET', path: '/realm/profile_fields' },
  reorderProfileFields: { method: 'PATCH', path: '/realm/profile_fields', hasBody: true, takesKey: true },
  createProfileField: { method: 'POST', path: '/realm/profile_fields', hasBody: true, takesKey: true },
  updateOwnProfileData: { method: 'PATCH', path: '/users/me/profile_data', hasBody: true, takesKey: true },
  deleteOwnProfileData: { method: 'DELETE', path: '/users/me/profile_data', takesKey: true },
  listAlertWords: { method: 'GET', path: '/users/me/alert_words' },
  createAlertWords: { method: 'POST', path: '/users/me/alert_words', hasBody: true, takesKey: true },
  deleteAlertWords: { method: 'DELETE', path: '/users/me/alert_words', takesKey: true },
  markOnboardingStep: { method: 'POST', path: '/users/me/onboarding_steps', hasBody: true, takesKey: true },
  listCustomEmoji: { method: 'GET', path: '/realm/emoji' },
  uploadCustomEmoji: { method: 'POST', path: '/realm/emoji/{emoji_name}', hasBody: true, takesKey: true },
  deleteCustomEmoji: { method: 'DELETE', path: '/realm/emoji/{emoji_name}', takesKey: true },
  updateSubscriptionProperties: { method: 'POST', path: '/users/me/subscriptions/properties', hasBody: true, takesKey: true },
  listChannels: { method: 'GET', path: '/streams' },
  getChannelEmailAddress: { method: 'GET', path: '/streams/{stream_id}/email_address' },
  getChannelId: { method: 'GET', path: '/get_stream_id' },
  updateMutedTopic: { method: 'PATCH', path: '/users/me/subscriptions/muted_topics', hasBody: true, takesKey: true },
  updateUserTopic: { method: 'POST', path: '/user_topics', hasBody: true, takesKey: true },
  listTopics: { method: 'GET', path: '/users/me/{stream_id}/topics' },
  getSubscriptionStatus: { method: 'GET', path: '/users/{user_id}/subscriptions/{stream_id}' },
  listSubscribers: { method: 'GET', path: '/streams/{stream_id}/members' },
  createDefaultChannel: { method: 'POST', path: '/default_streams', hasBody: true, takesKey: true },
  deleteDefaultChannel: { method: 'DELETE', path: '/default_streams', takesKey: true },
  listMessages: { method: 'GET', path: '/messages' },
  sendMessage: { method: 'POST', path: '/messages', hasBody: true, json: ['to'], takesKey: true },
  matchNarrow: { method: 'GET', path: '/messages/matches_narrow' },
  renderMessage: { method: 'POST', path: '/messages/render', hasBody: true },
  updateMessageFlags: { method: 'POST', path: '/messages/flags', hasBody: true, takesKey: true },
  updateMessageFlagsForNarrow: { method: 'POST', path: '/messages/flags/narrow', hasBody: true, takesKey: true },
  markAllAsRead: { method: 'POST', path: '/mark_all_as_read', takesKey: true },
  markChannelAsRead: { method: 'POST', path: '/mark_stream_as_read', hasBody: true, takesKey: true },
  markTopicAsRead: { method: 'POST', path: '/mark_topic_as_read', hasBody: true, takesKey: true },
  sendTypingStatus: { method: 'POST', path: '/typing', hasBody: true, takesKey: true },
  createSubmessage: { method: 'POST', path: '/submessage', hasBody: true, takesKey: true },
  getMessageHistory: { method: 'GET', path: '/messages/{message_id}/history' },
  listReadReceipts: { method: 'GET', path: '/messages/{message_id}/read_receipts' },
  createReaction: { method: 'POST', path: '/messages/{message_id}/reactions', hasBody: true, takesKey: true },
  deleteReaction: { method: 'DELETE', path: '/messages/{message_id}/reactions', takesKey: true },
  uploadFile: { method: 'POST', path: '/user_uploads', hasBody: true, takesKey: true },
  getFileUrl: { method: 'GET', path: '/user_uploads/{realm_id_str}/{filename}' },
  listAttachments: { method: 'GET', path: '/attachments' },
  deleteAttachment: { method: 'DELETE', path: '/attachments/{attachment_id}', takesKey: true },
  listDrafts: { method: 'GET', path: '/drafts' },
  createDrafts: { method: 'POST', path: '/drafts', hasBody: true, takesKey: true },
  updateDraft: { method: 'PATCH', path: '/drafts/{draft_id}', hasBody: true, takesKey: true },
  deleteDraft: { method: 'DELETE', path: '/drafts/{draft_id}', takesKey: true },
  updateSettings: { method: 'PATCH', path: '/settings', hasBody: true, takesKey: true },
  updateUserSettingsDefaults: { method: 'PATCH', path: '/realm/user_settings_defaults', hasBody: true, takesKey: true },
  updateDisplaySettings: { method: 'PATCH', path: '/settings/display', hasBody: true, takesKey: true },
  updateNotificationSettings: { method: 'PATCH', path: '/settings/notifications', hasBody: true, takesKey: true },
  listScheduledMessages: { method: 'GET', path: '/scheduled_messages' },
  createScheduledMessage: { method: 'POST', path: '/scheduled_messages', hasBody: true, takesKey: true },
  updateScheduledMessage: { method: 'PATCH', path: '/scheduled_messages/{scheduled_message_id}', hasBody: true, takesKey: true },
  deleteScheduledMessage: { method: 'DELETE', path: '/scheduled_messages/{scheduled_message_id}', takesKey: true },
  listUserGroups: { method: 'GET', path: '/user_groups' },
  createUserGroup: { method: 'POST', path: '/user_groups/create', hasBody: true, takesKey: true },
  listUserGroupMembers: { method: 'GET', path: '/user_groups/{user_group_id}/members' },
  updateUserGroupMembers: { method: 'POST', path: '/user_groups/{user_group_id}/members', hasBody: true, takesKey: true },
  getUserGroupMembership: { method: 'GET', path: '/user_groups/{user_group_id}/members/{user_id}' },
  listUserGroupSubgroups: { method: 'GET', path: '/user_groups/{user_group_id}/subgroups' },
  updateUserGroupSubgroups: { method: 'POST', path: '/user_groups/{user_group_id}/subgroups', hasBody: true, takesKey: true },
  updateUserGroup: { method: 'PATCH', path: '/user_groups/{user_group_id}', hasBody: true, takesKey: true },
  deleteUserGroup: { method: 'DELETE', path: '/user_groups/{user_group_id}', takesKey: true },
  updateOwnPresence: { method: 'POST', path: '/users/me/presence', hasBody: true },
  getUserPresence: { method: 'GET', path: '/users/{user_id_or_email}/presence' },
  sendTestPushNotification: { method: 'POST', path: '/mobile_push/test_notification', hasBody: true, takesKey: true },
  listOwnApnsDeviceTokens: { method: 'GET', path: '/users/me/apns_device_token' },
  createOwnApnsDeviceToken: { method: 'POST', path: '/users/me/apns_device_token', hasBody: true, takesKey: true },
  deleteOwnApnsDeviceToken: { method: 'DELETE', path: '/users/me/apns_device_token', takesKey: true },
  listOwnAndroidDeviceTokens: { method: 'GET', path: '/users/me/android_gcm_reg_id' },
  createOwnAndroidDeviceToken: { method: 'POST', path: '/users/me/android_gcm_reg_id', hasBody: true, takesKey: true },
  deleteOwnAndroidDeviceToken: { method: 'DELETE', path: '/users/me/android_gcm_reg_id', takesKey: true },
  muteUser: { method: 'POST', path: '/users/me/muted_users/{muted_user_id}', takesKey: true },
  unmuteUser: { method: 'DELETE', path: '/users/me/muted_users/{muted_user_id}', takesKey: true },
  listPresences: { method: 'GET', path: '/realm/presence' },
  updateOwnStatus: { method: 'POST', path: '/users/me/status', hasBody: true, takesKey: true },
  getUserStatus: { method: 'GET', path: '/users/{user_id}/status' },
  updateOrganization: { method: 'PATCH', path: '/realm', hasBody: true, takesKey: true },
  listDomains: { method: 'GET', path: '/realm/domains' },
  createDomain: { method: 'POST', path: '/realm/domains', hasBody: true, takesKey: true },
  updateDomain: { method: 'PATCH', path: '/realm/domains/{domain}', hasBody: true, takesKey: true },
  deleteDomain: { method: 'DELETE', path: '/realm/domains/{domain}', takesKey: true },
  listExports: { method: 'GET', path: '/export/realm' },
  createExport: { method: 'POST', path: '/export/realm', takesKey: true },
  deleteExport: { method: 'DELETE', path: '/export/realm/{export_id}', takesKey: true },
  uploadIcon: { method: 'POST', path: '/realm/icon', hasBody: true, takesKey: true },
  deleteIcon: { method: 'DELETE', path: '/realm/icon', takesKey: true },
  uploadLogo: { method: 'POST', path: '/realm/logo', hasBody: true, takesKey: true },
  deleteLogo: { method: 'DELETE', path: '/realm/logo', takesKey: true },
  createPlayground: { method: 'POST', path: '/realm/playgrounds', hasBody: true, takesKey: true },
  deletePlayground: { method: 'DELETE', path: '/realm/playgrounds/{playground_id}', takesKey: true },
  listLinkifiers: { method: 'GET', path: '/realm/linkifiers' },
  reorderLinkifiers: { method: 'PATCH', path: '/realm/linkifiers', hasBody: true, takesKey: true },
  updateLinkifier: { method: 'PATCH', path: '/realm/filters/{filter_id}', hasBody: true, takesKey: true },
  deleteLinkifier: { method: 'DELETE', path: '/realm/filters/{filter_id}', takesKey: true },
  createLinkifier: { method: 'POST', path: '/realm/filters', hasBody: true, takesKey: true },
  registerQueue: { method: 'POST', path: '/register', hasBody: true },
  getEvents: { method: 'GET', path: '/events' },
  deleteQueue: { method: 'DELETE', path: '/events' },
  streamEvents: { method: 'GET', path: '/events/stream', mediaType: 'text/event-stream' },
  getMessage: { method: 'GET', path: '/messages/{message_id}' },
  updateMessage: { method: 'PATCH', path: '/messages/{message_id}', hasBody: true, takesKey: true },
  deleteMessage: { method: 'DELETE', path: '/messages/{message_id}', takesKey: true },
  deleteTopic: { method: 'POST', path: '/streams/{stream_id}/delete_topic', hasBody: true },
  listSubscriptions: { method: 'GET', path: '/users/me/subscriptions' },
  createSubscriptions: { method: 'POST', path: '/users/me/subscriptions', hasBody: true, takesKey: true },
  updateSubscriptions: { method: 'PATCH', path: '/users/me/subscriptions', hasBody: true, takesKey: true },
  deleteSubscriptions: { method: 'DELETE', path: '/users/me/subscriptions', takesKey: true },
  getChannel: { method: 'GET', path: '/streams/{stream_id}' },
  updateChannel: { method: 'PATCH', path: '/streams/{stream_id}', hasBody: true, takesKey: true },
  archiveChannel: { method: 'DELETE', path: '/streams/{stream_id}', takesKey: true },
  getUser: { method: 'GET', path: '/users/{user_id_or_email}' },
  updateUser: { method: 'PATCH', path: '/users/{user_id_or_email}', hasBody: true, takesKey: true },
  deactivateUser: { method: 'DELETE', path: '/users/{user_id_or_email}', takesKey: true },
  updateProfileField: { method: 'PATCH', path: '/realm/profile_fields/{field_id}', hasBody: true, takesKey: true },
  deleteProfileField: { method: 'DELETE', path: '/realm/profile_fields/{field_id}', takesKey: true },
  getOwnUser: { method: 'GET', path: '/users/me' },
  deactivateOwnUser: { method: 'DELETE', path: '/users/me', takesKey: true },
  regenerateOwnApiKey: { method: 'POST', path: '/users/me/api_key/regenerate', takesKey: true },
};
