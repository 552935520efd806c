import { expect } from 'chai';

import { change, realm } from './organization-settings.js';
import { sentence, type Section } from './sentence.js';
import { inWorld, listen, messageOf } from './world.js';

export const changesUntil8: Section = {
  title: 'Versioning: changes up to release 8.0',
  sentences: [
    sentence('236 | read_by_sender parameter on sending and scheduling messages', async (world) => {
      const { anna } = world;
      const channel = await world.channel([anna]);
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
        scheduled_delivery_timestamp: world.site.clock.seconds() + 3600,
        read_by_sender: true,
      });
      expect(answer).not.to.have.property('ignored_parameters_unsupported');
    }),
    sentence(
      '233 | hotspots renamed onboarding_steps; POST /users/me/onboarding_steps added',
      async (world) => {
        const { client } = await world.person();
        const state = await client.ok('POST', '/register', { fetch_event_types: ['onboarding_steps'] });
        expect(state).not.to.have.property('hotspots');
        const onboarding_step = state.onboarding_steps[0].name as string;
        await client.ok('POST', '/users/me/onboarding_steps', { onboarding_step });
      },
    ),
    sentence('227 | desktop_icon_count_display option added and renumbered', async (world) => {
      const { client } = await world.person();
      for (const desktop_icon_count_display of [1, 2, 3, 4])
        await client.ok('PATCH', '/settings', { desktop_icon_count_display });
      await client.fails('PATCH', '/settings', { desktop_icon_count_display: 5 }, {});
    }),
    sentence('225 | can_access_all_users_group_id realm setting', async (world) => {
      expect((await realm(world)).realm_can_access_all_users_group).to.be.a('number');
    }),
    sentence('221 | register returns server_supported_permission_settings', async (world) => {
      const { realm: settings } = (await realm(world)).server_supported_permission_settings;
      expect(settings.can_create_public_channel_group).to.be.an('object');
    }),
    sentence('220 | guest users receive web-public channel creation and peer events', () =>
      inWorld({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } }, async (world) => {
        const { owner, guest, ben } = world;
        await owner.client.ok('PATCH', '/realm', { enable_spectator_access: true });
        const events = await listen(guest.client, ['stream', 'subscription'], { include_subscribers: true });
        const { name } = await world.channel([owner], { is_web_public: true });
        const subscriptions = [{ name }];
        await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions });
        const told = (await events()).map(({ type, op }) => `${String(type)} ${String(op)}`);
        expect(told[0]).to.equal('stream create');
        expect(told).to.include('subscription peer_add');
      }),
    ),
    sentence('218 | POST /messages may return automatic_new_visibility_policy', async (world) => {
      const { client } = await world.person();
      const { name } = await world.channel([world.owner]);
      await client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }] });
      await client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 1 });
      const message = { type: 'channel', to: name, topic: world.fresh('topic'), content: 'x' };
      const answer = await client.ok('POST', '/messages', message);
      expect(answer.automatic_new_visibility_policy).to.equal(3);
    }),
    sentence('216 | enable_guest_user_indicator realm setting', async (world) => {
      await change(world, { enable_guest_user_indicator: false });
      expect((await realm(world)).realm_enable_guest_user_indicator).to.equal(false);
      await change(world, { enable_guest_user_indicator: true });
    }),
    sentence('167 | ignored_parameters_unsupported on all successful responses', async ({ anna }) => {
      const { ignored_parameters_unsupported: names } = await anna.client.ok('GET', '/drafts', { ape: 1 });
      expect(names).to.deep.equal(['ape']);
    }),
  ],
};
