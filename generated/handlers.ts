// Written by `npm run generate` from openapi/; never edited.
import type { Handlers } from '../src/http/operation.js';
import { deleteAttachment } from '../src/attachments/deleteAttachment.js';
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
import { createSubscriptions } from '../src/channels/createSubscriptions.js';
import { deleteSubscriptions } from '../src/channels/deleteSubscriptions.js';
import { listSubscriptions } from '../src/channels/listSubscriptions.js';
import { updateSubscriptionProperties } from '../src/channels/updateSubscriptionProperties.js';
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
import { createLinkifier } from '../src/linkifiers/createLinkifier.js';
import { createReaction } from '../src/messages/createReaction.js';
import { deleteMessage } from '../src/messages/deleteMessage.js';
import { deleteReaction } from '../src/messages/deleteReaction.js';
import { getMessage } from '../src/messages/getMessage.js';
import { listMessages } from '../src/messages/listMessages.js';
import { matchNarrow } from '../src/messages/matchNarrow.js';
import { sendMessage } from '../src/messages/sendMessage.js';
import { sendTypingStatus } from '../src/messages/sendTypingStatus.js';
import { updateMessage } from '../src/messages/updateMessage.js';
import { getServerSettings } from '../src/organization/getServerSettings.js';
import { updateOrganization } from '../src/organization/updateOrganization.js';
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
import { listUserGroups } from '../src/user-groups/listUserGroups.js';
import { updateUserGroup } from '../src/user-groups/updateUserGroup.js';
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
  createSubscriptions,
  deleteSubscriptions,
  listSubscriptions,
  updateSubscriptionProperties,
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
  createLinkifier,
  createReaction,
  deleteMessage,
  deleteReaction,
  getMessage,
  listMessages,
  matchNarrow,
  sendMessage,
  sendTypingStatus,
  updateMessage,
  getServerSettings,
  updateOrganization,
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
  listUserGroups,
  updateUserGroup,
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
  listUsers,
  markOnboardingStep,
  muteUser,
  reactivateUser,
  sendTestPushNotification,
  unmuteUser,
  updateUser,
  uploadOwnAvatar,
} satisfies Handlers;
