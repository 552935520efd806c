/** A row of the table of states: its effect, the events about it, and the tests that show it. */
export interface StatedTransition {
  readonly subject: string;
  readonly trigger: string;
  readonly next: string;
  /** Event types, with op if they have one. */
  readonly events: readonly string[];
  /** The feature levels of these events. */
  readonly levels?: Readonly<Record<string, number>>;
  readonly tests: readonly (readonly [file: string, title: string])[];
}

const PROPERTIES = 'channels/updateSubscriptionProperties.test.ts';

export const transitions: readonly StatedTransition[] = [
  {
    subject: 'Presence status of a user on a client',
    trigger: 'POST /users/me/presence with status',
    next: 'active or idle',
    events: ['presence'],
    tests: [
      ['presence/status-changes.test.ts', 'is recorded, published and told each time, however soon it comes'],
      ['presence/status-changes.test.ts', 'is also the first report in more than 130 seconds'],
    ],
  },
  {
    subject: 'Subscription mute',
    trigger: 'POST /users/me/subscriptions/properties with is_muted or in_home_view',
    next: 'is_muted true or false, in_home_view its inverse',
    events: ['subscription update'],
    levels: { 'subscription update': 139 },
    tests: [[PROPERTIES, 'tells of ${property} ${value} in two events']],
  },
  {
    subject: 'User account',
    trigger: 'User deactivated or reactivated',
    next: 'is_active false or true',
    events: ['realm_user update'],
    levels: { 'realm_user update': 222 },
    tests: [
      ['users/deactivateUser.test.ts', 'ends the account and tells everyone'],
      ['users/reactivateUser.test.ts', 'brings the account back with its key, and tells everyone'],
    ],
  },
  {
    subject: 'Bot account',
    trigger: 'Bot deactivated or reactivated',
    next: 'is_active false or true',
    events: ['realm_bot update'],
    levels: { 'realm_bot update': 222 },
    tests: [
      [
        'users/deactivateUser.test.ts',
        'takes the bots of the account with it, and tells those who look after bots',
      ],
      ['users/reactivateUser.test.ts', 'brings back a bot, and tells its owner'],
    ],
  },
  {
    subject: 'Scheduled message',
    trigger: 'Send attempt that fails',
    next: 'failed true; editing then needs scheduled_delivery_timestamp',
    events: ['scheduled_messages update'],
    tests: [
      [
        'scheduled-messages/delivery.test.ts',
        'are sent up to ten minutes late, and later fail, and the author is told',
      ],
      [
        'scheduled-messages/updateScheduledMessage.test.ts',
        'needs a new time for a message that failed, and has it sent then',
      ],
    ],
  },
  {
    subject: 'Uploaded file',
    trigger: 'Last message referencing it is deleted, directly or by retention policy',
    next: 'deleted',
    events: ['attachment remove'],
    tests: [
      [
        'attachments/claims.test.ts',
        'go with the last message that refers to them, also when several go at once',
      ],
      ['messages/retention.test.ts', 'take along the files that no other message refers to'],
    ],
  },
  {
    subject: 'Uploaded file',
    trigger: 'Time passes without use in a message',
    next: 'deleted a few weeks after upload',
    events: ['attachment remove'],
    tests: [['attachments/claims.test.ts', 'go after five weeks without a message, whichever process looks']],
  },
  {
    subject: 'Drafts of a user',
    trigger: 'enable_drafts_synchronization set to false',
    next: 'all drafts on the server deleted',
    events: [],
    tests: [['settings/updateSettings.test.ts', 'deletes the drafts of whoever does not want them kept']],
  },
];
