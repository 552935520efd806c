// Written by `npm run generate` from openapi/; never edited.
import type { components } from './types.js';

export interface SettingRow {
  readonly name: string;
  readonly group: string;
  /** Whether the server or the client applies it. */
  readonly effect: 'server' | 'client' | 'none';
  /** The event that reports it to clients from before feature level 89. */
  readonly legacy?: 'update_display_settings' | 'update_global_notifications';
  /** Whether it says something about the user, so that it has no default of the organization. */
  readonly personal?: true;
  readonly since?: number;
  /** The role that may change it, if not every role that may send the request. */
  readonly role?: 'owner';
  readonly choices?: readonly (string | number)[];
}

export type UserSettings = components['schemas']['UserSettings'];

export const userSettings = [
  {
    "name": "twenty_four_hour_time",
    "group": "display",
    "effect": "server",
    "legacy": "update_display_settings"
  },
  {
    "name": "dense_mode",
    "group": "display",
    "effect": "none",
    "legacy": "update_display_settings"
  },
  {
    "name": "web_mark_read_on_scroll_policy",
    "group": "display",
    "effect": "client",
    "since": 175,
    "choices": [
      1,
      2,
      3
    ]
  },
  {
    "name": "web_channel_default_view",
    "group": "display",
    "effect": "client",
    "since": 269,
    "choices": [
      1,
      2
    ]
  },
  {
    "name": "starred_message_counts",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings"
  },
  {
    "name": "receives_typing_notifications",
    "group": "privacy",
    "effect": "server",
    "since": 253
  },
  {
    "name": "fluid_layout_width",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings"
  },
  {
    "name": "high_contrast_mode",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings"
  },
  {
    "name": "web_font_size_px",
    "group": "display",
    "effect": "client",
    "since": 245
  },
  {
    "name": "web_line_height_percent",
    "group": "display",
    "effect": "client",
    "since": 245
  },
  {
    "name": "color_scheme",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings",
    "since": 21,
    "choices": [
      1,
      2,
      3
    ]
  },
  {
    "name": "enable_drafts_synchronization",
    "group": "display",
    "effect": "server",
    "legacy": "update_display_settings",
    "since": 87
  },
  {
    "name": "translate_emoticons",
    "group": "display",
    "effect": "server",
    "legacy": "update_display_settings"
  },
  {
    "name": "display_emoji_reaction_users",
    "group": "display",
    "effect": "client",
    "since": 125
  },
  {
    "name": "default_language",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings"
  },
  {
    "name": "web_home_view",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings",
    "since": 219,
    "choices": [
      "recent_topics",
      "inbox",
      "all_messages"
    ]
  },
  {
    "name": "web_escape_navigates_to_home_view",
    "group": "display",
    "effect": "client",
    "since": 219
  },
  {
    "name": "left_side_userlist",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings"
  },
  {
    "name": "emojiset",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings",
    "choices": [
      "google",
      "google-blob",
      "twitter",
      "text"
    ]
  },
  {
    "name": "demote_inactive_streams",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings",
    "choices": [
      1,
      2,
      3
    ]
  },
  {
    "name": "user_list_style",
    "group": "display",
    "effect": "client",
    "since": 141,
    "choices": [
      1,
      2,
      3
    ]
  },
  {
    "name": "web_animate_image_previews",
    "group": "display",
    "effect": "client",
    "since": 275,
    "choices": [
      "always",
      "on_hover",
      "never"
    ]
  },
  {
    "name": "web_stream_unreads_count_display_policy",
    "group": "display",
    "effect": "client",
    "since": 210,
    "choices": [
      1,
      2,
      3
    ]
  },
  {
    "name": "enable_stream_desktop_notifications",
    "group": "notification",
    "effect": "client",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_stream_email_notifications",
    "group": "notification",
    "effect": "server",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_stream_push_notifications",
    "group": "notification",
    "effect": "none",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_stream_audible_notifications",
    "group": "notification",
    "effect": "client",
    "legacy": "update_global_notifications"
  },
  {
    "name": "notification_sound",
    "group": "notification",
    "effect": "client",
    "legacy": "update_global_notifications",
    "choices": [
      "ascend",
      "beep_boop",
      "bink",
      "bright",
      "brlip",
      "chime",
      "deep tom",
      "ding",
      "double tap",
      "down",
      "dry bongos",
      "dutdut",
      "fast ascend",
      "flute",
      "friendly",
      "kick roll",
      "loud tintong",
      "metallic snare",
      "pan",
      "shaker",
      "simple",
      "stairs",
      "subtle",
      "swish",
      "tintong",
      "up",
      "wood block",
      "zaping",
      "zing",
      "zulip",
      "none"
    ]
  },
  {
    "name": "enable_desktop_notifications",
    "group": "notification",
    "effect": "client",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_sounds",
    "group": "notification",
    "effect": "client",
    "legacy": "update_global_notifications"
  },
  {
    "name": "email_notifications_batching_period_seconds",
    "group": "notification",
    "effect": "server",
    "legacy": "update_global_notifications",
    "since": 82
  },
  {
    "name": "enable_offline_email_notifications",
    "group": "notification",
    "effect": "server",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_offline_push_notifications",
    "group": "notification",
    "effect": "none",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_online_push_notifications",
    "group": "notification",
    "effect": "none",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_followed_topic_desktop_notifications",
    "group": "notification",
    "effect": "client",
    "since": 189
  },
  {
    "name": "enable_followed_topic_email_notifications",
    "group": "notification",
    "effect": "server",
    "since": 189
  },
  {
    "name": "enable_followed_topic_push_notifications",
    "group": "notification",
    "effect": "none",
    "since": 189
  },
  {
    "name": "enable_followed_topic_audible_notifications",
    "group": "notification",
    "effect": "client",
    "since": 189
  },
  {
    "name": "enable_digest_emails",
    "group": "notification",
    "effect": "server",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_marketing_emails",
    "group": "notification",
    "effect": "none",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_login_emails",
    "group": "notification",
    "effect": "server",
    "legacy": "update_global_notifications"
  },
  {
    "name": "message_content_in_email_notifications",
    "group": "notification",
    "effect": "server",
    "legacy": "update_global_notifications"
  },
  {
    "name": "pm_content_in_desktop_notifications",
    "group": "notification",
    "effect": "client",
    "legacy": "update_global_notifications"
  },
  {
    "name": "wildcard_mentions_notify",
    "group": "notification",
    "effect": "server",
    "legacy": "update_global_notifications"
  },
  {
    "name": "enable_followed_topic_wildcard_mentions_notify",
    "group": "notification",
    "effect": "server",
    "since": 189
  },
  {
    "name": "desktop_icon_count_display",
    "group": "notification",
    "effect": "client",
    "legacy": "update_global_notifications",
    "choices": [
      1,
      2,
      3,
      4
    ]
  },
  {
    "name": "realm_name_in_email_notifications_policy",
    "group": "notification",
    "effect": "server",
    "legacy": "update_global_notifications",
    "since": 168,
    "choices": [
      1,
      2,
      3
    ]
  },
  {
    "name": "automatically_follow_topics_policy",
    "group": "notification",
    "effect": "server",
    "since": 214,
    "choices": [
      1,
      2,
      3,
      4
    ]
  },
  {
    "name": "automatically_unmute_topics_in_muted_streams_policy",
    "group": "notification",
    "effect": "server",
    "since": 214,
    "choices": [
      1,
      2,
      3,
      4
    ]
  },
  {
    "name": "automatically_follow_topics_where_mentioned",
    "group": "notification",
    "effect": "server",
    "since": 235
  },
  {
    "name": "presence_enabled",
    "group": "privacy",
    "effect": "server",
    "legacy": "update_global_notifications",
    "since": 3
  },
  {
    "name": "enter_sends",
    "group": "display",
    "effect": "client",
    "legacy": "update_display_settings",
    "since": 81
  },
  {
    "name": "send_private_typing_notifications",
    "group": "privacy",
    "effect": "server",
    "since": 105
  },
  {
    "name": "send_stream_typing_notifications",
    "group": "privacy",
    "effect": "server",
    "since": 105
  },
  {
    "name": "send_read_receipts",
    "group": "privacy",
    "effect": "server",
    "since": 105
  },
  {
    "name": "email_address_visibility",
    "group": "privacy",
    "effect": "server",
    "since": 163,
    "choices": [
      1,
      2,
      3,
      4,
      5
    ]
  },
  {
    "name": "web_navigate_to_sent_message",
    "group": "display",
    "effect": "client",
    "since": 268
  },
  {
    "name": "timezone",
    "group": "display",
    "effect": "server",
    "legacy": "update_display_settings",
    "personal": true
  }
] as const satisfies readonly (SettingRow & { readonly name: keyof UserSettings })[];

export const defaultUserSettings: Readonly<UserSettings> = {
  "twenty_four_hour_time": false,
  "dense_mode": false,
  "web_mark_read_on_scroll_policy": 1,
  "web_channel_default_view": 1,
  "starred_message_counts": true,
  "receives_typing_notifications": true,
  "fluid_layout_width": false,
  "high_contrast_mode": false,
  "web_font_size_px": 16,
  "web_line_height_percent": 140,
  "color_scheme": 1,
  "enable_drafts_synchronization": true,
  "translate_emoticons": false,
  "display_emoji_reaction_users": true,
  "default_language": "en",
  "web_home_view": "inbox",
  "web_escape_navigates_to_home_view": true,
  "left_side_userlist": false,
  "emojiset": "google",
  "demote_inactive_streams": 1,
  "user_list_style": 2,
  "web_animate_image_previews": "on_hover",
  "web_stream_unreads_count_display_policy": 2,
  "enable_stream_desktop_notifications": false,
  "enable_stream_email_notifications": false,
  "enable_stream_push_notifications": false,
  "enable_stream_audible_notifications": false,
  "notification_sound": "zulip",
  "enable_desktop_notifications": true,
  "enable_sounds": true,
  "email_notifications_batching_period_seconds": 120,
  "enable_offline_email_notifications": true,
  "enable_offline_push_notifications": true,
  "enable_online_push_notifications": true,
  "enable_followed_topic_desktop_notifications": true,
  "enable_followed_topic_email_notifications": true,
  "enable_followed_topic_push_notifications": true,
  "enable_followed_topic_audible_notifications": true,
  "enable_digest_emails": true,
  "enable_marketing_emails": true,
  "enable_login_emails": true,
  "message_content_in_email_notifications": true,
  "pm_content_in_desktop_notifications": true,
  "wildcard_mentions_notify": true,
  "enable_followed_topic_wildcard_mentions_notify": true,
  "desktop_icon_count_display": 1,
  "realm_name_in_email_notifications_policy": 1,
  "automatically_follow_topics_policy": 3,
  "automatically_unmute_topics_in_muted_streams_policy": 2,
  "automatically_follow_topics_where_mentioned": true,
  "presence_enabled": true,
  "enter_sends": false,
  "send_private_typing_notifications": true,
  "send_stream_typing_notifications": true,
  "send_read_receipts": true,
  "email_address_visibility": 1,
  "web_navigate_to_sent_message": true,
  "timezone": ""
};

export interface OrganizationSettings {
  can_access_all_users_group: Exclude<components['schemas']['OrganizationSettings']['realm_can_access_all_users_group'], undefined> | `role:${string}`;
  can_create_public_channel_group: Exclude<components['schemas']['OrganizationSettings']['realm_can_create_public_channel_group'], undefined> | `role:${string}`;
  can_create_private_channel_group: Exclude<components['schemas']['OrganizationSettings']['realm_can_create_private_channel_group'], undefined> | `role:${string}`;
  can_create_web_public_channel_group: Exclude<components['schemas']['OrganizationSettings']['realm_can_create_web_public_channel_group'], undefined> | `role:${string}`;
  can_delete_any_message_group: Exclude<components['schemas']['OrganizationSettings']['realm_can_delete_any_message_group'], undefined> | `role:${string}`;
  create_multiuse_invite_group: Exclude<components['schemas']['OrganizationSettings']['realm_create_multiuse_invite_group'], undefined> | `role:${string}`;
  direct_message_initiator_group: Exclude<components['schemas']['OrganizationSettings']['realm_direct_message_initiator_group'], undefined> | `role:${string}`;
  direct_message_permission_group: Exclude<components['schemas']['OrganizationSettings']['realm_direct_message_permission_group'], undefined> | `role:${string}`;
  add_custom_emoji_policy: Exclude<components['schemas']['OrganizationSettings']['realm_add_custom_emoji_policy'], undefined>;
  bot_creation_policy: Exclude<components['schemas']['OrganizationSettings']['realm_bot_creation_policy'], undefined>;
  delete_own_message_policy: Exclude<components['schemas']['OrganizationSettings']['realm_delete_own_message_policy'], undefined>;
  edit_topic_policy: Exclude<components['schemas']['OrganizationSettings']['realm_edit_topic_policy'], undefined>;
  invite_to_realm_policy: Exclude<components['schemas']['OrganizationSettings']['realm_invite_to_realm_policy'], undefined>;
  invite_to_stream_policy: Exclude<components['schemas']['OrganizationSettings']['realm_invite_to_stream_policy'], undefined>;
  move_messages_between_streams_policy: Exclude<components['schemas']['OrganizationSettings']['realm_move_messages_between_streams_policy'], undefined>;
  user_group_edit_policy: Exclude<components['schemas']['OrganizationSettings']['realm_user_group_edit_policy'], undefined>;
  wildcard_mention_policy: Exclude<components['schemas']['OrganizationSettings']['realm_wildcard_mention_policy'], undefined>;
  waiting_period_threshold: Exclude<components['schemas']['OrganizationSettings']['realm_waiting_period_threshold'], undefined>;
  allow_edit_history: Exclude<components['schemas']['OrganizationSettings']['realm_allow_edit_history'], undefined>;
  allow_message_editing: Exclude<components['schemas']['OrganizationSettings']['realm_allow_message_editing'], undefined>;
  message_content_edit_limit_seconds: Exclude<components['schemas']['OrganizationSettings']['realm_message_content_edit_limit_seconds'], undefined>;
  message_content_delete_limit_seconds: Exclude<components['schemas']['OrganizationSettings']['realm_message_content_delete_limit_seconds'], undefined>;
  move_messages_within_stream_limit_seconds: Exclude<components['schemas']['OrganizationSettings']['realm_move_messages_within_stream_limit_seconds'], undefined>;
  move_messages_between_streams_limit_seconds: Exclude<components['schemas']['OrganizationSettings']['realm_move_messages_between_streams_limit_seconds'], undefined>;
  message_retention_days: Exclude<components['schemas']['OrganizationSettings']['realm_message_retention_days'], undefined>;
  mandatory_topics: Exclude<components['schemas']['OrganizationSettings']['realm_mandatory_topics'], undefined>;
  enable_read_receipts: Exclude<components['schemas']['OrganizationSettings']['realm_enable_read_receipts'], undefined>;
  inline_image_preview: Exclude<components['schemas']['OrganizationSettings']['realm_inline_image_preview'], undefined>;
  inline_url_embed_preview: Exclude<components['schemas']['OrganizationSettings']['realm_inline_url_embed_preview'], undefined>;
  default_code_block_language: Exclude<components['schemas']['OrganizationSettings']['realm_default_code_block_language'], undefined>;
  giphy_rating: Exclude<components['schemas']['OrganizationSettings']['realm_giphy_rating'], undefined>;
  video_chat_provider: Exclude<components['schemas']['OrganizationSettings']['realm_video_chat_provider'], undefined>;
  jitsi_server_url: Exclude<components['schemas']['OrganizationSettings']['realm_jitsi_server_url'], undefined>;
  message_content_allowed_in_email_notifications: Exclude<components['schemas']['OrganizationSettings']['realm_message_content_allowed_in_email_notifications'], undefined>;
  authentication_methods: Exclude<components['schemas']['OrganizationSettings']['realm_authentication_methods'], undefined>;
  default_language: Exclude<components['schemas']['OrganizationSettings']['realm_default_language'], undefined>;
  avatar_changes_disabled: Exclude<components['schemas']['OrganizationSettings']['realm_avatar_changes_disabled'], undefined>;
  email_changes_disabled: Exclude<components['schemas']['OrganizationSettings']['realm_email_changes_disabled'], undefined>;
  name_changes_disabled: Exclude<components['schemas']['OrganizationSettings']['realm_name_changes_disabled'], undefined>;
  require_unique_names: Exclude<components['schemas']['OrganizationSettings']['realm_require_unique_names'], undefined>;
  disallow_disposable_email_addresses: Exclude<components['schemas']['OrganizationSettings']['realm_disallow_disposable_email_addresses'], undefined>;
  emails_restricted_to_domains: Exclude<components['schemas']['OrganizationSettings']['realm_emails_restricted_to_domains'], undefined>;
  invite_required: Exclude<components['schemas']['OrganizationSettings']['realm_invite_required'], undefined>;
  enable_guest_user_indicator: Exclude<components['schemas']['OrganizationSettings']['realm_enable_guest_user_indicator'], undefined>;
  presence_disabled: Exclude<components['schemas']['OrganizationSettings']['realm_presence_disabled'], undefined>;
  send_welcome_emails: Exclude<components['schemas']['OrganizationSettings']['realm_send_welcome_emails'], undefined>;
  digest_emails_enabled: Exclude<components['schemas']['OrganizationSettings']['realm_digest_emails_enabled'], undefined>;
  digest_weekday: Exclude<components['schemas']['OrganizationSettings']['realm_digest_weekday'], undefined>;
  enable_spectator_access: Exclude<components['schemas']['OrganizationSettings']['realm_enable_spectator_access'], undefined>;
  want_advertise_in_communities_directory: Exclude<components['schemas']['OrganizationSettings']['realm_want_advertise_in_communities_directory'], undefined>;
  org_type: Exclude<components['schemas']['OrganizationSettings']['realm_org_type'], undefined>;
  new_stream_announcements_stream_id: Exclude<components['schemas']['OrganizationSettings']['realm_new_stream_announcements_stream_id'], undefined>;
  signup_announcements_stream_id: Exclude<components['schemas']['OrganizationSettings']['realm_signup_announcements_stream_id'], undefined>;
  service_update_announcements_stream_id: Exclude<components['schemas']['OrganizationSettings']['realm_service_update_announcements_stream_id'], undefined>;
}

export const organizationSettings = [
  {
    "name": "can_access_all_users_group",
    "group": "permission",
    "effect": "server",
    "since": 225
  },
  {
    "name": "can_create_public_channel_group",
    "group": "permission",
    "effect": "server",
    "since": 264
  },
  {
    "name": "can_create_private_channel_group",
    "group": "permission",
    "effect": "server",
    "since": 266
  },
  {
    "name": "can_create_web_public_channel_group",
    "group": "permission",
    "effect": "server",
    "since": 280,
    "role": "owner"
  },
  {
    "name": "can_delete_any_message_group",
    "group": "permission",
    "effect": "server",
    "since": 281
  },
  {
    "name": "create_multiuse_invite_group",
    "group": "permission",
    "effect": "server",
    "since": 209,
    "role": "owner"
  },
  {
    "name": "direct_message_initiator_group",
    "group": "permission",
    "effect": "server",
    "since": 270
  },
  {
    "name": "direct_message_permission_group",
    "group": "permission",
    "effect": "server",
    "since": 270
  },
  {
    "name": "add_custom_emoji_policy",
    "group": "policy",
    "effect": "server",
    "choices": [
      1,
      2,
      3,
      4
    ]
  },
  {
    "name": "bot_creation_policy",
    "group": "policy",
    "effect": "server",
    "choices": [
      1,
      2,
      3
    ]
  },
  {
    "name": "delete_own_message_policy",
    "group": "policy",
    "effect": "server",
    "since": 101,
    "choices": [
      1,
      2,
      3,
      4,
      5
    ]
  },
  {
    "name": "edit_topic_policy",
    "group": "policy",
    "effect": "server",
    "since": 75,
    "choices": [
      1,
      2,
      3,
      4,
      5,
      6
    ]
  },
  {
    "name": "invite_to_realm_policy",
    "group": "policy",
    "effect": "server",
    "since": 50,
    "role": "owner",
    "choices": [
      1,
      2,
      3,
      4,
      6
    ]
  },
  {
    "name": "invite_to_stream_policy",
    "group": "policy",
    "effect": "server",
    "choices": [
      1,
      2,
      3,
      4
    ]
  },
  {
    "name": "move_messages_between_streams_policy",
    "group": "policy",
    "effect": "server",
    "since": 56,
    "choices": [
      1,
      2,
      3,
      4,
      6
    ]
  },
  {
    "name": "user_group_edit_policy",
    "group": "policy",
    "effect": "server",
    "choices": [
      1,
      2,
      3,
      4
    ]
  },
  {
    "name": "wildcard_mention_policy",
    "group": "policy",
    "effect": "server",
    "since": 34,
    "choices": [
      1,
      2,
      3,
      5,
      6,
      7
    ]
  },
  {
    "name": "waiting_period_threshold",
    "group": "policy",
    "effect": "server"
  },
  {
    "name": "allow_edit_history",
    "group": "messages",
    "effect": "server"
  },
  {
    "name": "allow_message_editing",
    "group": "messages",
    "effect": "server"
  },
  {
    "name": "message_content_edit_limit_seconds",
    "group": "messages",
    "effect": "server"
  },
  {
    "name": "message_content_delete_limit_seconds",
    "group": "messages",
    "effect": "server"
  },
  {
    "name": "move_messages_within_stream_limit_seconds",
    "group": "messages",
    "effect": "server",
    "since": 162
  },
  {
    "name": "move_messages_between_streams_limit_seconds",
    "group": "messages",
    "effect": "server",
    "since": 162
  },
  {
    "name": "message_retention_days",
    "group": "messages",
    "effect": "server",
    "role": "owner"
  },
  {
    "name": "mandatory_topics",
    "group": "messages",
    "effect": "server"
  },
  {
    "name": "enable_read_receipts",
    "group": "messages",
    "effect": "server",
    "since": 137
  },
  {
    "name": "inline_image_preview",
    "group": "messages",
    "effect": "server"
  },
  {
    "name": "inline_url_embed_preview",
    "group": "messages",
    "effect": "none"
  },
  {
    "name": "default_code_block_language",
    "group": "messages",
    "effect": "server"
  },
  {
    "name": "giphy_rating",
    "group": "messages",
    "effect": "client",
    "choices": [
      0,
      1,
      2,
      3,
      4,
      5
    ]
  },
  {
    "name": "video_chat_provider",
    "group": "messages",
    "effect": "client",
    "choices": [
      0,
      1
    ]
  },
  {
    "name": "jitsi_server_url",
    "group": "messages",
    "effect": "client",
    "since": 212
  },
  {
    "name": "message_content_allowed_in_email_notifications",
    "group": "messages",
    "effect": "server"
  },
  {
    "name": "authentication_methods",
    "group": "accounts",
    "effect": "server",
    "role": "owner"
  },
  {
    "name": "default_language",
    "group": "accounts",
    "effect": "server"
  },
  {
    "name": "avatar_changes_disabled",
    "group": "accounts",
    "effect": "server"
  },
  {
    "name": "email_changes_disabled",
    "group": "accounts",
    "effect": "server"
  },
  {
    "name": "name_changes_disabled",
    "group": "accounts",
    "effect": "server"
  },
  {
    "name": "require_unique_names",
    "group": "accounts",
    "effect": "server",
    "since": 246
  },
  {
    "name": "disallow_disposable_email_addresses",
    "group": "accounts",
    "effect": "server",
    "role": "owner"
  },
  {
    "name": "emails_restricted_to_domains",
    "group": "accounts",
    "effect": "server",
    "role": "owner"
  },
  {
    "name": "invite_required",
    "group": "accounts",
    "effect": "server",
    "role": "owner"
  },
  {
    "name": "enable_guest_user_indicator",
    "group": "accounts",
    "effect": "client",
    "since": 216
  },
  {
    "name": "presence_disabled",
    "group": "accounts",
    "effect": "server"
  },
  {
    "name": "send_welcome_emails",
    "group": "accounts",
    "effect": "none"
  },
  {
    "name": "digest_emails_enabled",
    "group": "accounts",
    "effect": "server"
  },
  {
    "name": "digest_weekday",
    "group": "accounts",
    "effect": "server"
  },
  {
    "name": "enable_spectator_access",
    "group": "organization",
    "effect": "server",
    "since": 109
  },
  {
    "name": "want_advertise_in_communities_directory",
    "group": "organization",
    "effect": "none",
    "since": 129
  },
  {
    "name": "org_type",
    "group": "organization",
    "effect": "client",
    "since": 128,
    "choices": [
      0,
      10,
      20,
      30,
      35,
      40,
      50,
      60,
      70,
      80,
      90,
      100,
      1000
    ]
  },
  {
    "name": "new_stream_announcements_stream_id",
    "group": "organization",
    "effect": "server",
    "since": 241
  },
  {
    "name": "signup_announcements_stream_id",
    "group": "organization",
    "effect": "server",
    "since": 241
  },
  {
    "name": "service_update_announcements_stream_id",
    "group": "organization",
    "effect": "none",
    "since": 242
  }
] as const satisfies readonly (SettingRow & { readonly name: keyof OrganizationSettings })[];

export const defaultOrganizationSettings: Readonly<OrganizationSettings> = {
  "can_access_all_users_group": "role:everyone",
  "can_create_public_channel_group": "role:members",
  "can_create_private_channel_group": "role:members",
  "can_create_web_public_channel_group": "role:owners",
  "can_delete_any_message_group": "role:administrators",
  "create_multiuse_invite_group": "role:administrators",
  "direct_message_initiator_group": "role:everyone",
  "direct_message_permission_group": "role:everyone",
  "add_custom_emoji_policy": 1,
  "bot_creation_policy": 1,
  "delete_own_message_policy": 5,
  "edit_topic_policy": 5,
  "invite_to_realm_policy": 1,
  "invite_to_stream_policy": 1,
  "move_messages_between_streams_policy": 1,
  "user_group_edit_policy": 1,
  "wildcard_mention_policy": 5,
  "waiting_period_threshold": 0,
  "allow_edit_history": true,
  "allow_message_editing": true,
  "message_content_edit_limit_seconds": 600,
  "message_content_delete_limit_seconds": 600,
  "move_messages_within_stream_limit_seconds": 604800,
  "move_messages_between_streams_limit_seconds": 604800,
  "message_retention_days": -1,
  "mandatory_topics": false,
  "enable_read_receipts": true,
  "inline_image_preview": true,
  "inline_url_embed_preview": false,
  "default_code_block_language": "",
  "giphy_rating": 2,
  "video_chat_provider": 1,
  "jitsi_server_url": null,
  "message_content_allowed_in_email_notifications": true,
  "authentication_methods": {
    "Email": {
      "enabled": true,
      "available": true
    }
  },
  "default_language": "en",
  "avatar_changes_disabled": false,
  "email_changes_disabled": false,
  "name_changes_disabled": false,
  "require_unique_names": false,
  "disallow_disposable_email_addresses": true,
  "emails_restricted_to_domains": false,
  "invite_required": true,
  "enable_guest_user_indicator": true,
  "presence_disabled": false,
  "send_welcome_emails": true,
  "digest_emails_enabled": false,
  "digest_weekday": 1,
  "enable_spectator_access": false,
  "want_advertise_in_communities_directory": false,
  "org_type": 0,
  "new_stream_announcements_stream_id": -1,
  "signup_announcements_stream_id": -1,
  "service_update_announcements_stream_id": -1
};
