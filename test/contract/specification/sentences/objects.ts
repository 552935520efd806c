import { expect } from 'chai';

import { addEmoji } from '../../../emoji/arrange.js';
import { upload } from '../../../attachments/arrange.js';
import type { Body, Client } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { messageOf, omit, registered, send, type World } from './world.js';

const report = (client: Client, parameters = {}): Promise<Body> =>
  client.ok('POST', '/users/me/presence', { status: 'active', ...parameters });

/** Lets the reports that were gathered be written and published. */
const publish = async ({ site }: World): Promise<void> => {
  site.clock.advance(2000);
  await site.server.presence.reports.settled();
};

const modern = async (client: Client, id: number): Promise<Body> =>
  (await report(client, { slim_presence: true })).presences[id];

export const presenceEntry: Section = {
  title: 'Presence entry',
  sentences: [
    sentence(
      'Modern format, keyed by user ID: `active_timestamp` integer (last time any client reported the user present), `idle_timestamp` integer (last time the user had any connected client, including idle ones).',
      async (world) => {
        const { ben, site } = world;
        const person = await world.person();
        await report(person.client);
        const active = site.clock.seconds();
        await publish(world);
        site.clock.advance(100_000);
        await report(person.client, { status: 'idle' });
        const idle = site.clock.seconds();
        await publish(world);
        expect(await modern(ben.client, person.id)).to.deep.equal({
          active_timestamp: active,
          idle_timestamp: idle,
        });
      },
    ),
    sentence(
      'Legacy format, keyed by API email: an object with keys `aggregated` and `website` (from FL 178 always exactly these two, with identical data; earlier, keys were client names).',
      async (world) => {
        const { ben } = world;
        const person = await world.person();
        await report(person.client);
        await publish(world);
        const { presences } = await report(ben.client);
        const { aggregated, website, ...others } = presences[person.email];
        expect(others).to.deep.equal({});

        expect(aggregated).to.deep.equal(omit(website, 'pushable'));
      },
    ),
    sentence(
      'Each has `client` string (always `website` from FL 178), `status` string (`idle` or `active`), `timestamp` integer, and `pushable` boolean (absent under `aggregated`; always false from FL 178).',
      async (world) => {
        const { ben, site } = world;
        const person = await world.person();
        await report(person.client, {});
        const now = site.clock.seconds();
        await publish(world);
        const entry = { client: 'website', status: 'active', timestamp: now };
        const { presences } = await report(ben.client);
        expect(presences[person.email]).to.deep.equal({
          aggregated: entry,
          website: { ...entry, pushable: false },
        });
        const away = await world.person();
        await report(away.client, { status: 'idle' });
        await publish(world);
        expect((await report(ben.client)).presences[away.email].website.status).to.equal('idle');
      },
    ),
  ],
};

/** Creates a custom profile field and returns it as register lists it. */
const profileField = async ({ owner }: World, parameters: object): Promise<Body> => {
  const { id } = await owner.client.ok('POST', '/realm/profile_fields', { ...parameters });
  const { custom_profile_fields } = await registered(owner.client, 'custom_profile_fields');
  return custom_profile_fields.find((one: Body) => one.id === id);
};

export const profileFields: Section = {
  title: 'Custom profile field',
  sentences: [
    sentence('Fields: id integer; name string; hint string;', async (world) => {
      const name = world.fresh('Field');
      const field = await profileField(world, { field_type: 1, name, hint: 'Editor' });
      expect(field).to.include({ name, hint: 'Editor' });
      expect(field.id).to.be.a('number');
    }),
    sentence(
      'field_type integer (1 short text, 2 long text, 3 list of options, 4 date picker, 5 link, 6 person picker, 7 external account, 8 pronouns (FL 151))',
      async (world) => {
        const { owner, anna, ben } = world;
        const data: Readonly<Record<number, object>> = {
          3: { vim: { text: 'Vim', order: '1' } },
          7: { subtype: 'custom', url_pattern: 'https://example.com/%(username)s' },
        };
        const taken: Readonly<Record<number, unknown>> = {
          1: 'x'.repeat(50),
          2: 'x'.repeat(500),
          3: 'vim',
          4: '2024-02-29',
          5: 'https://example.com',
          6: [ben.id],
          7: 'anna',
          8: 'she',
        };
        const refused: Readonly<Record<number, unknown>> = {
          1: 'x'.repeat(51),
          2: 'x'.repeat(501),
          3: 'emacs',
          4: '2024-02-30',
          5: 'no link',
          6: [999_999],
          7: 'x'.repeat(51),
          8: 'x'.repeat(51),
        };
        for (let field_type = 1; field_type <= 8; field_type += 1) {
          const name = world.fresh('Field');
          const field = await profileField(world, { field_type, name, field_data: data[field_type] });
          expect(field.field_type).to.equal(field_type);
          const set = (value: unknown) =>
            owner.client.send('PATCH', `/users/${String(anna.id)}`, {
              profile_data: [{ id: field.id as number, value }],
            });
          expect((await set(taken[field_type])).status, String(field_type)).to.equal(200);
          expect((await set(refused[field_type])).status, String(field_type)).to.equal(400);
        }
        await owner.client.fails(
          'POST',
          '/realm/profile_fields',
          { field_type: 9, name: world.fresh('Field') },
          { code: 'BAD_REQUEST' },
        );
      },
    ),
    sentence('field_data object; display_in_profile_summary boolean; required boolean.', async (world) => {
      const choices = { vim: { text: 'Vim', order: '1' } };
      const plain = await profileField(world, {
        field_type: 3,
        name: world.fresh('Field'),
        field_data: choices,
      });
      // A departure: the object travels as JSON text, which existing clients parse.
      expect(JSON.parse(plain.field_data)).to.deep.equal(choices);
      expect(plain).to.include({ display_in_profile_summary: false, required: false });
      const special = await profileField(world, {
        field_type: 1,
        name: world.fresh('Field'),
        display_in_profile_summary: true,
        required: true,
      });
      expect(special).to.include({ display_in_profile_summary: true, required: true });
    }),
  ],
};

const LINKIFIER = { pattern: '#(?P<issue>[0-9]+)', url_template: 'https://example.com/{issue}' };

export const linkifier: Section = {
  title: 'Linkifier',
  sentences: [
    sentence(
      "Fields: id integer; pattern string (regular expression with optional named groups); url_template string (RFC 6570 template in which a named group's content is inserted as {name_of_group}).",
      async (world) => {
        const { owner, anna } = world;
        const { id } = await owner.client.ok('POST', '/realm/filters', LINKIFIER);
        const { realm_linkifiers } = await anna.client.ok('POST', '/register', {
          event_types: ['realm_linkifiers'],
          client_capabilities: { notification_settings_null: true, linkifier_url_template: true },
        });
        expect(realm_linkifiers).to.deep.include({ id, ...LINKIFIER });
        const message = await send(anna, [anna], 'see #123');
        expect((await messageOf(anna, message)).content).to.equal(
          '<p>see <a href="https://example.com/123">#123</a></p>',
        );
      },
    ),
  ],
};

export const userGroup: Section = {
  title: 'User group',
  sentences: [
    sentence(
      'Settings named in the interface: name, description, can_mention_group (group-setting value), subgroups (IDs of other user groups).',
      async (world) => {
        const { owner, anna } = world;
        const create = async (parameters: object): Promise<Body> => {
          const name = world.fresh('group');
          const fields = { name, description: 'Those who draw', members: [anna.id], ...parameters };
          await owner.client.ok('POST', '/user_groups/create', fields);
          const { user_groups } = await owner.client.ok('GET', '/user_groups');
          return user_groups.find((one: Body) => one.name === name);
        };
        const inner = await create({});
        const value = { direct_members: [anna.id], direct_subgroups: [inner.id] };
        const { id, name } = await create({ can_mention_group: value });
        await owner.client.ok('POST', `/user_groups/${String(id)}/subgroups`, { add: [inner.id] });
        const { user_groups } = await owner.client.ok('GET', '/user_groups');
        expect(user_groups.find((one: Body) => one.id === id)).to.deep.include({
          name,
          description: 'Those who draw',
          can_mention_group: value,
          direct_subgroup_ids: [inner.id],
        });
      },
    ),
  ],
};

export const attachment: Section = {
  title: 'Attachment',
  sentences: [
    sentence('Identified by integer attachment ID (different from any message ID).', async (world) => {
      const person = await world.person();
      const url = await upload(person);
      const message = await send(person, [person], `[notes](${url})`);
      const { attachments } = await person.client.ok('GET', '/attachments');
      expect(attachments).to.have.length(1);
      expect(attachments[0].messages.map(({ id }: Body) => id)).to.deep.equal([message]);
      await person.client.ok('DELETE', `/attachments/${String(attachments[0].id)}`);
      expect((await person.client.ok('GET', '/attachments')).attachments).to.deep.equal([]);
    }),
  ],
};

/** Reacts to a new message and returns the reaction. */
const react = async (world: World, parameters: object): Promise<Body> => {
  const { anna } = world;
  const id = await send(anna, [anna]);
  await anna.client.ok('POST', `/messages/${String(id)}/reactions`, { ...parameters });
  return (await messageOf(anna, id)).reactions[0];
};

export const emojiTypes: Section = {
  title: 'Emoji reaction type values',
  sentences: [
    sentence('unicode_emoji | Dash-separated hex of the Unicode codepoints', async (world) => {
      expect(await react(world, { emoji_name: 'octopus' })).to.include({
        reaction_type: 'unicode_emoji',
        emoji_code: '1f419',
      });
      const flag = await react(world, {
        reaction_type: 'unicode_emoji',
        emoji_name: 'de',
        emoji_code: '1f1e9-1f1ea',
      });
      expect(flag.emoji_code).to.equal('1f1e9-1f1ea');
    }),
    sentence('realm_emoji | ID of the uploaded custom emoji', async (world) => {
      const { id } = await addEmoji(world.owner.client, 'party_blob');
      expect(await react(world, { emoji_name: 'party_blob' })).to.include({
        reaction_type: 'realm_emoji',
        emoji_code: String(id),
      });
    }),
    sentence('service_extra_emoji | Name of a special built-in emoji', async (world) => {
      const status = { status_text: 'on it', emoji_name: 'zulip', emoji_code: 'zulip' };
      const set = { ...status, reaction_type: 'service_extra_emoji' };
      const { anna } = world;
      await anna.client.ok('POST', '/users/me/status', set);
      const { status: kept } = await anna.client.ok('GET', `/users/${String(anna.id)}/status`);
      expect(kept).to.include({ emoji_name: 'zulip', emoji_code: 'zulip' });
    }),
  ],
};
