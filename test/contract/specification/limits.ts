/** A row of the table of limits. */
export interface StatedLimit {
  readonly limit: string;
  readonly appliesTo: string;
  readonly value: number | string;
  /** The field of register that contains the value. */
  readonly register?: string;
  /** Whether the specification leaves the value in the register response open, which must be a gap. */
  readonly open?: true;
  /** The value in the register response. */
  readonly decided?: unknown;
  readonly levels?: readonly number[];
}

export const limits: readonly StatedLimit[] = [
  { limit: 'status_text length', appliesTo: 'POST /users/me/status', value: 60 },
  { limit: 'Fields with display_in_profile_summary true', appliesTo: 'POST /realm/profile_fields', value: 2 },
  { limit: "Channel IDs in a channel draft's to", appliesTo: 'POST /drafts', value: 1 },
  { limit: 'Null bytes', appliesTo: 'POST /drafts', value: 'not allowed in topic and content' },
  {
    limit: 'Channel name length',
    appliesTo: 'POST /users/me/subscriptions',
    value: 'max_stream_name_length',
    register: 'max_stream_name_length',
    open: true,
    decided: 60,
  },
  {
    limit: 'Channel description length',
    appliesTo: 'POST /users/me/subscriptions',
    value: 'max_stream_description_length',
    register: 'max_stream_description_length',
    open: true,
    decided: 1024,
  },
  {
    limit: 'Message length',
    appliesTo: 'PATCH /scheduled_messages/{scheduled_message_id}',
    value: 'max_message_length',
    register: 'max_message_length',
    open: true,
    decided: 10000,
  },
  {
    limit: 'Topic length',
    appliesTo: 'PATCH /scheduled_messages/{scheduled_message_id}',
    value: 'max_topic_length',
    register: 'max_topic_length',
    open: true,
    decided: 60,
  },
  {
    limit: 'Blocking poll',
    appliesTo: 'GET /events',
    value: 'event_queue_longpoll_timeout_seconds',
    register: 'event_queue_longpoll_timeout_seconds',
    open: true,
    decided: 90,
  },
  {
    limit: 'Unused uploaded files',
    appliesTo: 'GET /attachments',
    value: 'a few weeks',
  },
  {
    limit: 'Upload quota',
    appliesTo: 'POST /user_uploads',
    value: 'in MiB',
    register: 'realm_upload_quota_mib',
    decided: 20_480,
    levels: [251],
  },
];
