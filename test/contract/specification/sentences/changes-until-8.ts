import { expect } from 'chai';

import { lonelyGuest, publishReports, whileGuestsSeeFew } from '../../../chat/presence/fixtures.js';
import type { Body } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { change, realm } from './organization-settings.js';
import { sentence, type Section } from './sentence.js';
import { marksRelease } from './versioning.js';
import { crowdedChannel, inWorld, listen, messageOf, registered, subscriptionOf } from './fixtures.js';

export const changesUntil8: Section = {
  title: 'Versioning: changes up to release 8.0',
  sentences: [
    marksRelease('237 | release marker', '8.0'),
    sentence('236 | read_by_sender parameter on sending and scheduling messages', async (fixtures) => {
      const { anna } = fixtures;
      const channel = await fixtures.channel([anna]);
      const flags = async (read_by_sender: boolean): Promise<string[]> => {
        const message = { type: 'channel', to: channel.id, topic: 'logo', content: 'x', read_by_sender };
        const { id } = await anna.client.ok('POST', '/messages', message);
        return (await messageOf(anna, id)).flags;
      };
      expect(await flags(true)).to.deep.equal(['read']);
      expect(await flags(false)).to.deep.equal([]);
      const answer = await anna.client.ok('POST', '/scheduled_messages', {
        type: 'direct',
        to: [anna.id],
        content: 'x',
        scheduled_delivery_timestamp: fixtures.site.clock.seconds() + 3600,
        read_by_sender: true,
      });
      expect(answer).not.to.have.property('ignored_parameters_unsupported');
    }),
    sentence(
      '233 | hotspots renamed onboarding_steps; POST /users/me/onboarding_steps added',
      async (fixtures) => {
        const { client } = await fixtures.person();
        const state = await client.ok('POST', '/register', { fetch_event_types: ['onboarding_steps'] });
        expect(state).not.to.have.property('hotspots');
        const onboarding_step = state.onboarding_steps[0].name as string;
        await client.ok('POST', '/users/me/onboarding_steps', { onboarding_step });
      },
    ),
    sentence('232 | user_list_incomplete client capability', async (fixtures) => {
      const { site, anna, ben } = fixtures;
      const guest = await lonelyGuest(site, fixtures.fresh('Guest'));
      await fixtures.channel([anna, guest]);
      const users = async (user_list_incomplete: boolean): Promise<Body[]> => {
        const client_capabilities = { notification_settings_null: true, user_list_incomplete };
        const parameters = { fetch_event_types: ['realm_user'], client_capabilities };
        return (await guest.client.ok('POST', '/register', parameters)).realm_users;
      };
      await whileGuestsSeeFew(site, async () => {
        const nameOf = (list: Body[], { id }: Person): string =>
          list.find(({ user_id }) => user_id === id)?.full_name;
        expect(nameOf(await users(false), ben)).to.equal('Unknown user');
        expect(nameOf(await users(true), ben)).to.equal(undefined);
        expect(nameOf(await users(true), anna)).to.equal('Anna');
      });
    }),
    sentence(
      '231 | realm_push_notifications_enabled accuracy; end timestamp field; realm update events',
      async (fixtures) => {
        // This server does not send push notifications, so it must not claim to.
        expect(await realm(fixtures)).to.include({
          realm_push_notifications_enabled: false,
          realm_push_notifications_enabled_end_timestamp: null,
        });
      },
    ),
    sentence('229 | wildcard mention restrictions and their error codes', async (fixtures) => {
      const { administrator, anna, owner } = fixtures;
      const channel = await crowdedChannel(fixtures);
      await owner.client.ok('POST', '/users/me/subscriptions', {
        subscriptions: [{ name: channel.name }],
        principals: [administrator.id],
      });
      const refusal = async ({ client }: Person, content: string): Promise<string | undefined> => {
        const message = { type: 'channel', to: channel.id, topic: 'logo', content };
        return (await client.send('POST', '/messages', message)).body.code;
      };
      await change(fixtures, { wildcard_mention_policy: 5 });
      expect(await refusal(anna, '@**all**')).to.equal('STREAM_WILDCARD_MENTION_NOT_ALLOWED');
      expect(await refusal(anna, '@**topic**')).to.equal('TOPIC_WILDCARD_MENTION_NOT_ALLOWED');
      expect(await refusal(administrator, '@**all** @**topic**')).to.equal(undefined);
    }),
    sentence('228 | access-limited user events and presence', async (fixtures) => {
      const { site, anna, ben } = fixtures;
      const guest = await lonelyGuest(site, fixtures.fresh('Guest'));
      await fixtures.channel([anna, guest]);
      await whileGuestsSeeFew(site, async () => {
        const types = ['presence', 'realm_user'];
        const events = await listen(guest.client, types, { slim_presence: true });
        for (const { client } of [anna, ben]) {
          await client.ok('POST', '/users/me/presence', { status: 'active' });
          await client.ok('PATCH', '/settings', { full_name: fixtures.fresh('Named') });
        }
        await publishReports(site);
        const told = (await events()).map(
          ({ type, user_id, person }) => [type, user_id ?? person.user_id] as unknown,
        );
        expect(told).to.have.deep.members(types.map((type) => [type, anna.id]));
      });
    }),
    sentence('227 | desktop_icon_count_display option added and renumbered', async (fixtures) => {
      const { client } = await fixtures.person();
      for (const desktop_icon_count_display of [1, 2, 3, 4])
        await client.ok('PATCH', '/settings', { desktop_icon_count_display });
      await client.fails('PATCH', '/settings', { desktop_icon_count_display: 5 }, {});
    }),
    sentence('226 | email_address removed from subscription objects', async (fixtures) => {
      const { anna } = fixtures;
      const events = await listen(anna.client, ['subscription']);
      const { id } = await fixtures.channel([anna]);
      expect(await subscriptionOf(anna.client, id)).not.to.have.property('email_address');
      const [{ subscriptions }] = (await events()).filter(({ op }) => op === 'add');
      expect(subscriptions[0]).not.to.have.property('email_address');
      const { subscriptions: state } = await registered(anna.client, 'subscription');
      expect(state).not.to.have.length(0);
      for (const one of state) expect(one).not.to.have.property('email_address');
    }),
    sentence('225 | can_access_all_users_group_id realm setting', async (fixtures) => {
      expect((await realm(fixtures)).realm_can_access_all_users_group).to.be.a('number');
    }),
    sentence('222 | is_active updates replace remove and add events', async (fixtures) => {
      const { owner, anna } = fixtures;
      const person = await fixtures.person();
      const bot = await fixtures.person({ botOf: anna.id });
      const events = await listen(owner.client, ['realm_user', 'realm_bot']);
      for (const path of [`/users/${String(person.id)}`, `/bots/${String(bot.id)}`])
        await owner.client.ok('DELETE', path);
      for (const { id } of [person, bot]) await owner.client.ok('POST', `/users/${String(id)}/reactivate`);
      const told = (await events()).map((event) => ({
        what: `${String(event.type)} ${String(event.op)}`,
        user_id: (event.person ?? event.bot).user_id as number,
        is_active: (event.person ?? event.bot).is_active as boolean,
      }));
      for (const is_active of [false, true]) {
        expect(told).to.deep.include({ what: 'realm_user update', user_id: person.id, is_active });
        expect(told).to.deep.include({ what: 'realm_bot update', user_id: bot.id, is_active });
      }
      expect(told.filter(({ what }) => !what.endsWith(' update'))).to.deep.equal([]);
    }),
    sentence('221 | register returns server_supported_permission_settings', async (fixtures) => {
      const { realm: settings } = (await realm(fixtures)).server_supported_permission_settings;
      expect(settings.can_create_public_channel_group).to.be.an('object');
    }),
    sentence('220 | guest users receive web-public channel creation and peer events', () =>
      inWorld({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } }, async (fixtures) => {
        const { owner, guest, ben } = fixtures;
        await owner.client.ok('PATCH', '/realm', { enable_spectator_access: true });
        const events = await listen(guest.client, ['stream', 'subscription'], { include_subscribers: true });
        const { name } = await fixtures.channel([owner], { is_web_public: true });
        const subscriptions = [{ name }];
        await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions });
        const told = (await events()).map(({ type, op }) => `${String(type)} ${String(op)}`);
        expect(told[0]).to.equal('stream create');
        expect(told).to.include('subscription peer_add');
      }),
    ),
    sentence('218 | POST /messages may return automatic_new_visibility_policy', async (fixtures) => {
      const { client } = await fixtures.person();
      const { name } = await fixtures.channel([fixtures.owner]);
      await client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }] });
      await client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 1 });
      const message = { type: 'channel', to: name, topic: fixtures.fresh('topic'), content: 'x' };
      const answer = await client.ok('POST', '/messages', message);
      expect(answer.automatic_new_visibility_policy).to.equal(3);
    }),
    sentence('216 | enable_guest_user_indicator realm setting', async (fixtures) => {
      await change(fixtures, { enable_guest_user_indicator: false });
      expect((await realm(fixtures)).realm_enable_guest_user_indicator).to.equal(false);
    }),
    sentence('215 | typing events use direct instead of private', async (fixtures) => {
      const { anna, ben } = fixtures;
      const events = await listen(ben.client, ['typing']);
      const typing = { op: 'start', to: [ben.id] };
      await anna.client.ok('POST', '/typing', { ...typing, type: 'direct' });
      await anna.client.fails('POST', '/typing', { ...typing, type: 'private' }, { code: 'BAD_REQUEST' });
      expect((await events()).map(({ message_type }) => message_type as string)).to.deep.equal(['direct']);
    }),
    sentence('208 | Invalid principals give BAD_REQUEST 400', async (fixtures) => {
      const { owner } = fixtures;
      const { name } = await fixtures.channel([owner]);
      const wanted = { status: 400, code: 'BAD_REQUEST', msg: 'No such user' };
      const path = '/users/me/subscriptions';
      for (const principals of [[999_999], ['nobody@example.com']]) {
        await owner.client.fails('POST', path, { subscriptions: [{ name }], principals }, wanted);
        await owner.client.fails('DELETE', path, { subscriptions: [name], principals }, wanted);
      }
    }),
    sentence('167 | ignored_parameters_unsupported on all successful responses', async ({ anna }) => {
      const { ignored_parameters_unsupported: names } = await anna.client.ok('GET', '/drafts', { ape: 1 });
      expect(names).to.deep.equal(['ape']);
    }),
  ],
};
