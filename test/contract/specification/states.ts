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

const PROPERTIES = 'chat/channels/updateSubscriptionProperties.test.ts';

export const transitions: readonly StatedTransition[] = [
  {
    subject: 'Presence status of a user on a client',
    trigger: 'POST /users/me/presence with status',
    next: 'active or idle',
    events: ['presence'],
    tests: [
      [
        'chat/presence/status-changes.test.ts',
        'is stored, published and sent at once, however soon it follows another',
      ],
      ['chat/presence/status-changes.test.ts', 'includes the first report in more than 130 seconds'],
    ],
  },
  {
    subject: 'Subscription mute',
    trigger: 'POST /users/me/subscriptions/properties with is_muted or in_home_view',
    next: 'is_muted true or false, in_home_view its inverse',
    events: ['subscription update'],
    levels: { 'subscription update': 139 },
    tests: [[PROPERTIES, 'sends two events for ${property} ${value}']],
  },
  {
    subject: 'User account',
    trigger: 'User deactivated or reactivated',
    next: 'is_active false or true',
    events: ['realm_user update'],
    levels: { 'realm_user update': 222 },
    tests: [
      [
        'accounts/users/deactivateUser.test.ts',
        'deactivates the account and sends a `realm_user` event to other users',
      ],
      [
        'accounts/users/reactivateUser.test.ts',
        'reactivates the account with its API key and sends a `realm_user` event',
      ],
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
        'accounts/users/deactivateUser.test.ts',
        'deactivates the bots of the user and sends `realm_bot` events to administrators',
      ],
      [
        'accounts/users/reactivateUser.test.ts',
        'reactivates a bot and sends a `realm_bot` event to its owner',
      ],
    ],
  },
  {
    subject: 'Scheduled message',
    trigger: 'Send attempt that fails',
    next: 'failed true; editing then needs scheduled_delivery_timestamp',
    events: ['scheduled_messages update'],
    tests: [
      [
        'chat/scheduled-messages/delivery.test.ts',
        'are sent up to ten minutes late; later they fail, and the sender receives a message',
      ],
      [
        'chat/scheduled-messages/updateScheduledMessage.test.ts',
        'requires a new time for a failed message, and then sends it',
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
        'chat/attachments/claims.test.ts',
        'are deleted with the last message that links them, also under concurrent deletions',
      ],
      ['chat/messages/retention.test.ts', 'are deleted with files that no other message links'],
    ],
  },
  {
    subject: 'Uploaded file',
    trigger: 'Time passes without use in a message',
    next: 'deleted a few weeks after upload',
    events: ['attachment remove'],
    tests: [
      [
        'chat/attachments/claims.test.ts',
        'are deleted once after five weeks without a message, with any number of processes',
      ],
    ],
  },
  {
    subject: 'Drafts of a user',
    trigger: 'enable_drafts_synchronization set to false',
    next: 'all drafts on the server deleted',
    events: [],
    tests: [
      [
        'accounts/settings/updateSettings.test.ts',
        'deletes the user’s drafts when draft synchronization is turned off',
      ],
    ],
  },
];
