import { userSettings, type SettingRow } from '../../../../generated/settings.js';
import type { Parameters } from '../../../support/client.js';
import { passwordOf } from '../../../support/people.js';
import { clientOf, inChunks, request, type Action, type Fixtures } from './fixtures.js';

const rows: readonly SettingRow[] = userSettings;

/** Valid values of settings for which the contract lists none. */
const VALUES: Readonly<Record<string, unknown>> = {
  default_language: 'de',
  timezone: 'Europe/Berlin',
  notification_sound: 'ding',
  email_notifications_batching_period_seconds: 300,
  web_font_size_px: 14,
  web_line_height_percent: 122,
};

const another = ({ name, choices }: SettingRow, current: unknown): unknown =>
  VALUES[name] ?? (typeof current === 'boolean' ? !current : choices?.find((one) => one !== current));

/** Changes settings one after the other to values other than the current ones. */
const change = (some: readonly SettingRow[], who: 'anna' | 'ben' | 'robo'): Action => ({
  by: 'updateSettings',
  title: `${who} changes ${some.map(({ name }) => name).join(', ')}`,
  async run(fixtures: Fixtures) {
    const client = clientOf(fixtures, who);
    const { user_settings } = await client.ok('POST', '/register', { fetch_event_types: ['user_settings'] });
    for (const row of some)
      await client.ok('PATCH', '/settings', { [row.name]: another(row, user_settings[row.name]) });
  },
});

const settings = (title: string, parameters: Parameters): Action =>
  request('updateSettings', title, 'anna', () => ['PATCH', '/settings', parameters]);

const draft = { type: 'stream', topic: 'plans', content: 'I think' };

const drafts: readonly Action[] = [
  request(
    'createDrafts',
    'creates drafts',
    'anna',
    ({ team, ben }) => [
      'POST',
      '/drafts',
      {
        drafts: [
          { ...draft, to: [team] },
          { type: 'private', topic: '', content: 'You', to: [ben.id] },
          { type: '', topic: '', content: 'It', to: [] },
        ],
      },
    ],
    ({ ids }, body) => {
      [ids.draft, ids.other] = body.ids;
    },
  ),
  request('updateDraft', 'changes a draft', 'anna', ({ ids, den }) => [
    'PATCH',
    `/drafts/${String(ids.draft)}`,
    { draft: { ...draft, to: [den], content: 'I know' } },
  ]),
  request('deleteDraft', 'deletes a draft', 'anna', ({ ids }) => ['DELETE', `/drafts/${String(ids.other)}`]),
  settings('turns draft synchronization off', { enable_drafts_synchronization: false }),
  settings('turns draft synchronization on again', { enable_drafts_synchronization: true }),
];

const storage = { greeting: 'Hello' };

const botStorage: readonly Action[] = [
  request('updateBotStorage', 'stores an entry', 'anna', () => ['PUT', '/bot_storage', { storage }]),
  request('deleteBotStorage', 'deletes all entries', 'anna', () => ['DELETE', '/bot_storage']),
];

/** Personal data: storage, drafts, settings, alert words and onboarding steps. */
export const ownActions: readonly Action[] = [
  ...botStorage,
  ...drafts,
  ...inChunks(rows).map((some) => change(some, 'anna')),
  ...inChunks(rows.filter(({ legacy }) => legacy !== undefined)).map((some) => change(some, 'ben')),
  ...inChunks(rows).map((some) => change(some, 'robo')),
  request('updateSettings', 'shows presence of a bot again, and renames the bot', 'robo', () => [
    'PATCH',
    '/settings',
    { presence_enabled: true, full_name: 'Robo the second' },
  ]),
  request('updateDisplaySettings', 'hides the counts through the legacy path', 'anna', () => [
    'PATCH',
    '/settings/display',
    { starred_message_counts: false },
  ]),
  request('updateNotificationSettings', 'changes a sound through the legacy path', 'anna', () => [
    'PATCH',
    '/settings/notifications',
    { notification_sound: 'chime' },
  ]),
  settings('changes the name', { full_name: 'Anna Maria' }),
  settings('hides the email', { email_address_visibility: 5 }),
  settings('shows the email to administrators', { email_address_visibility: 3 }),
  settings('shows the email to all users', { email_address_visibility: 1 }),
  settings('changes the time zone', { timezone: 'Asia/Tokyo' }),
  settings('hides presence', { presence_enabled: false }),
  settings('shows presence again', { presence_enabled: true }),
  settings('changes the password', {
    old_password: passwordOf('Anna'),
    new_password: 'quite another one 7',
  }),
  request('createAlertWords', 'adds alert words', 'anna', () => [
    'POST',
    '/users/me/alert_words',
    { alert_words: ['Logo', 'design'] },
  ]),
  request('createOwnApnsDeviceToken', 'registers an Apple device', 'anna', () => [
    'POST',
    '/users/me/apns_device_token',
    { token: 'aXBob25l', appid: 'org.example.Chat' },
  ]),
  request('deleteOwnApnsDeviceToken', 'removes an Apple device', 'anna', () => [
    'DELETE',
    '/users/me/apns_device_token',
    { token: 'aXBob25l' },
  ]),
  request('sendTestPushNotification', 'requests a push notification', 'anna', () => [
    'POST',
    '/mobile_push/test_notification',
  ]),
  request('createOwnAndroidDeviceToken', 'registers an Android device', 'anna', () => [
    'POST',
    '/users/me/android_gcm_reg_id',
    { token: 'phone:1' },
  ]),
  request('deleteOwnAndroidDeviceToken', 'removes an Android device', 'anna', () => [
    'DELETE',
    '/users/me/android_gcm_reg_id',
    { token: 'phone:1' },
  ]),
  request('muteUser', 'mutes a user whose messages were unread', 'anna', ({ ben }) => [
    'POST',
    `/users/me/muted_users/${String(ben.id)}`,
  ]),
  request('sendMessage', 'sends a message as a muted user', 'ben', ({ team }) => [
    'POST',
    '/messages',
    { type: 'channel', to: team, topic: 'plans', content: '@**Anna** A logo' },
  ]),
  request('unmuteUser', 'unmutes a user', 'anna', ({ ben }) => [
    'DELETE',
    `/users/me/muted_users/${String(ben.id)}`,
  ]),
  request('sendMessage', 'sends a message with an alert word', 'ben', ({ team }) => [
    'POST',
    '/messages',
    { type: 'channel', to: team, topic: 'plans', content: 'A new logo' },
  ]),
  request('deleteAlertWords', 'removes an alert word', 'anna', () => [
    'DELETE',
    '/users/me/alert_words',
    { alert_words: ['logo'] },
  ]),
  request('markOnboardingStep', 'marks an onboarding step', 'anna', () => [
    'POST',
    '/users/me/onboarding_steps',
    { onboarding_step: 'intro_inbox_view_modal' },
  ]),
];
