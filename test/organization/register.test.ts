import { expect } from 'chai';

import { defaultOrganizationSettings, organizationSettings } from '../../generated/settings.js';
import type { Body } from '../support/client.js';
import { startServer, type TestServer } from '../support/server.js';
import { generalId } from './fixtures.js';

describe('The organization in POST /register', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer({ env: { ORGANIZATION_NAME: 'The Globe' } });
  });

  after(() => site.close());

  const realm = (): Promise<Body> => site.owner.ok('POST', '/register', { event_types: ['realm'] });

  const groupIds = async (): Promise<Record<string, number>> => {
    const { user_groups: groups } = await site.owner.ok('GET', '/user_groups');
    return Object.fromEntries(groups.map(({ name, id }: Body) => [name, id]));
  };

  const set = (settings: object): Promise<void> =>
    site.services.store.write(async (tx) => {
      await tx.run('UPDATE organizations SET settings = ?', [JSON.stringify(settings)]);
      tx.invalidate('organization');
    });

  it('has every setting at its default, with permissions as group IDs', async () => {
    const [state, ids] = [await realm(), await groupIds()];
    for (const { name, group } of organizationSettings) {
      const byDefault = defaultOrganizationSettings[name];
      if (name === 'new_stream_announcements_stream_id') continue;
      const wanted = group === 'permission' ? ids[byDefault as string] : byDefault;
      expect(state[`realm_${name}`], name).to.deep.equal(wanted);
    }
    // The first start creates this channel.
    expect(state.realm_new_stream_announcements_stream_id).to.equal(await generalId(site.owner));
  });

  it('has the organization’s name and the limits for clients', async () => {
    const state = await realm();
    expect(state).to.include({
      realm_name: 'The Globe',
      realm_url: 'http://chat.example.com',
      realm_uri: 'http://chat.example.com',
      realm_bot_domain: 'chat.example.com',
      realm_date_created: site.clock.seconds(),
      max_stream_name_length: 60,
      max_stream_description_length: 1024,
      max_topic_length: 60,
      max_message_length: 10_000,
      max_file_upload_size_mib: 25,
      max_avatar_file_size_mib: 5,
      realm_upload_quota_mib: 20_480,
      event_queue_longpoll_timeout_seconds: 90,
      server_presence_ping_interval_seconds: 60,
      server_presence_offline_threshold_seconds: 200,
      server_typing_started_wait_period_milliseconds: 30_000,
      server_typing_stopped_wait_period_milliseconds: 12_000,
      server_typing_started_expiry_period_milliseconds: 45_000,
      password_min_length: 6,
      password_min_guesses: 10_000,
      server_web_public_streams_enabled: false,
      development_environment: false,
    });
  });

  it('has the same permissions in the legacy format', async () => {
    const ids = await groupIds();
    expect(await realm()).to.include({
      realm_create_public_stream_policy: 1,
      realm_create_private_stream_policy: 1,
      realm_create_web_public_stream_policy: 7,
    });
    await set({
      can_create_public_channel_group: ids['role:moderators'],
      can_create_private_channel_group: { direct_members: [1], direct_subgroups: [] },
      can_create_web_public_channel_group: ids['role:nobody'],
    });
    expect(await realm()).to.deep.include({
      realm_create_public_stream_policy: 4,
      realm_create_private_stream_policy: 1,
      realm_create_web_public_stream_policy: 6,
      realm_can_create_private_channel_group: { direct_members: [1], direct_subgroups: [] },
    });
    await set({});
  });

  it('has the values that clients expect of features that the server does not have', async () => {
    expect(await realm()).to.deep.include({
      realm_available_video_chat_providers: {
        disabled: { name: 'None', id: 0 },
        jitsi_meet: { name: 'Jitsi Meet', id: 1 },
      },
      giphy_rating_options: { disabled: { name: 'GIPHY integration disabled', id: 0 } },
    });
  });

  it('has settings under their older names, too', async () => {
    const id = await generalId(site.owner);
    await set({ service_update_announcements_stream_id: id });
    expect(await realm()).to.include({
      realm_service_update_announcements_stream_id: id,
      realm_zulip_update_announcements_stream_id: id,
      realm_email_auth_enabled: true,
      realm_password_auth_enabled: true,
    });
    await set({});
  });

  it('has the policy of each system group that allows no fewer users', async () => {
    const ids = await groupIds();
    for (const [group, channels, webPublic] of [
      ['role:nobody', 2, 6],
      ['role:moderators', 4, 4],
      ['role:administrators', 2, 2],
      ['role:owners', 2, 7],
      ['role:fullmembers', 3, undefined],
      ['role:members', 1, undefined],
    ] as const) {
      const id = ids[group] ?? 0;
      await site.owner.ok('PATCH', '/realm', {
        can_create_public_channel_group: { new: id },
        can_create_private_channel_group: { new: id },
        ...(webPublic !== undefined && { can_create_web_public_channel_group: { new: id } }),
      });
      expect(await realm(), group).to.include({
        realm_create_public_stream_policy: channels,
        realm_create_private_stream_policy: channels,
        ...(webPublic !== undefined && { realm_create_web_public_stream_policy: webPublic }),
      });
    }
    await set({});
  });

  it('describes the permission settings', async () => {
    const { server_supported_permission_settings: supported, ...state } = await realm();
    const permissions = organizationSettings
      .filter(({ group }) => group === 'permission')
      .map(({ name }) => name);
    expect(supported.realm).to.have.all.keys(permissions);
    const ids = await groupIds();
    for (const name of permissions) {
      expect(ids[supported.realm[name].default_group_name], name).to.equal(state[`realm_${name}`]);
    }
    expect(supported.stream.can_remove_subscribers_group.default_group_name).to.equal('role:administrators');
  });

  it('is omitted unless the client requests it', async () => {
    expect(await site.owner.ok('POST', '/register', { event_types: ['message'] })).not.to.have.property(
      'realm_name',
    );
  });
});
