// Written by `npm run generate` from openapi/; never edited.
import type { Services } from '../src/accounts/services.js';
import type { Handlers } from '../src/runtime/http/operation.js';
import { deleteAttachment } from '../src/chat/attachments/deleteAttachment.js';
import { getFileUrl } from '../src/chat/attachments/getFileUrl.js';
import { listAttachments } from '../src/chat/attachments/listAttachments.js';
import { uploadFile } from '../src/chat/attachments/uploadFile.js';
import { fetchApiKey } from '../src/accounts/authentication/fetchApiKey.js';
import { fetchDevApiKey } from '../src/accounts/authentication/fetchDevApiKey.js';
import { listDevUsers } from '../src/accounts/authentication/listDevUsers.js';
import { regenerateOwnApiKey } from '../src/accounts/authentication/regenerateOwnApiKey.js';
import { createBot } from '../src/accounts/bots/createBot.js';
import { deactivateBot } from '../src/accounts/bots/deactivateBot.js';
import { deleteBotStorage } from '../src/chat/bots/deleteBotStorage.js';
import { getBotStorage } from '../src/chat/bots/getBotStorage.js';
import { listBots } from '../src/chat/bots/listBots.js';
import { regenerateBotApiKey } from '../src/accounts/bots/regenerateBotApiKey.js';
import { updateBot } from '../src/accounts/bots/updateBot.js';
import { updateBotStorage } from '../src/chat/bots/updateBotStorage.js';
import { archiveChannel } from '../src/chat/channels/archiveChannel.js';
import { createDefaultChannel } from '../src/chat/channels/createDefaultChannel.js';
import { createSubscriptions } from '../src/chat/channels/createSubscriptions.js';
import { deleteDefaultChannel } from '../src/chat/channels/deleteDefaultChannel.js';
import { deleteSubscriptions } from '../src/chat/channels/deleteSubscriptions.js';
import { deleteTopic } from '../src/chat/channels/deleteTopic.js';
import { getChannel } from '../src/chat/channels/getChannel.js';
import { getChannelEmailAddress } from '../src/chat/channels/getChannelEmailAddress.js';
import { getChannelId } from '../src/chat/channels/getChannelId.js';
import { getSubscriptionStatus } from '../src/chat/channels/getSubscriptionStatus.js';
import { listChannels } from '../src/chat/channels/listChannels.js';
import { listSubscribers } from '../src/chat/channels/listSubscribers.js';
import { listSubscriptions } from '../src/chat/channels/listSubscriptions.js';
import { listTopics } from '../src/chat/channels/listTopics.js';
import { updateChannel } from '../src/chat/channels/updateChannel.js';
import { updateMutedTopic } from '../src/chat/channels/updateMutedTopic.js';
import { updateSubscriptionProperties } from '../src/chat/channels/updateSubscriptionProperties.js';
import { updateSubscriptions } from '../src/chat/channels/updateSubscriptions.js';
import { updateUserTopic } from '../src/chat/channels/updateUserTopic.js';
import { createDrafts } from '../src/chat/drafts/createDrafts.js';
import { deleteDraft } from '../src/chat/drafts/deleteDraft.js';
import { listDrafts } from '../src/chat/drafts/listDrafts.js';
import { updateDraft } from '../src/chat/drafts/updateDraft.js';
import { deleteCustomEmoji } from '../src/chat/emoji/deleteCustomEmoji.js';
import { listCustomEmoji } from '../src/chat/emoji/listCustomEmoji.js';
import { uploadCustomEmoji } from '../src/chat/emoji/uploadCustomEmoji.js';
import { deleteQueue } from '../src/chat/events/deleteQueue.js';
import { getEvents } from '../src/chat/events/getEvents.js';
import { registerQueue } from '../src/chat/events/registerQueue.js';
import { streamEvents } from '../src/chat/events/streamEvents.js';
import { createExport } from '../src/archive/exports/createExport.js';
import { deleteExport } from '../src/archive/exports/deleteExport.js';
import { listExports } from '../src/archive/exports/listExports.js';
import { createInvitationLink } from '../src/accounts/invitations/createInvitationLink.js';
import { createInvitations } from '../src/accounts/invitations/createInvitations.js';
import { deleteInvitation } from '../src/accounts/invitations/deleteInvitation.js';
import { deleteInvitationLink } from '../src/accounts/invitations/deleteInvitationLink.js';
import { listInvitations } from '../src/accounts/invitations/listInvitations.js';
import { resendInvitation } from '../src/accounts/invitations/resendInvitation.js';
import { createLinkifier } from '../src/chat/linkifiers/createLinkifier.js';
import { deleteLinkifier } from '../src/chat/linkifiers/deleteLinkifier.js';
import { listLinkifiers } from '../src/chat/linkifiers/listLinkifiers.js';
import { reorderLinkifiers } from '../src/chat/linkifiers/reorderLinkifiers.js';
import { updateLinkifier } from '../src/chat/linkifiers/updateLinkifier.js';
import { createReaction } from '../src/chat/messages/createReaction.js';
import { createSubmessage } from '../src/chat/messages/createSubmessage.js';
import { deleteMessage } from '../src/chat/messages/deleteMessage.js';
import { deleteReaction } from '../src/chat/messages/deleteReaction.js';
import { getMessage } from '../src/chat/messages/getMessage.js';
import { getMessageHistory } from '../src/chat/messages/getMessageHistory.js';
import { listMessages } from '../src/chat/messages/listMessages.js';
import { listReadReceipts } from '../src/chat/messages/listReadReceipts.js';
import { markAllAsRead } from '../src/chat/messages/markAllAsRead.js';
import { markChannelAsRead } from '../src/chat/messages/markChannelAsRead.js';
import { markTopicAsRead } from '../src/chat/messages/markTopicAsRead.js';
import { matchNarrow } from '../src/chat/messages/matchNarrow.js';
import { renderMessage } from '../src/chat/messages/renderMessage.js';
import { sendMessage } from '../src/chat/messages/sendMessage.js';
import { sendTypingStatus } from '../src/chat/messages/sendTypingStatus.js';
import { updateMessage } from '../src/chat/messages/updateMessage.js';
import { updateMessageFlags } from '../src/chat/messages/updateMessageFlags.js';
import { updateMessageFlagsForNarrow } from '../src/chat/messages/updateMessageFlagsForNarrow.js';
import { createDomain } from '../src/chat/organization/createDomain.js';
import { createPlayground } from '../src/chat/organization/createPlayground.js';
import { deleteDomain } from '../src/chat/organization/deleteDomain.js';
import { deleteIcon } from '../src/chat/organization/deleteIcon.js';
import { deleteLogo } from '../src/chat/organization/deleteLogo.js';
import { deletePlayground } from '../src/chat/organization/deletePlayground.js';
import { getServerSettings } from '../src/chat/organization/getServerSettings.js';
import { listDomains } from '../src/chat/organization/listDomains.js';
import { updateDomain } from '../src/chat/organization/updateDomain.js';
import { updateOrganization } from '../src/chat/organization/updateOrganization.js';
import { uploadIcon } from '../src/chat/organization/uploadIcon.js';
import { uploadLogo } from '../src/chat/organization/uploadLogo.js';
import { getUserPresence } from '../src/chat/presence/getUserPresence.js';
import { getUserStatus } from '../src/chat/presence/getUserStatus.js';
import { listPresences } from '../src/chat/presence/listPresences.js';
import { updateOwnPresence } from '../src/chat/presence/updateOwnPresence.js';
import { updateOwnStatus } from '../src/chat/presence/updateOwnStatus.js';
import { createProfileField } from '../src/chat/profile-fields/createProfileField.js';
import { deleteOwnProfileData } from '../src/chat/profile-fields/deleteOwnProfileData.js';
import { deleteProfileField } from '../src/chat/profile-fields/deleteProfileField.js';
import { listProfileFields } from '../src/chat/profile-fields/listProfileFields.js';
import { reorderProfileFields } from '../src/chat/profile-fields/reorderProfileFields.js';
import { updateOwnProfileData } from '../src/chat/profile-fields/updateOwnProfileData.js';
import { updateProfileField } from '../src/chat/profile-fields/updateProfileField.js';
import { createScheduledMessage } from '../src/chat/scheduled-messages/createScheduledMessage.js';
import { deleteScheduledMessage } from '../src/chat/scheduled-messages/deleteScheduledMessage.js';
import { listScheduledMessages } from '../src/chat/scheduled-messages/listScheduledMessages.js';
import { updateScheduledMessage } from '../src/chat/scheduled-messages/updateScheduledMessage.js';
import { updateDisplaySettings } from '../src/accounts/settings/updateDisplaySettings.js';
import { updateNotificationSettings } from '../src/accounts/settings/updateNotificationSettings.js';
import { updateSettings } from '../src/accounts/settings/updateSettings.js';
import { updateUserSettingsDefaults } from '../src/chat/settings/updateUserSettingsDefaults.js';
import { createUserGroup } from '../src/chat/user-groups/createUserGroup.js';
import { deleteUserGroup } from '../src/chat/user-groups/deleteUserGroup.js';
import { getUserGroupMembership } from '../src/chat/user-groups/getUserGroupMembership.js';
import { listUserGroupMembers } from '../src/chat/user-groups/listUserGroupMembers.js';
import { listUserGroupSubgroups } from '../src/chat/user-groups/listUserGroupSubgroups.js';
import { listUserGroups } from '../src/chat/user-groups/listUserGroups.js';
import { updateUserGroup } from '../src/chat/user-groups/updateUserGroup.js';
import { updateUserGroupMembers } from '../src/chat/user-groups/updateUserGroupMembers.js';
import { updateUserGroupSubgroups } from '../src/chat/user-groups/updateUserGroupSubgroups.js';
import { createAlertWords } from '../src/chat/users/createAlertWords.js';
import { createOwnAndroidDeviceToken } from '../src/chat/users/createOwnAndroidDeviceToken.js';
import { createOwnApnsDeviceToken } from '../src/chat/users/createOwnApnsDeviceToken.js';
import { createUser } from '../src/accounts/users/createUser.js';
import { deactivateOwnUser } from '../src/accounts/users/deactivateOwnUser.js';
import { deactivateUser } from '../src/accounts/users/deactivateUser.js';
import { deleteAlertWords } from '../src/chat/users/deleteAlertWords.js';
import { deleteOwnAndroidDeviceToken } from '../src/chat/users/deleteOwnAndroidDeviceToken.js';
import { deleteOwnApnsDeviceToken } from '../src/chat/users/deleteOwnApnsDeviceToken.js';
import { deleteOwnAvatar } from '../src/chat/users/deleteOwnAvatar.js';
import { getOwnUser } from '../src/chat/users/getOwnUser.js';
import { getUser } from '../src/chat/users/getUser.js';
import { listAlertWords } from '../src/chat/users/listAlertWords.js';
import { listOwnAndroidDeviceTokens } from '../src/chat/users/listOwnAndroidDeviceTokens.js';
import { listOwnApnsDeviceTokens } from '../src/chat/users/listOwnApnsDeviceTokens.js';
import { listUsers } from '../src/chat/users/listUsers.js';
import { markOnboardingStep } from '../src/chat/users/markOnboardingStep.js';
import { muteUser } from '../src/chat/users/muteUser.js';
import { reactivateUser } from '../src/accounts/users/reactivateUser.js';
import { sendTestPushNotification } from '../src/chat/users/sendTestPushNotification.js';
import { unmuteUser } from '../src/chat/users/unmuteUser.js';
import { updateUser } from '../src/accounts/users/updateUser.js';
import { uploadOwnAvatar } from '../src/chat/users/uploadOwnAvatar.js';

export const handlers = {
  deleteAttachment,
  getFileUrl,
  listAttachments,
  uploadFile,
  fetchApiKey,
  fetchDevApiKey,
  listDevUsers,
  regenerateOwnApiKey,
  createBot,
  deactivateBot,
  deleteBotStorage,
  getBotStorage,
  listBots,
  regenerateBotApiKey,
  updateBot,
  updateBotStorage,
  archiveChannel,
  createDefaultChannel,
  createSubscriptions,
  deleteDefaultChannel,
  deleteSubscriptions,
  deleteTopic,
  getChannel,
  getChannelEmailAddress,
  getChannelId,
  getSubscriptionStatus,
  listChannels,
  listSubscribers,
  listSubscriptions,
  listTopics,
  updateChannel,
  updateMutedTopic,
  updateSubscriptionProperties,
  updateSubscriptions,
  updateUserTopic,
  createDrafts,
  deleteDraft,
  listDrafts,
  updateDraft,
  deleteCustomEmoji,
  listCustomEmoji,
  uploadCustomEmoji,
  deleteQueue,
  getEvents,
  registerQueue,
  streamEvents,
  createExport,
  deleteExport,
  listExports,
  createInvitationLink,
  createInvitations,
  deleteInvitation,
  deleteInvitationLink,
  listInvitations,
  resendInvitation,
  createLinkifier,
  deleteLinkifier,
  listLinkifiers,
  reorderLinkifiers,
  updateLinkifier,
  createReaction,
  createSubmessage,
  deleteMessage,
  deleteReaction,
  getMessage,
  getMessageHistory,
  listMessages,
  listReadReceipts,
  markAllAsRead,
  markChannelAsRead,
  markTopicAsRead,
  matchNarrow,
  renderMessage,
  sendMessage,
  sendTypingStatus,
  updateMessage,
  updateMessageFlags,
  updateMessageFlagsForNarrow,
  createDomain,
  createPlayground,
  deleteDomain,
  deleteIcon,
  deleteLogo,
  deletePlayground,
  getServerSettings,
  listDomains,
  updateDomain,
  updateOrganization,
  uploadIcon,
  uploadLogo,
  getUserPresence,
  getUserStatus,
  listPresences,
  updateOwnPresence,
  updateOwnStatus,
  createProfileField,
  deleteOwnProfileData,
  deleteProfileField,
  listProfileFields,
  reorderProfileFields,
  updateOwnProfileData,
  updateProfileField,
  createScheduledMessage,
  deleteScheduledMessage,
  listScheduledMessages,
  updateScheduledMessage,
  updateDisplaySettings,
  updateNotificationSettings,
  updateSettings,
  updateUserSettingsDefaults,
  createUserGroup,
  deleteUserGroup,
  getUserGroupMembership,
  listUserGroupMembers,
  listUserGroupSubgroups,
  listUserGroups,
  updateUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
  createAlertWords,
  createOwnAndroidDeviceToken,
  createOwnApnsDeviceToken,
  createUser,
  deactivateOwnUser,
  deactivateUser,
  deleteAlertWords,
  deleteOwnAndroidDeviceToken,
  deleteOwnApnsDeviceToken,
  deleteOwnAvatar,
  getOwnUser,
  getUser,
  listAlertWords,
  listOwnAndroidDeviceTokens,
  listOwnApnsDeviceTokens,
  listUsers,
  markOnboardingStep,
  muteUser,
  reactivateUser,
  sendTestPushNotification,
  unmuteUser,
  updateUser,
  uploadOwnAvatar,
} satisfies Handlers<Services>;
