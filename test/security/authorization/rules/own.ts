import { textFile, exampleFile } from '../../../support/files.js';
import type { Body } from '../../../support/client.js';
import type { Rule } from '../rule.js';
import {
  attachments,
  customEmoji,
  drafts,
  newSelf,
  profileFields,
  queues,
  scheduledMessages,
  storageEntries,
  self,
} from '../things/others.js';
import { variant, type Variant } from '../variant.js';

/** Objects of one user, which do not exist for any other user. */
const personal = (nothing: string) =>
  ({ own: 'ok', "another's": 'nothing', nothing }) satisfies Readonly<Record<string, Rule>>;

const listed =
  (key: string) =>
  (body: Body, { id }: { readonly id: number | string }): boolean =>
    (body[key] as readonly Body[]).some((one) => (one.id ?? one.scheduled_message_id) === id);

const PERSONAL = { own: 'ok', "another's": 'unseen', nothing: 'unseen' } as const;

/** Every user may fill in every field of their own profile, except bots. */
const PROFILE = {
  'there is one': { bots: 'noBots', others: 'ok' },
  nothing: { bots: 'noBots', others: 'profileFieldNotFound' },
} as const;

const draft = { type: '', to: [], topic: '', content: 'Another thought' };

const personalRules: readonly Variant[] = [
  variant('listDrafts', "the requester's own", {
    kind: drafts,
    ask: () => ({}),
    shows: listed('drafts'),
    rules: PERSONAL,
  }),
  variant('registerQueue', 'the drafts', {
    kind: drafts,
    ask: () => ({ parameters: { fetch_event_types: ['drafts'], event_types: [] } }),
    shows: listed('drafts'),
    keeps: true,
    rules: PERSONAL,
    spectators: { others: 'unseen' },
  }),
  variant('updateDraft', 'by ID', {
    kind: drafts,
    ask: ({ id }) => ({ path: { draft_id: id }, parameters: { draft } }),
    rules: personal('draftNotFound'),
  }),
  variant('deleteDraft', 'by ID', {
    kind: drafts,
    ask: ({ id }) => ({ path: { draft_id: id } }),
    rules: personal('draftNotFound'),
  }),
  variant('getBotStorage', 'by key', {
    kind: storageEntries,
    ask: ({ id }) => ({ parameters: { keys: [id] } }),
    keeps: true,
    rules: personal('storageKeyNotFound'),
  }),
  variant('getBotStorage', 'all entries', {
    kind: storageEntries,
    ask: () => ({}),
    shows: (body: Body, { id }) => Object.hasOwn(body.storage as object, id),
    keeps: true,
    rules: PERSONAL,
  }),
  variant('deleteBotStorage', 'by key', {
    kind: storageEntries,
    ask: ({ id }) => ({ parameters: { keys: [id] } }),
    rules: personal('storageKeyNotFound'),
  }),
  variant('updateBotStorage', "the requester's own", {
    kind: self,
    ask: () => ({ parameters: { storage: { key: 'value' } } }),
    rules: { own: 'ok' },
  }),
  variant('listScheduledMessages', "the requester's own", {
    kind: scheduledMessages,
    ask: () => ({}),
    shows: listed('scheduled_messages'),
    rules: PERSONAL,
  }),
  variant('registerQueue', 'the scheduled messages', {
    kind: scheduledMessages,
    ask: () => ({ parameters: { fetch_event_types: ['scheduled_messages'], event_types: [] } }),
    shows: listed('scheduled_messages'),
    keeps: true,
    rules: PERSONAL,
    spectators: { others: 'unseen' },
  }),
  variant('updateScheduledMessage', 'by ID', {
    kind: scheduledMessages,
    ask: ({ id }) => ({ path: { scheduled_message_id: id }, parameters: { content: 'Later still' } }),
    rules: personal('scheduledMessageNotFound'),
  }),
  variant('deleteScheduledMessage', 'by ID', {
    kind: scheduledMessages,
    ask: ({ id }) => ({ path: { scheduled_message_id: id } }),
    rules: personal('scheduledMessageNotFound'),
  }),
  variant('listAttachments', "the requester's own", {
    kind: attachments,
    ask: () => ({}),
    shows: listed('attachments'),
    rules: PERSONAL,
  }),
  variant('getFileUrl', 'of a file that no message has', {
    kind: attachments,
    ask: ({ text = '/user_uploads/1/ce/nothing/notes.txt' }) => {
      const [realm_id_str = '', ...rest] = text.split('/').slice(2);
      return { path: { realm_id_str, filename: rest.join('/') } };
    },
    keeps: true,
    rules: personal('fileNotFound'),
  }),
  variant('deleteAttachment', 'by ID', {
    kind: attachments,
    ask: ({ id }) => ({ path: { attachment_id: id } }),
    rules: personal('invalidAttachment'),
  }),
  variant('getEvents', 'of a queue', {
    kind: queues,
    ask: ({ id }) => ({ parameters: { queue_id: id, dont_block: true } }),
    rules: personal('badEventQueueId'),
  }),
  variant('streamEvents', 'of a queue', {
    kind: queues,
    ask: ({ id }) => ({ parameters: { queue_id: id, dont_block: true } }),
    rules: personal('badEventQueueId'),
  }),
  variant('deleteQueue', 'by ID', {
    kind: queues,
    ask: ({ id }) => ({ parameters: { queue_id: id } }),
    rules: personal('badEventQueueId'),
  }),
  variant('deleteCustomEmoji', 'by name', {
    kind: customEmoji,
    ask: ({ id }) => ({ path: { emoji_name: id } }),
    rules: {
      own: 'ok',
      "another's": { administrators: 'ok', others: 'notEmojiAuthor' },
      nothing: 'customEmojiNotFound',
    },
  }),
];

const everyone = { own: 'ok' } as const;
const unchanged = { kind: self, ask: () => ({}), rules: everyone };

/** All users may change their own account with these operations. */
const selfRules: readonly Variant[] = [
  variant('getServerSettings', 'of the server', unchanged),
  variant('listDevUsers', 'on a development server', unchanged),
  variant('fetchDevApiKey', 'of any account, on a development server', {
    kind: self,
    ask: ({ text }) => ({ parameters: { username: text } }),
    keeps: true,
    // Bots cannot log in.
    rules: { own: { bots: 'authenticationFailed', others: 'ok' } },
  }),
  variant('fetchApiKey', 'with the right password', {
    kind: newSelf,
    ask: ({ as, text }) => ({ parameters: { username: text, password: as?.password } }),
    keeps: true,
    rules: { own: { bots: 'authenticationFailed', others: 'ok' } },
  }),
  variant('fetchApiKey', 'with a wrong password', {
    kind: newSelf,
    ask: ({ text }) => ({ parameters: { username: text, password: 'not the password' } }),
    rules: { own: 'authenticationFailed' },
  }),
  ...(['createOwnApnsDeviceToken', 'createOwnAndroidDeviceToken'] as const).map((operation) =>
    variant(operation, 'a device', {
      kind: self,
      ask: () => ({ parameters: { token: 'aXBob25l', appid: 'org.example.Chat' } }),
      keeps: true,
      rules: { own: { bots: 'noBots', others: 'ok' } },
    }),
  ),
  ...(['listOwnApnsDeviceTokens', 'listOwnAndroidDeviceTokens'] as const).map((operation) =>
    variant(operation, 'of their own', {
      kind: self,
      ask: () => ({}),
      rules: { own: { bots: 'noBots', others: 'ok' } },
    }),
  ),
  variant('sendTestPushNotification', 'to a device', {
    kind: self,
    ask: async (_thing, _fixtures, { client }) => {
      const token = 'aXBob25l';
      // Bots have no devices.
      await client.send('POST', '/users/me/android_gcm_reg_id', { token });
      return { parameters: { token } };
    },
    rules: { own: { bots: 'noBots', others: 'pushNotificationsUnavailable' } },
  }),
  ...(['deleteOwnApnsDeviceToken', 'deleteOwnAndroidDeviceToken'] as const).map((operation) =>
    variant(operation, 'a device that is not registered', {
      kind: self,
      ask: () => ({ parameters: { token: 'bm9uZQ==' } }),
      rules: { own: { bots: 'noBots', others: 'deviceTokenNotFound' } },
    }),
  ),
  variant('getOwnUser', 'the account', unchanged),
  variant('deactivateOwnUser', 'the account', {
    kind: newSelf,
    ask: () => ({}),
    rules: { own: { bots: 'noBots', others: 'ok' } },
  }),
  variant('updateOwnProfileData', 'a value', {
    kind: profileFields,
    ask: ({ id }) => ({ parameters: { data: [{ id, value: 'Anything' }] } }),
    keeps: true,
    rules: PROFILE,
  }),
  variant('deleteOwnProfileData', 'a value', {
    kind: profileFields,
    ask: ({ id }) => ({ parameters: { data: [id] } }),
    keeps: true,
    rules: PROFILE,
  }),
  variant('listAlertWords', "the requester's own", unchanged),
  variant('markAllAsRead', 'all messages', { kind: self, ask: () => ({}), keeps: true, rules: everyone }),
  variant('createAlertWords', 'a word', {
    kind: self,
    ask: () => ({ parameters: { alert_words: ['blue'] } }),
    keeps: true,
    rules: everyone,
  }),
  variant('deleteAlertWords', 'a word', {
    kind: self,
    ask: () => ({ parameters: { alert_words: ['blue'] } }),
    keeps: true,
    rules: everyone,
  }),
  variant('markOnboardingStep', 'a step', {
    kind: self,
    ask: () => ({ parameters: { onboarding_step: 'intro_inbox_view_modal' } }),
    keeps: true,
    rules: everyone,
  }),
  variant('regenerateOwnApiKey', 'of the account', { kind: newSelf, ask: () => ({}), rules: everyone }),
  variant('uploadOwnAvatar', 'a picture', {
    kind: self,
    ask: () => ({ parameters: { filename: exampleFile() } }),
    keeps: true,
    rules: everyone,
  }),
  variant('deleteOwnAvatar', 'the picture', { kind: self, ask: () => ({}), keeps: true, rules: everyone }),
  variant('updateOwnPresence', 'as active', {
    kind: self,
    ask: () => ({ parameters: { status: 'active' } }),
    keeps: true,
    rules: everyone,
  }),
  variant('updateOwnStatus', 'a text', {
    kind: self,
    ask: () => ({ parameters: { status_text: 'Away' } }),
    keeps: true,
    rules: everyone,
  }),
  variant('uploadFile', 'a file', {
    kind: self,
    ask: () => ({ parameters: { filename: textFile('notes.txt', 'x') } }),
    keeps: true,
    rules: everyone,
  }),
  variant('registerQueue', 'of all public channels', {
    kind: self,
    ask: () => ({ parameters: { fetch_event_types: [], all_public_streams: true } }),
    keeps: true,
    rules: { own: { guests: 'allPublicChannelsRefused', others: 'ok' } },
    spectators: { others: 'allPublicChannelsRefused' },
  }),
  variant('getEvents', 'of a new queue of all public channels', {
    kind: self,
    ask: () => ({ parameters: { fetch_event_types: [], all_public_streams: true, dont_block: true } }),
    rules: { own: { guests: 'allPublicChannelsRefused', others: 'ok' } },
  }),
  ...(['updateSettings', 'updateDisplaySettings', 'updateNotificationSettings'] as const).flatMap(
    (operation) => [
      variant(operation, 'the name', {
        kind: newSelf,
        ask: (_thing, fixtures) => ({ parameters: { full_name: fixtures.fresh('Renamed') } }),
        rules: everyone,
      }),
      variant(operation, 'the password', {
        kind: newSelf,
        ask: ({ as }) => ({
          parameters: { old_password: as?.password, new_password: 'duck pond under seven bridges' },
        }),
        rules: { own: { bots: 'wrongPassword', others: 'ok' } },
      }),
      variant(operation, 'the email', {
        kind: newSelf,
        ask: (_thing, fixtures) => ({ parameters: { email: `${fixtures.fresh('new')}@example.com` } }),
        rules: { own: { bots: 'botEmailFixed', others: 'ok' } },
      }),
    ],
  ),
];

export const ownRules: readonly Variant[] = [...personalRules, ...selfRules];
