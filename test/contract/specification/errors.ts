export interface StatedError {
  readonly operation: string;
  readonly condition: string;
  readonly code: string;
  /** With placeholders in angle brackets; absent if the specification states none. */
  readonly msg?: string;
  readonly status?: number;
  readonly fields?: readonly string[];
  readonly levels?: readonly number[];
}

/** The rows of the error table. */
export const statedErrors: readonly StatedError[] = [
  {
    operation: 'POST /users/me/subscriptions',
    condition: 'a private channel that the requester cannot access, with authorization_errors_fatal',
    code: 'BAD_REQUEST',
    msg: 'Unable to access channel (private).',
  },
  {
    operation: 'POST /users/me/subscriptions',
    condition: 'a principal that is deactivated',
    code: 'BAD_REQUEST',
    msg: 'User is deactivated',
    status: 400,
  },
  {
    operation: 'POST /users/me/subscriptions',
    condition: 'a principal that does not exist',
    code: 'BAD_REQUEST',
    msg: 'No such user',
    status: 400,
  },
  {
    operation: 'PATCH /scheduled_messages/{scheduled_message_id}',
    condition: 'a channel that does not exist',
    code: 'STREAM_DOES_NOT_EXIST',
    msg: "Channel with ID '<stream_id>' does not exist",
    fields: ['stream_id'],
  },
  {
    operation: 'PATCH /scheduled_messages/{scheduled_message_id}',
    condition: 'a user who does not exist',
    code: 'BAD_REQUEST',
    msg: 'Invalid user ID <user_id>',
  },
  {
    operation: 'PATCH /scheduled_messages/{scheduled_message_id}',
    condition: 'no scheduled message with the ID',
    code: 'BAD_REQUEST',
    msg: 'Scheduled message does not exist',
  },
  {
    operation: 'POST /users/me/status',
    condition: 'no new values',
    code: 'BAD_REQUEST',
    msg: 'Client did not pass any new values.',
  },
  {
    operation: 'POST /users/me/status',
    condition: 'a status_text of more than 60 characters',
    code: 'BAD_REQUEST',
    msg: 'status_text is too long (limit: 60 characters)',
  },
  {
    operation: 'POST /users/me/status',
    condition: 'emoji_code or reaction_type without emoji_name',
    code: 'BAD_REQUEST',
    msg: 'Client must pass emoji_name if they pass either emoji_code or reaction_type.',
  },
  {
    operation: 'POST /users/me/status',
    condition: 'an emoji name that does not exist',
    code: 'BAD_REQUEST',
    msg: "Emoji '<emoji_name>' does not exist",
  },
  {
    operation: 'POST /users/me/status',
    condition: 'an invalid emoji name',
    code: 'BAD_REQUEST',
    msg: 'Invalid emoji name.',
  },
  {
    operation: 'POST /users/me/status',
    condition: 'an invalid custom emoji',
    code: 'BAD_REQUEST',
    msg: 'Invalid custom emoji.',
  },
  {
    operation: 'PATCH /drafts/{draft_id}',
    condition: 'no draft with the ID',
    code: 'BAD_REQUEST',
    msg: 'Draft does not exist',
  },
  {
    operation: 'POST /drafts',
    condition: 'a draft for a channel without exactly one channel ID',
    code: 'BAD_REQUEST',
    msg: 'Must specify exactly 1 channel ID for channel messages',
  },
  {
    operation: 'PATCH /user_groups/{user_group_id}',
    condition: 'an invalid user group ID',
    code: 'BAD_REQUEST',
    msg: 'Invalid user group',
  },
  {
    operation: 'PATCH /users/{user_id_or_email}',
    condition: 'a guest assigned the administrator role',
    code: 'BAD_REQUEST',
    msg: 'Guests cannot be organization administrators',
  },
  {
    operation: 'DELETE /attachments/{attachment_id}',
    condition: 'an invalid attachment ID',
    code: 'BAD_REQUEST',
    msg: 'Invalid attachment',
  },
  {
    operation: 'DELETE /attachments/{attachment_id}',
    condition: 'no credentials',
    code: 'UNAUTHORIZED',
    msg: 'Not logged in: API authentication or user session required',
  },
  {
    operation: 'GET /messages/{message_id}',
    condition: 'a message that does not exist or is not visible',
    code: 'BAD_REQUEST',
    msg: 'Invalid message(s)',
  },
  ...['POST /messages', 'PATCH /messages/{message_id}'].flatMap((operation) =>
    ['STREAM_WILDCARD_MENTION_NOT_ALLOWED', 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED'].map((code) => ({
      operation,
      condition: 'a wildcard mention that wildcard_mention_policy rejects',
      code,
      levels: [229],
    })),
  ),
];
