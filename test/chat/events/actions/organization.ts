import type { OperationId } from '../../../../generated/operations.js';
import type { Parameters } from '../../../support/client.js';
import { anotherValue, settingRows } from '../../organization/fixtures.js';
import { systemGroup } from '../../user-groups/fixtures.js';
import { inChunks, request, type Action } from './fixtures.js';

const settings = (rows: typeof settingRows): Action => ({
  by: 'updateOrganization',
  title: `changes ${rows.map(({ name }) => name).join(', ')}`,
  async run({ owner }) {
    for (const row of rows) await owner.ok('PATCH', '/realm', { [row.name]: await anotherValue(owner, row) });
  },
});

const organization = (title: string, parameters: Parameters): Action =>
  request('updateOrganization', title, 'owner', () => ['PATCH', '/realm', parameters]);

const granted = (name: string, group: string): Action => ({
  by: 'updateOrganization',
  title: `grants ${name} to ${group}`,
  run: async ({ owner }) => owner.ok('PATCH', '/realm', { [name]: { new: await systemGroup(owner, group) } }),
});

const group = (title: string, kept: string, parameters: Parameters): Action =>
  request('updateUserGroup', title, 'owner', ({ ids }) => [
    'PATCH',
    `/user_groups/${String(ids[kept])}`,
    parameters,
  ]);

const newGroup = (name: string): Action =>
  request(
    'createUserGroup',
    `creates the group ${name}`,
    'anna',
    ({ anna, ben }) => ['POST', '/user_groups/create', { name, description: '', members: [anna.id, ben.id] }],
    ({ ids }, { group_id }) => {
      ids[name] = group_id;
    },
  );

const subgroups = (title: string, change: 'add' | 'delete'): Action =>
  request('updateUserGroupSubgroups', title, 'anna', ({ ids }) => [
    'POST',
    `/user_groups/${String(ids.makers)}/subgroups`,
    { [change]: [ids.thinkers] },
  ]);

const members = (title: string, change: 'add' | 'delete'): Action =>
  request('updateUserGroupMembers', title, 'anna', ({ ids, nora }) => [
    'POST',
    `/user_groups/${String(ids.makers)}/members`,
    { [change]: [nora.id] },
  ]);

const linkifierActions: readonly Action[] = [
  {
    by: 'reorderLinkifiers',
    title: 'puts a second linkifier first',
    async run({ owner, ids }) {
      const { linkifiers } = await owner.ok('GET', '/realm/linkifiers');
      const linkifier = { pattern: 'T(?P<id>[0-9]+)', url_template: 'https://example.com/t/{id}' };
      const { id } = await owner.ok('POST', '/realm/filters', linkifier);
      ids.linkifier = id;
      const others = linkifiers.map((one: { id: number }) => one.id);
      await owner.ok('PATCH', '/realm/linkifiers', { ordered_linkifier_ids: [id, ...others] });
    },
  },
  request('updateLinkifier', 'changes the URL of a linkifier', 'owner', ({ ids }) => [
    'PATCH',
    `/realm/filters/${String(ids.linkifier)}`,
    { pattern: 'T(?P<id>[0-9]+)', url_template: 'https://example.com/other/{id}' },
  ]),
  request('deleteLinkifier', 'deletes a linkifier', 'owner', ({ ids }) => [
    'DELETE',
    `/realm/filters/${String(ids.linkifier)}`,
  ]),
];

const domain = (by: OperationId, title: string, method: string, parameters: Parameters = {}): Action =>
  request(by, title, 'owner', () => [method, '/realm/domains/example.net', parameters]);

const domainActions: readonly Action[] = [
  request('createDomain', 'adds a domain', 'owner', () => [
    'POST',
    '/realm/domains',
    { domain: 'example.net', allow_subdomains: true },
  ]),
  domain('updateDomain', 'changes a domain', 'PATCH', { allow_subdomains: false }),
  organization('restricts emails to domains', { emails_restricted_to_domains: true }),
  domain('deleteDomain', 'removes the only domain', 'DELETE'),
];

const playgroundActions: readonly Action[] = [
  request(
    'createPlayground',
    'adds a code playground',
    'owner',
    () => [
      'POST',
      '/realm/playgrounds',
      { name: 'Play', pygments_language: 'Python', url_template: 'https://python.example.com/?code={code}' },
    ],
    ({ ids }, { id }) => {
      ids.playground = id;
    },
  ),
  request('deletePlayground', 'deletes a code playground', 'owner', ({ ids }) => [
    'DELETE',
    `/realm/playgrounds/${String(ids.playground)}`,
  ]),
];

const exportActions: readonly Action[] = [
  request(
    'createExport',
    'requests an export',
    'owner',
    () => ['POST', '/export/realm', {}],
    ({ ids }, { id }) => {
      ids.export = id;
    },
  ),
  {
    by: 'deleteExport',
    title: 'deletes an export',
    async run({ owner, ids, server }) {
      await server.server.workers.exports.settled();
      await owner.ok('DELETE', `/export/realm/${String(ids.export)}`);
    },
  },
];

const invitationActions: readonly Action[] = [
  request('createInvitations', 'invites a user', 'owner', () => [
    'POST',
    '/invites',
    { invitee_emails: 'nadia@example.com', stream_ids: [] },
  ]),
  {
    by: 'deleteInvitation',
    title: 'revokes an invitation',
    async run({ owner }) {
      const { invites } = await owner.ok('GET', '/invites');
      await owner.ok('DELETE', `/invites/${String(invites[0].id)}`);
    },
  },
  request('createInvitationLink', 'creates an invitation link', 'owner', () => [
    'POST',
    '/invites/multiuse',
    {},
  ]),
  {
    by: 'deleteInvitationLink',
    title: 'revokes an invitation link',
    async run({ owner }) {
      const { invites } = await owner.ok('GET', '/invites');
      await owner.ok('DELETE', `/invites/multiuse/${String(invites[0].id)}`);
    },
  },
];

/** Settings that other actions change. Later actions create users, with emails of no domain of the organization. */
const APART: ReadonlySet<string> = new Set(['can_access_all_users_group', 'emails_restricted_to_domains']);

/** User groups and organization settings. */
export const organizationActions: readonly Action[] = [
  newGroup('makers'),
  newGroup('thinkers'),
  group('renames a group', 'makers', { name: 'doers', description: 'Who do' }),
  subgroups('adds a subgroup', 'add'),
  subgroups('removes a subgroup', 'delete'),
  members('adds a member', 'add'),
  members('removes a member', 'delete'),
  request('deleteUserGroup', 'deletes a group', 'anna', ({ ids }) => [
    'DELETE',
    `/user_groups/${String(ids.thinkers)}`,
  ]),
  request('createLinkifier', 'adds a linkifier', 'owner', () => [
    'POST',
    '/realm/filters',
    { pattern: '#(?P<id>[0-9]+)', url_template: 'https://example.com/{id}' },
  ]),
  ...linkifierActions,
  ...domainActions,
  ...playgroundActions,
  ...exportActions,
  ...invitationActions,
  organization('renames the organization', { name: 'Another', description: 'With *words*' }),
  ...inChunks(settingRows.filter(({ name }) => !APART.has(name))).map(settings),
  organization('enables presence again', { presence_disabled: false }),
  organization('removes the waiting period of members', { waiting_period_threshold: 0 }),
  organization('sets a waiting period for members', { waiting_period_threshold: 30 }),
  granted('can_create_public_channel_group', 'role:administrators'),
  granted('can_create_public_channel_group', 'role:members'),
];
