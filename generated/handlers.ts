// Written by `npm run generate` from openapi/; never edited.
import type { Services } from '../src/account-services.js';
import type { Handlers } from '../src/http/operation.js';
import { deleteAttachment } from '../src/attachments/deleteAttachment.js';
import { getFileUrl } from '../src/attachments/getFileUrl.js';
import { listAttachments } from '../src/attachments/listAttachments.js';
import { uploadFile } from '../src/attachments/uploadFile.js';
import { fetchApiKey } from '../src/authentication/fetchApiKey.js';
import { fetchDevApiKey } from '../src/authentication/fetchDevApiKey.js';
import { listDevUsers } from '../src/authentication/listDevUsers.js';
import { regenerateOwnApiKey } from '../src/authentication/regenerateOwnApiKey.js';
import { createBot } from '../src/bots/createBot.js';
import { deactivateBot } from '../src/bots/deactivateBot.js';
import { deleteBotStorage } from '../src/bots/deleteBotStorage.js';
import { getBotStorage } from '../src/bots/getBotStorage.js';
import { listBots } from '../src/bots/listBots.js';
import { regenerateBotApiKey } from '../src/bots/regenerateBotApiKey.js';
import { updateBot } from '../src/bots/updateBot.js';
import { updateBotStorage } from '../src/bots/updateBotStorage.js';
import { archiveChannel } from '../src/channels/archiveChannel.js';
import { createDefaultChannel } from '../src/channels/createDefaultChannel.js';
import { createSubscriptions } from '../src/channels/createSubscriptions.js';
import { deleteDefaultChannel } from '../src/channels/deleteDefaultChannel.js';
import { deleteSubscriptions } from '../src/channels/deleteSubscriptions.js';
import { deleteTopic } from '../src/channels/deleteTopic.js';
import { getChannel } from '../src/channels/getChannel.js';
import { getChannelEmailAddress } from '../src/channels/getChannelEmailAddress.js';
import { getChannelId } from '../src/channels/getChannelId.js';
import { getSubscriptionStatus } from '../src/channels/getSubscriptionStatus.js';
import { listChannels } from '../src/channels/listChannels.js';
import { listSubscribers } from '../src/channels/listSubscribers.js';
import { listSubscriptions } from '../src/channels/listSubscriptions.js';
import { listTopics } from '../src/channels/listTopics.js';
import { updateChannel } from '../src/channels/updateChannel.js';
import { updateMutedTopic } from '../src/channels/updateMutedTopic.js';
import { updateSubscriptionProperties } from '../src/channels/updateSubscriptionProperties.js';
import { updateSubscriptions } from '../src/channels/updateSubscriptions.js';
import { updateUserTopic } from '../src/channels/updateUserTopic.js';
import { createDrafts } from '../src/drafts/createDrafts.js';
import { deleteDraft } from '../src/drafts/deleteDraft.js';
import { listDrafts } from '../src/drafts/listDrafts.js';
import { updateDraft } from '../src/drafts/updateDraft.js';
import { deleteCustomEmoji } from '../src/emoji/deleteCustomEmoji.js';
import { listCustomEmoji } from '../src/emoji/listCustomEmoji.js';
import { uploadCustomEmoji } from '../src/emoji/uploadCustomEmoji.js';
import { deleteQueue } from '../src/events/deleteQueue.js';
import { getEvents } from '../src/events/getEvents.js';
import { registerQueue } from '../src/events/registerQueue.js';
import { streamEvents } from '../src/events/streamEvents.js';
import { createExport } from '../src/exports/createExport.js';
import { deleteExport } from '../src/exports/deleteExport.js';
import { listExports } from '../src/exports/listExports.js';
import { createInvitationLink } from '../src/invitations/createInvitationLink.js';
import { createInvitations } from '../src/invitations/createInvitations.js';
import { deleteInvitation } from '../src/invitations/deleteInvitation.js';
import { deleteInvitationLink } from '../src/invitations/deleteInvitationLink.js';
import { listInvitations } from '../src/invitations/listInvitations.js';
import { resendInvitation } from '../src/invitations/resendInvitation.js';
import { createLinkifier } from '../src/linkifiers/createLinkifier.js';
import { deleteLinkifier } from '../src/linkifiers/deleteLinkifier.js';
import { listLinkifiers } from '../src/linkifiers/listLinkifiers.js';
import { reorderLinkifiers } from '../src/linkifiers/reorderLinkifiers.js';
import { updateLinkifier } from '../src/linkifiers/updateLinkifier.js';
import { createReaction } from '../src/messages/createReaction.js';
import { createSubmessage } from '../src/messages/createSubmessage.js';
import { deleteMessage } from '../src/messages/deleteMessage.js';
import { deleteReaction } from '../src/messages/deleteReaction.js';
import { getMessage } from '../src/messages/getMessage.js';
import { getMessageHistory } from '../src/messages/getMessageHistory.js';
import { listMessages } from '../src/messages/listMessages.js';
import { listReadReceipts } from '../src/messages/listReadReceipts.js';
import { markAllAsRead } from '../src/messages/markAllAsRead.js';
import { markChannelAsRead } from '../src/messages/markChannelAsRead.js';
import { markTopicAsRead } from '../src/messages/markTopicAsRead.js';
import { matchNarrow } from '../src/messages/matchNarrow.js';
import { renderMessage } from '../src/messages/renderMessage.js';
import { sendMessage } from '../src/messages/sendMessage.js';
import { sendTypingStatus } from '../src/messages/sendTypingStatus.js';
import { updateMessage } from '../src/messages/updateMessage.js';
import { updateMessageFlags } from '../src/messages/updateMessageFlags.js';
import { updateMessageFlagsForNarrow } from '../src/messages/updateMessageFlagsForNarrow.js';
import { createDomain } from '../src/organization/createDomain.js';
import { createPlayground } from '../src/organization/createPlayground.js';
import { deleteDomain } from '../src/organization/deleteDomain.js';
import { deleteIcon } from '../src/organization/deleteIcon.js';
import { deleteLogo } from '../src/organization/deleteLogo.js';
import { deletePlayground } from '../src/organization/deletePlayground.js';
import { getServerSettings } from '../src/organization/getServerSettings.js';
import { listDomains } from '../src/organization/listDomains.js';
import { updateDomain } from '../src/organization/updateDomain.js';
import { updateOrganization } from '../src/organization/updateOrganization.js';
import { uploadIcon } from '../src/organization/uploadIcon.js';
import { uploadLogo } from '../src/organization/uploadLogo.js';
import { getUserPresence } from '../src/presence/getUserPresence.js';
import { getUserStatus } from '../src/presence/getUserStatus.js';
import { listPresences } from '../src/presence/listPresences.js';
import { updateOwnPresence } from '../src/presence/updateOwnPresence.js';
import { updateOwnStatus } from '../src/presence/updateOwnStatus.js';
import { createProfileField } from '../src/profile-fields/createProfileField.js';
import { deleteOwnProfileData } from '../src/profile-fields/deleteOwnProfileData.js';
import { deleteProfileField } from '../src/profile-fields/deleteProfileField.js';
import { listProfileFields } from '../src/profile-fields/listProfileFields.js';
import { reorderProfileFields } from '../src/profile-fields/reorderProfileFields.js';
import { updateOwnProfileData } from '../src/profile-fields/updateOwnProfileData.js';
import { updateProfileField } from '../src/profile-fields/updateProfileField.js';
import { createScheduledMessage } from '../src/scheduled-messages/createScheduledMessage.js';
import { deleteScheduledMessage } from '../src/scheduled-messages/deleteScheduledMessage.js';
import { listScheduledMessages } from '../src/scheduled-messages/listScheduledMessages.js';
import { updateScheduledMessage } from '../src/scheduled-messages/updateScheduledMessage.js';
import { updateDisplaySettings } from '../src/settings/updateDisplaySettings.js';
import { updateNotificationSettings } from '../src/settings/updateNotificationSettings.js';
import { updateSettings } from '../src/settings/updateSettings.js';
import { updateUserSettingsDefaults } from '../src/settings/updateUserSettingsDefaults.js';
import { createUserGroup } from '../src/user-groups/createUserGroup.js';
import { deleteUserGroup } from '../src/user-groups/deleteUserGroup.js';
import { getUserGroupMembership } from '../src/user-groups/getUserGroupMembership.js';
import { listUserGroupMembers } from '../src/user-groups/listUserGroupMembers.js';
import { listUserGroupSubgroups } from '../src/user-groups/listUserGroupSubgroups.js';
import { listUserGroups } from '../src/user-groups/listUserGroups.js';
import { updateUserGroup } from '../src/user-groups/updateUserGroup.js';
import { updateUserGroupMembers } from '../src/user-groups/updateUserGroupMembers.js';
import { updateUserGroupSubgroups } from '../src/user-groups/updateUserGroupSubgroups.js';
import { createAlertWords } from '../src/users/createAlertWords.js';
import { createOwnAndroidDeviceToken } from '../src/users/createOwnAndroidDeviceToken.js';
import { createOwnApnsDeviceToken } from '../src/users/createOwnApnsDeviceToken.js';
import { createUser } from '../src/users/createUser.js';
import { deactivateOwnUser } from '../src/users/deactivateOwnUser.js';
import { deactivateUser } from '../src/users/deactivateUser.js';
import { deleteAlertWords } from '../src/users/deleteAlertWords.js';
import { deleteOwnAndroidDeviceToken } from '../src/users/deleteOwnAndroidDeviceToken.js';
import { deleteOwnApnsDeviceToken } from '../src/users/deleteOwnApnsDeviceToken.js';
import { deleteOwnAvatar } from '../src/users/deleteOwnAvatar.js';
import { getOwnUser } from '../src/users/getOwnUser.js';
import { getUser } from '../src/users/getUser.js';
import { listAlertWords } from '../src/users/listAlertWords.js';
import { listOwnAndroidDeviceTokens } from '../src/users/listOwnAndroidDeviceTokens.js';
import { listOwnApnsDeviceTokens } from '../src/users/listOwnApnsDeviceTokens.js';
import { listUsers } from '../src/users/listUsers.js';
import { markOnboardingStep } from '../src/users/markOnboardingStep.js';
import { muteUser } from '../src/users/muteUser.js';
import { reactivateUser } from '../src/users/reactivateUser.js';
import { sendTestPushNotification } from '../src/users/sendTestPushNotification.js';
import { unmuteUser } from '../src/users/unmuteUser.js';
import { updateUser } from '../src/users/updateUser.js';
import { uploadOwnAvatar } from '../src/users/uploadOwnAvatar.js';

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
