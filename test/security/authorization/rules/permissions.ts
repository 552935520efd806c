import { exampleFile } from '../../../support/files.js';
import type { Who } from '../roles.js';
import type { Outcome, Rule } from '../rule.js';
import type { Fixtures } from '../fixtures.js';
import { self } from '../things/others.js';
import { permittedMessages } from '../things/messages.js';
import { people } from '../things/people.js';
import { variant, type Kind, type Variant } from '../variant.js';

/** The users that a choice names: none, all users, or those of a word. */
type Named = Who | 'nobody at all' | 'everyone';

/** The system groups and their members. Without a waiting period, all members are full members. */
const GROUPS = {
  'role:everyone': 'everyone',
  'role:members': 'members',
  'role:fullmembers': 'members',
  'role:moderators': 'moderators',
  'role:administrators': 'administrators',
  'role:owners': 'owner',
  'role:nobody': 'nobody at all',
} as const satisfies Readonly<Record<string, Named>>;

type GroupName = keyof typeof GROUPS;

/** The groups that every permission takes. */
const SOME: readonly GroupName[] = [
  'role:members',
  'role:fullmembers',
  'role:moderators',
  'role:administrators',
];
const ALL: readonly GroupName[] = ['role:everyone', ...SOME, 'role:owners', 'role:nobody'];

/** A group without members, for permissions that do not take `role:nobody`. */
const NOBODY = { direct_members: [], direct_subgroups: [] };

/** The users that each policy number names. */
const POLICY: Readonly<Record<number, Named>> = {
  1: 'members',
  2: 'administrators',
  3: 'members',
  4: 'moderators',
  5: 'everyone',
  6: 'nobody at all',
};

/** Allows the users that a choice names. `guests` is the outcome for guests if another rule refuses them. */
const only = (named: Named, refusal: Outcome, guests?: Outcome): Rule => {
  const others = named === 'everyone' ? 'ok' : refusal;
  const may = named === 'everyone' || named === 'nobody at all' ? {} : { [named]: 'ok' };
  return { ...(guests !== undefined && { guests }), ...may, others };
};

const grant =
  (setting: string, group: GroupName) =>
  ({ groups }: Fixtures) => ({ [setting]: { new: groups[group] } });

const channel = (fixtures: Fixtures, options: object = {}) => ({
  parameters: { subscriptions: [{ name: fixtures.fresh('made') }], ...options },
});

const direct = { type: 'direct', content: 'Psst' };

/** A guest whose only group with a permission is the group of all users. */
const someGuest = { guest: people.guest } satisfies Kind;

const creating: readonly Variant[] = (
  [
    ['can_create_public_channel_group', {}, SOME],
    ['can_create_private_channel_group', { invite_only: true }, SOME],
    [
      'can_create_web_public_channel_group',
      { is_web_public: true },
      ['role:moderators', 'role:administrators', 'role:owners', 'role:nobody'],
    ],
  ] as const
).flatMap(([setting, options, groups]) =>
  groups.map((group) =>
    variant('createSubscriptions', `a new channel, with ${setting} ${group}`, {
      kind: self,
      settings: grant(setting, group),
      ask: (_thing, fixtures) => channel(fixtures, options),
      keeps: true,
      rules: { own: only(GROUPS[group], 'insufficientPermission', 'notForGuests') },
    }),
  ),
);

const talking: readonly Variant[] = (
  [
    ['direct_message_initiator_group', 'directMessageInitiationNotAllowed'],
    ['direct_message_permission_group', 'directMessageNotAuthorized'],
  ] as const
).flatMap(([setting, refusal]) =>
  ALL.flatMap((group) => {
    const isOff = setting === 'direct_message_permission_group' && group === 'role:nobody';
    const rule = only(GROUPS[group], isOff ? 'directMessagesDisabled' : refusal);
    // For a limited guest, a user with whom they share no channel or conversation does not exist.
    const { others, ...named } = rule as { readonly others: Outcome };
    const rules = { guest: { 'limited guest': 'invalidUserId', ...named, others } };
    return [
      variant('sendMessage', `to a guest, with ${setting} ${group}`, {
        kind: someGuest,
        settings: grant(setting, group),
        ask: ({ id }) => ({ parameters: { ...direct, to: [id] } }),
        rules,
      }),
      variant('createScheduledMessage', `to a guest, with ${setting} ${group}`, {
        kind: someGuest,
        settings: grant(setting, group),
        ask: ({ id }) => ({
          parameters: { ...direct, to: [id], scheduled_delivery_timestamp: 3_165_826_990 },
        }),
        keeps: true,
        rules,
      }),
    ];
  }),
);

const NOT_DELETED = 'messageDeletionNotAllowed';

/** A variant for each choice of a policy, with the group that it names. */
const byPolicy = (
  setting: string,
  choices: readonly number[],
  make: (named: Named, title: string, settings: () => object) => Variant,
): readonly Variant[] =>
  choices.map((choice) =>
    make(POLICY[choice] ?? 'nobody at all', `with ${setting} ${String(choice)}`, () => ({
      [setting]: choice,
    })),
  );

const deleting: readonly Variant[] = [
  ...SOME.map((group) =>
    variant('deleteMessage', `with can_delete_any_message_group ${group}`, {
      kind: permittedMessages,
      settings: grant('can_delete_any_message_group', group),
      ask: ({ id }) => ({ path: { message_id: id } }),
      rules: {
        own: 'ok',
        subscribed: only(GROUPS[group], NOT_DELETED),
        direct: only(GROUPS[group], NOT_DELETED),
        public: only(GROUPS[group], NOT_DELETED, 'messageNotFound'),
        // No user may delete a message that they cannot read, whatever permission they have.
        private: 'messageNotFound',
        "others' direct": 'messageNotFound',
      },
    }),
  ),
  ...byPolicy('delete_own_message_policy', [1, 2, 3, 4, 5], (named, title, settings) =>
    variant('deleteMessage', title, {
      kind: { own: permittedMessages.own, subscribed: permittedMessages.subscribed },
      settings: () => ({
        ...settings(),
        can_delete_any_message_group: { new: NOBODY },
      }),
      ask: ({ id }) => ({ path: { message_id: id } }),
      rules: { own: only(named, NOT_DELETED), subscribed: NOT_DELETED },
    }),
  ),
];

const moving: readonly Variant[] = [
  ...byPolicy('edit_topic_policy', [1, 2, 3, 4, 5, 6], (named, title, settings) =>
    variant('updateMessage', `the topic, ${title}`, {
      kind: permittedMessages,
      settings: () => settings() as Record<string, unknown>,
      ask: ({ id }, fixtures) => ({
        path: { message_id: id },
        parameters: { topic: fixtures.fresh('topic') },
      }),
      rules: {
        own: only(named, 'messageEditNotAllowed'),
        subscribed: only(named, 'messageEditNotAllowed'),
        direct: 'directMessageWithoutTopic',
        public: only(named, 'messageEditNotAllowed', 'messageNotFound'),
        private: 'messageNotFound',
        "others' direct": 'messageNotFound',
      },
    }),
  ),
  ...byPolicy('move_messages_between_streams_policy', [1, 2, 3, 4, 6], (named, title, settings) =>
    variant('updateMessage', `the channel, ${title}`, {
      kind: permittedMessages,
      settings: () => settings() as Record<string, unknown>,
      ask: async ({ id }, fixtures, actor) => ({
        path: { message_id: id },
        parameters: { stream_id: (await fixtures.home(actor)).id },
      }),
      rules: {
        own: only(named, 'messageMoveNotAllowed'),
        subscribed: only(named, 'messageMoveNotAllowed'),
        direct: 'directMessageNotMoved',
        public: only(named, 'messageMoveNotAllowed', 'messageNotFound'),
        private: 'messageNotFound',
        "others' direct": 'messageNotFound',
      },
    }),
  ),
  variant('updateMessage', 'the content, with allow_message_editing off', {
    kind: permittedMessages,
    settings: () => ({ allow_message_editing: false }),
    ask: ({ id }) => ({ path: { message_id: id }, parameters: { content: 'Green' } }),
    rules: {
      own: 'messageEditingDisabled',
      subscribed: 'messageEditingDisabled',
      direct: 'messageEditingDisabled',
      public: { guests: 'messageNotFound', others: 'messageEditingDisabled' },
      private: 'messageNotFound',
      "others' direct": 'messageNotFound',
    },
  }),
];

const managing: readonly Variant[] = [
  ...byPolicy('add_custom_emoji_policy', [1, 2, 3, 4], (named, title, settings) =>
    variant('uploadCustomEmoji', title, {
      kind: self,
      settings: () => settings() as Record<string, unknown>,
      ask: (_thing, fixtures) => ({
        path: { emoji_name: fixtures.fresh('emoji') },
        parameters: { filename: exampleFile() },
      }),
      keeps: true,
      rules: { own: only(named, 'insufficientPermission') },
    }),
  ),
  ...byPolicy('invite_to_stream_policy', [1, 2, 3, 4], (named, title, settings) =>
    variant('createSubscriptions', `another user, ${title}`, {
      kind: { member: people.member },
      settings: () => settings() as Record<string, unknown>,
      ask: async ({ id }, fixtures, actor) => ({
        parameters: { subscriptions: [{ name: (await fixtures.home(actor)).name }], principals: [id] },
      }),
      rules: {
        member: {
          'limited guest': 'noSuchUser',
          ...(only(named, 'insufficientPermission', 'notForGuests') as { readonly others: Outcome }),
        },
      },
    }),
  ),
  ...byPolicy('user_group_edit_policy', [1, 2, 3, 4], (named, title, settings) =>
    variant('createUserGroup', title, {
      kind: self,
      settings: () => settings() as Record<string, unknown>,
      ask: (_thing, fixtures) => ({
        parameters: { name: fixtures.fresh('group'), description: '', members: [] },
      }),
      keeps: true,
      rules: { own: only(named, 'insufficientPermission') },
    }),
  ),
  ...([1, 2, 3] as const).flatMap((choice) =>
    ([1, 2] as const).map((bot_type) =>
      variant('createBot', `of type ${String(bot_type)}, with bot_creation_policy ${String(choice)}`, {
        kind: self,
        settings: () => ({ bot_creation_policy: choice }),
        ask: (_thing, fixtures) => {
          const full_name = fixtures.fresh('bot');
          return { parameters: { full_name, short_name: full_name, bot_type } };
        },
        keeps: true,
        rules: {
          own:
            choice === 3 || (choice === 2 && bot_type === 1)
              ? { administrators: 'ok', others: 'mustBeAdministrator' }
              : 'ok',
        },
      }),
    ),
  ),
  variant('uploadCustomEmoji', 'for full members only, in the waiting period', {
    kind: self,
    settings: () => ({ add_custom_emoji_policy: 3, waiting_period_threshold: 30 }),
    ask: (_thing, fixtures) => ({
      path: { emoji_name: fixtures.fresh('emoji') },
      parameters: { filename: exampleFile() },
    }),
    keeps: true,
    rules: { own: only('moderators', 'insufficientPermission') },
  }),
  variant('uploadOwnAvatar', 'with avatar_changes_disabled', {
    kind: self,
    settings: () => ({ avatar_changes_disabled: true }),
    ask: () => ({ parameters: { filename: exampleFile() } }),
    keeps: true,
    rules: { own: only('administrators', 'avatarChangesDisabled') },
  }),
  variant('deleteOwnAvatar', 'with avatar_changes_disabled', {
    kind: self,
    settings: () => ({ avatar_changes_disabled: true }),
    ask: () => ({}),
    keeps: true,
    rules: { own: only('administrators', 'avatarChangesDisabled') },
  }),
];

/** Permissions that a channel or group has in its own settings. */
const held: readonly Variant[] = [
  ...ALL.filter((group) => group !== 'role:owners').map((group) =>
    variant('deleteSubscriptions', `another user, with can_remove_subscribers_group ${group}`, {
      kind: self,
      ask: async (_thing, fixtures, actor) => {
        const { name } = await fixtures.channel([actor], {
          can_remove_subscribers_group: fixtures.groups[group],
        });
        return { parameters: { subscriptions: [name], principals: [fixtures.keeper.id] } };
      },
      keeps: true,
      rules: { own: only(GROUPS[group], 'insufficientPermission') },
    }),
  ),
  ...ALL.filter((group) => group !== 'role:owners').map((group) =>
    variant('sendMessage', `that mentions a group with can_mention_group ${group}`, {
      kind: self,
      ask: async (_thing, fixtures, actor) => {
        const name = fixtures.fresh('group');
        await fixtures.server.owner.ok('POST', '/user_groups/create', {
          name,
          description: '',
          members: [],
          can_mention_group: fixtures.groups[group],
        });
        const content = `@*${name}*`;
        const { id: to } = await fixtures.home(actor);
        return { parameters: { type: 'channel', to, topic: 'logo', content } };
      },
      keeps: true,
      rules: { own: only(GROUPS[group], 'groupMentionNotAllowed') },
    }),
  ),
];

export const permissionRules: readonly Variant[] = [
  ...creating,
  ...talking,
  ...deleting,
  ...moving,
  ...managing,
  ...held,
];
