import { expect } from 'chai';

import { upload } from '../../../attachments/arrange.js';
import { picture } from '../../../support/pictures.js';
import { textFile } from '../../../support/files.js';
import type { Body, Client, Parameters } from '../../../support/client.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { inWorld, listen, messageOf, registered, send, type World } from './world.js';

const realm = ({ owner }: World): Promise<Body> => registered(owner.client, 'realm');

const groupId = async ({ owner }: World, name: string): Promise<number> => {
  const { user_groups } = await owner.client.ok('GET', '/user_groups');
  return user_groups.find((one: Body) => one.name === name).id;
};

/** Changes a setting of the organization and returns what the events say of it. */
const change = async (world: World, parameters: Parameters): Promise<Body[]> => {
  const events = await listen(world.owner.client, ['realm']);
  await world.owner.client.ok('PATCH', '/realm', parameters);
  return events();
};

const ignored = async (client: Client, path: string, parameters: Parameters): Promise<string[]> =>
  (await client.ok('PATCH', path, parameters)).ignored_parameters_unsupported;

/** A permission of the organization in place of an older policy, which register still computes. */
const replaces = (says: string, setting: string, policy: string): Sentence =>
  sentence(says, async (world) => {
    const before = await realm(world);
    const administrators = await groupId(world, 'role:administrators');
    const told = await change(world, { [setting]: { new: administrators } });
    expect(told.map(({ data }) => data)).to.deep.equal([{ [setting]: administrators }]);
    const state = await realm(world);
    expect(state[`realm_${setting}`]).to.equal(administrators);
    expect(state[`realm_${policy}`]).to.equal(2);
    expect(await ignored(world.owner.client, '/realm', { [policy]: 1 })).to.deep.equal([policy]);
    await change(world, { [setting]: { new: before[`realm_${setting}`] } });
  });

/** Fields of the register answer under a new name, with the same value as under the old one. */
const isAlias = (state: Body, name: string, old: string): void => {
  expect(state, name).to.have.property(name);
  expect(state[old], old).to.deep.equal(state[name]);
};

export const versioning: Section = {
  title: 'Versioning',
  sentences: [
    sentence('All paths live under `/api/v1`.', async ({ site }) => {
      expect((await fetch(`${site.url}/api/v1/server_settings`)).status).to.equal(200);
      expect((await fetch(`${site.url}/server_settings`)).status).to.equal(404);
    }),
    sentence(
      'The server exposes an integer feature level in the field service_feature_level of the GET /server_settings and POST /register responses.',
      async ({ site, anna }) => {
        const settings = await site.anonymous.ok('GET', '/server_settings');
        const state = await registered(anna.client, 'realm');
        for (const body of [settings, state]) expect(body.service_feature_level).to.equal(282);
      },
    ),
    sentence('282 | POST users/me/tutorial_status removed', async ({ anna }) => {
      const { status } = await anna.client.send('POST', '/users/me/tutorial_status', { status: 'finished' });
      expect(status).to.be.oneOf([404, 405]);
    }),
    replaces(
      '280 | realm setting can_create_web_public_channel_group added; create_web_public_stream_policy removed from updates and deprecated in register',
      'can_create_web_public_channel_group',
      'create_web_public_stream_policy',
    ),
    sentence('276 | Image preview elements carry data-original-dimensions', async ({ anna }) => {
      const file = new File([await picture()], 'picture.png', { type: 'image/png' });
      const url = await upload(anna, file);
      const { content } = await messageOf(anna, await send(anna, [anna], `look [picture](${url})`));
      expect(content).to.match(/data-original-dimensions="\d+x\d+"/);
    }),
    sentence('273 | register returns server_thumbnail_formats', async (world) => {
      expect((await realm(world)).server_thumbnail_formats).to.be.an('array');
    }),
    sentence(
      '272 | POST /user_uploads field uri renamed url (uri kept as deprecated alias)',
      async ({ anna }) => {
        const answer = await anna.client.ok('POST', '/user_uploads', { filename: textFile('a.txt', 'x') });
        isAlias(answer, 'url', 'uri');
      },
    ),
    sentence(
      '270 | realm settings direct_message_initiator_group and direct_message_permission_group added; private_message_policy removed',
      async (world) => {
        const { anna, ben, administrator } = world;
        const administrators = await groupId(world, 'role:administrators');
        const everyone = await groupId(world, 'role:everyone');
        const nobody = await groupId(world, 'role:nobody');
        const tell = async (by: World['anna'], to: World['anna']): Promise<number> =>
          (await by.client.send('POST', '/messages', { type: 'direct', to: [to.id], content: 'x' })).status;
        const one = await world.person();
        await change(world, { direct_message_initiator_group: { new: administrators } });
        expect(await tell(anna, one)).to.equal(400);
        expect(await tell(administrator, one)).to.equal(200);
        await change(world, { direct_message_initiator_group: { new: everyone } });
        await change(world, { direct_message_permission_group: { new: nobody } });
        expect(await tell(anna, ben)).to.equal(400);
        await change(world, { direct_message_permission_group: { new: everyone } });
        expect(await tell(anna, ben)).to.equal(200);
        expect(await realm(world)).not.to.have.property('realm_private_message_policy');
        expect(await ignored(world.owner.client, '/realm', { private_message_policy: 2 })).to.deep.equal([
          'private_message_policy',
        ]);
      },
    ),
    replaces(
      '266 | can_create_private_channel_group added; create_private_stream_policy removed',
      'can_create_private_channel_group',
      'create_private_stream_policy',
    ),
    replaces(
      '264 | can_create_public_channel_group added; create_public_stream_policy removed',
      'can_create_public_channel_group',
      'create_public_stream_policy',
    ),
    sentence(
      '263 | presence last_update_id and presence_last_update_id; register also returns presence_last_update_id; slim_presence deprecated',
      async (world) => {
        const { anna, site } = world;
        await anna.client.ok('POST', '/users/me/presence', { status: 'active' });
        site.clock.advance(2000);
        await site.server.presence.reports.settled();
        const state = await anna.client.ok('POST', '/register', { fetch_event_types: ['presence'] });
        const last_update_id = state.presence_last_update_id as number;
        const answer = await anna.client.ok('POST', '/users/me/presence', {
          status: 'active',
          last_update_id,
        });
        expect(answer.presence_last_update_id).to.be.at.least(last_update_id);
      },
    ),
    sentence('259 | onboarding_steps carries only one-time notices', async (world) => {
      const { client } = await world.person();
      const { onboarding_steps: steps } = await client.ok('POST', '/register', {
        fetch_event_types: ['onboarding_steps'],
      });
      expect(steps).not.to.have.length(0);
      for (const step of steps) expect(step.type).to.equal('one_time_notice');
    }),
    sentence('257 | realm_uri renamed realm_url (alias kept)', async (world) => {
      isAlias(await realm(world), 'realm_url', 'realm_uri');
      isAlias(await world.site.anonymous.ok('GET', '/server_settings'), 'realm_url', 'realm_uri');
    }),
    sentence(
      '252 | PATCH /realm/profile_fields/{field_id} fields become optional',
      async ({ owner, fresh }) => {
        const name = fresh('Field');
        const { id } = await owner.client.ok('POST', '/realm/profile_fields', { field_type: 1, name });
        await owner.client.ok('PATCH', `/realm/profile_fields/${String(id)}`, { hint: 'Editor' });
        const { custom_profile_fields } = await registered(owner.client, 'custom_profile_fields');
        const found = custom_profile_fields.find((one: Body) => one.id === id);
        expect(found).to.include({ name, hint: 'Editor' });
      },
    ),
    sentence('251 | realm_upload_quota_mib is in MiB', () =>
      inWorld({ env: { UPLOAD_QUOTA_MIB: '7' } }, async (world) => {
        expect((await realm(world)).realm_upload_quota_mib).to.equal(7);
      }),
    ),
    sentence('243 | authentication_methods values become dictionaries', async (world) => {
      const methods: Body[] = Object.values((await realm(world)).realm_authentication_methods);
      expect(methods).not.to.have.length(0);
      for (const method of methods) expect(method).to.include.keys('enabled', 'available');
    }),
    sentence('242 | zulip-update announcements channel realm setting added', async (world) => {
      const { owner } = world;
      const { id } = await world.channel([owner]);
      await change(world, { zulip_update_announcements_stream_id: id });
      expect((await realm(world)).realm_zulip_update_announcements_stream_id).to.equal(id);
      await change(world, { zulip_update_announcements_stream_id: -1 });
    }),
    sentence(
      '241 | notifications_stream and signup_notifications_stream renamed new_stream_announcements_stream and signup_announcements_stream',
      async (world) => {
        const { id } = await world.channel([world.owner]);
        for (const name of ['new_stream_announcements_stream_id', 'signup_announcements_stream_id']) {
          await change(world, { [name]: id });
          expect((await realm(world))[`realm_${name}`]).to.equal(id);
          await change(world, { [name]: -1 });
        }
        const older = { notifications_stream_id: id, signup_notifications_stream_id: id };
        expect(await ignored(world.owner.client, '/realm', older)).to.deep.equal(Object.keys(older));
      },
    ),
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
