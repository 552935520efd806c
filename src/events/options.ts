import type { Term } from '../messages/narrow-terms.js';

/** What a client can say it copes with (`client_capabilities` of POST /register). */
export interface ClientCapabilities {
  readonly notification_settings_null?: boolean;
  readonly bulk_message_deletion?: boolean;
  readonly user_avatar_url_field_optional?: boolean;
  readonly stream_typing_notifications?: boolean;
  readonly user_settings_object?: boolean;
  readonly linkifier_url_template?: boolean;
  readonly user_list_incomplete?: boolean;
}

/** The choices a queue was registered with, as stored. */
export interface QueueOptions {
  /** null: every type. */
  readonly event_types: readonly string[] | null;
  readonly narrow: readonly Term[];
  readonly all_public_streams: boolean;
  readonly apply_markdown: boolean;
  readonly client_gravatar: boolean;
  readonly slim_presence: boolean;
  readonly include_subscribers: boolean;
  readonly client_capabilities: ClientCapabilities;
}

/** All a renderer may look at of a queue. */
export interface QueueView {
  readonly id: string;
  readonly user_id: number;
  readonly options: QueueOptions;
}
