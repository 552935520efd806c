import { expect } from 'chai';

import { lonelyGuest, whileGuestsSeeFew } from '../../../presence/arrange.js';
import type { Body, Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { picture } from '../../../support/pictures.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { listen, omit, send, subscriptionOf, type World } from './world.js';

const settings = ({ client }: Person, changes: Parameters): Promise<Body> =>
  client.ok('PATCH', '/settings', changes);

/** The forms of `person` that Ben receives when something happens to somebody. */
const changes = async ({ ben }: World, happen: () => Promise<unknown>): Promise<Body[]> => {
  const events = await listen(ben.client, ['realm_user']);
  await happen();
  return (await events()).map(({ op, person }) => ({ op, ...person }));
};

/** A form of `person` in a realm_user update. */
const form = (
  says: string,
  happen: (world: World, person: Person) => Promise<unknown>,
  check: (person: Body, world: World) => void,
): Sentence =>
  sentence(says, async (world) => {
    const person = await world.person();
    const told = await changes(world, () => happen(world, person));
    const mine = told.filter(({ op, user_id }) => op === 'update' && user_id === person.id);
    expect(mine).not.to.have.length(0);
    for (const one of mine) check(one, world);
  });

/** Events of the older types that a queue gets for a change of settings. */
const legacy = async (
  { client }: Person,
  type: string,
  parameters: Parameters,
  change: Parameters,
): Promise<Body[]> => {
  const events = await listen(client, [type, 'user_settings'], parameters);
  await client.ok('PATCH', '/settings', change);
  return (await events()).filter((event) => event.type === type);
};

const MODERN = {
  client_capabilities: { notification_settings_null: true, user_settings_object: true },
};

export const eventTable: Section = {
  title: 'Events',
  sentences: [
    sentence('Events are read with GET /events.', async ({ anna }) => {
      const events = await listen(anna.client, ['alert_words']);
      await anna.client.ok('POST', '/users/me/alert_words', { alert_words: ['read'] });
      expect(await events()).to.have.length(1);
    }),
    sentence(
      'Every event has `id` (integer, increasing, not necessarily consecutive) and `type` (string; used for client dispatch and server-side filtering by event type at registration).',
      async (world) => {
        const { anna } = world;
        const words = await listen(anna.client, ['alert_words']);
        const both = await listen(anna.client, ['alert_words', 'drafts']);
        await anna.client.ok('POST', '/users/me/alert_words', { alert_words: ['one'] });
        const drafts = [{ type: '', to: [], topic: '', content: 'x' }];
        await anna.client.ok('POST', '/drafts', { drafts });
        await anna.client.ok('POST', '/users/me/alert_words', { alert_words: ['two'] });
        const all = await both();
        expect(all.map(({ type }) => type as string)).to.deep.equal(['alert_words', 'drafts', 'alert_words']);
        const ids = all.map(({ id }) => id as number);
        expect(ids).to.deep.equal([...ids].sort((a, b) => a - b));
        const filtered = (await words()).map(({ type }) => type as string);
        expect(filtered).to.deep.equal(['alert_words', 'alert_words']);
      },
    ),
    sentence("alert_words | alert_words (string[]) | The user's alert words change", async (world) => {
      const person = await world.person();
      const events = await listen(person.client, ['alert_words']);
      await person.client.ok('POST', '/users/me/alert_words', { alert_words: ['logo'] });
      await person.client.ok('DELETE', '/users/me/alert_words', { alert_words: ['logo'] });
      expect((await events()).map(({ alert_words }) => alert_words as string[])).to.deep.equal([
        ['logo'],
        [],
      ]);
    }),
    sentence(
      'update_display_settings (deprecated FL 89) | user (API email), setting_name, setting (boolean, integer or string), language_name (only when default_language changed, English name of the language) | A display setting changes; only to clients that requested this type and did not declare the user_settings_object client capability',
      async (world) => {
        const person = await world.person();
        const type = 'update_display_settings';
        const [plain] = await legacy(person, type, {}, { twenty_four_hour_time: true });
        expect(plain).to.deep.include({
          user: person.email,
          setting_name: 'twenty_four_hour_time',
          setting: true,
        });
        expect(plain).not.to.have.property('language_name');
        const [language] = await legacy(person, type, {}, { default_language: 'de' });
        expect(language).to.include({ setting: 'de', language_name: 'German' });
        expect(await legacy(person, type, MODERN, { twenty_four_hour_time: false })).to.deep.equal([]);
        const events = await listen(person.client, ['user_settings']);
        await settings(person, { twenty_four_hour_time: true });
        expect((await events()).map((event) => event.type as string)).to.deep.equal(['user_settings']);
      },
    ),
    sentence(
      'update_global_notifications (deprecated FL 89) | user, notification_name, setting | A notification setting changes; same client condition',
      async (world) => {
        const person = await world.person();
        const type = 'update_global_notifications';
        const [event] = await legacy(person, type, {}, { enable_sounds: false });
        expect(event).to.include({
          user: person.email,
          notification_name: 'enable_sounds',
          setting: false,
        });
        expect(await legacy(person, type, MODERN, { enable_sounds: true })).to.deep.equal([]);
      },
    ),
    sentence(
      'user_settings with op `update` (FL 89) | op, property (setting name), value (boolean, integer or string), language_name (only for default_language) | A user setting changes (from PATCH /settings)',
      async (world) => {
        const person = await world.person();
        const events = await listen(person.client, ['user_settings']);
        await settings(person, { enable_sounds: false });
        await settings(person, { color_scheme: 2 });
        await settings(person, { default_language: 'de' });
        const told = (await events()).map((event) => omit(event, 'id'));
        const event = { type: 'user_settings', op: 'update' };
        expect(told).to.deep.equal([
          { ...event, property: 'enable_sounds', value: false },
          { ...event, property: 'color_scheme', value: 2 },
          { ...event, property: 'default_language', value: 'de', language_name: 'German' },
        ]);
      },
    ),
    sentence(
      'realm_user with op `update` | op, person (object, one of the forms below) | A visible user changes; since FL 228 sent only to users who can access the modified user (earlier to all users)',
      async (world) => {
        const { site, anna, ben } = world;
        const guest = await lonelyGuest(site, world.fresh('Guest'));
        await world.channel([anna, guest]);
        await whileGuestsSeeFew(site, async () => {
          const events = await listen(guest.client, ['realm_user']);
          await settings(anna, { timezone: 'Europe/Rome' });
          await settings(ben, { timezone: 'Europe/Rome' });
          const told = (await events()).map(({ person }) => person.user_id as number);
          expect(told).to.deep.equal([anna.id]);
        });
        await settings(anna, { timezone: 'UTC' });
        await settings(ben, { timezone: 'UTC' });
      },
    ),
    sentence(
      "subscription with op `add` | op, subscriptions (channel subscription objects) | The user's subscriptions change",
      async (world) => {
        const { anna, ben } = world;
        const [own, others] = [
          await listen(anna.client, ['subscription']),
          await listen(ben.client, ['subscription']),
        ];
        const { name } = await world.channel([anna]);
        const added = (await own()).filter(({ op }) => op === 'add');
        expect(added.map(({ subscriptions }) => subscriptions[0].name as string)).to.deep.equal([name]);
        expect((await others()).filter(({ op }) => op === 'add')).to.deep.equal([]);
      },
    ),
    form(
      'Full name | full_name string',
      (world, person) => settings(person, { full_name: world.fresh('Named') }),
      ({ full_name }) => {
        expect(full_name).to.match(/^Named/);
      },
    ),
    form(
      'Avatar | avatar_url string, avatar_source string (`G` gravatar, `U` uploaded), avatar_url_medium string, avatar_version integer',
      async (_, { client }) => client.ok('POST', '/users/me/avatar', { f: await picture() }),
      (person) => {
        expect(person).to.include({ avatar_source: 'U', avatar_version: 2 });
        expect(person.avatar_url).to.be.a('string');
        expect(person.avatar_url_medium).to.be.a('string');
      },
    ),
    form(
      'Time zone | email string (deprecated), timezone string',
      (_, person) => settings(person, { timezone: 'Europe/Rome' }),
      ({ email, timezone }) => {
        expect(email).to.match(/@example.com$/);
        expect(timezone).to.equal('Europe/Rome');
      },
    ),
    sentence('Bot owner | bot_owner_id integer', async (world) => {
      const { owner, anna, ben } = world;
      const bot = await world.person({ botOf: anna.id });
      const told = await changes(world, () =>
        owner.client.ok('PATCH', `/bots/${String(bot.id)}`, { bot_owner_id: ben.id }),
      );
      expect(told).to.deep.include({ op: 'update', user_id: bot.id, bot_owner_id: ben.id });
    }),
    form(
      'Role | role integer',
      ({ owner }, { id }) => owner.client.ok('PATCH', `/users/${String(id)}`, { role: 300 }),
      ({ role }) => {
        expect(role).to.equal(300);
      },
    ),
    sentence(
      'Delivery email visible to the receiver | delivery_email string or null (null when the receiver lost access to it; sent to all with access since FL 163)',
      async (world) => {
        const person = await world.person();
        const told = await changes(world, async () => {
          await settings(person, { email_address_visibility: 3 });
          await settings(person, { email_address_visibility: 1 });
        });
        const emails = told.filter((change) => 'delivery_email' in change);
        expect(emails.map(({ delivery_email }) => delivery_email as string | null)).to.deep.equal([
          null,
          person.email,
        ]);
      },
    ),
    sentence(
      'Custom profile field | custom_profile_field object with id integer, value string or null, rendered_value string (only for markdown-capable types)',
      async (world) => {
        const { owner, anna } = world;
        const make = async (field_type: number): Promise<number> =>
          (
            await owner.client.ok('POST', '/realm/profile_fields', {
              field_type,
              name: world.fresh('Field'),
            })
          ).id;
        const [text, link] = [await make(1), await make(5)];
        const set = (id: number, value: string): Promise<Body> =>
          owner.client.ok('PATCH', `/users/${String(anna.id)}`, { profile_data: [{ id, value }] });
        const told = await changes(world, async () => {
          await set(text, '*vim*');
          await set(link, 'https://example.com');
          await set(link, '');
        });
        expect(told.map(({ custom_profile_field }) => custom_profile_field)).to.deep.equal([
          { id: text, value: '*vim*', rendered_value: '<p><em>vim</em></p>' },
          { id: link, value: 'https://example.com' },
          { id: link, value: null },
        ]);
      },
    ),
    form(
      'API email | new_email string',
      (_, person) => settings(person, { email_address_visibility: 5 }),
      (person) => {
        if ('new_email' in person) expect(person.new_email).to.match(/@chat.example.com$/);
      },
    ),
    form(
      'Deactivation or reactivation (FL 222) | is_active boolean',
      ({ owner }, { id }) => owner.client.ok('DELETE', `/users/${String(id)}`),
      ({ is_active }) => {
        expect(is_active).to.equal(false);
      },
    ),
    sentence(
      'The subscription add event carries objects with the fields of the channel subscription object.',
      async (world) => {
        const { anna } = world;
        const events = await listen(anna.client, ['subscription'], { include_subscribers: true });
        const { id } = await world.channel([anna]);
        const [{ subscriptions }] = (await events()).filter(({ op }) => op === 'add');
        const listed = await subscriptionOf(anna.client, id, { include_subscribers: true });
        expect(subscriptions[0]).to.deep.equal(listed);
      },
    ),
    sentence('heartbeat (sent when a blocking poll times out)', async (world) => {
      const { anna, site } = world;
      const queue = await anna.client.ok('POST', '/register', {
        event_types: ['drafts'],
        fetch_event_types: [],
      });
      const { queue_id, last_event_id } = queue;
      const poll = anna.client.ok('GET', '/events', { queue_id, last_event_id });
      while (site.server.queues.waiting !== 1) await new Promise(setImmediate);
      site.clock.advance(55_000);
      expect((await poll).events[0].type).to.equal('heartbeat');
    }),
    sentence(
      'delete_message (since FL 274 always sent to the user who deleted, even without subscription)',
      async (world) => {
        const { owner, anna } = world;
        const channel = await world.channel([anna]);
        const id = await send(anna, channel);
        const events = await listen(owner.client, ['delete_message']);
        await owner.client.ok('DELETE', `/messages/${String(id)}`);
        const [event] = await events();
        expect(event).to.include({ type: 'delete_message', message_id: id });
      },
    ),
    sentence(
      'presence and user_status (since FL 228 only to users who can access the user)',
      async (world) => {
        const { site, anna, ben } = world;
        const guest = await lonelyGuest(site, world.fresh('Guest'));
        await world.channel([anna, guest]);
        await whileGuestsSeeFew(site, async () => {
          const events = await listen(guest.client, ['user_status']);
          for (const { client } of [anna, ben])
            await client.ok('POST', '/users/me/status', { status_text: world.fresh('status') });
          expect((await events()).map(({ user_id }) => user_id as number)).to.deep.equal([anna.id]);
        });
      },
    ),
    sentence('typing (message_type `direct` or `stream`, FL 215)', async (world) => {
      const { anna, ben } = world;
      const { id } = await world.channel([anna, ben]);
      const capabilities = { notification_settings_null: true, stream_typing_notifications: true };
      const events = await listen(ben.client, ['typing'], { client_capabilities: capabilities });
      await anna.client.ok('POST', '/typing', { op: 'start', type: 'direct', to: [ben.id] });
      await anna.client.ok('POST', '/typing', {
        op: 'start',
        type: 'stream',
        stream_id: id,
        topic: 'logo',
      });
      expect((await events()).map(({ message_type }) => message_type as string)).to.deep.equal([
        'direct',
        'stream',
      ]);
    }),
    sentence('realm_user with op add or remove (guest access changes, FL 228)', async (world) => {
      const { site, anna } = world;
      const guest = await lonelyGuest(site, world.fresh('Guest'));
      const channel = await world.channel([anna]);
      const capabilities = { notification_settings_null: true, user_list_incomplete: true };
      await whileGuestsSeeFew(site, async () => {
        const events = await listen(guest.client, ['realm_user'], { client_capabilities: capabilities });
        const principals = { subscriptions: [{ name: channel.name }], principals: [guest.id] };
        await anna.client.ok('POST', '/users/me/subscriptions', principals);
        await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [channel.name] });
        const told = (await events()).map(({ op, person }) => [op as string, person.user_id as number]);
        expect(told).to.deep.equal([
          ['add', anna.id],
          ['remove', anna.id],
        ]);
      });
    }),
    sentence('realm_bot, onboarding_steps,', async (world) => {
      const { anna } = world;
      const person = await world.person();
      const [bots, steps] = [
        await listen(anna.client, ['realm_bot']),
        await listen(person.client, ['onboarding_steps']),
      ];
      const short_name = world.fresh('robot').replace(' ', '');
      await anna.client.ok('POST', '/bots', { full_name: short_name, short_name });
      expect((await bots()).map(({ op }) => op as string)).to.deep.equal(['add']);
      const { onboarding_steps } = await person.client.ok('POST', '/register', {
        fetch_event_types: ['onboarding_steps'],
      });
      const onboarding_step = onboarding_steps[0].name as string;
      await person.client.ok('POST', '/users/me/onboarding_steps', { onboarding_step });
      const [event] = await steps();
      expect(event.onboarding_steps).to.have.length(onboarding_steps.length - 1);
    }),
    sentence('subscription peer_add and peer_remove', async (world) => {
      const { anna, ben } = world;
      const { id, name } = await world.channel([anna]);
      const events = await listen(anna.client, ['subscription'], { include_subscribers: true });
      const subscriptions = [{ name }];
      await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions, principals: [ben.id] });
      await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
      const peers = { stream_ids: [id], user_ids: [ben.id] };
      const told = (await events()).map(({ op, stream_ids, user_ids }) => ({ op, stream_ids, user_ids }));
      expect(told).to.deep.equal([
        { op: 'peer_add', ...peers },
        { op: 'peer_remove', ...peers },
      ]);
    }),
    sentence('channel creation', async (world) => {
      const { anna, ben } = world;
      const events = await listen(ben.client, ['stream']);
      const { id } = await world.channel([anna]);
      const [{ op, streams }] = await events();
      expect([op, streams[0].stream_id]).to.deep.equal(['create', id]);
    }),
    sentence(
      'Operation to event ties: PATCH /settings gives user_settings update events; POST /users/me/subscriptions/properties gives subscription update events (two for is_muted or in_home_view from FL 139); POST /drafts and PATCH /drafts/{draft_id} give drafts events.',
      async (world) => {
        const person = await world.person();
        const { id: stream_id } = await world.channel([person]);
        const types = ['user_settings', 'subscription', 'drafts'];
        const events = await listen(person.client, types);
        await settings(person, { enable_sounds: false });
        await person.client.ok('POST', '/users/me/subscriptions/properties', {
          subscription_data: [{ stream_id, property: 'is_muted', value: true }],
        });
        const draft = { type: '', to: [], topic: '', content: 'x' };
        const { ids } = await person.client.ok('POST', '/drafts', { drafts: [draft] });
        await person.client.ok('PATCH', `/drafts/${String(ids[0])}`, { draft: { ...draft, content: 'y' } });
        expect((await events()).map(({ type, op }) => `${String(type)} ${String(op)}`)).to.deep.equal([
          'user_settings update',
          'subscription update',
          'subscription update',
          'drafts add',
          'drafts update',
        ]);
      },
    ),
  ],
};
