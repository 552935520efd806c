import { messageRecords } from './message-records.js';
import { organizationRecords } from './organization-records.js';
import { personalRecords } from './personal-records.js';
import { described, integer, oneOf, open, record, text, type TypeOf } from './schema.js';
import { seconds } from './values.js';

const {
  topic_policies,
  muted_users,
  alert_words,
  onboarding_steps,
  bot_storage,
  bot_configurations,
  drafts,
  scheduled_messages,
  subscriptions,
  message_flags,
  read_marks,
  read_ranges,
} = personalRecords;
const { attachments, messages, edits, reactions, submessages } = messageRecords;

/** The kinds of records. Records come in this order, except those that belong to a message. */
export const kinds = {
  ...organizationRecords,
  subscriptions,
  bot_configurations,
  bot_storage,
  topic_policies,
  muted_users,
  alert_words,
  onboarding_steps,
  drafts,
  attachments,
  messages,
  edits,
  reactions,
  submessages,
  message_flags,
  read_marks,
  read_ranges,
  scheduled_messages,
} as const;

export type Kind = keyof typeof kinds;

/** The records by kind. */
export type Records = { readonly [K in Kind]: TypeOf<(typeof kinds)[K]> };

export const kindNames = Object.keys(kinds) as readonly Kind[];

/** Kinds whose records name a message that came before. They come between parts with messages. */
export const kindsOfMessage = [
  'edits',
  'reactions',
  'submessages',
  'message_flags',
] as const satisfies Kind[];

/** Kinds that only archives of everything have. */
export const privateKinds: readonly Kind[] = [
  'bot_configurations',
  'bot_storage',
  'topic_policies',
  'muted_users',
  'alert_words',
  'onboarding_steps',
  'drafts',
  'scheduled_messages',
  'message_flags',
  'read_marks',
  'read_ranges',
];

/** Names the format. A reader of this version reads no other. */
export const FORMAT = 'team-chat-archive';
export const FORMAT_VERSION = 1;

/** The first file of an archive, `manifest.json`. */
export const manifest = record({
  format: oneOf(FORMAT),
  version: oneOf(FORMAT_VERSION),
  kind: described(
    '`public` has what all members may see. `full` has everything except passwords, keys and tokens.',
    oneOf('public', 'full'),
  ),
  made_at: seconds('When the archive was begun.'),
  server_version: text(100),
  feature_level: integer(0, 1_000_000),
  organization: described('Name of the organization.', text(100)),
  site: described('Root URL of the server.', text(2000)),
});

export type Manifest = TypeOf<typeof manifest>;

/** The last file of an archive, `end.json`. Without it, the archive is incomplete. */
export const end = record({
  counts: described('How many records of each kind there are.', open(100)),
  files: described('How many files there are.', integer(0, 2 ** 40)),
});

export type End = TypeOf<typeof end>;
