import { expect } from 'chai';

import { Client } from '../../support/client.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, fetchState, watch } from '../users/event-recorder.js';

const PATH = '/realm/user_settings_defaults';

describe('PATCH /realm/user_settings_defaults', () => {
  let site: TestServer;

  beforeEach(async () => {
    site = await startServer();
  });
  afterEach(() => site.close());

  it('applies to accounts that are created afterwards, and to no bots or existing accounts', async () => {
    const anna = await site.person('Anna');
    const changes = { high_contrast_mode: true, color_scheme: 2, notification_sound: 'ding' };
    await site.owner.ok('PATCH', PATH, changes);
    const ben = await site.person('Ben');
    const bot = await ben.client.ok('POST', '/bots', { full_name: 'Robot', short_name: 'robot' });
    const { user } = await site.owner.ok('GET', `/users/${String(bot.user_id)}`);
    const robot = new Client(site.url, { email: user.email, key: bot.api_key });
    const settingsOf = async ({ client }: Pick<typeof ben, 'client'>): Promise<unknown> =>
      (await fetchState(client, ['user_settings'])).user_settings;
    expect(await settingsOf(ben)).to.deep.include(changes);
    for (const person of [anna, { client: robot }])
      expect(await settingsOf(person)).to.deep.include({ high_contrast_mode: false, color_scheme: 1 });
    await site.owner.ok('PATCH', PATH, { high_contrast_mode: false });
    expect(await settingsOf(ben)).to.deep.include(changes);
    expect(await settingsOf(await site.person('Cora'))).to.deep.include({
      ...changes,
      high_contrast_mode: false,
    });
  });

  it('sends an event for each change to all users, and register returns the new values', async () => {
    const guest = await site.person('Gina', { role: 'guest' });
    const queue = await watch(guest.client, ['realm_user_settings_defaults']);
    await site.owner.ok('PATCH', PATH, { enter_sends: true, web_home_view: 'inbox' });
    await site.owner.ok('PATCH', PATH, { enter_sends: true });
    const event = {
      type: 'realm_user_settings_defaults',
      op: 'update',
      property: 'enter_sends',
      value: true,
    };
    expect(await events(queue)).to.deep.equal([event]);
    const state = await fetchState(guest.client, ['realm_user_settings_defaults']);
    expect(state.realm_user_settings_defaults).to.include({ enter_sends: true, web_home_view: 'inbox' });
  });

  it('hides the email of new accounts from the first event on', async () => {
    await site.owner.ok('PATCH', PATH, { email_address_visibility: 3 });
    const anna = await site.person('Anna');
    const [members, administrators] = [
      await watch(anna.client, ['realm_user']),
      await watch(site.owner, ['realm_user']),
    ];
    const ben = await site.person('Ben');
    const hidden = `user${ben.id}@chat.example.com`;
    const [toMembers] = await events(members);
    expect(toMembers?.person).to.include({ email: hidden, delivery_email: null });
    const [toAdministrators] = await events(administrators);
    expect(toAdministrators?.person).to.include({ email: hidden, delivery_email: 'ben@example.com' });
    const { user } = await anna.client.ok('GET', `/users/${ben.id}`);
    expect(user).to.include({ email: hidden, delivery_email: null });
    expect((await ben.client.ok('GET', '/users/me')).delivery_email).to.equal('ben@example.com');
  });

  it('takes precedence over the language of the organization', async () => {
    await site.owner.ok('PATCH', '/realm', { default_language: 'de' });
    const languageOf = async (name: string): Promise<unknown> => {
      const { client } = await site.person(name);
      return (await fetchState(client, ['user_settings'])).user_settings.default_language;
    };
    expect(await languageOf('Anna')).to.equal('de');
    await site.owner.ok('PATCH', PATH, { default_language: 'fr' });
    expect(await languageOf('Ben')).to.equal('fr');
  });

  it('ignores the time zone, and refuses invalid values and members', async () => {
    const { ignored_parameters_unsupported } = await site.owner.ok('PATCH', PATH, { timezone: 'UTC' });
    expect(ignored_parameters_unsupported).to.deep.equal(['timezone']);
    const refused = (parameters: object, msg: string): Promise<unknown> =>
      site.owner.fails('PATCH', PATH, { ...parameters }, { code: 'BAD_REQUEST', msg });
    await refused({ default_language: 'xyzzy' }, 'Invalid default_language');
    await refused({ notification_sound: 'gong' }, "Invalid notification sound 'gong'");
    const msg = 'Invalid email batching period: 0 seconds';
    await refused({ email_notifications_batching_period_seconds: 0 }, msg);
    const { client } = await site.person('Anna');
    const code = 'UNAUTHORIZED_PRINCIPAL';
    await client.fails('PATCH', PATH, {}, { code, msg: 'Must be an organization administrator' });
  });
});
