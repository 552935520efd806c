import { expect } from 'chai';

import { upload } from '../../../chat/attachments/fixtures.js';
import { caps } from '../../../../src/chat/caps.js';
import { times } from '../../../support/copy-rows.js';
import { Client, type Body } from '../../../support/client.js';
import { exampleFile, textFile } from '../../../support/files.js';
import type { Person } from '../../../support/people.js';
import { events, watch } from '../../../chat/users/event-recorder.js';
import { side, type Contests, type Fixtures, type Setting, type Side } from './contest.js';
import { anyTable } from '../../../support/any-table.js';

interface Bot {
  readonly id: number;
  readonly name: string;
  readonly client: Client;
}

const makeBot = async (fixtures: Fixtures, owner: Person): Promise<Bot> => {
  const name = fixtures.fresh('Robot');
  const fields = { full_name: name, short_name: name.replace(' ', '').toLowerCase() };
  const { user_id: id, api_key: key } = await owner.client.ok('POST', '/bots', fields);
  const { user } = await owner.client.ok('GET', `/users/${String(id)}`);
  return { id, name, client: new Client(fixtures.server.url, { email: user.email, key }) };
};

const makeGroup = async (fixtures: Fixtures): Promise<number> => {
  const group = { name: fixtures.fresh('group'), description: '', members: [] };
  return (await fixtures.owner.ok('POST', '/user_groups/create', group)).group_id;
};

const newEmail = (fixtures: Fixtures): string => `${fixtures.fresh('new').replace(' ', '')}@example.com`;

/** Replaces the rows of a table of invitations. */
const fill = (
  { server }: Fixtures,
  table: string,
  rows: readonly Readonly<Record<string, string | number>>[],
) =>
  server.services.store.write(async (tx) => {
    await tx.run(`DELETE FROM ${table}`);
    await anyTable(tx).insertMany(table, rows);
  });

const invitationTerms = (index: number) => ({
  inviter_id: 1,
  invited_as: 400,
  include_defaults: 0,
  channel_ids: '[]',
  created_at: 0,
  token_hash: `hash ${String(index)}`,
});

const fillInvitations = (fixtures: Fixtures, count: number): Promise<void> =>
  fill(
    fixtures,
    'invitations',
    times(count, (index) => ({
      ...invitationTerms(index),
      email: `many${String(index)}@example.com`,
      email_key: `many${String(index)}@example.com`,
      notify_inviter: 1,
    })),
  );

const fillLinks = (fixtures: Fixtures, count: number): Promise<void> =>
  fill(
    fixtures,
    'invitation_links',
    times(count, (index) => ({ ...invitationTerms(index), seed: `seed ${String(index)}` })),
  );

const draft = { type: '', to: [], topic: '', content: 'A thought' };
const TURN_DRAFTS_OFF = { enable_drafts_synchronization: false };

const draftsOf = (fixtures: Fixtures, { id }: Person): Promise<Body[]> =>
  fixtures.server.services.store.read((tx) => tx.all('SELECT id FROM drafts WHERE user_id = ?', [id]));

/** The last event of the two changes must have both topics. */
const mutingTwo = async (dan: Person, sides: readonly Side[]): Promise<Setting> => {
  const queue = await watch(dan.client, ['muted_topics']);
  return {
    sides,
    wins: 2,
    watchers: [dan.client],
    async check() {
      const { muted_topics = [] } = (await events(queue)).at(-1) ?? {};
      expect(muted_topics).to.have.length(2);
    },
  };
};

/** Contests about the objects of an organization. */
export const objects: Contests = {
  'a bot gets an owner while it is deactivated': {
    locks: ['accounts/bots/deactivateBot lockVisibility', 'accounts/bots/updateBot lockVisibility'],
    async prepare(fixtures) {
      const bot = await makeBot(fixtures, fixtures.anna);
      const path = `/bots/${String(bot.id)}`;
      return {
        sides: [
          side(fixtures.anna.client, 'DELETE', path),
          side(fixtures.owner, 'PATCH', path, { bot_owner_id: fixtures.ben.id }),
        ],
        wins: NaN,
        watchers: [fixtures.owner, fixtures.anna.client, fixtures.ben.client],
      };
    },
  },
  'two entries take the last place in a storage': {
    locks: ['chat/bots/storage lock', 'chat/bots/storage lockStorage'],
    async prepare(fixtures) {
      const { id: user_id, client } = await fixtures.person();
      const usage = { user_id, entries: 9_999, bytes: 9_999 };
      await fixtures.server.services.store.write((tx) => tx.insertMany('bot_storage_usage', [usage]));
      const put = (key: string) => side(client, 'PUT', '/bot_storage', { storage: { [key]: '' } });
      return { sides: [put('one'), put('other')], wins: 1 };
    },
  },
  'an entry is added while another is deleted': {
    locks: ['chat/bots/storage lockStorage'],
    async prepare(fixtures) {
      const { id, client } = await fixtures.person();
      await client.ok('PUT', '/bot_storage', { storage: { old: '123' } });
      return {
        sides: [
          side(client, 'DELETE', '/bot_storage', { keys: ['old'] }),
          side(client, 'PUT', '/bot_storage', { storage: { new: '12' } }),
        ],
        wins: 2,
        async check() {
          const rows = await fixtures.server.services.store.read((tx) =>
            tx.all('SELECT entries, bytes FROM bot_storage_usage WHERE user_id = ?', [id]),
          );
          expect(rows).to.deep.equal([{ entries: 1, bytes: 5 }]);
        },
      };
    },
  },
  'two bots get one name': {
    locks: ['accounts/bots/updateBot lockVisibility', 'accounts/bots/createBot lockVisibility'],
    async prepare(fixtures) {
      const bot = await makeBot(fixtures, fixtures.anna);
      const full_name = fixtures.fresh('Robot');
      return {
        sides: [
          side(fixtures.anna.client, 'PATCH', `/bots/${String(bot.id)}`, { full_name }),
          side(fixtures.ben.client, 'POST', '/bots', { full_name, short_name: full_name.replace(' ', '') }),
        ],
        wins: 1,
      };
    },
  },
  'the API key of a bot is replaced while it gets an owner': {
    locks: ['accounts/bots/regenerateBotApiKey lockVisibility'],
    async prepare(fixtures) {
      const bot = await makeBot(fixtures, fixtures.anna);
      const path = `/bots/${String(bot.id)}`;
      return {
        sides: [
          side(fixtures.owner, 'POST', `${path}/api_key/regenerate`),
          side(fixtures.owner, 'PATCH', path, { bot_owner_id: fixtures.ben.id }),
        ],
        wins: 2,
        watchers: [fixtures.owner, fixtures.anna.client, fixtures.ben.client],
      };
    },
  },
  'a bot replaces its API key while an administrator becomes a member': {
    locks: ['accounts/authentication/regenerateOwnApiKey lockVisibility'],
    async prepare(fixtures) {
      const bot = await makeBot(fixtures, fixtures.anna);
      const dan = await fixtures.person({ role: 'administrator' });
      return {
        sides: [
          side(bot.client, 'POST', '/users/me/api_key/regenerate'),
          side(fixtures.owner, 'PATCH', `/users/${String(dan.id)}`, { role: 400 }),
        ],
        wins: 2,
        watchers: [fixtures.owner, fixtures.anna.client, dan.client],
      };
    },
  },
  'two custom emoji get one name': {
    locks: ['chat/emoji/uploadCustomEmoji lockVisibility'],
    prepare(fixtures) {
      const path = `/realm/emoji/${fixtures.fresh('tick').replace(' ', '_')}`;
      const create = side(fixtures.owner, 'POST', path, { filename: exampleFile() });
      return { sides: [create, create], wins: 1, watchers: [fixtures.owner] };
    },
  },
  'a custom emoji is deleted while another gets its name': {
    locks: ['chat/emoji/deleteCustomEmoji lockVisibility'],
    async prepare(fixtures) {
      const path = `/realm/emoji/${fixtures.fresh('tick').replace(' ', '_')}`;
      await fixtures.owner.ok('POST', path, { filename: exampleFile() });
      const remove = side(fixtures.owner, 'DELETE', path);
      return { sides: [remove, remove], wins: 1, watchers: [fixtures.owner] };
    },
  },
  'two changes of a setting expect the same value before': {
    locks: ['chat/organization/updateOrganization lockVisibility'],
    async prepare(fixtures) {
      const { realm_can_create_public_channel_group: old } = await fixtures.owner.ok('POST', '/register', {
        fetch_event_types: ['realm'],
      });
      const { user_groups } = await fixtures.owner.ok('GET', '/user_groups');
      const others = user_groups.filter(
        ({ id, name }: Body) =>
          id !== old && /^role:(administrators|moderators|members|fullmembers)$/.test(name),
      );
      const change = ({ id }: Body) =>
        side(fixtures.owner, 'PATCH', '/realm', { can_create_public_channel_group: { new: id, old } });
      return {
        sides: [change(others[0]), change(others[1])],
        wins: 1,
        watchers: [fixtures.owner],
        async check() {
          const members = user_groups.find(({ name }: Body) => name === 'role:members').id;
          await fixtures.owner.ok('PATCH', '/realm', { can_create_public_channel_group: { new: members } });
        },
      };
    },
  },
  'one linkifier is created twice': {
    locks: ['chat/linkifiers/createLinkifier lockVisibility'],
    prepare(fixtures) {
      const pattern = `${fixtures.fresh('T').replace(' ', '')}-(?P<id>[0-9]+)`;
      const linkifier = { pattern, url_template: 'https://example.com/{id}' };
      const create = side(fixtures.owner, 'POST', '/realm/filters', linkifier);
      return { sides: [create, create], wins: 1, watchers: [fixtures.owner] };
    },
  },
  'a linkifier is created while another gets its pattern': {
    locks: ['chat/linkifiers/updateLinkifier lockVisibility'],
    async prepare(fixtures) {
      const url_template = 'https://example.com/{id}';
      const pattern = (): string => `${fixtures.fresh('T').replace(' ', '')}-(?P<id>[0-9]+)`;
      const linkifier = { pattern: pattern(), url_template };
      const { id } = await fixtures.owner.ok('POST', '/realm/filters', linkifier);
      const changed = { pattern: pattern(), url_template };
      return {
        sides: [
          side(fixtures.owner, 'POST', '/realm/filters', changed),
          side(fixtures.owner, 'PATCH', `/realm/filters/${String(id)}`, changed),
        ],
        wins: 1,
        watchers: [fixtures.owner],
      };
    },
  },
  'a linkifier is deleted while linkifiers are reordered': {
    locks: [
      'chat/linkifiers/deleteLinkifier lockVisibility',
      'chat/linkifiers/reorderLinkifiers lockVisibility',
    ],
    async prepare(fixtures) {
      const pattern = `${fixtures.fresh('T').replace(' ', '')}-(?P<id>[0-9]+)`;
      const linkifier = { pattern, url_template: 'https://example.com/{id}' };
      const { id } = await fixtures.owner.ok('POST', '/realm/filters', linkifier);
      await fixtures.owner.ok('POST', '/realm/filters', { ...linkifier, pattern: `${pattern}x` });
      const { linkifiers } = await fixtures.owner.ok('GET', '/realm/linkifiers');
      const ordered_linkifier_ids = linkifiers.map((one: Body) => one.id).toReversed();
      return {
        sides: [
          side(fixtures.owner, 'DELETE', `/realm/filters/${String(id)}`),
          side(fixtures.owner, 'PATCH', '/realm/linkifiers', { ordered_linkifier_ids }),
        ],
        wins: NaN,
        watchers: [fixtures.owner],
        async check() {
          // A row that the reordering stored again would exist beside the deletion.
          const { linkifiers: left } = await fixtures.owner.ok('GET', '/realm/linkifiers');
          expect(left.map((one: Body) => one.id)).not.to.include(id);
        },
      };
    },
  },
  'two icons are uploaded': {
    locks: ['chat/organization/change-picture lockVisibility'],
    prepare(fixtures) {
      const upload = side(fixtures.owner, 'POST', '/realm/icon', { filename: exampleFile() });
      return {
        sides: [upload, upload],
        wins: 2,
        watchers: [fixtures.owner],
        async check(answers) {
          // Only one of the files is kept.
          const forgotten = await fixtures.server.services.store.read((tx) =>
            tx.all<{ payload: string }>("SELECT payload FROM outbox WHERE kind = 'removeFile'"),
          );
          const { realm_icon } = await fixtures.owner.ok('GET', '/server_settings');
          const keys = answers.map(({ body }) => String(body.icon_url).slice('/user_avatars/'.length));
          const kept = keys.filter((key) => !forgotten.some(({ payload }) => payload.includes(key)));
          expect(kept.map((key) => `/user_avatars/${key}`)).to.deep.equal([realm_icon]);
        },
      };
    },
  },
  'a domain is added twice': {
    locks: ['chat/organization/createDomain lockVisibility'],
    prepare(fixtures) {
      const domain = `${fixtures.fresh('domain').replace(' ', '')}.example`;
      const add = side(fixtures.owner, 'POST', '/realm/domains', { domain, allow_subdomains: false });
      return { sides: [add, add], wins: 1, watchers: [fixtures.owner] };
    },
  },
  'a domain is changed while it is removed': {
    locks: ['chat/organization/updateDomain lockVisibility', 'chat/organization/deleteDomain lockVisibility'],
    async prepare(fixtures) {
      const domain = `${fixtures.fresh('domain').replace(' ', '')}.example`;
      await fixtures.owner.ok('POST', '/realm/domains', { domain, allow_subdomains: false });
      const path = `/realm/domains/${domain}`;
      return {
        sides: [
          side(fixtures.owner, 'DELETE', path),
          side(fixtures.owner, 'PATCH', path, { allow_subdomains: true }),
        ],
        wins: NaN,
        watchers: [fixtures.owner],
      };
    },
  },
  'two invitations would together exceed the cap': {
    locks: ['accounts/invitations/createInvitations lockVisibility'],
    async prepare(fixtures) {
      await fillInvitations(fixtures, caps.invitations.most - 1);
      const sides = [fixtures.anna, fixtures.ben].map(({ client }) =>
        side(client, 'POST', '/invites', { invitee_emails: newEmail(fixtures), stream_ids: [] }),
      );
      return { sides, wins: 1, watchers: [fixtures.owner], restore: () => fillInvitations(fixtures, 0) };
    },
  },
  'two invitation links would together exceed the cap': {
    locks: ['accounts/invitations/createInvitationLink lockVisibility'],
    async prepare(fixtures) {
      await fillLinks(fixtures, caps.invitationLinks.most - 1);
      const create = side(fixtures.owner, 'POST', '/invites/multiuse');
      return { sides: [create, create], wins: 1, restore: () => fillLinks(fixtures, 0) };
    },
  },
  'a code playground is created twice': {
    locks: ['chat/organization/createPlayground lockVisibility'],
    prepare(fixtures) {
      const playground = {
        name: fixtures.fresh('Playground'),
        pygments_language: 'Python',
        url_template: 'https://python.example.com/?code={code}',
      };
      const create = side(fixtures.owner, 'POST', '/realm/playgrounds', playground);
      return { sides: [create, create], wins: 1, watchers: [fixtures.owner] };
    },
  },
  'a code playground is deleted while another is added': {
    locks: ['chat/organization/deletePlayground lockVisibility'],
    async prepare(fixtures) {
      const playground = () => ({
        name: fixtures.fresh('Playground'),
        pygments_language: 'Python',
        url_template: 'https://python.example.com/?code={code}',
      });
      const { id } = await fixtures.owner.ok('POST', '/realm/playgrounds', playground());
      return {
        sides: [
          side(fixtures.owner, 'DELETE', `/realm/playgrounds/${String(id)}`),
          side(fixtures.owner, 'POST', '/realm/playgrounds', playground()),
        ],
        wins: 2,
        watchers: [fixtures.owner],
      };
    },
  },
  'two files would together exceed the quota': {
    locks: ['chat/attachments/uploadFile lockVisibility'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const filename = textFile('large.txt', 'x'.repeat(600 * 1024));
      const send = side(dan.client, 'POST', '/user_uploads', { filename });
      return { sides: [send, send], wins: 1, watchers: [dan.client] };
    },
  },
  'a file is deleted while a message links it': {
    locks: [
      'chat/attachments/deleteAttachment lockAttachments',
      'chat/attachments/message-uploads lockShareableFiles',
      'chat/attachments/attachment-references lockAttachments',
      'chat/attachments/store updateLock',
    ],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const url = await upload(dan);
      const { attachments } = await dan.client.ok('GET', '/attachments');
      const id = Number(attachments[0].id);
      const message = { type: 'direct', to: [dan.id], content: `[notes](${url})` };
      return {
        sides: [
          side(dan.client, 'DELETE', `/attachments/${String(id)}`),
          side(dan.client, 'POST', '/messages', message),
        ],
        wins: 2,
        watchers: [dan.client],
        async check() {
          const dangling = await fixtures.server.services.store.read((tx) =>
            tx.all('SELECT * FROM attachment_messages WHERE attachment_id = ?', [id]),
          );
          expect(dangling).to.deep.equal([]);
        },
      };
    },
  },
  'two drafts are created while one client turns drafts off': {
    locks: ['chat/drafts/createDrafts lockDrafts', 'chat/drafts/policy lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      return {
        sides: [
          side(dan.client, 'PATCH', '/settings', TURN_DRAFTS_OFF),
          side(dan.client, 'POST', '/drafts', { drafts: [draft] }),
        ],
        wins: NaN,
        async check() {
          expect(await draftsOf(fixtures, dan)).to.deep.equal([]);
        },
      };
    },
  },
  'a draft is edited by one client and deleted by another': {
    locks: ['chat/drafts/updateDraft lockDrafts', 'chat/drafts/deleteDraft lockDrafts'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const { ids } = await dan.client.ok('POST', '/drafts', { drafts: [draft] });
      const path = `/drafts/${String(ids[0])}`;
      return {
        sides: [
          side(dan.client, 'DELETE', path),
          side(dan.client, 'PATCH', path, { draft: { ...draft, content: 'Another' } }),
        ],
        wins: NaN,
        watchers: [dan.client],
        check(answers) {
          expect(answers[0]?.status).to.equal(200);
        },
      };
    },
  },
  'a draft is deleted twice': {
    locks: ['chat/drafts/deleteDraft lockDrafts'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const { ids } = await dan.client.ok('POST', '/drafts', { drafts: [draft] });
      const remove = side(dan.client, 'DELETE', `/drafts/${String(ids[0])}`);
      return { sides: [remove, remove], wins: 1, watchers: [dan.client] };
    },
  },
  'two groups get one name': {
    locks: [
      'chat/user-groups/createUserGroup lockUserGroups',
      'chat/user-groups/updateUserGroup lockUserGroups',
      'chat/user-groups/store lock',
    ],
    async prepare(fixtures) {
      const id = await makeGroup(fixtures);
      const name = fixtures.fresh('group');
      return {
        sides: [
          side(fixtures.owner, 'POST', '/user_groups/create', { name, description: '', members: [] }),
          side(fixtures.owner, 'PATCH', `/user_groups/${String(id)}`, { name }),
        ],
        wins: 1,
        watchers: [fixtures.owner],
      };
    },
  },
  'a user is added to a group twice': {
    locks: [
      'chat/user-groups/updateUserGroupMembers lockVisibility',
      'chat/user-groups/updateUserGroupMembers lockUserGroups',
    ],
    async prepare(fixtures) {
      const path = `/user_groups/${String(await makeGroup(fixtures))}/members`;
      const put = side(fixtures.owner, 'POST', path, { add: [fixtures.anna.id] });
      return { sides: [put, put], wins: 1, watchers: [fixtures.owner] };
    },
  },
  'a group is deleted while it gets a member': {
    locks: ['chat/user-groups/deleteUserGroup lockUserGroups'],
    async prepare(fixtures) {
      const path = `/user_groups/${String(await makeGroup(fixtures))}`;
      return {
        sides: [
          side(fixtures.owner, 'POST', `${path}/members`, { add: [fixtures.anna.id] }),
          side(fixtures.owner, 'DELETE', path),
        ],
        wins: NaN,
        watchers: [fixtures.owner],
        async check() {
          const stray = await fixtures.server.services.store.read((tx) =>
            tx.all(
              'SELECT user_id FROM user_group_members WHERE user_group_id NOT IN (SELECT id FROM user_groups)',
            ),
          );
          expect(stray).to.deep.equal([]);
        },
      };
    },
  },
  'a group is deleted while the organization grants it a permission': {
    locks: ['chat/user-groups/deleteUserGroup lockVisibility'],
    async prepare(fixtures) {
      const id = await makeGroup(fixtures);
      const set = (group: number): Promise<Body> =>
        fixtures.owner.ok('PATCH', '/realm', { can_delete_any_message_group: { new: group } });
      const { user_groups } = await fixtures.owner.ok('GET', '/user_groups');
      const usual = user_groups.find(({ name }: Body) => name === 'role:administrators').id;
      return {
        sides: [
          side(fixtures.owner, 'PATCH', '/realm', { can_delete_any_message_group: { new: id } }),
          side(fixtures.owner, 'DELETE', `/user_groups/${String(id)}`),
        ],
        wins: 1,
        watchers: [fixtures.owner],
        restore: () => set(usual),
      };
    },
  },
  'two groups become subgroups of each other': {
    locks: ['chat/user-groups/updateUserGroupSubgroups lockUserGroups'],
    async prepare(fixtures) {
      const [one, other] = [await makeGroup(fixtures), await makeGroup(fixtures)];
      const put = (group: number, into: number) =>
        side(fixtures.owner, 'POST', `/user_groups/${String(into)}/subgroups`, { add: [group] });
      return { sides: [put(one, other), put(other, one)], wins: 1, watchers: [fixtures.owner] };
    },
  },
  'a user mutes two topics': {
    locks: ['chat/channels/own-topic-policy lock', 'chat/channels/updateUserTopic lockOwnPolicies'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const stream_id = await fixtures.den([dan]);
      const mute = (topic: string) =>
        side(dan.client, 'POST', '/user_topics', { stream_id, topic, visibility_policy: 1 });
      return mutingTwo(dan, [mute('logo'), mute('colors')]);
    },
  },
  'a user mutes a topic while an older client of the user mutes another': {
    locks: ['chat/channels/updateMutedTopic lockOwnPolicies'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const stream_id = await fixtures.den([dan]);
      return mutingTwo(dan, [
        side(dan.client, 'POST', '/user_topics', { stream_id, topic: 'logo', visibility_policy: 1 }),
        side(dan.client, 'PATCH', '/users/me/subscriptions/muted_topics', {
          ...{ stream_id, topic: 'colors', op: 'add' },
        }),
      ]);
    },
  },
  'two profile fields get one name': {
    locks: ['chat/profile-fields/createProfileField lockProfileFields', 'chat/profile-fields/store lock'],
    prepare(fixtures) {
      const field = { field_type: 1, name: fixtures.fresh('Field') };
      const create = side(fixtures.owner, 'POST', '/realm/profile_fields', field);
      return { sides: [create, create], wins: 1, watchers: [fixtures.owner] };
    },
  },
  'a profile field is created while another gets its name': {
    locks: ['chat/profile-fields/updateProfileField lockProfileFields'],
    async prepare(fixtures) {
      const field = { field_type: 1, name: fixtures.fresh('Field') };
      const { id } = await fixtures.owner.ok('POST', '/realm/profile_fields', field);
      const name = fixtures.fresh('Field');
      return {
        sides: [
          side(fixtures.owner, 'POST', '/realm/profile_fields', { ...field, name }),
          side(fixtures.owner, 'PATCH', `/realm/profile_fields/${String(id)}`, { name }),
        ],
        wins: 1,
        watchers: [fixtures.owner],
      };
    },
  },
  'a profile field is deleted while a user fills it in': {
    locks: [
      'chat/profile-fields/deleteProfileField lockProfileFields',
      'chat/profile-fields/change-values lockProfileFields',
    ],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const field = { field_type: 1, name: fixtures.fresh('Field') };
      const { id } = await fixtures.owner.ok('POST', '/realm/profile_fields', field);
      return {
        sides: [
          side(fixtures.owner, 'DELETE', `/realm/profile_fields/${String(id)}`),
          side(dan.client, 'PATCH', '/users/me/profile_data', { data: [{ id, value: 'Vim' }] }),
        ],
        wins: NaN,
        watchers: [fixtures.owner],
        async check() {
          const { user } = await fixtures.owner.ok('GET', `/users/${String(dan.id)}`, {
            include_custom_profile_fields: true,
          });
          expect(user.profile_data).to.deep.equal({});
        },
      };
    },
  },
  'the profile fields are reordered while one is created': {
    locks: ['chat/profile-fields/reorderProfileFields lockProfileFields'],
    async prepare(fixtures) {
      const { owner } = fixtures;
      const field = { field_type: 1, name: fixtures.fresh('Field') };
      await owner.ok('POST', '/realm/profile_fields', field);
      const { custom_fields } = await owner.ok('GET', '/realm/profile_fields');
      const order = custom_fields.map(({ id }: Body) => id as number).reverse();
      return {
        sides: [
          side(owner, 'PATCH', '/realm/profile_fields', { order }),
          side(owner, 'POST', '/realm/profile_fields', { ...field, name: fixtures.fresh('Field') }),
        ],
        wins: NaN,
        watchers: [owner],
      };
    },
  },
  'a choice of a profile field is removed while a user takes it': {
    locks: [],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const [vim, emacs] = [
        { text: 'Vim', order: '1' },
        { text: 'Emacs', order: '2' },
      ];
      const { id } = await fixtures.owner.ok('POST', '/realm/profile_fields', {
        field_type: 3,
        name: fixtures.fresh('Editor'),
        field_data: { vim, emacs },
      });
      return {
        sides: [
          side(fixtures.owner, 'PATCH', `/realm/profile_fields/${String(id)}`, { field_data: { vim } }),
          side(fixtures.owner, 'PATCH', `/users/${String(dan.id)}`, {
            profile_data: [{ id, value: 'emacs' }],
          }),
        ],
        wins: NaN,
        watchers: [fixtures.owner],
        async check() {
          const { user } = await fixtures.owner.ok('GET', `/users/${String(dan.id)}`, {
            include_custom_profile_fields: true,
          });
          expect(user.profile_data).to.deep.equal({});
        },
      };
    },
  },
};
