import { expect } from 'chai';

import { addEmoji } from '../../../chat/emoji/fixtures.js';
import { lonelyGuest, publishReports, whileGuestsSeeFew } from '../../../chat/presence/fixtures.js';
import type { Body, Client } from '../../../support/client.js';
import { sentence, successBody, type Section } from './sentence.js';
import { inWorld, listen, registered, type Fixtures } from './fixtures.js';

const PRESENCE = '/users/me/presence';
const STATUS = '/users/me/status';

const report = (client: Client, parameters = {}): Promise<Body> =>
  client.ok('POST', PRESENCE, { status: 'active', ...parameters });

export const updateOwnPresence: Section = {
  title: 'POST /users/me/presence',
  sentences: [
    sentence("Reports the user's presence and optionally fetches presence of others.", async (fixtures) => {
      const { anna, ben } = fixtures;
      await report(ben.client);
      await publishReports(fixtures.site);
      const { presences } = await report(anna.client, { slim_presence: true });
      expect(presences).to.include.keys(String(anna.id), String(ben.id));
    }),
    sentence('status | string | yes | `active` or `idle`', async ({ anna }) => {
      for (const status of ['active', 'idle']) await report(anna.client, { status });
      await anna.client.fails('POST', PRESENCE, { status: 'asleep' }, { msg: 'Invalid status: asleep' });
      await anna.client.fails('POST', PRESENCE, {}, { code: 'REQUEST_VARIABLE_MISSING' });
    }),
    sentence(
      'last_update_id | integer | no | -1 on client start (unless initial presence came from register); afterwards the last presence_last_update_id. When given, modern format is always used (FL 263)',
      async (fixtures) => {
        const { anna } = fixtures;
        const ben = await fixtures.person();
        const other = await fixtures.person();
        await report(ben.client);
        await publishReports(fixtures.site);
        const first = await report(anna.client, { last_update_id: -1 });
        expect(first.presences[ben.id]).to.have.all.keys('active_timestamp', 'idle_timestamp');
        await report(other.client);
        await publishReports(fixtures.site);
        const last_update_id = first.presence_last_update_id as number;
        const second = await report(anna.client, { last_update_id, slim_presence: false });
        expect(second.presences).to.include.keys(String(other.id));
        expect(second.presences).not.to.include.keys(String(ben.id));
      },
    ),
    sentence(
      'new_user_input | boolean | no | Default false. True only if the user interacted with the client since the previous presence request; used for usage statistics',
      async ({ anna }) => {
        for (const new_user_input of [true, false]) {
          const answer = await report(anna.client, { new_user_input });
          expect(answer).not.to.have.property('ignored_parameters_unsupported');
        }
      },
    ),
    sentence(
      'ping_only | boolean | no | Default false. True only updates own status and returns no presence data',
      async (fixtures) => {
        const { anna, site } = fixtures;
        const ben = await fixtures.person();
        const pinged = await report(ben.client, { ping_only: true });
        expect(pinged).not.to.have.any.keys('presences', 'server_timestamp');
        const now = site.clock.seconds();
        await publishReports(fixtures.site);
        const { presences } = await report(anna.client, { slim_presence: true, ping_only: false });
        expect(presences[ben.id].active_timestamp).to.equal(now);
      },
    ),
    sentence(
      'slim_presence | boolean | no | Deprecated (FL 263), default false. True requests the modern format',
      async ({ anna }) => {
        const modern = await report(anna.client, { slim_presence: true });
        expect(Object.keys(modern.presences).every((key) => /^\d+$/.test(key))).to.equal(true);
        for (const parameters of [{}, { slim_presence: false }]) {
          const { presences } = await report(anna.client, parameters);
          expect(Object.keys(presences).every((key) => key.includes('@'))).to.equal(true);
        }
      },
    ),
    sentence(
      'Response: `presence_last_update_id` integer (at least the value passed; equal means no updates; -1 when no last_update_id was passed and no data returned, for example presence disabled); `server_timestamp` number (only when ping_only is false); `presences` object (only when ping_only is false; keyed by user ID in modern format, by API email in legacy format; legacy format is returned when slim_presence is false and last_update_id is omitted); `zephyr_mirror_active` boolean (deprecated, ignored).',
      async (fixtures) => {
        const { site } = fixtures;
        const quiet = await fixtures.person();
        await quiet.client.ok('PATCH', '/settings', { presence_enabled: false });
        const first = await report(quiet.client, { last_update_id: -1 });
        const id = first.presence_last_update_id as number;
        const second = await report(quiet.client, { last_update_id: id });
        expect(second).to.deep.include({
          presence_last_update_id: id,
          presences: {},
          zephyr_mirror_active: false,
        });
        expect(Math.floor(second.server_timestamp)).to.equal(site.clock.seconds());
        const pinged = await report(quiet.client, { ping_only: true });
        expect(pinged).to.include({ presence_last_update_id: -1, zephyr_mirror_active: false });
        const legacy = await report(fixtures.anna.client);
        expect(legacy.presences).to.include.keys(fixtures.anna.email);
      },
    ),
    sentence(
      'Clients check the presence_enabled field of user objects to show the current user as online or offline.',
      async (fixtures) => {
        const { client, id, email } = await fixtures.person();
        for (const presence_enabled of [false, true]) {
          await client.ok('PATCH', '/settings', { presence_enabled });
          expect(await client.ok('GET', '/users/me')).to.include({ presence_enabled });
          for (const name of [id, email])
            expect((await client.ok('GET', `/users/${name}`)).user).to.include({ presence_enabled });
          const { members } = await client.ok('GET', '/users');
          const stated = (members as Body[]).filter((member) => 'presence_enabled' in member);
          expect(stated.map(({ user_id }) => user_id)).to.deep.equal([id]);
        }
      },
    ),
    sentence(
      'When the server setting CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE is true, presence data is limited to accessible users (FL 228).',
      async () => {
        for (const limits of ['on', 'off']) {
          await inWorld({ env: { CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE: limits } }, async (fixtures) => {
            const { site, anna, ben } = fixtures;
            const guest = await lonelyGuest(site, 'Lonely');
            await fixtures.channel([anna, guest]);
            await report(anna.client);
            await report(ben.client);
            await publishReports(fixtures.site);
            await whileGuestsSeeFew(site, async () => {
              const { presences } = await report(guest.client, { slim_presence: true });
              expect(presences).to.include.keys(String(anna.id));
              expect(Object.hasOwn(presences, String(ben.id)), limits).to.equal(limits === 'off');
            });
          });
        }
      },
    ),
  ],
};

const statusOf = async ({ client, id }: Fixtures['anna']): Promise<Body> =>
  (await client.ok('GET', `/users/${String(id)}/status`)).status;

const set = ({ client }: Fixtures['anna'], parameters: object): Promise<Body> =>
  client.ok('POST', STATUS, { ...parameters });

const CAR = { emoji_name: 'car', emoji_code: '1f697', reaction_type: 'unicode_emoji' };

export const updateOwnStatus: Section = {
  title: 'POST /users/me/status',
  sentences: [
    sentence(
      'Changes only the parameters passed (for example only status_text leaves the emoji unchanged).',
      async (fixtures) => {
        const person = await fixtures.person();
        await set(person, { status_text: 'driving', ...CAR });
        await set(person, { status_text: 'parking' });
        expect(await statusOf(person)).to.deep.equal({ status_text: 'parking', ...CAR });
        await set(person, { emoji_name: 'octopus' });
        expect(await statusOf(person)).to.include({ status_text: 'parking', emoji_name: 'octopus' });
      },
    ),
    sentence('Clients that want an exact state pass all parameters.', async (fixtures) => {
      const person = await fixtures.person();
      await set(person, { status_text: 'driving', ...CAR });
      const exact = { status_text: '', emoji_name: '', emoji_code: '', reaction_type: 'unicode_emoji' };
      await set(person, exact);
      expect(await statusOf(person)).to.deep.equal({});
    }),
    sentence(
      'status_text | string | no | Empty string clears the status; at most 60 characters',
      async (fixtures) => {
        const person = await fixtures.person();
        await set(person, { status_text: 'x'.repeat(60) });
        expect((await statusOf(person)).status_text).to.equal('x'.repeat(60));
        await person.client.fails('POST', STATUS, { status_text: 'x'.repeat(61) }, { code: 'BAD_REQUEST' });
        await set(person, { status_text: '' });
        expect(await statusOf(person)).to.deep.equal({});
      },
    ),
    sentence('emoji_name | string | no | Emoji name (FL 86)', async (fixtures) => {
      const person = await fixtures.person();
      await set(person, { emoji_name: 'car' });
      expect(await statusOf(person)).to.deep.equal(CAR);
    }),
    sentence(
      'emoji_code | string | no | Identifier inside the namespace of reaction_type (FL 86)',
      async (fixtures) => {
        const person = await fixtures.person();
        await set(person, CAR);
        expect(await statusOf(person)).to.deep.equal(CAR);
        const other = { ...CAR, emoji_code: '1f419' };
        await person.client.fails('POST', STATUS, other, { code: 'BAD_REQUEST' });
      },
    ),
    sentence(
      'reaction_type | string | no | `unicode_emoji`, `realm_emoji`, `service_extra_emoji` (FL 86)',
      async (fixtures) => {
        const person = await fixtures.person();
        const { id } = await addEmoji(fixtures.owner.client, 'status_blob');
        const custom = { emoji_name: 'status_blob', emoji_code: String(id), reaction_type: 'realm_emoji' };
        await set(person, custom);
        expect(await statusOf(person)).to.deep.equal(custom);
        const extra = { emoji_name: 'zulip', emoji_code: 'zulip', reaction_type: 'service_extra_emoji' };
        await set(person, extra);
        expect(await statusOf(person)).to.include({ emoji_name: 'zulip', emoji_code: 'zulip' });
        await person.client.fails(
          'POST',
          STATUS,
          { ...CAR, reaction_type: 'sticker' },
          { code: 'BAD_REQUEST' },
        );
      },
    ),
    sentence(
      'away | boolean | no | Deprecated (FL 148); equals the negation of the presence_enabled setting',
      async (fixtures) => {
        const person = await fixtures.person();
        const settings = async (): Promise<Body> =>
          (await registered(person.client, 'user_settings')).user_settings;
        for (const away of [true, false]) {
          await set(person, { away });
          expect((await settings()).presence_enabled).to.equal(!away);
        }
      },
    ),
    sentence(
      'Rules: emoji_name must be passed when emoji_code or reaction_type is passed.',
      async ({ anna }) => {
        const msg = 'Client must pass emoji_name if they pass either emoji_code or reaction_type.';
        for (const parameters of [
          { status_text: 'x', emoji_code: '1f697' },
          { status_text: 'x', reaction_type: 'unicode_emoji' },
          { emoji_code: '1f697', reaction_type: 'unicode_emoji' },
        ])
          await anna.client.fails('POST', STATUS, parameters, { msg, code: 'BAD_REQUEST' });
      },
    ),
    successBody(({ anna }) => set(anna, { status_text: 'drawing' })),
    sentence('Changes only the parameters passed', async (fixtures) => {
      const { anna, ben } = fixtures;
      const events = await listen(ben.client, ['user_status']);
      await set(anna, { status_text: 'away' });
      const [event] = await events();
      expect(event).to.include({ type: 'user_status', user_id: anna.id, status_text: 'away' });
      expect(event).not.to.have.property('emoji_name');
    }),
  ],
};
