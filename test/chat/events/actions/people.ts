import type { Parameters } from '../../../support/client.js';
import { request, type Action } from './fixtures.js';

type Name = 'anna' | 'ben' | 'nora' | 'gil' | 'robo';

const change = (title: string, who: Name, parameters: Parameters): Action =>
  request('updateUser', title, 'owner', (fixtures) => [
    'PATCH',
    `/users/${String(fixtures[who].id)}`,
    parameters,
  ]);

const deactivate = (title: string, who: Name, ...withThem: readonly Name[]): Action => ({
  ...request('deactivateUser', title, 'owner', (fixtures) => [
    'DELETE',
    `/users/${String(fixtures[who].id)}`,
  ]),
  leave: [who, ...withThem],
});

const leave = (title: string, who: Name): Action => ({
  ...request('deactivateOwnUser', title, who, () => ['DELETE', '/users/me']),
  leave: [who],
});

const reactivate = (title: string, who: Name): Action => ({
  ...request('reactivateUser', title, 'owner', (fixtures) => [
    'POST',
    `/users/${String(fixtures[who].id)}/reactivate`,
  ]),
  returns: who,
});

const status = (title: string, who: Name, parameters: Parameters): Action =>
  request('updateOwnStatus', title, who, () => ['POST', '/users/me/status', parameters]);

const visibility = (title: string, who: Name, email_address_visibility: number): Action =>
  request('updateSettings', title, who, () => ['PATCH', '/settings', { email_address_visibility }]);

const field = (title: string, name: string, more: Parameters): Action =>
  request(
    'createProfileField',
    title,
    'owner',
    () => ['POST', '/realm/profile_fields', { name, ...more }],
    ({ ids }, { id }) => {
      ids[name] = id;
    },
  );

const value = (title: string, name: string, one: (ids: Parameters) => unknown): Action =>
  request('updateUser', title, 'owner', ({ ben, ids, anna }) => [
    'PATCH',
    `/users/${String(ben.id)}`,
    { profile_data: [{ id: ids[name], value: one({ anna: anna.id }) }] },
  ]);

const report = (title: string, who: Name, seconds: number): Action => ({
  by: 'updateOwnPresence',
  title,
  async run({ server, ...fixtures }) {
    server.clock.advance(seconds * 1000);
    await fixtures[who].client.ok('POST', '/users/me/presence', { status: 'active' });
    server.clock.advance(1000);
    await server.services.presence.reports.settled();
  },
});

const bot = (title: string, path: string, parameters: Parameters): Action =>
  request('updateBot', title, 'owner', ({ ids }) => ['PATCH', `/bots/${String(ids.bot)}${path}`, parameters]);

/** Accounts, profiles, presence and bots. */
export const peopleActions: readonly Action[] = [
  request('updateUserSettingsDefaults', 'hides the email of new users', 'owner', () => [
    'PATCH',
    '/realm/user_settings_defaults',
    { email_address_visibility: 3, color_scheme: 3 },
  ]),
  request('createUser', 'creates a user with a hidden email', 'owner', () => [
    'POST',
    '/users',
    { email: 'shy@example.com', password: 'blue lantern 83', full_name: 'Shy Person' },
  ]),
  request('updateUserSettingsDefaults', 'shows the email of new users', 'owner', () => [
    'PATCH',
    '/realm/user_settings_defaults',
    { email_address_visibility: 1 },
  ]),
  request(
    'createUser',
    'creates a user',
    'owner',
    () => [
      'POST',
      '/users',
      { email: 'new@example.com', password: 'a password of theirs', full_name: 'New' },
    ],
    ({ ids }, { user_id }) => {
      ids.newcomer = user_id;
    },
  ),
  change('renames a user', 'ben', { full_name: 'Benjamin' }),
  change('renames a bot', 'robo', { full_name: 'Robot' }),
  visibility('shows the email to moderators', 'ben', 5),
  visibility('shows the email to administrators', 'gil', 3),
  ...[300, 200, 100, 600, 400].map((role) => change(`changes the role to ${String(role)}`, 'nora', { role })),
  visibility('shows the email of a member to all users', 'ben', 1),
  visibility('shows the email of a guest to all users', 'gil', 1),
  ...[400, 600].map((role) => change(`changes the role of a subscriber to ${String(role)}`, 'gil', { role })),
  report('reports presence', 'ben', 0),
  report('reports presence again much later', 'ben', 500),
  report('reports presence as another user', 'gil', 0),
  report('reports presence as a bot', 'robo', 0),
  status('sets the status of a bot', 'robo', { status_text: 'At work', emoji_name: 'car' }),
  status('sets a status text', 'ben', { status_text: 'At lunch' }),
  status('sets a status emoji', 'ben', { emoji_name: 'car' }),
  status('changes status text and emoji', 'ben', { status_text: 'Away', emoji_name: 'tada' }),
  status('clears the status text', 'ben', { status_text: '' }),
  status('clears the status emoji', 'ben', { emoji_name: '' }),
  status('sets the user away', 'ben', { away: true }),
  status('sets the user back from away', 'ben', { away: false }),
  report('reports presence before the deactivation', 'ben', 0),
  status('sets a status before the deactivation', 'ben', { status_text: 'Gone' }),
  deactivate('deactivates a user', 'ben'),
  reactivate('reactivates a user', 'ben'),
  leave('deactivates their own account', 'nora'),
  reactivate('reactivates a user who deactivated their own account', 'nora'),
  deactivate('deactivates the owner of a bot', 'anna', 'robo'),
  reactivate('reactivates the owner of a bot', 'anna'),
  reactivate('reactivates a bot', 'robo'),
  field('adds a text field', 'Motto', { field_type: 1, hint: 'Short' }),
  field('adds a list field', 'Color', {
    field_type: 3,
    field_data: { a: { text: 'Red', order: '1' }, b: { text: 'Blue', order: '2' } },
  }),
  field('adds a user field', 'Mentor', { field_type: 6 }),
  field('adds an external account', 'Elsewhere', { field_type: 7, field_data: { subtype: 'github' } }),
  request('updateProfileField', 'changes a field', 'owner', ({ ids }) => [
    'PATCH',
    `/realm/profile_fields/${String(ids.Motto)}`,
    { hint: 'Shorter', display_in_profile_summary: true, required: true },
  ]),
  value('sets the value of a field', 'Motto', () => 'Do *it*'),
  value('sets the value of a list field', 'Color', () => 'b'),
  value('sets the value of a user field', 'Mentor', ({ anna }) => [anna]),
  value('clears the value of a field', 'Motto', () => ''),
  request('updateOwnProfileData', 'sets values of their own profile', 'ben', ({ ids }) => [
    'PATCH',
    '/users/me/profile_data',
    {
      data: [
        { id: ids.Motto, value: 'Do it' },
        { id: ids.Elsewhere, value: 'ben' },
      ],
    },
  ]),
  request('reorderProfileFields', 'reorders the fields', 'owner', ({ ids }) => [
    'PATCH',
    '/realm/profile_fields',
    { order: [ids.Elsewhere, ids.Color, ids.Motto, ids.Mentor] },
  ]),
  request('deleteOwnProfileData', 'deletes a value of their own profile', 'ben', ({ ids }) => [
    'DELETE',
    '/users/me/profile_data',
    { data: [ids.Motto] },
  ]),
  request('deleteProfileField', 'deletes a field with values', 'owner', ({ ids }) => [
    'DELETE',
    `/realm/profile_fields/${String(ids.Elsewhere)}`,
  ]),
  request('updateProfileField', 'deletes a list option that a user chose', 'owner', ({ ids }) => [
    'PATCH',
    `/realm/profile_fields/${String(ids.Color)}`,
    { field_data: { a: { text: 'Red', order: '1' } } },
  ]),
  request(
    'createBot',
    'creates a bot',
    'anna',
    () => ['POST', '/bots', { full_name: 'Helper', short_name: 'helper', bot_type: 3 }],
    ({ ids }, { user_id }) => {
      ids.bot = user_id;
    },
  ),
  request('regenerateBotApiKey', 'regenerates the API key of a bot', 'owner', ({ ids }) => [
    'POST',
    `/bots/${String(ids.bot)}/api_key/regenerate`,
  ]),
  bot('renames the bot', '', { full_name: 'Helpful' }),
  bot('changes the service of the bot', '', { service_payload_url: 'https://hooks.example.com' }),
  request('updateBot', 'changes the owner of the bot', 'owner', ({ ids, ben }) => [
    'PATCH',
    `/bots/${String(ids.bot)}`,
    { bot_owner_id: ben.id },
  ]),
  request('deactivateBot', 'deactivates the bot', 'owner', ({ ids }) => [
    'DELETE',
    `/bots/${String(ids.bot)}`,
  ]),
  request('reactivateUser', 'reactivates the bot', 'owner', ({ ids }) => [
    'POST',
    `/users/${String(ids.bot)}/reactivate`,
  ]),
];
