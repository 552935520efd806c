import { expect } from 'chai';

import { defaultOrganizationSettings, organizationSettings } from '../../../generated/settings.js';
import type { Body } from '../../support/client.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { generalId } from './fixtures.js';

describe('The organization in POST /register', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer({ env: { ORGANIZATION_NAME: 'The Globe', GIPHY_API_KEY: 'key of GIPHY' } });
  });

  after(() => site.close());

  const realm = (): Promise<Body> => site.owner.ok('POST', '/register', { event_types: ['realm'] });

  const groupIds = async (): Promise<Record<string, number>> => {
    const { user_groups: groups } = await site.owner.ok('GET', '/user_groups');
    return Object.fromEntries(groups.map(({ name, id }: Body) => [name, id]));
  };

  const set = (settings: object): Promise<void> => setOrganization(site, settings);

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
    });
  });

  it('has the ratings of GIPHY images by the names that clients know', async () => {
    const { giphy_rating_options: ratings, realm_giphy_rating } = await realm();
    const ids = Object.entries<Body>(ratings).map(([name, { id }]) => [name, id]);
    expect(Object.fromEntries(ids)).to.deep.equal({ disabled: 0, y: 1, g: 2, pg: 3, 'pg-13': 4, r: 5 });
    expect(realm_giphy_rating).to.equal(ratings.g.id);
  });

  it('has the lists and integrations for which a client asks by their own event types', async () => {
    const only = async (type: string): Promise<Body> => {
      const state = await site.owner.ok('POST', '/register', { fetch_event_types: [type] });
      const fields = Object.entries(state).filter(([name]) => !(name in empty));
      return Object.fromEntries(fields);
    };
    const empty = await site.owner.ok('POST', '/register', { fetch_event_types: [] });
    expect(await only('realm_domains')).to.deep.equal({ realm_domains: [] });
    expect(await only('realm_playgrounds')).to.deep.equal({ realm_playgrounds: [] });
    expect(await only('default_stream_groups')).to.deep.equal({ realm_default_stream_groups: [] });
    expect(await only('giphy')).to.deep.equal({ giphy_api_key: 'key of GIPHY' });
    expect(await only('video_calls')).to.deep.equal({ has_zoom_token: false });
    const { stop_words: words, ...others } = await only('stop_words');
    expect(others).to.deep.equal({});
    expect(words).to.include.members(['the', 'yourselves', 'z']).and.not.include('design');
    expect(new Set(words).size).to.equal(words.length);
    expect(await realm()).not.to.have.any.keys('realm_domains', 'giphy_api_key', 'stop_words');
    expect(await site.owner.ok('POST', '/register')).to.include.keys(
      ...['realm_domains', 'realm_playgrounds', 'realm_default_stream_groups', 'stop_words'],
      ...['giphy_api_key', 'has_zoom_token', 'recent_private_conversations'],
    );
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
      ['role:moderators', 4, 4],
      ['role:administrators', 2, 2],
      ['role:owners', 2, 7],
      ['role:fullmembers', 3, undefined],
      ['role:members', 1, undefined],
    ] as const) {
      const id = ids[group] ?? 0;
      // Values of older versions, some of which requests cannot choose any more.
      await set({
        can_create_public_channel_group: id,
        can_create_private_channel_group: id,
        ...(webPublic !== undefined && { can_create_web_public_channel_group: id }),
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
    expect(supported.stream.can_remove_subscribers_group).to.deep.include({
      default_group_name: 'role:administrators',
      id_field_name: 'can_remove_subscribers_group_id',
      allow_owners_group: false,
    });
    expect(supported.group.can_mention_group).to.include({
      id_field_name: 'can_mention_group_id',
      allow_owners_group: false,
    });
    const { realm: permitted } = supported;
    for (const name of [
      'can_create_public_channel_group',
      'can_create_private_channel_group',
      'can_delete_any_message_group',
    ])
      expect(permitted[name], name).to.include({ allow_owners_group: false, allow_nobody_group: false });
    expect(permitted.create_multiuse_invite_group).to.include({
      allow_owners_group: false,
      allow_nobody_group: true,
    });
    expect(supported.stream.can_remove_subscribers_group).to.include({ allow_nobody_group: false });
    expect(supported.realm.can_create_web_public_channel_group).to.include({
      id_field_name: 'can_create_web_public_channel_group_id',
      allow_owners_group: true,
    });
  });

  it('is omitted unless the client requests it', async () => {
    expect(await site.owner.ok('POST', '/register', { event_types: ['message'] })).not.to.have.property(
      'realm_name',
    );
  });
});
