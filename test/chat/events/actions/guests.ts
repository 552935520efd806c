import { systemGroup } from '../../user-groups/fixtures.js';
import { request, type Action, type Fixtures } from './fixtures.js';

type Name = 'nora' | 'ben';

const limitTo = (group: string): Action => ({
  by: 'updateOrganization',
  title: `lets ${group} access all users`,
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

/** Actions while guests can access only users with whom they share a conversation. */
export const guestActions: readonly Action[] = [
  limitTo('role:members'),
  membership('createSubscriptions', 'makes a user accessible to a guest', 'nora'),
  request('updateUser', 'renames a user whom a guest can access', 'owner', ({ nora }) => [
    'PATCH',
    `/users/${String(nora.id)}`,
    { full_name: 'Eleanora' },
  ]),
  membership('deleteSubscriptions', 'makes a user inaccessible to a guest', 'nora'),
  request('updateUser', 'renames a user whom a guest cannot access', 'owner', ({ nora }) => [
    'PATCH',
    `/users/${String(nora.id)}`,
    { full_name: 'Nora' },
  ]),
  request('updateOwnStatus', 'sets a status that a guest cannot see', 'nora', () => [
    'POST',
    '/users/me/status',
    { status_text: 'Hidden' },
  ]),
  request('createUser', 'creates a user whom a guest cannot access', 'owner', () => [
    'POST',
    '/users',
    { email: 'another@example.com', password: 'a password of theirs', full_name: 'Another' },
  ]),
  {
    by: 'updateOrganization',
    title: 'lets all users send direct messages again',
    async run({ owner }: Fixtures): Promise<void> {
      const everyone = { new: await systemGroup(owner, 'role:everyone') };
      await owner.ok('PATCH', '/realm', {
        direct_message_permission_group: everyone,
        direct_message_initiator_group: everyone,
      });
    },
  },
  request('sendMessage', 'sends a direct message to a guest', 'nora', ({ gil }) => [
    'POST',
    '/messages',
    { type: 'direct', to: [gil.id], content: 'Here I am' },
  ]),
  request('updateUser', 'changes the guest to a member', 'owner', ({ gil }) => [
    'PATCH',
    `/users/${String(gil.id)}`,
    { role: 400 },
  ]),
  request('updateUser', 'changes the member back to a guest', 'owner', ({ gil }) => [
    'PATCH',
    `/users/${String(gil.id)}`,
    { role: 600 },
  ]),
  limitTo('role:everyone'),
];
