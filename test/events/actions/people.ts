import type { Parameters } from '../../support/client.js';
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

const reactivate = (title: string, who: Name): Action => ({
  ...request('reactivateUser', title, 'owner', (fixtures) => [
    'POST',
    `/users/${String(fixtures[who].id)}/reactivate`,
  ]),
  returns: who,
});

const status = (title: string, who: Name, parameters: Parameters): Action =>
  request('updateOwnStatus', title, who, () => ['POST', '/users/me/status', parameters]);

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

/** Accounts, their profiles, and who is there. */
export const peopleActions: readonly Action[] = [
  request(
    'createUser',
    'adds somebody',
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
  change('renames somebody', 'ben', { full_name: 'Benjamin' }),
  change('renames a bot', 'robo', { full_name: 'Robot' }),
  ...[300, 200, 100, 600, 400].map((role) => change(`gives the role ${String(role)}`, 'nora', { role })),
  ...[400, 600].map((role) => change(`gives somebody in channels the role ${String(role)}`, 'gil', { role })),
  report('reports to be there', 'ben', 0),
  report('reports again much later', 'ben', 500),
  report('reports as somebody else', 'gil', 0),
  report('reports as a bot', 'robo', 0),
  status('says the status of a bot', 'robo', { status_text: 'At work', emoji_name: 'car' }),
  status('says a status', 'ben', { status_text: 'At lunch' }),
  status('adds an emoji', 'ben', { emoji_name: 'car' }),
  status('changes both', 'ben', { status_text: 'Away', emoji_name: 'tada' }),
  status('takes the text back', 'ben', { status_text: '' }),
  status('takes the emoji back', 'ben', { emoji_name: '' }),
  status('goes away', 'ben', { away: true }),
  status('comes back', 'ben', { away: false }),
  report('reports before leaving', 'ben', 0),
  status('says a status before leaving', 'ben', { status_text: 'Gone' }),
  deactivate('deactivates somebody', 'ben'),
  reactivate('reactivates somebody', 'ben'),
  deactivate('deactivates the owner of a bot', 'anna', 'robo'),
  reactivate('reactivates the owner of a bot', 'anna'),
  reactivate('reactivates a bot', 'robo'),
  field('adds a field of text', 'Motto', { field_type: 1, hint: 'Short' }),
  field('adds a field of choices', 'Color', {
    field_type: 3,
    field_data: { a: { text: 'Red', order: '1' }, b: { text: 'Blue', order: '2' } },
  }),
  field('adds a field of people', 'Mentor', { field_type: 6 }),
  field('adds an external account', 'Elsewhere', { field_type: 7, field_data: { subtype: 'github' } }),
  request('updateProfileField', 'changes a field', 'owner', ({ ids }) => [
    'PATCH',
    `/realm/profile_fields/${String(ids.Motto)}`,
    { hint: 'Shorter', display_in_profile_summary: true, required: true },
  ]),
  value('fills a field', 'Motto', () => 'Do *it*'),
  value('fills a choice', 'Color', () => 'b'),
  value('names people', 'Mentor', ({ anna }) => [anna]),
  value('empties a field', 'Motto', () => ''),
  request('updateProfileField', 'takes away a choice that was made', 'owner', ({ ids }) => [
    'PATCH',
    `/realm/profile_fields/${String(ids.Color)}`,
    { field_data: { a: { text: 'Red', order: '1' } } },
  ]),
  request(
    'createBot',
    'makes a bot',
    'anna',
    () => ['POST', '/bots', { full_name: 'Helper', short_name: 'helper' }],
    ({ ids }, { user_id }) => {
      ids.bot = user_id;
    },
  ),
  request('regenerateBotApiKey', 'a bot gets another key', 'owner', ({ ids }) => [
    'POST',
    `/bots/${String(ids.bot)}/api_key/regenerate`,
  ]),
  bot('renames the bot', '', { full_name: 'Helpful' }),
  request('updateBot', 'gives the bot away', 'owner', ({ ids, ben }) => [
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
