import { contract } from '../../../support/contract-sources.js';
import type { Body } from '../../../support/client.js';
import { exampleFile } from '../../../support/files.js';
import type { Fixtures } from '../fixtures.js';
import { forgetWeek } from '../../../archive/exports/rows.js';
import {
  domains,
  exports,
  linkifiers,
  playgrounds,
  profileFields,
  self,
  userGroups,
} from '../things/others.js';
import { variant, type Thing, type Variant } from '../variant.js';

/** Operations of the organization, about objects that no user owns. */
const one = { kind: self, keeps: true } as const;
const everyoneIn = { own: 'ok' } as const;

/*
 * Members of a group and moderators may change it. No user may change a system group. The operations themselves refuse
 * guests.
 */
const GROUP = {
  'in it': 'ok',
  'not in it': { moderators: 'ok', others: 'insufficientPermission' },
  'a system group': 'insufficientPermission',
  nothing: 'invalidUserGroup',
} as const;

/** All users can see every group, as in register. */
const READ = {
  'in it': 'ok',
  'not in it': 'ok',
  'a system group': 'ok',
  nothing: 'invalidUserGroup',
} as const;

const group = ({ id }: Thing) => ({ user_group_id: id });

const groupRules: readonly Variant[] = [
  variant('updateUserGroup', 'the name', {
    kind: userGroups,
    ask: (thing, fixtures) => ({ path: group(thing), parameters: { name: fixtures.fresh('group') } }),
    rules: GROUP,
  }),
  variant('updateUserGroup', 'the description', {
    kind: userGroups,
    ask: (thing) => ({ path: group(thing), parameters: { description: 'New' } }),
    rules: GROUP,
  }),
  variant('updateUserGroup', 'who may mention it', {
    kind: userGroups,
    ask: (thing, { groups }) => ({
      path: group(thing),
      parameters: { can_mention_group: { new: groups['role:moderators'] } },
    }),
    rules: GROUP,
  }),
  variant('updateUserGroupSubgroups', 'with another subgroup', {
    kind: userGroups,
    ask: (thing, { groups }) => ({ path: group(thing), parameters: { add: [groups['role:fullmembers']] } }),
    rules: GROUP,
  }),
  variant('updateUserGroupSubgroups', 'without a missing subgroup', {
    kind: userGroups,
    ask: (thing, { groups }) => ({ path: group(thing), parameters: { delete: [groups['role:owners']] } }),
    rules: {
      'in it': 'subgroupMissing',
      'not in it': { moderators: 'subgroupMissing', others: 'insufficientPermission' },
      'a system group': 'insufficientPermission',
      nothing: 'invalidUserGroup',
    },
  }),
  variant('updateUserGroupMembers', 'with another member', {
    kind: userGroups,
    ask: async (thing, fixtures) => {
      const { id } = await fixtures.like('member');
      return { path: group(thing), parameters: { add: [id] } };
    },
    keeps: true,
    rules: GROUP,
  }),
  variant('updateUserGroupMembers', 'without a missing member', {
    kind: userGroups,
    ask: (thing, { keeper }) => ({ path: group(thing), parameters: { delete: [keeper.id] } }),
    rules: {
      'in it': 'notGroupMember',
      'not in it': { moderators: 'notGroupMember', others: 'insufficientPermission' },
      'a system group': 'insufficientPermission',
      nothing: 'invalidUserGroup',
    },
  }),
  variant('deleteUserGroup', 'by ID', {
    kind: userGroups,
    ask: (thing) => ({ path: group(thing) }),
    rules: GROUP,
  }),
  variant('listUserGroupMembers', 'by ID', {
    kind: userGroups,
    ask: (thing) => ({ path: group(thing) }),
    rules: READ,
  }),
  variant('listUserGroupSubgroups', 'by ID', {
    kind: userGroups,
    ask: (thing) => ({ path: group(thing) }),
    rules: READ,
  }),
  variant('getUserGroupMembership', "the requester's", {
    kind: userGroups,
    ask: (thing, _fixtures, { id }) => ({ path: { ...group(thing), user_id: id } }),
    rules: READ,
  }),
  variant('listUserGroups', 'all', {
    kind: userGroups,
    ask: () => ({}),
    shows: (body, { id }) => body.user_groups.some((one: { id: number }) => one.id === id),
    // All users can see every group, as in register.
    rules: { 'in it': 'ok', 'not in it': 'ok', 'a system group': 'ok', nothing: 'unseen' },
  }),
  variant('renderMessage', 'that mentions a group', {
    kind: userGroups,
    ask: ({ text }) => ({ parameters: { content: `@*${String(text)}*` } }),
    shows: ({ rendered }) => (rendered as string).includes('user-group-mention'),
    keeps: true,
    // All users can see every group. Mentions of system groups are text.
    rules: { 'in it': 'ok', 'not in it': 'ok', 'a system group': 'unseen', nothing: 'unseen' },
  }),
  variant('sendMessage', 'that mentions a group', {
    kind: userGroups,
    ask: async ({ text }, fixtures, actor) => ({
      parameters: {
        type: 'channel',
        to: (await fixtures.home(actor)).id,
        topic: 'logo',
        content: `@*${String(text)}*`,
      },
    }),
    keeps: true,
    // The names of unknown groups and of system groups are text.
    rules: { 'in it': 'ok', 'not in it': 'ok', 'a system group': 'ok', nothing: 'ok' },
  }),
];

/** The current value of a setting. A permitted request with it changes nothing. */
const currentValue = async ({ server }: Fixtures, name: string): Promise<unknown> => {
  const state = await server.owner.ok('POST', '/register', { fetch_event_types: ['realm'], event_types: [] });
  return state[`realm_${name}`];
};

const OF_OWNERS = { own: { owner: 'ok', others: 'mustBeOwner' } } as const;

/** The form in which a parameter accepts the value, if it differs from the register response. */
const OTHER_FORMS: Readonly<Record<string, (value: unknown) => unknown>> = {
  authentication_methods: (value) =>
    Object.fromEntries(
      Object.entries(value as Record<string, { enabled: boolean; available: boolean }>)
        .filter(([, { available }]) => available)
        .map(([name, { enabled }]) => [name, enabled]),
    ),
  message_retention_days: (value) => (value === -1 ? 'unlimited' : value),
  jitsi_server_url: (value) => value ?? 'default',
};

const settingRules: readonly Variant[] = contract.settings
  .filter(({ part }) => part === 'organization')
  .map(({ name, role, group: kind }) =>
    variant('updateOrganization', `the setting ${name}`, {
      ...one,
      ask: async (_thing, fixtures) => {
        const value = await currentValue(fixtures, name);
        const form = OTHER_FORMS[name] ?? ((same: unknown) => same);
        const sent = name.endsWith('_limit_seconds') ? (value ?? 'unlimited') : form(value);
        return { parameters: { [name]: kind === 'permission' ? { new: sent } : sent } };
      },
      rules: role === 'owner' ? OF_OWNERS : everyoneIn,
    }),
  );

export const organizationRules: readonly Variant[] = [
  ...groupRules,
  variant('createUser', 'a user', {
    ...one,
    ask: (_thing, fixtures) => {
      const full_name = fixtures.fresh('Person');
      return {
        parameters: { email: `${full_name}@example.com`, password: 'duck pond under bridges', full_name },
      };
    },
    rules: everyoneIn,
  }),
  variant('createUserGroup', 'without members', {
    ...one,
    ask: (_thing, fixtures) => ({
      parameters: { name: fixtures.fresh('group'), description: '', members: [] },
    }),
    rules: everyoneIn,
  }),
  variant('createBot', 'a generic bot', {
    ...one,
    ask: (_thing, fixtures) => {
      const full_name = fixtures.fresh('bot');
      return { parameters: { full_name, short_name: full_name } };
    },
    rules: everyoneIn,
  }),
  variant('listCustomEmoji', 'all', { ...one, ask: () => ({}), rules: everyoneIn }),
  variant('uploadCustomEmoji', 'a new emoji', {
    ...one,
    ask: (_thing, fixtures) => ({
      path: { emoji_name: fixtures.fresh('emoji') },
      parameters: { filename: exampleFile() },
    }),
    rules: everyoneIn,
  }),
  variant('uploadCustomEmoji', 'in place of a Unicode emoji', {
    ...one,
    ask: async (_thing, fixtures) => {
      await fixtures.server.owner.send('DELETE', '/realm/emoji/tada');
      return { path: { emoji_name: 'tada' }, parameters: { filename: exampleFile() } };
    },
    rules: { own: { administrators: 'ok', others: 'emojiOverride' } },
  }),
  variant('createProfileField', 'a short text', {
    ...one,
    ask: (_thing, fixtures) => ({ parameters: { field_type: 1, name: fixtures.fresh('Field') } }),
    rules: everyoneIn,
  }),
  variant('updateProfileField', 'the hint', {
    kind: profileFields,
    ask: ({ id }) => ({ path: { field_id: id }, parameters: { hint: 'Anything' } }),
    keeps: true,
    rules: { 'there is one': 'ok', nothing: 'profileFieldNotFound' },
  }),
  variant('updateUserSettingsDefaults', 'a setting', {
    ...one,
    ask: () => ({ parameters: { high_contrast_mode: false } }),
    rules: everyoneIn,
  }),
  variant('listProfileFields', 'all', { ...one, ask: () => ({}), rules: everyoneIn }),
  variant('reorderProfileFields', 'all', {
    ...one,
    ask: async (_thing, fixtures) => {
      const { custom_fields } = await fixtures.server.owner.ok('GET', '/realm/profile_fields');
      return { parameters: { order: custom_fields.map(({ id }: Body) => id as number) } };
    },
    rules: everyoneIn,
  }),
  variant('deleteProfileField', 'by ID', {
    kind: profileFields,
    ask: ({ id }) => ({ path: { field_id: id } }),
    rules: { 'there is one': 'ok', nothing: 'profileFieldNotFound' },
  }),
  variant('createLinkifier', 'a pattern', {
    ...one,
    ask: (_thing, fixtures) => ({
      parameters: {
        pattern: `${fixtures.fresh('issue')}-(?P<id>[0-9]+)`,
        url_template: 'https://example.com/{id}',
      },
    }),
    rules: everyoneIn,
  }),
  variant('uploadIcon', 'a picture', {
    ...one,
    ask: () => ({ parameters: { filename: exampleFile() } }),
    rules: everyoneIn,
  }),
  variant('deleteIcon', 'the picture', { ...one, ask: () => ({}), rules: everyoneIn }),
  variant('uploadLogo', 'a picture', {
    ...one,
    ask: () => ({ parameters: { filename: exampleFile(), night: false } }),
    rules: everyoneIn,
  }),
  variant('deleteLogo', 'the picture', {
    ...one,
    ask: () => ({ parameters: { night: true } }),
    rules: everyoneIn,
  }),
  variant('listDomains', 'all', {
    kind: domains,
    ask: () => ({}),
    shows: (body, { id }) => body.domains.some((each: { domain: string }) => each.domain === id),
    rules: { 'there is one': 'ok', nothing: 'unseen' },
  }),
  variant('createDomain', 'a domain', {
    ...one,
    ask: (_thing, fixtures) => ({
      parameters: { domain: `${fixtures.fresh('domain')}.example`, allow_subdomains: true },
    }),
    rules: everyoneIn,
  }),
  variant('updateDomain', 'by name', {
    kind: domains,
    ask: ({ id }) => ({ path: { domain: id }, parameters: { allow_subdomains: false } }),
    keeps: true,
    rules: { 'there is one': 'ok', nothing: 'domainNotFound' },
  }),
  variant('deleteDomain', 'by name', {
    kind: domains,
    ask: ({ id }) => ({ path: { domain: id } }),
    rules: { 'there is one': 'ok', nothing: 'domainNotFound' },
  }),
  variant('listExports', 'all', { ...one, ask: () => ({}), rules: everyoneIn }),
  variant('createExport', 'in a new week', {
    kind: {
      own: async ({ server }, actor) => {
        await forgetWeek(server.services);
        return { id: actor.id };
      },
    },
    ask: () => ({}),
    rules: everyoneIn,
  }),
  variant('deleteExport', 'by ID', {
    kind: exports,
    ask: ({ id }) => ({ path: { export_id: id } }),
    rules: { 'there is one': 'ok', nothing: 'exportNotFound' },
  }),
  variant('createPlayground', 'a playground', {
    ...one,
    ask: (_thing, fixtures) => ({
      parameters: {
        name: fixtures.fresh('Playground'),
        pygments_language: 'Rust',
        url_template: 'https://rust.example.com/{code}',
      },
    }),
    rules: everyoneIn,
  }),
  variant('deletePlayground', 'by ID', {
    kind: playgrounds,
    ask: ({ id }) => ({ path: { playground_id: id } }),
    rules: { 'there is one': 'ok', nothing: 'playgroundNotFound' },
  }),
  variant('listLinkifiers', 'all', {
    kind: linkifiers,
    ask: () => ({}),
    shows: (body, { id }) => body.linkifiers.some((one: { id: number }) => one.id === id),
    rules: { 'there is one': 'ok', nothing: 'unseen' },
  }),
  variant('updateLinkifier', 'the URL', {
    kind: linkifiers,
    ask: ({ id, text }) => ({
      path: { filter_id: id },
      parameters: { pattern: text ?? 'unknown', url_template: 'https://example.com/other' },
    }),
    keeps: true,
    rules: { 'there is one': 'ok', nothing: 'linkifierNotFound' },
  }),
  variant('deleteLinkifier', 'by ID', {
    kind: linkifiers,
    ask: ({ id }) => ({ path: { filter_id: id } }),
    rules: { 'there is one': 'ok', nothing: 'linkifierNotFound' },
  }),
  variant('reorderLinkifiers', 'all', {
    kind: linkifiers,
    ask: async ({ id }, { server }) => {
      const { linkifiers: all } = await server.owner.ok('GET', '/realm/linkifiers');
      const others = all.map((one: { id: number }) => one.id).filter((one: number) => one !== id);
      return { parameters: { ordered_linkifier_ids: [id, ...others] } };
    },
    keeps: true,
    rules: { 'there is one': 'ok', nothing: 'linkifierOrderIncomplete' },
  }),
  variant('updateOrganization', 'the name', {
    ...one,
    ask: (_thing, fixtures) => ({ parameters: { name: fixtures.fresh('Company') } }),
    rules: everyoneIn,
  }),
  variant('updateOrganization', 'the description', {
    ...one,
    ask: (_thing, fixtures) => ({ parameters: { description: fixtures.fresh('Company') } }),
    rules: everyoneIn,
  }),
  variant('createSubscriptions', 'a new channel', {
    ...one,
    ask: (_thing, fixtures) => ({
      parameters: { subscriptions: [{ name: fixtures.fresh('made') }] },
    }),
    rules: { own: { guests: 'notForGuests', others: 'ok' } },
  }),
  variant('createSubscriptions', 'a new channel with its own retention period', {
    ...one,
    ask: (_thing, fixtures) => ({
      parameters: { subscriptions: [{ name: fixtures.fresh('made') }], message_retention_days: 30 },
    }),
    rules: { own: { guests: 'notForGuests', owner: 'ok', others: 'mustBeOwner' } },
  }),
  variant('createSubscriptions', 'a new web-public channel', {
    ...one,
    ask: (_thing, fixtures) => ({
      parameters: { subscriptions: [{ name: fixtures.fresh('made') }], is_web_public: true },
    }),
    rules: { own: { guests: 'notForGuests', owner: 'ok', others: 'insufficientPermission' } },
  }),
  ...settingRules,
];
