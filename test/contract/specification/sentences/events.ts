import { expect } from 'chai';

import { lonelyGuest, whileGuestsSeeFew } from '../../../chat/presence/fixtures.js';
import type { Body, Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { sentence, type Section } from './sentence.js';
import { listen, omit, subscriptionOf } from './fixtures.js';

const settings = ({ client }: Person, changes: Parameters): Promise<Body> =>
  client.ok('PATCH', '/settings', changes);

/** The legacy events that a queue receives for a change of settings. */
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
      async (fixtures) => {
        const { anna } = fixtures;
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
    sentence("alert_words | alert_words (string[]) | The user's alert words change", async (fixtures) => {
      const person = await fixtures.person();
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
      async (fixtures) => {
        const person = await fixtures.person();
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
      async (fixtures) => {
        const person = await fixtures.person();
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
      async (fixtures) => {
        const person = await fixtures.person();
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
      async (fixtures) => {
        const { site, anna, ben } = fixtures;
        const guest = await lonelyGuest(site, fixtures.fresh('Guest'));
        await fixtures.channel([anna, guest]);
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
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const [own, others] = [
          await listen(anna.client, ['subscription']),
          await listen(ben.client, ['subscription']),
        ];
        const { name } = await fixtures.channel([anna]);
        const added = (await own()).filter(({ op }) => op === 'add');
        expect(added.map(({ subscriptions }) => subscriptions[0].name as string)).to.deep.equal([name]);
        expect((await others()).filter(({ op }) => op === 'add')).to.deep.equal([]);
      },
    ),
    sentence(
      'The subscription add event carries objects with the fields of the channel subscription object.',
      async (fixtures) => {
        const { anna } = fixtures;
        const events = await listen(anna.client, ['subscription'], { include_subscribers: true });
        const { id } = await fixtures.channel([anna]);
        const [{ subscriptions }] = (await events()).filter(({ op }) => op === 'add');
        const listed = await subscriptionOf(anna.client, id, { include_subscribers: true });
        expect(subscriptions[0]).to.deep.equal(listed);
      },
    ),
  ],
};
