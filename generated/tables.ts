// Written by `npm run generate` from src/server/schema/migrations/; never edited.
import type { Knex } from 'knex';

export interface Leases {
  name: string;
  owner: string;
  expires_at: number;
}

export interface TableLocks {
  name: string;
}

export interface ServerState {
  name: string;
  value: string;
}

export interface EventSequence {
  id: number;
  last_id: number;
  trimmed_id: number;
  log_bytes: number;
  fences: number;
}

export interface Events {
  id: number;
  transaction_id: string;
  created_at: number;
  bytes: number;
  audience: Buffer | null;
  event: string | null;
}

export interface Queues {
  id: string;
  user_id: number;
  registered_id: number;
  acknowledged_id: number;
  seen_at: number;
  lifespan_secs: number;
  options: string;
  client: string;
}

export interface QueueLocalIds {
  id: number;
  queue_id: string;
  local_id_hash: string;
  message_id: number | null;
  new_visibility_policy: number | null;
}

export interface LogPositions {
  name: string;
  position: number;
}

export interface Outbox {
  id: number;
  kind: string;
  payload: string;
  due_at: number;
  attempts: number;
  lane: number | null;
}

export interface Retries {
  id: number;
  user_id: number;
  key_hash: string;
  request_hash: string;
  created_at: number;
  response: string | null;
}

export interface DailyCounts {
  user_id: number;
  kind: string;
  day: number;
  number: number;
}

export interface Exports {
  id: number;
  acting_user_id: number;
  requested_at: number;
  file_key: string | null;
  size: number | null;
  failed_at: number | null;
  deleted_at: number | null;
  claimed_by: string | null;
  claimed_until: number;
  attempts: number;
  progress: number;
}

export interface Sessions {
  id: number;
  user_id: number;
  token_hash: string;
  previous_hash: string | null;
  rotated_at: number;
  created_at: number;
  expires_at: number;
}

export interface PasswordResets {
  user_id: number;
  email_key: string;
  token_hash: string;
  expires_at: number;
}

export interface KnownLogins {
  id: number;
  user_id: number;
  fingerprint: string;
  seen_at: number;
}

export interface LoginNetworks {
  fingerprint: string;
  user_id: number;
  seen_at: number;
}

export interface EmailChanges {
  user_id: number;
  new_email: string;
  token_hash: string;
  expires_at: number;
}

export interface Invitations {
  id: number;
  inviter_id: number;
  link_id: number | null;
  email: string;
  email_key: string;
  invited_as: number;
  include_defaults: number;
  notify_inviter: number;
  channel_ids: string;
  created_at: number;
  expires_at: number | null;
  token_hash: string;
  seed: string | null;
}

export interface InvitationLinks {
  id: number;
  inviter_id: number;
  invited_as: number;
  include_defaults: number;
  channel_ids: string;
  created_at: number;
  expires_at: number | null;
  seed: string;
  token_hash: string;
}

export interface DeviceTokens {
  id: number;
  user_id: number;
  kind: string;
  token_hash: string;
  token_encrypted: string;
  app_id: string | null;
  registered_at: number;
}

export interface EmailNotifications {
  user_id: number;
  message_id: number;
  due_at: number;
}

export interface Organizations {
  id: number;
  string_id: string;
  name: string;
  description: string;
  date_created: number;
  is_active: number;
  settings: string;
  icon_key: string | null;
  logo_key: string | null;
  night_logo_key: string | null;
}

export interface Users {
  id: number;
  email: string;
  email_key: string;
  delivery_email: string;
  delivery_email_key: string;
  full_name: string;
  full_name_key: string;
  role: number;
  is_active: number;
  is_billing_admin: number;
  bot_type: number | null;
  bot_owner_id: number | null;
  is_system_bot: number;
  timezone: string;
  date_joined: number;
  avatar_source: string;
  avatar_version: number;
  password_hash: string | null;
  api_key_encrypted: string;
  api_key_hash: string;
  settings: string;
  avatar_key: string | null;
  channel_emails: number;
  digest_at: number | null;
  read_version: number;
  read_floor: number;
}

export interface UserSettingsDefaults {
  name: string;
  value: string;
}

export interface UserGroups {
  id: number;
  name: string;
  name_key: string;
  description: string;
  is_system_group: number;
  creator_id: number | null;
  date_created: number;
  can_mention_group: string;
}

export interface UserGroupMembers {
  user_group_id: number;
  user_id: number;
}

export interface UserGroupSubgroups {
  user_group_id: number;
  subgroup_id: number;
}

export interface UserStatuses {
  user_id: number;
  status_text: string;
  emoji_name: string;
  emoji_code: string;
  reaction_type: string;
}

export interface UserPresence {
  user_id: number;
  active_at: number | null;
  connected_at: number;
  input_at: number | null;
  update_id: number;
  active_client: number | null;
}

export interface AlertWords {
  user_id: number;
  word_key: string;
  word: string;
}

export interface OnboardingSteps {
  user_id: number;
  step: string;
}

export interface MutedUsers {
  user_id: number;
  muted_user_id: number;
  muted_at: number;
  until_message_id: number | null;
}

export interface CustomProfileFields {
  id: number;
  name: string;
  name_key: string;
  field_type: number;
  hint: string;
  field_data: string;
  field_order: number;
  is_required: number;
  display_in_profile_summary: number;
}

export interface CustomProfileValues {
  user_id: number;
  field_id: number;
  value: string;
  rendered_value: string | null;
}

export interface Linkifiers {
  id: number;
  pattern: string;
  url_template: string;
  linkifier_order: number;
}

export interface CustomEmoji {
  id: number;
  name: string;
  active_name: string | null;
  author_id: number | null;
  image_key: string;
  still_key: string | null;
}

export interface RealmDomains {
  id: number;
  domain: string;
  allow_subdomains: number;
}

export interface CodePlaygrounds {
  id: number;
  name: string;
  pygments_language: string;
  url_template: string;
}

export interface BotDefaults {
  user_id: number;
  default_sending_stream_id: number | null;
  default_events_register_stream_id: number | null;
  default_all_public_streams: number;
}

export interface BotServices {
  user_id: number;
  name: string;
  sealed: string;
}

export interface BotStorage {
  id: number;
  user_id: number;
  key_hash: string;
  size: number;
  name: string;
  value: string;
}

export interface BotStorageUsage {
  user_id: number;
  entries: number;
  bytes: number;
}

export interface Channels {
  id: number;
  name: string;
  name_key: string;
  description: string;
  rendered_description: string;
  date_created: number;
  creator_id: number | null;
  is_archived: number;
  invite_only: number;
  is_web_public: number;
  is_default: number;
  history_public_to_subscribers: number;
  stream_post_policy: number;
  message_retention_days: number | null;
  can_remove_subscribers_group: number;
  recipient_id: number | null;
  members_version: number;
  last_arrival_id: number;
  former_names: string | null;
}

export interface Subscriptions {
  id: number;
  user_id: number;
  channel_id: number;
  since_message_id: number;
  until_message_id: number | null;
  active: number | null;
  color: string;
  is_muted: number;
  pin_to_top: number;
  desktop_notifications: number | null;
  audible_notifications: number | null;
  push_notifications: number | null;
  email_notifications: number | null;
  wildcard_mentions_notify: number | null;
  left_version: number | null;
  since_arrival_id: number | null;
  until_arrival_id: number | null;
}

export interface UserTopics {
  user_id: number;
  channel_id: number;
  topic_key: string;
  topic: string;
  visibility_policy: number;
  last_updated: number;
}

export interface Recipients {
  id: number;
  channel_id: number | null;
  user_ids: string | null;
  user_ids_key: string | null;
}

export interface RecipientMembers {
  recipient_id: number;
  user_id: number;
}

export interface Conversations {
  id: number;
  recipient_id: number;
  channel_id: number | null;
  topic_key: string;
  moved_id: number | null;
}

export interface Messages {
  id: number;
  sender_id: number;
  recipient_id: number;
  channel_id: number | null;
  conversation_id: number;
  topic: string;
  topic_key: string;
  content: string;
  content_key: string;
  rendered_content: string;
  date_sent: number;
  last_edit_timestamp: number | null;
  edit_history: string | null;
  client: string;
  is_me_message: number;
  has_attachment: number;
  has_image: number;
  has_link: number;
  read_by_sender: number;
  wildcard_mention: number;
  first_channel_id: number | null;
  arrival_id: number | null;
  changed_version: number | null;
  resolve_notice: number;
  version: number;
  listed: number | null;
}

export interface MessageFlags {
  user_id: number;
  message_id: number;
  flags: number;
}

export interface ReadMarks {
  user_id: number;
  conversation_id: number;
  watermark: number;
  has_ranges: number;
}

export interface ReadRanges {
  id: number;
  user_id: number;
  conversation_id: number;
  first_id: number;
  last_id: number;
  is_read: number;
}

export interface UnreadBelowFloor {
  user_id: number;
  conversation_id: number;
}

export interface Reactions {
  id: number;
  message_id: number;
  user_id: number;
  emoji_name: string;
  emoji_code: string;
  reaction_type: string;
  added_version: number | null;
}

export interface Submessages {
  id: number;
  message_id: number;
  sender_id: number;
  msg_type: string;
  content: string;
  added_version: number | null;
}

export interface SearchBlocks {
  id: number;
  first_id: number;
  last_id: number;
  messages: number;
  characters: number;
  is_full: number;
  facts: Buffer;
  version: number;
}

export interface SearchPostings {
  block_id: number;
  bucket: number;
  postings: Buffer;
}

export interface SearchEdits {
  id: number;
  message_id: number;
  edited_at: number;
}

export interface Drafts {
  id: number;
  user_id: number;
  type: string;
  to_ids: string;
  topic: string;
  content: string;
  last_edit_timestamp: number;
}

export interface ScheduledMessages {
  id: number;
  sender_id: number;
  channel_id: number | null;
  user_ids: string | null;
  topic: string;
  content: string;
  rendered_content: string;
  scheduled_delivery_timestamp: number;
  read_by_sender: number;
  client: string;
  state: string;
  failure: string | null;
}

export interface Attachments {
  id: number;
  file_key: string;
  path_name: string;
  name: string;
  owner_id: number;
  content_type: string;
  size: number;
  width: number | null;
  height: number | null;
  create_time_ms: number;
  is_used: number;
  is_animated: number;
}

export interface AttachmentMessages {
  attachment_id: number;
  message_id: number;
  claimed_version: number | null;
}

export interface AttachmentScheduledMessages {
  attachment_id: number;
  scheduled_message_id: number;
}

export interface UploadUsage {
  user_id: number;
  files: number;
  bytes: number;
}

type Written<Row, Flags extends keyof Row> = {
  [Column in keyof Row]: Column extends Flags ? Row[Column] | boolean : Row[Column];
};
/** A row to insert. The engine fills in the optional columns, and stores flags as 0 and 1. */
type Inserted<Row, Optional extends keyof Row, Flags extends keyof Row> = Omit<Written<Row, Flags>, Optional> &
  Partial<Pick<Written<Row, Flags>, Optional>>;

declare module 'knex/types/tables.js' {
  interface Tables {
    leases: Knex.CompositeTableType<Leases, Inserted<Leases, never, never>>;
    table_locks: Knex.CompositeTableType<TableLocks, Inserted<TableLocks, never, never>>;
    server_state: Knex.CompositeTableType<ServerState, Inserted<ServerState, never, never>>;
    event_sequence: Knex.CompositeTableType<EventSequence, Inserted<EventSequence, 'log_bytes' | 'fences', never>>;
    events: Knex.CompositeTableType<Events, Inserted<Events, 'bytes' | 'audience' | 'event', never>>;
    queues: Knex.CompositeTableType<Queues, Inserted<Queues, never, never>>;
    queue_local_ids: Knex.CompositeTableType<QueueLocalIds, Inserted<QueueLocalIds, 'id' | 'message_id' | 'new_visibility_policy', never>>;
    log_positions: Knex.CompositeTableType<LogPositions, Inserted<LogPositions, never, never>>;
    outbox: Knex.CompositeTableType<Outbox, Inserted<Outbox, 'id' | 'attempts' | 'lane', never>>;
    retries: Knex.CompositeTableType<Retries, Inserted<Retries, 'id' | 'response', never>>;
    daily_counts: Knex.CompositeTableType<DailyCounts, Inserted<DailyCounts, never, never>>;
    exports: Knex.CompositeTableType<Exports, Inserted<Exports, 'id' | 'file_key' | 'size' | 'failed_at' | 'deleted_at' | 'claimed_by' | 'claimed_until' | 'attempts' | 'progress', never>>;
    sessions: Knex.CompositeTableType<Sessions, Inserted<Sessions, 'id' | 'previous_hash', never>>;
    password_resets: Knex.CompositeTableType<PasswordResets, Inserted<PasswordResets, never, never>>;
    known_logins: Knex.CompositeTableType<KnownLogins, Inserted<KnownLogins, 'id', never>>;
    login_networks: Knex.CompositeTableType<LoginNetworks, Inserted<LoginNetworks, never, never>>;
    email_changes: Knex.CompositeTableType<EmailChanges, Inserted<EmailChanges, never, never>>;
    invitations: Knex.CompositeTableType<Invitations, Inserted<Invitations, 'id' | 'link_id' | 'expires_at' | 'seed', 'include_defaults' | 'notify_inviter'>>;
    invitation_links: Knex.CompositeTableType<InvitationLinks, Inserted<InvitationLinks, 'id' | 'expires_at', 'include_defaults'>>;
    device_tokens: Knex.CompositeTableType<DeviceTokens, Inserted<DeviceTokens, 'id' | 'app_id', never>>;
    email_notifications: Knex.CompositeTableType<EmailNotifications, Inserted<EmailNotifications, never, never>>;
    organizations: Knex.CompositeTableType<Organizations, Inserted<Organizations, 'id' | 'is_active' | 'icon_key' | 'logo_key' | 'night_logo_key', 'is_active'>>;
    users: Knex.CompositeTableType<Users, Inserted<Users, 'id' | 'is_active' | 'is_billing_admin' | 'bot_type' | 'bot_owner_id' | 'is_system_bot' | 'timezone' | 'avatar_source' | 'avatar_version' | 'password_hash' | 'avatar_key' | 'channel_emails' | 'digest_at' | 'read_version' | 'read_floor', 'is_active' | 'is_billing_admin' | 'is_system_bot' | 'channel_emails'>>;
    user_settings_defaults: Knex.CompositeTableType<UserSettingsDefaults, Inserted<UserSettingsDefaults, never, never>>;
    user_groups: Knex.CompositeTableType<UserGroups, Inserted<UserGroups, 'id' | 'is_system_group' | 'creator_id', 'is_system_group'>>;
    user_group_members: Knex.CompositeTableType<UserGroupMembers, Inserted<UserGroupMembers, never, never>>;
    user_group_subgroups: Knex.CompositeTableType<UserGroupSubgroups, Inserted<UserGroupSubgroups, never, never>>;
    user_statuses: Knex.CompositeTableType<UserStatuses, Inserted<UserStatuses, never, never>>;
    user_presence: Knex.CompositeTableType<UserPresence, Inserted<UserPresence, 'active_at' | 'input_at' | 'active_client', never>>;
    alert_words: Knex.CompositeTableType<AlertWords, Inserted<AlertWords, never, never>>;
    onboarding_steps: Knex.CompositeTableType<OnboardingSteps, Inserted<OnboardingSteps, never, never>>;
    muted_users: Knex.CompositeTableType<MutedUsers, Inserted<MutedUsers, 'until_message_id', never>>;
    custom_profile_fields: Knex.CompositeTableType<CustomProfileFields, Inserted<CustomProfileFields, 'id' | 'is_required' | 'display_in_profile_summary', 'is_required' | 'display_in_profile_summary'>>;
    custom_profile_values: Knex.CompositeTableType<CustomProfileValues, Inserted<CustomProfileValues, 'rendered_value', never>>;
    linkifiers: Knex.CompositeTableType<Linkifiers, Inserted<Linkifiers, 'id', never>>;
    custom_emoji: Knex.CompositeTableType<CustomEmoji, Inserted<CustomEmoji, 'id' | 'active_name' | 'author_id' | 'still_key', never>>;
    realm_domains: Knex.CompositeTableType<RealmDomains, Inserted<RealmDomains, 'id', 'allow_subdomains'>>;
    code_playgrounds: Knex.CompositeTableType<CodePlaygrounds, Inserted<CodePlaygrounds, 'id', never>>;
    bot_defaults: Knex.CompositeTableType<BotDefaults, Inserted<BotDefaults, 'default_sending_stream_id' | 'default_events_register_stream_id' | 'default_all_public_streams', 'default_all_public_streams'>>;
    bot_services: Knex.CompositeTableType<BotServices, Inserted<BotServices, never, never>>;
    bot_storage: Knex.CompositeTableType<BotStorage, Inserted<BotStorage, 'id', never>>;
    bot_storage_usage: Knex.CompositeTableType<BotStorageUsage, Inserted<BotStorageUsage, never, never>>;
    channels: Knex.CompositeTableType<Channels, Inserted<Channels, 'id' | 'creator_id' | 'is_archived' | 'invite_only' | 'is_web_public' | 'is_default' | 'history_public_to_subscribers' | 'stream_post_policy' | 'message_retention_days' | 'recipient_id' | 'members_version' | 'last_arrival_id' | 'former_names', 'is_archived' | 'invite_only' | 'is_web_public' | 'is_default' | 'history_public_to_subscribers'>>;
    subscriptions: Knex.CompositeTableType<Subscriptions, Inserted<Subscriptions, 'id' | 'until_message_id' | 'active' | 'is_muted' | 'pin_to_top' | 'desktop_notifications' | 'audible_notifications' | 'push_notifications' | 'email_notifications' | 'wildcard_mentions_notify' | 'left_version' | 'since_arrival_id' | 'until_arrival_id', 'is_muted' | 'pin_to_top' | 'desktop_notifications' | 'audible_notifications' | 'push_notifications' | 'email_notifications' | 'wildcard_mentions_notify'>>;
    user_topics: Knex.CompositeTableType<UserTopics, Inserted<UserTopics, never, never>>;
    recipients: Knex.CompositeTableType<Recipients, Inserted<Recipients, 'id' | 'channel_id' | 'user_ids' | 'user_ids_key', never>>;
    recipient_members: Knex.CompositeTableType<RecipientMembers, Inserted<RecipientMembers, never, never>>;
    conversations: Knex.CompositeTableType<Conversations, Inserted<Conversations, 'id' | 'channel_id' | 'moved_id', never>>;
    messages: Knex.CompositeTableType<Messages, Inserted<Messages, 'id' | 'channel_id' | 'last_edit_timestamp' | 'edit_history' | 'is_me_message' | 'has_attachment' | 'has_image' | 'has_link' | 'read_by_sender' | 'wildcard_mention' | 'first_channel_id' | 'arrival_id' | 'changed_version' | 'resolve_notice' | 'version' | 'listed', 'is_me_message' | 'has_attachment' | 'has_image' | 'has_link' | 'read_by_sender'>>;
    message_flags: Knex.CompositeTableType<MessageFlags, Inserted<MessageFlags, never, never>>;
    read_marks: Knex.CompositeTableType<ReadMarks, Inserted<ReadMarks, 'has_ranges', 'has_ranges'>>;
    read_ranges: Knex.CompositeTableType<ReadRanges, Inserted<ReadRanges, 'id', 'is_read'>>;
    unread_below_floor: Knex.CompositeTableType<UnreadBelowFloor, Inserted<UnreadBelowFloor, never, never>>;
    reactions: Knex.CompositeTableType<Reactions, Inserted<Reactions, 'id' | 'added_version', never>>;
    submessages: Knex.CompositeTableType<Submessages, Inserted<Submessages, 'id' | 'added_version', never>>;
    search_blocks: Knex.CompositeTableType<SearchBlocks, Inserted<SearchBlocks, 'id' | 'version', 'is_full'>>;
    search_postings: Knex.CompositeTableType<SearchPostings, Inserted<SearchPostings, never, never>>;
    search_edits: Knex.CompositeTableType<SearchEdits, Inserted<SearchEdits, 'id', never>>;
    drafts: Knex.CompositeTableType<Drafts, Inserted<Drafts, 'id', never>>;
    scheduled_messages: Knex.CompositeTableType<ScheduledMessages, Inserted<ScheduledMessages, 'id' | 'channel_id' | 'user_ids' | 'state' | 'failure', 'read_by_sender'>>;
    attachments: Knex.CompositeTableType<Attachments, Inserted<Attachments, 'id' | 'width' | 'height' | 'is_used' | 'is_animated', 'is_used' | 'is_animated'>>;
    attachment_messages: Knex.CompositeTableType<AttachmentMessages, Inserted<AttachmentMessages, 'claimed_version', never>>;
    attachment_scheduled_messages: Knex.CompositeTableType<AttachmentScheduledMessages, Inserted<AttachmentScheduledMessages, never, never>>;
    upload_usage: Knex.CompositeTableType<UploadUsage, Inserted<UploadUsage, never, never>>;
  }
}
