/**
 * Limits at which no value succeeds, and the refusal of a value exactly at the limit. Values of these parameters are
 * a known set, or have a smaller limit of their own.
 */
export const refusedAtLimit: Readonly<Record<string, RegExp>> = {
  // Accounts have passwords of at most 100 characters; a directory may have longer ones.
  'fetchApiKey password maxLength': /^Your username or password is incorrect$/,
  // By the type of the field; `test/contract/effects/limits.ts` tries those limits.
  'updateUser profile_data[0]["value"] maxLength': /is too long \(limit: 500 characters\)$/,
  'updateOwnProfileData data[0]["value"] maxLength': /is too long \(limit: 500 characters\)$/,
  'markOnboardingStep onboarding_step maxLength': /^Unknown onboarding_step/,
  'listMessages narrow[0]["operator"] maxLength': /: unknown operator/,
  'matchNarrow narrow[0]["operator"] maxLength': /: unknown operator/,
  'updateMessageFlags op maxLength': /^Invalid message flag operation: /,
  'updateMessageFlags flag maxLength': /^Invalid flag: /,
  'updateMessageFlagsForNarrow op maxLength': /^Invalid message flag operation: /,
  'updateMessageFlagsForNarrow flag maxLength': /^Invalid flag: /,
  'updateMessageFlagsForNarrow anchor maxLength': /^Invalid anchor$/,
  'updateMessageFlagsForNarrow narrow[0]["operator"] maxLength': /: unknown operator/,
  // No topic has so long a name.
  'markTopicAsRead topic_name maxLength': /^No such topic /,
  'registerQueue narrow[0]["operator"] maxLength': /^Operator .+ not supported\.$/,
  'getEvents narrow[0]["operator"] maxLength': /^Operator .+ not supported\.$/,
  // A queue keeps its narrow, which has at most 8192 characters as a whole.
  'registerQueue narrow[0]["operand"] maxLength': /^narrow is too long \(limit: 8192 characters\)$/,
  'getEvents narrow[0]["operand"] maxLength': /^narrow is too long \(limit: 8192 characters\)$/,
  'registerQueue narrow[0][0] maxLength': /^narrow is too long \(limit: 8192 characters\)$/,
  'getEvents narrow[0][0] maxLength': /^narrow is too long \(limit: 8192 characters\)$/,
  // A text of so many characters, but no widget.
  'sendMessage widget_content maxLength': /^Widgets: /,
  // No device has these tokens.
  'deleteOwnApnsDeviceToken token maxLength': /^Token does not exist$/,
  'deleteOwnAndroidDeviceToken token maxLength': /^Token does not exist$/,
  'sendTestPushNotification token maxLength': /^Device not recognized$/,
  // There cannot be so many fields.
  'reorderProfileFields order maxItems': /^Invalid order mapping\.$/,
  // No object has this name, address or ID.
  'getUser user_id_or_email maxLength': /^No such user$/,
  'getUserPresence user_id_or_email maxLength': /^No such user$/,
  'createBot default_sending_stream maxLength': /^Invalid channel name '/,
  'createBot default_events_register_stream maxLength': /^Invalid channel name '/,
  'updateBot default_sending_stream maxLength': /^Invalid channel name '/,
  'updateBot default_events_register_stream maxLength': /^Invalid channel name '/,
  'deleteCustomEmoji emoji_name maxLength': /^Emoji '.+' does not exist$/,
  'createSubscriptions principals[0] maxLength': /^Invalid principals$/,
  'updateSubscriptions delete[0] maxLength': /^Channel\(s\) \(.+\) do not exist$/,
  'deleteSubscriptions subscriptions[0] maxLength': /^Channel\(s\) \(.+\) do not exist$/,
  'deleteSubscriptions principals[0] maxLength': /^No such user$/,
  'getChannelId stream maxLength': /^Invalid channel name '/,
  'sendMessage to maxLength': /^Invalid email '/,
  'sendMessage to[0] maxLength': /^(?:Channel|Invalid email) '/,
  'getFileUrl realm_id_str maxLength': /^File not found\.$/,
  'getFileUrl filename maxLength': /^File not found\.$/,
  'getEvents queue_id maxLength': /^Bad event queue ID: /,
  'deleteQueue queue_id maxLength': /^Bad event queue ID: /,
  'streamEvents queue_id maxLength': /^Bad event queue ID: /,
  // No emoji has so long a code.
  'createReaction emoji_code maxLength': /^Invalid emoji code\.$/,
  'deleteReaction emoji_code maxLength': /^Reaction doesn't exist\.$/,
  'updateOwnStatus emoji_code maxLength': /^Invalid emoji code\.$/,
  // The request also has the ID of another channel.
  'updateMutedTopic stream maxLength': /^Invalid channel ID$/,
  // No storage has these keys.
  'getBotStorage keys maxItems': /^Key does not exist\.$/,
  'getBotStorage keys[0] maxLength': /^Key does not exist\.$/,
  'deleteBotStorage keys maxItems': /^Key does not exist\.$/,
  'deleteBotStorage keys[0] maxLength': /^Key does not exist\.$/,
  // A list of so many linkifiers must name that many.
  'reorderLinkifiers ordered_linkifier_ids maxItems':
    /^The ordered list must not contain duplicated linkifiers$/,
  // No language and no time zone has so long a name.
  'updateSettings default_language maxLength': /^Invalid default_language$/,
  'updateUserSettingsDefaults default_language maxLength': /^Invalid default_language$/,
  'updateOrganization default_language maxLength': /^Invalid default_language$/,
  'updateSettings timezone maxLength': /^Invalid timezone/,
};

/** Values that no later request returns, by operation, or by operation and place. */
export const notReturned: Readonly<Record<string, string>> = {
  fetchApiKey: 'logs in',
  fetchDevApiKey: 'logs in',
  createOwnApnsDeviceToken: 'registers a device',
  createOwnAndroidDeviceToken: 'registers a device',
  'createUser password': 'a secret',
  'updateSettings old_password': 'a secret',
  'updateSettings new_password': 'a secret',
  'updateSettings email': 'waits for a confirmation',
  'deactivateUser deactivation_notification_comment': 'only mailed',
  'createInvitations invitee_emails': 'several addresses',
  'createInvitations invite_expires_in_minutes': 'a time as a result',
  'createInvitationLink invite_expires_in_minutes': 'a time as a result',
  'createBot short_name': 'only a part of the email',
  'createBot service_name': 'only in the log',
  deleteAlertWords: 'deletes',
  deleteOwnProfileData: 'deletes',
  deleteTopic: 'deletes',
  deleteDomain: 'deletes',
  deleteReaction: 'deletes',
  'sendMessage local_id': 'only in the event of the message',
  'sendMessage queue_id': 'only for the event of the message',
  sendTypingStatus: 'only in an event',
  renderMessage: 'only in the response',
  updateMessageFlags: 'changes messages',
  updateMessageFlagsForNarrow: 'changes messages',
  registerQueue: 'configures a queue',
};
