import { LARGEST_ID } from './limits.js';
import { described, flag, integer, list, nullable, oneOf, open, record, recordWith, text } from './schema.js';
import { emojiFields, groupValue, ids, maybeFile, file, position, seconds, version } from './values.js';

/** What belongs to the organization: its settings, its users and groups, and its lists. */
export const organizationRecords = {
  organization: described(
    'The organization. Exactly one record.',
    record({
      name: text(100),
      description: described('Markdown.', text(1000)),
      created_at: seconds('When the organization was created.'),
      settings: described(
        'Settings by name, as `GET /register` returns them. The import skips names that it does not know.',
        open(500),
      ),
      user_defaults: described('Defaults of the settings of new users, by name.', open(200)),
      icon: maybeFile('The icon. Null for the default.'),
      logo: maybeFile('The logo for light backgrounds. Null for the default.'),
      night_logo: maybeFile('The logo for dark backgrounds. Null for the default.'),
    }),
  ),
  users: described(
    'The accounts: people and bots. Owners of bots may follow their bots.',
    record({
      id: ids.user,
      email: described('Email for logins. Null if it is hidden from members.', nullable(text(254))),
      full_name: text(100),
      role: described(
        '100 owner, 200 administrator, 300 moderator, 400 member, 600 guest.',
        oneOf(100, 200, 300, 400, 600),
      ),
      is_active: described('False if the account is deactivated.', flag()),
      is_billing_admin: flag(),
      timezone: text(40),
      joined_at: seconds('When the account was created.'),
      bot_type: described(
        'Null for people. 1 a generic bot, 2 an incoming webhook, 3 an outgoing webhook, 4 an embedded bot. The import makes a deactivated generic bot of an embedded bot.',
        nullable(oneOf(1, 2, 3, 4)),
      ),
      bot_owner: described('The user who owns the bot.', nullable(ids.user)),
      system_bot: described(
        'Which of the bots of the server it is. Its name then decides nothing.',
        nullable(oneOf('notification', 'welcome')),
      ),
      avatar: maybeFile('The uploaded picture: PNG, JPEG, GIF or WebP.'),
      settings: described(
        'Settings of the user by name. A public archive has at most `email_address_visibility`.',
        open(200),
      ),
    }),
  ),
  user_statuses: described(
    'What users show beside their name.',
    record({ user: ids.user, text: text(60), ...emojiFields }),
  ),
  groups: described(
    'The user groups. The members of system groups follow from the roles.',
    recordWith(
      {
        id: ids.group,
        name: described('Unique, ignoring case. System groups are named `role:…`.', text(100)),
        description: text(1024),
        is_system: flag(),
        can_mention: described('Who may mention the group. May name groups that follow.', groupValue),
      },
      {
        creator: described('Only in full archives.', nullable(ids.user)),
        created_at: seconds('When the group was created. Only in full archives.'),
      },
    ),
  ),
  group_members: described('Direct members of groups.', record({ group: ids.group, user: ids.user })),
  group_subgroups: described(
    'Direct subgroups of groups.',
    record({ group: ids.group, subgroup: ids.group }),
  ),
  profile_fields: described(
    'The custom fields of profiles, in their order.',
    record({
      id: ids.field,
      name: text(40),
      hint: text(80),
      type: described(
        '1 short text, 2 long text, 3 list of options, 4 date, 5 link, 6 users, 7 external account, 8 pronouns.',
        oneOf(1, 2, 3, 4, 5, 6, 7, 8),
      ),
      data: described('JSON: the options, or the external account. Empty without.', text(131_072)),
      is_required: flag(),
      in_summary: described('Whether clients show it in the summary of a profile.', flag()),
    }),
  ),
  profile_values: described(
    'The values of profile fields.',
    record({
      user: ids.user,
      field: ids.field,
      value: described('As `GET /users` returns it. IDs of users as JSON.', text(10_000)),
    }),
  ),
  custom_emoji: described(
    'Custom emoji, also deactivated ones, since reactions may show them.',
    record({
      id: ids.emoji,
      name: text(100),
      is_active: flag(),
      author: nullable(ids.user),
      image: described('The picture: PNG, JPEG, GIF or WebP, possibly animated.', file),
    }),
  ),
  linkifiers: described(
    'The patterns that become links, in their order.',
    record({ pattern: text(500), url_template: text(2000) }),
  ),
  playgrounds: described(
    'The code playgrounds.',
    record({ name: text(100), language: text(40), url_template: text(2000) }),
  ),
  domains: described(
    'The domains of emails that may join.',
    record({ domain: text(255), allow_subdomains: flag() }),
  ),
  channels: described(
    'The channels.',
    recordWith(
      {
        id: ids.channel,
        name: described('Unique, ignoring case.', text(60)),
        description: described('Markdown.', text(1024)),
        created_at: seconds('When the channel was created.'),
        creator: nullable(ids.user),
        is_archived: flag(),
        is_private: flag(),
        is_web_public: flag(),
        is_default: described('Whether new users are subscribed to it.', flag()),
        history_public_to_subscribers: flag(),
        post_policy: described('1 all, 2 administrators, 3 full members, 4 moderators.', oneOf(1, 2, 3, 4)),
        retention_days: described(
          '-1 forever, null the setting of the organization.',
          nullable(integer(-1, LARGEST_ID)),
        ),
        can_remove_subscribers: described('The group that may unsubscribe others.', ids.group),
      },
      {
        version,
        former_names: described(
          'The names before each rename, oldest first. Only in full archives.',
          list(record({ name: text(60), version: position('Version of the members at the rename.') }), 1000),
        ),
      },
    ),
  ),
} as const;
