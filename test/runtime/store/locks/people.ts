import { expect } from 'chai';

import { Client, type Body } from '../../../support/client.js';
import { exampleFile } from '../../../support/files.js';
import type { Person } from '../../../support/people.js';
import { times } from '../../../support/copy-rows.js';
import { side, type Contests, type Side } from './contest.js';

const ownUser = async ({ client }: Person): Promise<Body> => client.ok('GET', '/users/me');

const ownSettings = async ({ client }: Person): Promise<Body> =>
  (await client.ok('POST', '/register', { fetch_event_types: ['user_settings'] })).user_settings;

/** Contests about accounts and their settings. */
export const people: Contests = {
  'two accounts with one name are created': {
    locks: ['accounts/users/createUser lockVisibility'],
    prepare(fixtures) {
      const name = fixtures.fresh('Namesake');
      const create = () => {
        const email = `${fixtures.fresh('namesake').replace(' ', '')}@example.com`;
        return side(fixtures.owner, 'POST', '/users', {
          email,
          full_name: name,
          password: 'sesame-lantern-42',
        });
      };
      return { sides: [create(), create()], wins: 1 };
    },
  },
  'an administrator gives two users one name': {
    locks: ['accounts/users/updateUser lockVisibility'],
    async prepare(fixtures) {
      const full_name = fixtures.fresh('Namesake');
      const rename = ({ id }: Person) => side(fixtures.owner, 'PATCH', `/users/${String(id)}`, { full_name });
      return { sides: [rename(await fixtures.person()), rename(await fixtures.person())], wins: 1 };
    },
  },
  'two users take one name': {
    locks: ['accounts/settings/updateSettings lockVisibility'],
    async prepare(fixtures) {
      const full_name = fixtures.fresh('Namesake');
      const rename = ({ client }: Person) => side(client, 'PATCH', '/settings', { full_name });
      return { sides: [rename(await fixtures.person()), rename(await fixtures.person())], wins: 1 };
    },
  },
  'a user returns while another takes their name': {
    locks: ['accounts/users/reactivateUser lockVisibility'],
    async prepare(fixtures) {
      const [gone, other] = [await fixtures.person(), await fixtures.person()];
      await fixtures.owner.ok('DELETE', `/users/${String(gone.id)}`);
      return {
        sides: [
          side(fixtures.owner, 'POST', `/users/${String(gone.id)}/reactivate`),
          side(fixtures.owner, 'PATCH', `/users/${String(other.id)}`, { full_name: gone.name }),
        ],
        wins: 1,
      };
    },
  },
  'a user becomes an administrator while a channel is created': {
    locks: ['accounts/users/updateUser lockVisibility', 'chat/channels/subscriptions/add lockVisibility'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const subscriptions = [{ name: fixtures.fresh('hidden') }];
      return {
        sides: [
          side(fixtures.anna.client, 'POST', '/users/me/subscriptions', { subscriptions, invite_only: true }),
          side(fixtures.owner, 'PATCH', `/users/${String(dan.id)}`, { role: 200 }),
        ],
        wins: 2,
        watchers: [dan.client],
      };
    },
  },
  'a user is deactivated while they create a bot': {
    locks: ['accounts/users/deactivateUser lockVisibility', 'accounts/bots/createBot lockVisibility'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const name = fixtures.fresh('robot');
      const bot = { full_name: name, short_name: name.replace(' ', '') };
      return {
        sides: [
          side(fixtures.owner, 'DELETE', `/users/${String(dan.id)}`),
          side(dan.client, 'POST', '/bots', bot),
        ],
        wins: NaN,
        watchers: [fixtures.owner],
        async check() {
          const { members } = await fixtures.owner.ok('GET', '/users');
          const found = members.find(({ full_name }: Body) => full_name === name);
          expect(found?.is_active ?? false, 'an active bot of a deactivated user').to.equal(false);
        },
      };
    },
  },
  'two administrators change a setting of new accounts': {
    locks: ['chat/settings/updateUserSettingsDefaults lock'],
    prepare(fixtures) {
      const change = (color_scheme: number) =>
        side(fixtures.owner, 'PATCH', '/realm/user_settings_defaults', { color_scheme });
      return { sides: [change(2), change(3)], wins: 2, watchers: [fixtures.owner] };
    },
  },
  'two owners deactivate their own accounts': {
    locks: ['accounts/users/deactivateOwnUser lockVisibility'],
    async prepare(fixtures) {
      const people = [await fixtures.person({ role: 'owner' }), await fixtures.person({ role: 'owner' })];
      const { user_id } = await fixtures.owner.ok('GET', '/users/me');
      await fixtures.owner.ok('PATCH', `/users/${String(user_id)}`, { role: 200 });
      return {
        sides: people.map(({ client }) => side(client, 'DELETE', '/users/me')),
        wins: 1,
        async restore() {
          for (const { client } of people)
            await client.send('PATCH', `/users/${String(user_id)}`, { role: 100 });
          for (const { id } of people)
            await fixtures.owner.ok('PATCH', `/users/${String(id)}`, { role: 400 });
        },
      };
    },
  },
  'two clients of a user change two settings': {
    locks: ['accounts/settings/updateSettings lockUser', 'chat/users/model/lock-user lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const change = (settings: object) => side(dan.client, 'PATCH', '/settings', { ...settings });
      return {
        sides: [change({ color_scheme: 2 }), change({ web_font_size_px: 20 })],
        wins: 2,
        watchers: [dan.client],
        async check() {
          expect(await ownSettings(dan)).to.include({ color_scheme: 2, web_font_size_px: 20 });
        },
      };
    },
  },
  'two clients of a user upload an avatar': {
    locks: [],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const upload = side(dan.client, 'POST', '/users/me/avatar', { filename: exampleFile() });
      const { avatar_version } = await ownUser(dan);
      return {
        sides: [upload, upload],
        wins: 2,
        watchers: [dan.client],
        async check() {
          expect((await ownUser(dan)).avatar_version).to.equal(Number(avatar_version) + 2);
        },
      };
    },
  },
  'one client of a user uploads an avatar, another deletes it': {
    locks: [],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      await dan.client.ok('POST', '/users/me/avatar', { filename: exampleFile() });
      const { avatar_version } = await ownUser(dan);
      return {
        sides: [
          side(dan.client, 'DELETE', '/users/me/avatar'),
          side(dan.client, 'DELETE', '/users/me/avatar'),
        ],
        wins: 2,
        watchers: [dan.client],
        async check() {
          expect((await ownUser(dan)).avatar_version).to.equal(Number(avatar_version) + 1);
        },
      };
    },
  },
  'two clients of a user upload avatars that count for the day': {
    locks: ['runtime/rate-limits/daily-counts lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const subscribe = () => {
        const subscriptions = [{ name: fixtures.fresh('daily') }];
        return side(dan.client, 'POST', '/users/me/subscriptions', { subscriptions });
      };
      const name = fixtures.fresh('tick').replace(' ', '_');
      return {
        sides: [
          side(dan.client, 'POST', '/users/me/avatar', { filename: exampleFile() }),
          side(dan.client, 'POST', '/users/me/avatar', { filename: exampleFile() }),
          subscribe(),
          side(dan.client, 'POST', `/realm/emoji/${name}`, { filename: exampleFile() }),
        ],
        wins: 4,
        async check() {
          const rows = await fixtures.server.services.store.read((tx) =>
            tx.all<{ kind: string; number: number }>(
              'SELECT kind, number FROM daily_counts WHERE user_id = ? ORDER BY kind',
              [dan.id],
            ),
          );
          expect(rows.map(({ kind, number }) => `${kind} ${String(number)}`)).to.deep.equal([
            'avatarsPerDay 2',
            'emojiPerDay 1',
            'newChannelsPerDay 1',
            'subscriptionsPerDay 1',
          ]);
        },
      };
    },
  },
  'two clients of a user add one alert word': {
    locks: ['chat/users/alert-words/alert-words lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const add = (word: string) =>
        side(dan.client, 'POST', '/users/me/alert_words', { alert_words: [word] });
      return {
        sides: [add('Logo'), add('logo')],
        wins: 2,
        watchers: [dan.client],
        async check() {
          expect((await dan.client.ok('GET', '/users/me/alert_words')).alert_words).to.have.length(1);
        },
      };
    },
  },
  'one client of a user adds an alert word, another removes all': {
    locks: ['chat/users/alert-words/alert-words lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      await dan.client.ok('POST', '/users/me/alert_words', { alert_words: ['design'] });
      return {
        sides: [
          side(dan.client, 'DELETE', '/users/me/alert_words', { alert_words: ['design'] }),
          side(dan.client, 'POST', '/users/me/alert_words', { alert_words: ['logo'] }),
        ],
        wins: 2,
        watchers: [dan.client],
      };
    },
  },
  'two clients of a user register one device': {
    locks: ['chat/users/device-tokens/device-tokens lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const rows = times(99, (index) => ({
        user_id: dan.id,
        kind: 'gcm',
        token_hash: String(index),
        token_encrypted: '',
        registered_at: 0,
      }));
      await fixtures.server.services.store.write((tx) => tx.insertMany('device_tokens', rows));
      const add = (token: string) => side(dan.client, 'POST', '/users/me/android_gcm_reg_id', { token });
      return { sides: [add('one'), add('two')], wins: 1 };
    },
  },
  'two clients of a user mute one user': {
    locks: ['chat/users/muteUser lock'],
    async prepare(fixtures) {
      const [dan, muted] = [await fixtures.person(), await fixtures.person()];
      const mute = side(dan.client, 'POST', `/users/me/muted_users/${muted.id}`);
      return { sides: [mute, mute], wins: 1, watchers: [dan.client] };
    },
  },
  'two clients of a user unmute one user': {
    locks: ['chat/users/unmuteUser lock'],
    async prepare(fixtures) {
      const [dan, muted] = [await fixtures.person(), await fixtures.person()];
      await dan.client.ok('POST', `/users/me/muted_users/${muted.id}`);
      const unmute = side(dan.client, 'DELETE', `/users/me/muted_users/${muted.id}`);
      return { sides: [unmute, unmute], wins: 1, watchers: [dan.client] };
    },
  },
  'two clients of a user mark one onboarding step': {
    locks: ['chat/users/onboarding-steps lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const step = { onboarding_step: 'intro_inbox_view_modal' };
      const mark = side(dan.client, 'POST', '/users/me/onboarding_steps', step);
      return { sides: [mark, mark], wins: 2, watchers: [dan.client] };
    },
  },
  'two clients of a user set the two parts of a status': {
    locks: ['chat/presence/status-store lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const set = (part: object) => side(dan.client, 'POST', '/users/me/status', { ...part });
      return {
        sides: [set({ status_text: 'away' }), set({ emoji_name: 'car' })],
        wins: 2,
        watchers: [dan.client],
        async check() {
          const { status } = await dan.client.ok('GET', `/users/${String(dan.id)}/status`);
          expect(status).to.include({ status_text: 'away', emoji_name: 'car' });
        },
      };
    },
  },
  'a user goes away while another of their clients changes a setting': {
    locks: ['chat/presence/updateOwnStatus lockUser'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      return {
        sides: [
          side(dan.client, 'POST', '/users/me/status', { away: true }),
          side(dan.client, 'PATCH', '/settings', { color_scheme: 2 }),
        ],
        wins: 2,
        async check() {
          expect(await ownSettings(dan)).to.include({ color_scheme: 2, presence_enabled: false });
        },
      };
    },
  },
  'a user hides their presence while a report of it is written': {
    locks: ['chat/presence/store updateLock'],
    async prepare(fixtures) {
      const { server } = fixtures;
      const dan = await fixtures.person();
      await dan.client.ok('POST', '/users/me/presence', { status: 'active' });
      const publish: Side = async () => {
        server.clock.advance(1_000);
        await server.services.presence.reports.settled();
        return { status: 200, headers: new Headers(), body: {} };
      };
      return {
        sides: [publish, side(dan.client, 'PATCH', '/settings', { presence_enabled: false })],
        wins: 2,
        async check() {
          const rows = await server.services.store.read((tx) =>
            tx.all('SELECT user_id FROM user_presence WHERE user_id = ?', [dan.id]),
          );
          expect(rows).to.deep.equal([]);
        },
      };
    },
  },
  'two clients of a user replace the API key': {
    locks: [],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const replace = side(dan.client, 'POST', '/users/me/api_key/regenerate');
      return {
        sides: [replace, replace],
        // A request that is authenticated after the other commits is refused.
        wins: NaN,
        async check(answers) {
          const { url, credentials = { email: '', key: '' } } = dan.client;
          const keys = answers.map(({ body }) => String(body.api_key));
          const clients = keys.map((key) => new Client(url, { ...credentials, key }));
          const valid = await Promise.all(clients.map((client) => client.send('GET', '/users/me')));
          expect(valid.filter(({ status }) => status === 200)).to.have.length(1);
        },
      };
    },
  },
};
