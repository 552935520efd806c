import { expect } from 'chai';

import { addEmoji } from '../../../chat/emoji/fixtures.js';
import { upload } from '../../../chat/attachments/fixtures.js';
import type { Body } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { messageOf, send, type Fixtures } from './fixtures.js';

const LINKIFIER = { pattern: '#(?P<issue>[0-9]+)', url_template: 'https://example.com/{issue}' };

export const linkifier: Section = {
  title: 'Linkifier',
  sentences: [
    sentence(
      "Fields: id integer; pattern string (regular expression with optional named groups); url_template string (RFC 6570 template in which a named group's content is inserted as {name_of_group}).",
      async (fixtures) => {
        const { owner, anna } = fixtures;
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
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const create = async (parameters: object): Promise<Body> => {
          const name = fixtures.fresh('group');
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
    sentence('Identified by integer attachment ID (different from any message ID).', async (fixtures) => {
      const person = await fixtures.person();
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
const react = async (fixtures: Fixtures, parameters: object): Promise<Body> => {
  const { anna } = fixtures;
  const id = await send(anna, [anna]);
  await anna.client.ok('POST', `/messages/${String(id)}/reactions`, { ...parameters });
  return (await messageOf(anna, id)).reactions[0];
};

export const emojiTypes: Section = {
  title: 'Emoji reaction type values',
  sentences: [
    sentence('unicode_emoji | Dash-separated hex of the Unicode codepoints', async (fixtures) => {
      expect(await react(fixtures, { emoji_name: 'octopus' })).to.include({
        reaction_type: 'unicode_emoji',
        emoji_code: '1f419',
      });
      const flag = await react(fixtures, {
        reaction_type: 'unicode_emoji',
        emoji_name: 'de',
        emoji_code: '1f1e9-1f1ea',
      });
      expect(flag.emoji_code).to.equal('1f1e9-1f1ea');
    }),
    sentence('realm_emoji | ID of the uploaded custom emoji', async (fixtures) => {
      const { id } = await addEmoji(fixtures.owner.client, 'party_blob');
      expect(await react(fixtures, { emoji_name: 'party_blob' })).to.include({
        reaction_type: 'realm_emoji',
        emoji_code: String(id),
      });
    }),
    sentence('service_extra_emoji | Name of a special built-in emoji', async (fixtures) => {
      const status = { status_text: 'on it', emoji_name: 'zulip', emoji_code: 'zulip' };
      const set = { ...status, reaction_type: 'service_extra_emoji' };
      const { anna } = fixtures;
      await anna.client.ok('POST', '/users/me/status', set);
      const { status: kept } = await anna.client.ok('GET', `/users/${String(anna.id)}/status`);
      expect(kept).to.include({ emoji_name: 'zulip', emoji_code: 'zulip' });
    }),
  ],
};
