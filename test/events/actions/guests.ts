import { systemGroup } from '../../user-groups/fixtures.js';
import { request, type Action, type Fixtures } from './fixtures.js';

type Name = 'nora' | 'ben';

const limitTo = (group: string): Action => ({
  by: 'updateOrganization',
  title: `lets ${group} see everybody`,
  run: async ({ owner }) =>
    owner.ok('PATCH', '/realm', { can_access_all_users_group: { new: await systemGroup(owner, group) } }),
  leave: ['gil'],
  returns: 'gil',
});

const membership = (by: 'createSubscriptions' | 'deleteSubscriptions', title: string, who: Name): Action =>
  request(by, title, 'owner', (fixtures: Fixtures) => [
    by === 'createSubscriptions' ? 'POST' : 'DELETE',
    '/users/me/subscriptions',
    {
      subscriptions: by === 'createSubscriptions' ? [{ name: 'team' }] : ['team'],
      principals: [fixtures[who].id],
    },
  ]);

/** What happens while guests see only whom they share something with. */
export const guestActions: readonly Action[] = [
  limitTo('role:members'),
  membership('createSubscriptions', 'brings somebody into the sight of a guest', 'nora'),
  request('updateUser', 'renames somebody a guest sees', 'owner', ({ nora }) => [
    'PATCH',
    `/users/${String(nora.id)}`,
    { full_name: 'Eleanora' },
  ]),
  membership('deleteSubscriptions', 'takes somebody out of the sight of a guest', 'nora'),
  request('updateUser', 'renames somebody a guest does not see', 'owner', ({ nora }) => [
    'PATCH',
    `/users/${String(nora.id)}`,
    { full_name: 'Nora' },
  ]),
  request('updateOwnStatus', 'says something a guest does not hear', 'nora', () => [
    'POST',
    '/users/me/status',
    { status_text: 'Hidden' },
  ]),
  request('createUser', 'adds somebody a guest does not see', 'owner', () => [
    'POST',
    '/users',
    { email: 'another@example.com', password: 'a password of theirs', full_name: 'Another' },
  ]),
  {
    by: 'updateOrganization',
    title: 'lets everybody write to each other again',
    async run({ owner }: Fixtures): Promise<void> {
      const everyone = { new: await systemGroup(owner, 'role:everyone') };
      await owner.ok('PATCH', '/realm', {
        direct_message_permission_group: everyone,
        direct_message_initiator_group: everyone,
      });
    },
  },
  request('sendMessage', 'writes to a guest', 'nora', ({ gil }) => [
    'POST',
    '/messages',
    { type: 'direct', to: [gil.id], content: 'Here I am' },
  ]),
  request('updateUser', 'makes the guest a member', 'owner', ({ gil }) => [
    'PATCH',
    `/users/${String(gil.id)}`,
    { role: 400 },
  ]),
  request('updateUser', 'makes them a guest again', 'owner', ({ gil }) => [
    'PATCH',
    `/users/${String(gil.id)}`,
    { role: 600 },
  ]),
  limitTo('role:everyone'),
];
