import { roles } from '../../../../src/runtime/identity/actor.js';
import type { Role } from '../../../../src/contract/types.js';
import type { Body } from '../../../support/client.js';
import type { Rule } from '../rule.js';
import { people } from '../things/people.js';
import { variant, type Thing, type Variant } from '../variant.js';

type Relation = keyof typeof people;
type Rules = Readonly<Record<Relation, Rule>>;

const HIDDEN: readonly Relation[] = [
  'in a channel until they left',
  'member',
  'guest',
  'moderator',
  'administrator',
  'owner',
  'deactivated',
];

/*
 * All users see each other. The exception is a guest whom `can_access_all_users_group` excludes. Such a guest sees
 * themselves, bots and users who currently share a channel or conversation with them. Other users do not exist for them.
 */
const rules = (
  seen: Rule,
  nothing: Rule,
  but: Readonly<Partial<Record<Relation, Rule>>> = {},
  hidden = 'nothing',
): Rules => {
  const behind = (relation: Relation): Rule => {
    const rule = but[relation] ?? (relation === 'nothing' ? nothing : seen);
    if (!HIDDEN.includes(relation)) return rule;
    return { 'limited guest': hidden, ...(typeof rule === 'string' ? { others: rule } : rule) };
  };
  return Object.fromEntries(
    (Object.keys(people) as Relation[]).map((relation) => [relation, behind(relation)]),
  ) as Rules;
};

const byId = ({ id }: Thing) => ({ path: { user_id_or_email: id } });

const has =
  (key: string, field = 'user_id') =>
  (body: Body, { id }: Thing): boolean =>
    (body[key] as readonly Body[]).some((one) => one[field] === id);

/**
 * A user who is hidden from the requester is listed with only an ID, because clients need an object for each
 * user.
 */
const showsName =
  (key: string) =>
  (body: Body, { id, of }: Thing): boolean =>
    (body[key] as readonly Body[]).some((one) => one.user_id === id && one.full_name === of?.name);

const direct = { type: 'direct', content: 'Psst' };
const later = { scheduled_delivery_timestamp: 3_165_826_990 };
const gone = { deactivated: 'recipientDeactivated' } as const;

/** Only owners may change owners. */
const aboutOwners: Rule = { owner: 'ok', others: 'mustBeOwner' };

/** The outcome for administrators, and maybe another one for owners. */
const byAdministrators = (outcome: string, owner = outcome): Rule => ({
  owner,
  administrators: outcome,
  others: 'insufficientPermission',
});

const ROLES: readonly Role[] = ['guest', 'member', 'moderator', 'administrator', 'owner'];

/** Which actors may give a role to which users. */
const givesRole = (role: Role): Rules => {
  const isAdministering = role === 'administrator' || role === 'owner';
  const usual: Rule = role === 'owner' ? aboutOwners : 'ok';
  // Bots of members cannot have a higher role than their owner.
  const isBeyondMember = isAdministering || role === 'moderator';
  const toGuest: Rule =
    role === 'owner' ? { owner: 'guestsCannotAdminister', others: 'mustBeOwner' } : 'guestsCannotAdminister';
  return rules(usual, 'noSuchUser', {
    guest: isAdministering ? toGuest : 'ok',
    owner: role === 'owner' ? 'ok' : aboutOwners,
    own: role === 'owner' ? aboutOwners : 'ok',
    bot: isBeyondMember ? 'refused' : 'ok',
    'bot of the server': 'noSuchUser',
  });
};

/** Bots and deactivated users have no presence. */
const presenceOf = {
  own: { bots: 'presenceOfBot', others: 'ok' },
  bot: 'presenceOfBot',
  'bot of the server': 'presenceOfBot',
  deactivated: 'noSuchUser',
} as const;

export const peopleRules: readonly Variant[] = [
  variant('getUser', 'by ID', {
    kind: people,
    ask: byId,
    // The existence of an ID is not secret: `GET /users` lists it as an unknown user.
    rules: rules('ok', 'noSuchUser', {}, 'refused'),
  }),
  variant('getUser', 'by email', {
    kind: people,
    ask: ({ text }) => ({ path: { user_id_or_email: text ?? '' } }),
    rules: rules('ok', 'noSuchUser'),
  }),
  variant('getUserPresence', 'by ID', {
    kind: people,
    ask: async (thing, fixtures) => {
      await fixtures.online(Number(thing.id));
      return byId(thing);
    },
    // Like `getUser`: the existence of an ID is not secret.
    rules: rules('ok', 'noSuchUser', presenceOf, 'refused'),
  }),
  variant('getUserPresence', 'by email', {
    kind: people,
    ask: async ({ id, text }, fixtures) => {
      await fixtures.online(Number(id));
      return { path: { user_id_or_email: text ?? '' } };
    },
    rules: rules('ok', 'noSuchUser', presenceOf),
  }),
  variant('unmuteUser', 'a user who is not muted', {
    kind: people,
    ask: ({ id }) => ({ path: { muted_user_id: id } }),
    rules: rules('userNotMuted', 'noSuchUser', {}, 'refused'),
  }),
  variant('muteUser', 'a user', {
    kind: people,
    ask: ({ id }) => ({ path: { muted_user_id: id } }),
    keeps: true,
    rules: rules('ok', 'noSuchUser', { own: 'cannotMuteSelf' }, 'refused'),
  }),
  variant('unmuteUser', 'a muted user', {
    kind: people,
    ask: async ({ id }, _fixtures, actor) => {
      await actor.client.send('POST', `/users/me/muted_users/${String(id)}`);
      return { path: { muted_user_id: id } };
    },
    rules: rules('ok', 'noSuchUser', { own: 'userNotMuted' }, 'refused'),
  }),
  variant('getUserStatus', 'by ID', {
    kind: people,
    ask: ({ id }) => ({ path: { user_id: id } }),
    rules: rules('ok', 'noSuchUser'),
  }),
  variant('listUsers', 'by name', {
    kind: people,
    ask: () => ({}),
    shows: showsName('members'),
    rules: rules('ok', 'unseen', { 'bot of the server': 'unseen' }, 'unseen'),
  }),
  variant('registerQueue', 'the users by name', {
    kind: people,
    ask: () => ({ parameters: { fetch_event_types: ['realm_user'], event_types: [] } }),
    shows: (body: Body, thing) =>
      ['realm_users', 'realm_non_active_users', 'cross_realm_bots'].some((key) =>
        showsName(key)(body, thing),
      ),
    keeps: true,
    rules: rules('ok', 'unseen', {}, 'unseen'),
    spectators: { nothing: 'unseen', others: 'ok' },
  }),
  variant('registerQueue', 'the users, for clients that accept incomplete lists', {
    kind: people,
    ask: () => ({
      parameters: {
        fetch_event_types: ['realm_user'],
        event_types: [],
        client_capabilities: { user_list_incomplete: true },
      },
    }),
    shows: (body: Body, thing) =>
      ['realm_users', 'realm_non_active_users', 'cross_realm_bots'].some((key) => has(key)(body, thing)),
    keeps: true,
    rules: rules('ok', 'unseen', {}, 'unseen'),
    spectators: { nothing: 'unseen', others: 'ok' },
  }),

  variant('updateUser', 'the name', {
    kind: people,
    ask: (thing, fixtures) => ({ ...byId(thing), parameters: { full_name: fixtures.fresh('Renamed') } }),
    rules: rules('ok', 'noSuchUser', { 'bot of the server': 'noSuchUser' }),
  }),
  ...ROLES.map((role) =>
    variant('updateUser', `the role, to ${role}`, {
      kind: people,
      ask: (thing) => ({ ...byId(thing), parameters: { role: roles[role] } }),
      rules: givesRole(role),
    }),
  ),
  variant('deactivateUser', 'by ID', {
    kind: people,
    ask: byId,
    rules: rules('ok', 'noSuchUser', {
      owner: aboutOwners,
      // A bot cannot deactivate its account with this operation, which is for users only.
      own: { bots: 'noSuchUser', others: 'ok' },
      bot: 'noSuchUser',
      deactivated: 'userIsDeactivated',
      'bot of the server': 'noSuchUser',
    }),
  }),
  variant('reactivateUser', 'by ID', {
    kind: people,
    ask: ({ id }) => ({ path: { user_id: id } }),
    rules: rules(byAdministrators('ok'), byAdministrators('noSuchUser'), {
      owner: byAdministrators('mustBeOwner', 'ok'),
      'bot of the server': byAdministrators('noSuchUser'),
    }),
  }),

  variant('sendMessage', 'to users by ID', {
    kind: people,
    ask: ({ id }) => ({ parameters: { ...direct, to: [id] } }),
    keeps: true,
    rules: rules('ok', 'invalidUserId', gone),
  }),
  variant('sendMessage', 'to users by email', {
    kind: people,
    ask: ({ text }) => ({ parameters: { ...direct, to: [text] } }),
    keeps: true,
    rules: rules('ok', 'recipientEmailUnknown', gone),
  }),
  variant('createScheduledMessage', 'to users', {
    kind: people,
    ask: ({ id }) => ({ parameters: { ...direct, ...later, to: [id] } }),
    keeps: true,
    rules: rules('ok', 'invalidUserId', gone),
  }),
  variant('updateScheduledMessage', 'to users', {
    kind: people,
    ask: async ({ id }, fixtures, actor) => ({
      path: { scheduled_message_id: await fixtures.scheduledMessage(actor) },
      parameters: { to: [id], type: 'direct' },
    }),
    keeps: true,
    rules: rules('ok', 'invalidUserId', gone),
  }),
  variant('createDrafts', 'to users', {
    kind: people,
    ask: ({ id }) => ({
      parameters: { drafts: [{ type: 'private', to: [id], topic: '', content: 'Psst' }] },
    }),
    keeps: true,
    rules: rules('ok', 'invalidUserId'),
  }),
  variant('updateDraft', 'to users', {
    kind: people,
    ask: async ({ id }, fixtures, actor) => ({
      path: { draft_id: await fixtures.draft(actor) },
      parameters: { draft: { type: 'private', to: [id], topic: '', content: 'Psst' } },
    }),
    keeps: true,
    rules: rules('ok', 'invalidUserId'),
  }),
  variant('sendTypingStatus', 'to users', {
    kind: people,
    ask: ({ id }) => ({ parameters: { op: 'start', to: [id] } }),
    keeps: true,
    rules: rules('ok', 'invalidUserId'),
  }),
  ...[
    { purpose: 'of a sender by email', others: [] },
    {
      purpose: 'of web-public channels by the email of a sender',
      others: [{ operator: 'channels', operand: 'web-public' }],
    },
  ].map(({ purpose, others }) =>
    variant('listMessages', purpose, {
      kind: people,
      ask: ({ text }) => ({
        parameters: {
          anchor: 'newest',
          num_before: 1,
          num_after: 0,
          narrow: [...others, { operator: 'sender', operand: text }],
        },
      }),
      rules: rules('ok', 'badNarrow'),
      spectators: { others: 'notLoggedIn' },
    }),
  ),
  variant('matchNarrow', 'of a sender by email', {
    kind: people,
    ask: ({ text }) => ({ parameters: { msg_ids: [1], narrow: [{ operator: 'sender', operand: text }] } }),
    rules: rules('ok', 'badNarrow'),
  }),
  variant('listPresences', 'by email', {
    kind: people,
    ask: async ({ id }, fixtures) => {
      await fixtures.online(Number(id));
      return {};
    },
    shows: (body: Body, { text }) => String(text) in body.presences,
    // System bots never report presence. Here the test reports in their name.
    rules: rules('ok', 'unseen', { deactivated: 'unseen' }, 'unseen'),
  }),
  variant('createSubscriptions', 'another user by ID', {
    kind: people,
    ask: async ({ id }, fixtures, actor) => ({
      parameters: { subscriptions: [{ name: (await fixtures.home(actor)).name }], principals: [id] },
    }),
    keeps: true,
    rules: rules({ guests: 'notForGuests', others: 'ok' }, 'noSuchUser', {
      deactivated: 'userIsDeactivated',
      'bot of the server': 'noSuchUser',
    }),
  }),
  variant('deleteSubscriptions', 'another user by email', {
    kind: people,
    ask: async ({ text }, fixtures, actor) => ({
      parameters: { subscriptions: [(await fixtures.home(actor)).name], principals: [text] },
    }),
    keeps: true,
    rules: rules({ administrators: 'ok', others: 'insufficientPermission' }, 'noSuchUser', {
      own: 'ok',
      deactivated: 'userIsDeactivated',
      'bot of the server': 'noSuchUser',
    }),
  }),
  variant('getUserGroupMembership', 'of a user', {
    kind: people,
    ask: ({ id }, { groups }) => ({ path: { user_group_id: groups['role:members'] ?? 0, user_id: id } }),
    rules: rules('ok', 'noSuchUser'),
  }),
  variant('createUserGroup', 'with a member', {
    kind: people,
    ask: ({ id }, fixtures) => ({
      parameters: { name: fixtures.fresh('group'), description: '', members: [id] },
    }),
    keeps: true,
    rules: rules('ok', 'invalidGroupMember', {
      deactivated: 'invalidGroupMember',
      'bot of the server': 'invalidGroupMember',
    }),
  }),
  variant('updateBot', 'the owner', {
    kind: people,
    ask: async ({ id }, fixtures, actor) => {
      const bot = await fixtures.once('bot', actor, () =>
        fixtures.server.person(fixtures.fresh('Bot'), { botOf: actor.id }),
      );
      // An earlier cell may have changed the bot's owner.
      await fixtures.store(`UPDATE users SET bot_owner_id = ${String(actor.id)} WHERE id = ?`, bot.id);
      return { path: { bot_id: bot.id }, parameters: { bot_owner_id: id } };
    },
    keeps: true,
    rules: rules('ok', 'botOwnerUnknown', {
      bot: 'botOwnerIsBot',
      deactivated: 'botOwnerDeactivated',
      'bot of the server': 'botOwnerUnknown',
    }),
  }),
];
