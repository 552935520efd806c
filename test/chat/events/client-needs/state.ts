import * as objects from './objects.js';
import { all, any, bool, list, map, nullable, number, object, oneOf, text, type Shape } from './shapes.js';

/** The names of all fields that the setting pages of the web client read, with their types. */
const ownSettings: Shape = object({
  ...all(
    bool,
    `twenty_four_hour_time dense_mode starred_message_counts receives_typing_notifications fluid_layout_width
     high_contrast_mode enable_drafts_synchronization translate_emoticons display_emoji_reaction_users
     web_escape_navigates_to_home_view left_side_userlist enable_stream_desktop_notifications
     enable_stream_email_notifications enable_stream_push_notifications enable_stream_audible_notifications
     enable_desktop_notifications enable_sounds enable_offline_email_notifications enable_offline_push_notifications
     enable_online_push_notifications enable_followed_topic_desktop_notifications
     enable_followed_topic_email_notifications enable_followed_topic_push_notifications
     enable_followed_topic_audible_notifications enable_followed_topic_wildcard_mentions_notify enable_digest_emails
     enable_marketing_emails enable_login_emails message_content_in_email_notifications
     pm_content_in_desktop_notifications wildcard_mentions_notify presence_enabled enter_sends
     automatically_follow_topics_where_mentioned send_private_typing_notifications send_stream_typing_notifications
     send_read_receipts web_navigate_to_sent_message`,
  ),
  ...all(
    number,
    `web_mark_read_on_scroll_policy web_channel_default_view web_font_size_px web_line_height_percent color_scheme
     demote_inactive_streams user_list_style web_stream_unreads_count_display_policy
     email_notifications_batching_period_seconds desktop_icon_count_display realm_name_in_email_notifications_policy
     automatically_follow_topics_policy automatically_unmute_topics_in_muted_streams_policy email_address_visibility`,
  ),
  ...all(text, 'default_language web_home_view web_animate_image_previews notification_sound'),
  emojiset: oneOf('google', 'google-blob', 'twitter', 'text'),
  emojiset_choices: list(object(all(text, 'key text'))),
  available_notification_sounds: list(text),
});

const realmTexts = `realm_name realm_description realm_url realm_uri realm_bot_domain realm_default_language
  realm_default_code_block_language realm_icon_url realm_icon_source realm_logo_url realm_logo_source
  realm_night_logo_url realm_night_logo_source upgrade_text_for_wide_organization_logo server_emoji_data_url
  giphy_api_key jitsi_server_url`;

/** The ID of a group, or its members if the organization named them. */
const realmGroups = `realm_can_access_all_users_group realm_can_create_public_channel_group
  realm_can_create_private_channel_group realm_can_create_web_public_channel_group realm_can_delete_any_message_group
  realm_create_multiuse_invite_group realm_direct_message_initiator_group realm_direct_message_permission_group`;

const realmNumbers = `realm_add_custom_emoji_policy realm_bot_creation_policy realm_create_private_stream_policy
  realm_create_public_stream_policy realm_create_web_public_stream_policy realm_date_created
  realm_delete_own_message_policy realm_digest_weekday realm_edit_topic_policy realm_giphy_rating realm_invite_to_realm_policy
  realm_invite_to_stream_policy realm_message_retention_days realm_move_messages_between_streams_policy
  realm_new_stream_announcements_stream_id realm_signup_announcements_stream_id
  realm_zulip_update_announcements_stream_id realm_org_type realm_plan_type realm_user_group_edit_policy
  realm_video_chat_provider realm_waiting_period_threshold realm_wildcard_mention_policy
  server_presence_offline_threshold_seconds server_presence_ping_interval_seconds
  server_typing_started_expiry_period_milliseconds server_typing_started_wait_period_milliseconds
  server_typing_stopped_wait_period_milliseconds server_generation server_timestamp max_avatar_file_size_mib
  max_file_upload_size_mib max_icon_file_size_mib max_logo_file_size_mib max_message_length
  max_stream_description_length max_stream_name_length max_topic_length password_min_guesses password_min_length`;

const realmFlags = `realm_allow_edit_history realm_allow_message_editing realm_avatar_changes_disabled
  realm_digest_emails_enabled realm_disallow_disposable_email_addresses realm_email_auth_enabled
  realm_email_changes_disabled realm_emails_restricted_to_domains realm_enable_guest_user_indicator
  realm_enable_read_receipts realm_enable_spectator_access realm_inline_image_preview realm_inline_url_embed_preview
  realm_invite_required realm_is_zephyr_mirror_realm realm_mandatory_topics
  realm_message_content_allowed_in_email_notifications realm_name_changes_disabled realm_password_auth_enabled
  realm_presence_disabled realm_push_notifications_enabled realm_require_unique_names realm_send_welcome_emails
  realm_want_advertise_in_communities_directory server_avatar_changes_disabled server_inline_image_preview
  server_inline_url_embed_preview server_name_changes_disabled server_needs_upgrade
  server_web_public_streams_enabled settings_send_digest_emails zulip_plan_is_not_limited development_environment`;

const realmLimits = `realm_message_content_delete_limit_seconds realm_message_content_edit_limit_seconds
  realm_move_messages_between_streams_limit_seconds realm_move_messages_within_stream_limit_seconds
  realm_push_notifications_enabled_end_timestamp realm_upload_quota_mib`;

const permissionSetting = object({
  ...all(bool, 'require_system_group allow_internet_group allow_nobody_group allow_everyone_group'),
  default_group_name: text,
  default_for_system_groups: nullable(text),
  allowed_system_groups: list(text),
});

/** What the clients for browsers, phones and terminals read of the response of `POST /register`. */
export const state: Readonly<Record<string, Shape>> = {
  ...all(text, 'queue_id zulip_version zulip_merge_base'),
  ...all(number, 'last_event_id zulip_feature_level event_queue_longpoll_timeout_seconds'),
  ...all(text, realmTexts),
  ...all(any, realmGroups),
  ...all(number, realmNumbers),
  ...all(bool, realmFlags),
  ...all(nullable(number), realmLimits),
  ...all(nullable(text), 'realm_jitsi_server_url server_jitsi_server_url'),
  realm_authentication_methods: map(object(all(bool, 'enabled available'))),
  realm_available_video_chat_providers: objects.namedChoices('disabled', 'jitsi_meet'),
  giphy_rating_options: objects.namedChoices('disabled'),
  realm_default_external_accounts: map(object(all(text, 'name text hint url_pattern'))),
  realm_domains: list(objects.domain),
  realm_playgrounds: list(objects.playground),
  realm_linkifiers: list(objects.linkifier),
  realm_filters: list(any),
  realm_embedded_bots: list(any),
  realm_incoming_webhook_bots: list(any),
  server_thumbnail_formats: list(
    object({ ...all(text, 'name format'), ...all(number, 'max_width max_height'), animated: bool }),
  ),
  server_supported_permission_settings: object(all(map(permissionSetting), 'realm stream group')),
  stop_words: list(text),
  custom_profile_fields: list(objects.profileField),
  custom_profile_field_types: objects.namedChoices(
    ...'SHORT_TEXT LONG_TEXT DATE SELECT URL EXTERNAL_ACCOUNT USER PRONOUNS'.split(' '),
  ),
  ...all(list(objects.user), 'realm_users realm_non_active_users cross_realm_bots'),
  realm_bots: list(objects.bot),
  realm_emoji: map(objects.emoji),
  realm_user_groups: list(objects.userGroup),
  ...all(text, 'email delivery_email full_name avatar_source'),
  ...all(nullable(text), 'avatar_url avatar_url_medium'),
  ...all(number, 'user_id max_message_id presence_last_update_id'),
  ...all(
    bool,
    `is_owner is_admin is_moderator is_guest is_billing_admin has_zoom_token can_create_streams
     can_create_public_streams can_create_private_streams can_create_web_public_streams can_subscribe_other_users
     can_invite_others_to_realm`,
  ),
  user_settings: ownSettings,
  realm_user_settings_defaults: ownSettings,
  alert_words: list(text),
  muted_users: list(objects.mutedUser),
  onboarding_steps: list(objects.onboardingStep),
  drafts: list(objects.draft),
  scheduled_messages: list(objects.scheduledMessage),
  ...all(list(objects.subscription), 'subscriptions unsubscribed'),
  never_subscribed: list(objects.neverSubscribed),
  streams: list(objects.channel),
  realm_default_streams: list(objects.defaultChannel),
  presences: map(objects.presence),
  user_status: map(any),
  user_topics: list(objects.userTopic),
  starred_messages: list(number),
  recent_private_conversations: list(object({ max_message_id: number, user_ids: list(number) })),
  unread_msgs: objects.unread,
};

/** What clients read that do not declare `user_settings_object`, `user_topic` or `slim_presence`. */
export const olderState: Readonly<Record<string, Shape>> = {
  muted_topics: list(any),
  presences: map(
    object({
      aggregated: object({ status: oneOf('active', 'idle'), timestamp: number }),
      website: object({ status: oneOf('active', 'idle'), timestamp: number, pushable: bool }),
    }),
  ),
  ...all(
    bool,
    `twenty_four_hour_time high_contrast_mode left_side_userlist translate_emoticons enter_sends
     pm_content_in_desktop_notifications enable_offline_push_notifications enable_online_push_notifications
     enable_stream_push_notifications enable_desktop_notifications enable_sounds`,
  ),
  ...all(text, 'default_language emojiset timezone'),
};
