import { expect } from 'chai';

import { defaultUserSettings, userSettings } from '../../../generated/settings.js';
import type { Body, Client } from '../../support/client.js';
import { startServer, type TestServer } from '../../support/server.js';

const EMOJISETS = ['google', 'google-blob', 'twitter', 'text'];
const NAMING = 'realm_name_in_email_notifications_policy';

describe('POST /register, user data', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  const users = (client: Client, parameters: object = {}): Promise<Body> =>
    client.ok('POST', '/register', { event_types: ['realm_user'], ...parameters });

  const find = (state: Body, id: number): Body =>
    state.realm_users.find(({ user_id }: Body) => user_id === id);

  it('returns all accounts, the account of the requester and the system bots', async () => {
    const iago = await site.person('Iago');
    const state = await users(iago.client);
    const own = await iago.client.ok('GET', '/users/me');
    for (const name of [
      'user_id',
      'email',
      'delivery_email',
      'full_name',
      'avatar_url',
      'is_admin',
      'is_owner',
      'is_guest',
    ]) {
      expect(state[name], name).to.equal(own[name]);
    }
    expect(state.avatar_url_medium).to.include('&s=500');
    expect(state.avatar_source).to.equal('G');
    expect(find(state, iago.id)).to.deep.include({ user_id: iago.id, full_name: 'Iago', profile_data: {} });
    expect(state.cross_realm_bots.map(({ full_name }: Body) => full_name)).to.deep.equal([
      'Notification Bot',
      'Welcome Bot',
    ]);
    expect(state.cross_realm_bots[0]).to.include({
      full_name: 'Notification Bot',
      email: 'notification-bot@chat.example.com',
      is_system_bot: true,
      bot_type: 1,
      bot_owner_id: null,
    });
    expect(find(state, state.cross_realm_bots[0].user_id)).to.equal(undefined);
    expect(state).not.to.have.any.keys('user_settings', 'realm_name');
  });

  it('returns the default settings and an empty list of muted users', async () => {
    const { client } = await site.person('Fresh');
    const event_types = ['realm_user_settings_defaults', 'muted_users'];
    const state = await client.ok('POST', '/register', { event_types });
    const { emojiset_choices, available_notification_sounds, ...defaults } =
      state.realm_user_settings_defaults;
    const { timezone, ...others } = defaultUserSettings;
    expect(timezone).to.equal('');
    expect(defaults).to.deep.equal(others);
    expect(emojiset_choices.map(({ key }: Body) => key)).to.have.members(EMOJISETS);
    expect(available_notification_sounds).to.include('ding').and.not.include('none');
    expect(state.muted_users).to.deep.equal([]);
  });

  it('has the addresses that a client asked for, whatever the client before it asked for', async () => {
    const { client } = await site.person('Asker');
    const missing = async (client_gravatar: boolean): Promise<number> => {
      const { realm_users } = await users(client, { client_gravatar });
      return realm_users.filter(({ avatar_url }: Body) => avatar_url === null).length;
    };
    for (const expected of [true, false, true, false])
      expect((await missing(expected)) > 0, String(expected)).to.equal(expected);
  });

  it('omits gravatar addresses with `client_gravatar` if the email is the real one', async () => {
    const [viewer, shy] = [await site.person('Viewer'), await site.person('Shy')];
    await site.services.store.write(async (tx) => {
      const settings = JSON.stringify({ email_address_visibility: 3 });
      const shown = `user${shy.id}@chat.example.com`;
      await tx.run('UPDATE users SET settings = ?, email = ?, email_key = ? WHERE id = ?', [
        settings,
        shown,
        shown,
        shy.id,
      ]);
      tx.invalidate(`user:${shy.id}`);
    });
    const theirs = await users(viewer.client, { client_gravatar: true });
    expect(find(theirs, viewer.id)).to.include({ avatar_url: null, delivery_email: viewer.email });
    expect(find(theirs, shy.id)).to.include({
      email: `user${shy.id}@chat.example.com`,
      delivery_email: null,
    });
    expect(find(theirs, shy.id).avatar_url).to.match(/^https:/);
    const administrators = await users(site.owner, { client_gravatar: true });
    expect(find(administrators, shy.id)).to.include({ delivery_email: shy.email });
    // Clients compute the address from the other email.
    expect(find(administrators, shy.id).avatar_url).to.match(/^https:/);
    const own = await users(shy.client, { client_gravatar: false });
    expect(find(own, shy.id)).to.include({ delivery_email: shy.email });
    expect(find(own, viewer.id).avatar_url).to.match(/^https:/);
  });

  it('returns the permissions of the requester', async () => {
    const [member, guest] = [await site.person('Member'), await site.person('Guest', { role: 'guest' })];
    const rights = [
      'can_create_streams',
      'can_create_public_streams',
      'can_create_private_streams',
      'can_subscribe_other_users',
      'can_invite_others_to_realm',
    ];
    const [ofMember, ofGuest] = [await users(member.client), await users(guest.client)];
    for (const right of rights) {
      expect(ofMember[right], right).to.equal(true);
      expect(ofGuest[right], right).to.equal(false);
    }
    expect(await users(site.owner)).to.include({ can_create_web_public_streams: false });
  });

  it('returns `is_moderator` true only for the role moderator', async () => {
    for (const role of ['administrator', 'moderator', 'member'] as const) {
      const { client } = await site.person(`One ${role}`, { role });
      expect((await users(client)).is_moderator, role).to.equal(role === 'moderator');
    }
    expect(await users(site.owner)).to.include({ is_owner: true, is_moderator: false });
  });

  it('returns the choices of older settings under their event types, unless the client reads `user_settings`', async () => {
    const choices = async (type: string, user_settings_object: boolean): Promise<string[]> => {
      const state = await site.owner.ok('POST', '/register', {
        fetch_event_types: [type],
        client_capabilities: { user_settings_object },
      });
      return ['emojiset_choices', 'available_notification_sounds', NAMING].filter((name) => name in state);
    };
    expect(await choices('update_display_settings', false)).to.deep.equal(['emojiset_choices']);
    expect(await choices('update_global_notifications', false)).to.deep.equal([
      'available_notification_sounds',
      NAMING,
    ]);
    expect(await choices('user_settings', false)).to.deep.equal([]);
    expect(await choices('update_display_settings', true)).to.deep.equal([]);
    expect(await choices('update_global_notifications', true)).to.deep.equal([]);
  });

  it('returns every setting, and legacy fields unless the client declares `user_settings_object`', async () => {
    const state = await site.owner.ok('POST', '/register', {
      event_types: ['user_settings', 'update_display_settings', 'update_global_notifications'],
    });
    const {
      emojiset_choices: emojisets,
      available_notification_sounds: sounds,
      ...settings
    } = state.user_settings;
    expect(settings).to.deep.equal(defaultUserSettings);
    expect(emojisets.map(({ key }: Body) => key)).to.include(settings.emojiset);
    expect(sounds).to.include(settings.notification_sound).and.not.include('none');
    expect(state).to.include({
      color_scheme: 1,
      notification_sound: settings.notification_sound,
      presence_enabled: true,
    });
    const legacy = userSettings.filter((row) => 'legacy' in row).map(({ name }) => name);
    expect(state).to.include.all.keys(legacy);

    const modern = await site.owner.ok('POST', '/register', {
      event_types: ['user_settings', 'update_display_settings', 'update_global_notifications'],
      client_capabilities: { user_settings_object: true },
    });
    expect(modern).to.have.property('user_settings');
    expect(modern).not.to.have.any.keys(legacy);
  });

  it('returns changed settings', async () => {
    const person = await site.person('Dark');
    await site.services.store.write(async (tx) => {
      await tx.run('UPDATE users SET settings = ?, timezone = ? WHERE id = ?', [
        '{"color_scheme":2}',
        'Europe/Rome',
        person.id,
      ]);
      tx.invalidate(`user:${person.id}`);
    });
    const state = await person.client.ok('POST', '/register', {
      event_types: ['user_settings', 'realm_user'],
    });
    expect(state.user_settings).to.include({ color_scheme: 2, timezone: 'Europe/Rome', emojiset: 'google' });
    expect(find(state, person.id).timezone).to.equal('Europe/Rome');
  });
});
