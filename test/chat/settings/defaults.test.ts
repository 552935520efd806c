import { expect } from 'chai';

import type { Role } from '../../../src/contract/types.js';
import { startServer, type TestServer } from '../../support/server.js';

/** The settings of a new account, as clients of this interface expect them; not read from the tables of the server. */
const off = [
  'enter_sends',
  'left_side_userlist',
  'fluid_layout_width',
  'high_contrast_mode',
  'translate_emoticons',
  'twenty_four_hour_time',
  'dense_mode',
  'enable_stream_desktop_notifications',
  'enable_stream_email_notifications',
  'enable_stream_push_notifications',
  'enable_stream_audible_notifications',
];

const on = [
  'web_escape_navigates_to_home_view',
  'display_emoji_reaction_users',
  'starred_message_counts',
  'web_navigate_to_sent_message',
  'wildcard_mentions_notify',
  'enable_followed_topic_desktop_notifications',
  'enable_followed_topic_email_notifications',
  'enable_followed_topic_push_notifications',
  'enable_followed_topic_audible_notifications',
  'enable_followed_topic_wildcard_mentions_notify',
  'enable_desktop_notifications',
  'pm_content_in_desktop_notifications',
  'enable_sounds',
  'enable_offline_email_notifications',
  'enable_offline_push_notifications',
  'enable_online_push_notifications',
  'message_content_in_email_notifications',
  'enable_digest_emails',
  'enable_login_emails',
  'enable_marketing_emails',
  'presence_enabled',
  'automatically_follow_topics_where_mentioned',
  'enable_drafts_synchronization',
  'send_private_typing_notifications',
  'send_stream_typing_notifications',
  'send_read_receipts',
  'receives_typing_notifications',
];

const others = {
  default_language: 'en',
  web_home_view: 'inbox',
  color_scheme: 1,
  web_font_size_px: 16,
  web_line_height_percent: 140,
  web_animate_image_previews: 'on_hover',
  demote_inactive_streams: 1,
  web_mark_read_on_scroll_policy: 1,
  web_channel_default_view: 1,
  emojiset: 'google',
  user_list_style: 2,
  web_stream_unreads_count_display_policy: 2,
  email_notifications_batching_period_seconds: 120,
  desktop_icon_count_display: 1,
  realm_name_in_email_notifications_policy: 1,
  automatically_follow_topics_policy: 3,
  automatically_unmute_topics_in_muted_streams_policy: 2,
  email_address_visibility: 1,
  timezone: '',
};

const ROLES: readonly (readonly [Role, number])[] = [
  ['owner', 100],
  ['administrator', 200],
  ['moderator', 300],
  ['member', 400],
  ['guest', 600],
];

describe('A new account', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  it('has the default settings that clients expect', async () => {
    const { client } = await site.person('Anna');
    const state = await client.ok('POST', '/register', {
      fetch_event_types: ['user_settings'],
      client_capabilities: { notification_settings_null: true, user_settings_object: true },
    });
    const expected = {
      ...Object.fromEntries(off.map((name) => [name, false])),
      ...Object.fromEntries(on.map((name) => [name, true])),
      ...others,
    };
    const found = Object.fromEntries(
      Object.keys(expected).map((name) => [name, state.user_settings[name] as unknown]),
    );
    expect(found).to.deep.equal(expected);
  });

  for (const [role, number] of ROLES) {
    it(`has the number ${String(number)} as its role if it is that of a ${role}`, async () => {
      const { client } = await site.person(`The ${role}`, { role });
      const user = await client.ok('GET', '/users/me');
      expect(user.role).to.equal(number);
      expect([user.is_owner, user.is_admin, user.is_guest]).to.deep.equal([
        role === 'owner',
        role === 'owner' || role === 'administrator',
        role === 'guest',
      ]);
    });
  }
});
