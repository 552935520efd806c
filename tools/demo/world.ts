import type { Reference } from '../generate-contract/schema/schema.js';

/**
 * The organization that the examples of the contract describe: one set of users, channels, messages and other objects.
 * `contradictions.ts` compares all examples with it. `build-world.ts` creates it on a server, to which
 * `sent-examples.test.ts` sends the examples.
 */
export interface Thing {
  readonly kind: Reference;
  readonly id: number | string;
  /** What examples may state about it, by the name of the field. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Does not exist at first. An operation with these examples creates it. */
  readonly made?: true;
}

/** A fact with several correct forms, such as content before and after an edit. */
export class OneOf {
  readonly values: readonly unknown[];

  constructor(...values: readonly unknown[]) {
    this.values = values;
  }
}

/** The second in which messages of the world were sent. Requests follow a quarter of a second later. */
export const NOW = 1718000000;
export const JOINED = '2024-05-14T09:30:00+00:00';
export const SITE_URL = 'https://chat.example.com';

/** The password of all users. */
export const PASSWORD = 'sesame-lantern-42';

export const ROLES = { owner: 100, administrator: 200, moderator: 300, member: 400 } as const;

const account = (
  id: number,
  { email, full_name, role }: { email: string; full_name: string; role: keyof typeof ROLES },
  others: object = {},
): Thing => ({
  kind: 'user',
  id,
  facts: {
    email,
    delivery_email: email,
    username: email,
    full_name,
    role: ROLES[role],
    is_owner: role === 'owner',
    is_admin: role === 'owner' || role === 'administrator',
    is_guest: false,
    is_bot: false,
    bot_type: null,
    date_joined: JOINED,
    ...others,
  },
});

export const owner = account(8, { email: 'owner@example.com', full_name: 'Owner', role: 'owner' });
/** Sends the example requests. */
export const iago = account(9, { email: 'iago@example.com', full_name: 'Iago', role: 'administrator' });
export const zoe = account(10, { email: 'zoe@example.com', full_name: 'Zoe', role: 'member' });
export const hamlet = account(11, { email: 'hamlet@example.com', full_name: 'Hamlet', role: 'moderator' });
export const cordelia = account(12, {
  email: 'cordelia@example.com',
  full_name: 'Cordelia',
  role: 'member',
});
/** Deactivated. */
export const gone = account(13, { email: 'gone@example.com', full_name: 'Gone', role: 'member' });
export const newbie = account(25, { email: 'newbie@example.com', full_name: 'New User', role: 'member' });
/** The bot of Iago. */
export const reminder: Thing = {
  ...account(
    26,
    { email: 'reminder-bot@chat.example.com', full_name: 'Reminder', role: 'member' },
    { is_bot: true, bot_type: 3, owner_id: iago.id },
  ),
  kind: 'bot',
};
const juliet: Thing = {
  ...account(27, { email: 'juliet@example.com', full_name: 'Juliet', role: 'member' }),
  made: true,
};

const channel = (id: number, name: string, others: object): Thing => ({
  kind: 'channel',
  id,
  facts: { name, stream_name: name, display_recipient: name, ...others },
});

export const design = channel(7, 'design', {
  description: 'What it should **look** like',
  rendered_description: '<p>What it should <strong>look</strong> like</p>',
  creator_id: zoe.id,
  date_created: NOW,
  invite_only: false,
  is_web_public: false,
  color: '#4a90d9',
  recipient_id: 20,
});
/** Private. Iago is not subscribed. */
export const payroll = channel(8, 'payroll', { invite_only: true });

/** The system groups have the IDs that every new organization gives them. */
const systemGroup = (id: number, name: string, facts: object = {}): Thing => ({
  kind: 'user-group',
  id,
  facts: { name, is_system_group: true, ...facts },
});

const systemGroups: readonly Thing[] = [
  systemGroup(1, 'role:owners', { description: 'Owners of this organization', members: [owner.id] }),
  systemGroup(2, 'role:administrators', { members: [iago.id] }),
  systemGroup(3, 'role:moderators', {
    description: 'Moderators of this organization, administrators included',
    members: [hamlet.id],
  }),
  systemGroup(4, 'role:fullmembers'),
  systemGroup(5, 'role:members'),
  systemGroup(6, 'role:everyone'),
  systemGroup(7, 'role:internet'),
  systemGroup(8, 'role:nobody'),
];

export const backend: Thing = {
  kind: 'user-group',
  id: 9,
  facts: {
    name: 'backend',
    description: 'Who to ask about the server',
    members: [owner.id, zoe.id],
    is_system_group: false,
  },
};

const inDesign = { type: 'stream', subject: 'logo', stream_id: design.id, recipient_id: 20 };

const from = ({ id }: Thing): object => ({
  sender_id: id,
  sender_realm_str: 'chat',
  timestamp: NOW,
  client: 'website',
});

/** The notice that the channel was created. */
export const creation: Thing = {
  kind: 'message',
  id: 40,
  facts: {
    ...inDesign,
    subject: 'channel events',
    sender_realm_str: 'chat',
    timestamp: NOW,
    client: 'website',
  },
};
export const linkMessage: Thing = {
  kind: 'message',
  id: 41,
  facts: {
    ...inDesign,
    ...from(zoe),
    content: new OneOf(
      '[the logo](https://example.com)',
      '<p><a href="https://example.com">the logo</a></p>',
    ),
  },
};
export const hello: Thing = {
  kind: 'message',
  id: 42,
  facts: {
    ...inDesign,
    ...from(iago),
    content: new OneOf('Hello', '<p>Hello</p>'),
    orig_subject: 'logo',
    orig_content: 'Hello',
    orig_rendered_content: '<p>Hello</p>',
  },
};
/** A direct message of Zoe to Iago. */
export const directMessage: Thing = {
  kind: 'message',
  id: 43,
  facts: { type: 'private', subject: '', recipient_id: 21, ...from(zoe), content: new OneOf('Hello') },
};
/** Has a link to the attachment. */
export const fileMessage: Thing = {
  kind: 'message',
  id: 44,
  facts: { ...inDesign, ...from(iago), date_sent: NOW * 1000 },
};

export const draft: Thing = {
  kind: 'draft',
  id: 17,
  facts: {
    type: 'stream',
    to: [design.id],
    topic: 'logo',
    content: new OneOf('What about **green**', 'What about blue'),
  },
};

export const scheduledMessage: Thing = {
  kind: 'scheduled-message',
  id: 27,
  facts: {
    to: design.id,
    topic: 'logo',
    content: 'Good **morning**',
    rendered_content: '<p>Good <strong>morning</strong></p>',
    scheduled_delivery_timestamp: 3165826990,
  },
};

export const attachment: Thing = {
  kind: 'attachment',
  id: 1,
  facts: {
    name: 'notes.txt',
    path_id: '1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt',
    size: 571946,
    create_time: NOW * 1000,
  },
};

/** The attachment by its path. */
const file: Thing = { kind: 'file', id: 'ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt', facts: {} };

const organization: Thing = { kind: 'organization', id: '1', facts: {} };

export const customEmoji: Thing = {
  kind: 'custom-emoji',
  id: 7,
  facts: { name: 'party_parrot', deactivated: false, author_id: iago.id },
};

export const profileField: Thing = {
  kind: 'profile-field',
  id: 9,
  facts: { name: 'Favorite editor', field_type: 3, type: 3 },
};

export const linkifier: Thing = {
  kind: 'linkifier',
  id: 1,
  facts: { pattern: 'PR-(?P<number>[0-9]+)', url_template: 'https://code.example.com/{number}' },
};

export const domain: Thing = { kind: 'domain', id: 'example.net', facts: {} };

export const playground: Thing = {
  kind: 'playground',
  id: 1,
  facts: {
    name: 'Python playground',
    pygments_language: 'Python',
    url_template: 'https://python.example.com/?code={code}',
  },
};

export const invitation: Thing = {
  kind: 'invitation',
  id: 1,
  facts: { invited_by_user_id: 9, invited_as: 400, email: 'nadia@example.com', expiry_date: null },
};
const invitationLink: Thing = {
  kind: 'invitation-link',
  id: 1,
  facts: { invited_by_user_id: 9, invited_as: 600, expiry_date: null },
};

/** A queue of Iago. */
export const queue: Thing = { kind: 'queue', id: '0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1', facts: {} };

/** Of Iago. Complete. */
export const dataExport: Thing = {
  kind: 'export',
  id: 1,
  facts: {
    acting_user_id: iago.id,
    export_time: Date.parse(JOINED) / 1000,
    export_url: new OneOf(null, `${SITE_URL}/exports/1-bGFudGVybi1zZXNhbWUtd2Fs.tar.gz`),
  },
};

const made = (kind: Reference, id: number, facts: object = {}): Thing => ({
  kind,
  id,
  facts: { ...facts },
  made: true,
});

export const world: readonly Thing[] = [
  ...[owner, iago, zoe, hamlet, cordelia, gone, newbie, reminder, juliet],
  ...[design, payroll],
  ...[...systemGroups, backend, made('user-group', 10, { name: 'frontend' })],
  ...[creation, linkMessage, hello, directMessage, fileMessage, made('message', 45)],
  ...[draft, made('draft', 18)],
  ...[scheduledMessage, made('scheduled-message', 28)],
  ...[attachment, file, organization, customEmoji, queue],
  ...[profileField, made('profile-field', 10)],
  domain,
  ...[invitation, invitationLink, made('invitation', 2, { email: 'ophelia@example.com' })],
  ...[playground, made('playground', 2)],
  ...[dataExport, made('export', 2)],
  linkifier,
  made('linkifier', 2, {
    pattern: '#(?P<id>[0-9]+)',
    url_template: 'https://issues.example.com/{id}',
  }),
];

/** What no object has, so that examples of errors can name it. */
export const ABSENT: readonly unknown[] = [4711, 'nobody@example.com', 'nowhere', 'unknown', 'somebody'];

/** The name and the email that hide an account from users who cannot see it. */
export const HIDDEN: readonly unknown[] = ['Unknown user'];
