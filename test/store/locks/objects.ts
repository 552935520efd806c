import { expect } from 'chai';

import { upload } from '../../attachments/arrange.js';
import { Client, type Body } from '../../support/client.js';
import { exampleFile, textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { side, type Contests, type Stage } from './contest.js';

interface Bot {
  readonly id: number;
  readonly name: string;
  readonly client: Client;
}

const makeBot = async (stage: Stage, owner: Person): Promise<Bot> => {
  const name = stage.fresh('Robot');
  const fields = { full_name: name, short_name: name.replace(' ', '').toLowerCase() };
  const { user_id: id, api_key: key } = await owner.client.ok('POST', '/bots', fields);
  const { user } = await owner.client.ok('GET', `/users/${String(id)}`);
  return { id, name, client: new Client(stage.server.url, { email: user.email, key }) };
};

const makeGroup = async (stage: Stage): Promise<number> => {
  const group = { name: stage.fresh('group'), description: '', members: [] };
  return (await stage.owner.ok('POST', '/user_groups/create', group)).group_id;
};

const draft = { type: '', to: [], topic: '', content: 'A thought' };
const TURN_DRAFTS_OFF = { enable_drafts_synchronization: false };

const draftsOf = (stage: Stage, { id }: Person): Promise<Body[]> =>
  stage.server.services.store.read((tx) => tx.all('SELECT id FROM drafts WHERE user_id = ?', [id]));

/** Contests about the objects of an organization. */
export const objects: Contests = {
  'a bot gets an owner while it is deactivated': {
    locks: ['bots/deactivateBot lockVisibility', 'bots/updateBot lockVisibility'],
    async prepare(stage) {
      const bot = await makeBot(stage, stage.anna);
      const path = `/bots/${String(bot.id)}`;
      return {
        sides: [
          side(stage.anna.client, 'DELETE', path),
          side(stage.owner, 'PATCH', path, { bot_owner_id: stage.ben.id }),
        ],
        wins: NaN,
        watchers: [stage.owner, stage.anna.client, stage.ben.client],
      };
    },
  },
  'two bots get one name': {
    locks: ['bots/updateBot lockVisibility', 'bots/createBot lockVisibility'],
    async prepare(stage) {
      const bot = await makeBot(stage, stage.anna);
      const full_name = stage.fresh('Robot');
      return {
        sides: [
          side(stage.anna.client, 'PATCH', `/bots/${String(bot.id)}`, { full_name }),
          side(stage.ben.client, 'POST', '/bots', { full_name, short_name: full_name.replace(' ', '') }),
        ],
        wins: 1,
      };
    },
  },
  'the API key of a bot is replaced while it gets an owner': {
    locks: ['bots/regenerateBotApiKey lockVisibility'],
    async prepare(stage) {
      const bot = await makeBot(stage, stage.anna);
      const path = `/bots/${String(bot.id)}`;
      return {
        sides: [
          side(stage.owner, 'POST', `${path}/api_key/regenerate`),
          side(stage.owner, 'PATCH', path, { bot_owner_id: stage.ben.id }),
        ],
        wins: 2,
        watchers: [stage.owner, stage.anna.client, stage.ben.client],
      };
    },
  },
  'a bot replaces its API key while it gets an owner': {
    locks: ['authentication/regenerateOwnApiKey lockVisibility'],
    async prepare(stage) {
      const bot = await makeBot(stage, stage.anna);
      return {
        sides: [
          side(bot.client, 'POST', '/users/me/api_key/regenerate'),
          side(stage.owner, 'PATCH', `/bots/${String(bot.id)}`, { bot_owner_id: stage.ben.id }),
        ],
        wins: 2,
        watchers: [stage.owner, stage.anna.client, stage.ben.client],
      };
    },
  },
  'two custom emoji get one name': {
    locks: ['emoji/uploadCustomEmoji lockVisibility'],
    prepare(stage) {
      const path = `/realm/emoji/${stage.fresh('tick').replace(' ', '_')}`;
      const create = side(stage.owner, 'POST', path, { filename: exampleFile() });
      return { sides: [create, create], wins: 1, watchers: [stage.owner] };
    },
  },
  'a custom emoji is deleted while another gets its name': {
    locks: ['emoji/deleteCustomEmoji lockVisibility'],
    async prepare(stage) {
      const path = `/realm/emoji/${stage.fresh('tick').replace(' ', '_')}`;
      await stage.owner.ok('POST', path, { filename: exampleFile() });
      const remove = side(stage.owner, 'DELETE', path);
      return { sides: [remove, remove], wins: 1, watchers: [stage.owner] };
    },
  },
  'two changes of a setting expect the same value before': {
    locks: ['organization/updateOrganization lockVisibility'],
    async prepare(stage) {
      const { realm_can_create_public_channel_group: old } = await stage.owner.ok('POST', '/register', {
        fetch_event_types: ['realm'],
      });
      const { user_groups } = await stage.owner.ok('GET', '/user_groups');
      const others = user_groups.filter(
        ({ id, name }: Body) =>
          id !== old && /^role:(administrators|moderators|members|fullmembers)$/.test(name),
      );
      const change = ({ id }: Body) =>
        side(stage.owner, 'PATCH', '/realm', { can_create_public_channel_group: { new: id, old } });
      return {
        sides: [change(others[0]), change(others[1])],
        wins: 1,
        watchers: [stage.owner],
        async check() {
          const members = user_groups.find(({ name }: Body) => name === 'role:members').id;
          await stage.owner.ok('PATCH', '/realm', { can_create_public_channel_group: { new: members } });
        },
      };
    },
  },
  'one linkifier is created twice': {
    locks: ['linkifiers/createLinkifier lockVisibility'],
    prepare(stage) {
      const linkifier = { pattern: 'T(?P<id>[0-9]+)', url_template: 'https://example.com/{id}' };
      const create = side(stage.owner, 'POST', '/realm/filters', linkifier);
      return { sides: [create, create], wins: 1, watchers: [stage.owner] };
    },
  },
  'two files would together exceed the quota': {
    locks: ['attachments/uploadFile lockVisibility'],
    async prepare(stage) {
      const dan = await stage.person();
      const filename = textFile('large.txt', 'x'.repeat(600 * 1024));
      const send = side(dan.client, 'POST', '/user_uploads', { filename });
      return { sides: [send, send], wins: 1, watchers: [dan.client] };
    },
  },
  'a file is deleted while a message links it': {
    locks: [
      'attachments/deleteAttachment lockAttachments',
      'attachments/message-uploads lockShareableFiles',
      'attachments/attachment-references lockAttachments',
      'attachments/store updateLock',
    ],
    async prepare(stage) {
      const dan = await stage.person();
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
          const dangling = await stage.server.services.store.read((tx) =>
            tx.all('SELECT * FROM attachment_messages WHERE attachment_id = ?', [id]),
          );
          expect(dangling).to.deep.equal([]);
        },
      };
    },
  },
  'two drafts are created while one client turns drafts off': {
    locks: ['drafts/createDrafts lockDrafts', 'drafts/policy lock'],
    async prepare(stage) {
      const dan = await stage.person();
      return {
        sides: [
          side(dan.client, 'PATCH', '/settings', TURN_DRAFTS_OFF),
          side(dan.client, 'POST', '/drafts', { drafts: [draft] }),
        ],
        wins: NaN,
        async check() {
          expect(await draftsOf(stage, dan)).to.deep.equal([]);
        },
      };
    },
  },
  'a draft is edited by one client and deleted by another': {
    locks: ['drafts/updateDraft lockDrafts', 'drafts/deleteDraft lockDrafts'],
    async prepare(stage) {
      const dan = await stage.person();
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
    locks: ['drafts/deleteDraft lockDrafts'],
    async prepare(stage) {
      const dan = await stage.person();
      const { ids } = await dan.client.ok('POST', '/drafts', { drafts: [draft] });
      const remove = side(dan.client, 'DELETE', `/drafts/${String(ids[0])}`);
      return { sides: [remove, remove], wins: 1, watchers: [dan.client] };
    },
  },
  'two groups get one name': {
    locks: [
      'user-groups/createUserGroup lockUserGroups',
      'user-groups/updateUserGroup lockUserGroups',
      'user-groups/store lock',
    ],
    async prepare(stage) {
      const id = await makeGroup(stage);
      const name = stage.fresh('group');
      return {
        sides: [
          side(stage.owner, 'POST', '/user_groups/create', { name, description: '', members: [] }),
          side(stage.owner, 'PATCH', `/user_groups/${String(id)}`, { name }),
        ],
        wins: 1,
        watchers: [stage.owner],
      };
    },
  },
  'two groups become subgroups of each other': {
    locks: ['user-groups/updateUserGroupSubgroups lockUserGroups'],
    async prepare(stage) {
      const [one, other] = [await makeGroup(stage), await makeGroup(stage)];
      const put = (group: number, into: number) =>
        side(stage.owner, 'POST', `/user_groups/${String(into)}/subgroups`, { add: [group] });
      return { sides: [put(one, other), put(other, one)], wins: 1, watchers: [stage.owner] };
    },
  },
  'two profile fields get one name': {
    locks: ['profile-fields/createProfileField lockProfileFields', 'profile-fields/store lock'],
    prepare(stage) {
      const field = { field_type: 1, name: stage.fresh('Field') };
      const create = side(stage.owner, 'POST', '/realm/profile_fields', field);
      return { sides: [create, create], wins: 1, watchers: [stage.owner] };
    },
  },
  'a choice of a profile field is removed while a user takes it': {
    locks: [
      'profile-fields/updateProfileField lockProfileFields',
      'profile-fields/updateProfileField lockVisibility',
      'profile-fields/change-values lockProfileFields',
    ],
    async prepare(stage) {
      const dan = await stage.person();
      const [vim, emacs] = [
        { text: 'Vim', order: '1' },
        { text: 'Emacs', order: '2' },
      ];
      const { id } = await stage.owner.ok('POST', '/realm/profile_fields', {
        field_type: 3,
        name: stage.fresh('Editor'),
        field_data: { vim, emacs },
      });
      return {
        sides: [
          side(stage.owner, 'PATCH', `/realm/profile_fields/${String(id)}`, { field_data: { vim } }),
          side(stage.owner, 'PATCH', `/users/${String(dan.id)}`, { profile_data: [{ id, value: 'emacs' }] }),
        ],
        wins: NaN,
        watchers: [stage.owner],
        async check() {
          const { user } = await stage.owner.ok('GET', `/users/${String(dan.id)}`, {
            include_custom_profile_fields: true,
          });
          expect(user.profile_data).to.deep.equal({});
        },
      };
    },
  },
};
