import { expect } from 'chai';

import { routes } from '../../../../generated/routes.js';
import { upload } from '../../../chat/attachments/fixtures.js';
import { publishReports } from '../../../chat/presence/fixtures.js';
import { schedule } from '../../../chat/scheduled-messages/fixtures.js';
import type { Body } from '../../../support/client.js';
import { exampleRequest } from '../../../support/examples.js';
import type { Person } from '../../../support/people.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { groupIds, messageOf, registered, send, subscriptionOf, type Fixtures } from './fixtures.js';

/** An action that a user and a bot can do. */
const can = (says: string, check: (by: Person, fixtures: Fixtures) => Promise<void>): Sentence =>
  sentence(says, async (fixtures) => {
    for (const by of [await fixtures.person(), await fixtures.person({ botOf: fixtures.anna.id })])
      await check(by, fixtures);
  });

/** An action that users and bots with the administrator role may do, and lower roles may not. */
const administratorsCan = (
  says: string,
  check: (by: Person, fixtures: Fixtures) => Promise<number>,
): Sentence =>
  sentence(says, async (fixtures) => {
    const bot = await fixtures.person({ role: 'administrator', botOf: fixtures.owner.id });
    for (const by of [fixtures.owner, fixtures.administrator, bot])
      expect(await check(by, fixtures)).to.equal(200);
    for (const by of [fixtures.moderator, fixtures.anna, fixtures.bot, fixtures.guest])
      expect(await check(by, fixtures)).to.equal(400);
  });

export const service: Section = {
  title: 'What the service does',
  sentences: [
    sentence('Users (people and bots) belong to one organization (called a realm).', async (fixtures) => {
      const { anna, bot } = fixtures;
      const realms = [];
      for (const { client } of [anna, bot]) realms.push((await registered(client, 'realm')).realm_url);
      expect(realms[0]).to.equal(realms[1]);
      const { members } = await anna.client.ok('GET', '/users');
      expect(members.map(({ user_id }: Body) => user_id as number)).to.include.members([anna.id, bot.id]);
    }),
    sentence(
      'Conversation happens in channels (each holding topics) and in direct messages.',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const channel = await fixtures.channel([anna, ben]);
        for (const topic of ['logo', 'colors']) {
          const message = await messageOf(ben, await send(anna, channel, 'hello', topic));
          expect(message).to.include({ display_recipient: channel.name, subject: topic });
        }
        const direct = await send(anna, [ben]);
        expect(await messageOf(ben, direct)).to.include({ type: 'private', sender_id: anna.id });
        const { client } = fixtures.owner;
        await client.fails('GET', `/messages/${String(direct)}`, {}, { msg: 'Invalid message(s)' });
      },
    ),
    can(
      'subscribe users to channels (creating channels when they do not exist) and change personal per-channel settings',
      async (by, fixtures) => {
        const channel = await fixtures.channel([by, fixtures.ben]);
        expect((await subscriptionOf(fixtures.ben.client, channel.id)).creator_id).to.equal(by.id);
        const change = { stream_id: channel.id, property: 'pin_to_top', value: true };
        await by.client.ok('POST', '/users/me/subscriptions/properties', { subscription_data: [change] });
        expect((await subscriptionOf(by.client, channel.id)).pin_to_top).to.equal(true);
      },
    ),
    can('read and edit personal settings', async ({ client }) => {
      const read = async (): Promise<boolean> =>
        (await registered(client, 'user_settings')).user_settings.starred_message_counts;
      const before = await read();
      await client.ok('PATCH', '/settings', { starred_message_counts: !before });
      expect(await read()).to.equal(!before);
    }),
    can('receive changes in real time by polling an event queue', async ({ client }, { site }) => {
      const { queue_id, last_event_id } = await registered(client, 'alert_words');
      const poll = client.ok('GET', '/events', { queue_id, last_event_id });
      while (site.services.queues.waiting !== 1) await new Promise(setImmediate);
      await client.ok('POST', '/users/me/alert_words', { alert_words: ['logo'] });
      expect((await poll).events.map(({ type }: Body) => type as string)).to.deep.equal(['alert_words']);
    }),
    can('report presence, read presence of others and set a status message', async (by, fixtures) => {
      const report = { status: 'active', slim_presence: true };
      await by.client.ok('POST', '/users/me/presence', report);
      await fixtures.ben.client.ok('POST', '/users/me/presence', report);
      await publishReports(fixtures.site);
      const { presences } = await by.client.ok('POST', '/users/me/presence', report);
      expect(presences).to.have.property(String(fixtures.ben.id));
      await by.client.ok('POST', '/users/me/status', { status_text: 'here' });
      const { status } = await fixtures.ben.client.ok('GET', `/users/${String(by.id)}/status`);
      expect(status).to.deep.equal({ status_text: 'here' });
    }),
    can('create and edit drafts, and edit scheduled messages', async (by, { ben, site }) => {
      const draft = { type: '', to: [], topic: '', content: 'before' };
      const { ids } = await by.client.ok('POST', '/drafts', { drafts: [draft] });
      const path = `/drafts/${String(ids[0])}`;
      await by.client.ok('PATCH', path, { draft: { ...draft, content: 'after' } });
      expect((await by.client.ok('GET', '/drafts')).drafts[0].content).to.equal('after');
      const scheduled_delivery_timestamp = site.clock.seconds() + 3600;
      const direct = { type: 'direct', to: [ben.id], content: 'before', scheduled_delivery_timestamp };
      const id = await schedule(by, direct);
      await by.client.ok('PATCH', `/scheduled_messages/${String(id)}`, { content: 'after' });
      const { scheduled_messages } = await by.client.ok('GET', '/scheduled_messages');
      expect(scheduled_messages[0].content).to.equal('after');
    }),
    can('fetch one message and test messages against a narrow (message filter)', async (by, { ben }) => {
      const id = await send(ben, [by], 'https://example.com');
      expect((await messageOf(by, id)).id).to.equal(id);
      for (const [operand, found] of [
        ['link', [String(id)]],
        ['image', []],
      ] as const) {
        const parameters = { msg_ids: [id], narrow: [{ operator: 'has', operand }] };
        const { messages } = await by.client.ok('GET', '/messages/matches_narrow', parameters);
        expect(Object.keys(messages)).to.deep.equal(found);
      }
    }),
    can('read own profile and the profile of another user', async ({ client, id }, { ben }) => {
      expect((await client.ok('GET', '/users/me')).user_id).to.equal(id);
      expect((await client.ok('GET', `/users/${ben.email}`)).user.full_name).to.equal('Ben');
    }),
    sentence('and exchange a username and password for an API key', async (fixtures) => {
      const { email: username, password, client } = await fixtures.person();
      const { api_key } = await fixtures.site.anonymous.ok('POST', '/fetch_api_key', { username, password });
      expect(api_key).to.equal(client.credentials?.key);
    }),
    administratorsCan(
      '(administrators) update other users, create custom profile fields',
      async ({ client }, { ben, fresh }) => {
        const path = `/users/${String(ben.id)}`;
        const { status } = await client.send('PATCH', path, { full_name: 'Ben' });
        const field = { field_type: 1, name: fresh('Field') };
        const made = await client.send('POST', '/realm/profile_fields', field);
        expect(made.status).to.equal(status);
        return status;
      },
    ),
    sentence('manage linkifiers and user groups, and delete uploaded attachments.', async (fixtures) => {
      const bot = await fixtures.person({ role: 'administrator', botOf: fixtures.owner.id });
      for (const by of [fixtures.administrator, bot]) {
        const linkifier = { pattern: `M${String(by.id)}`, url_template: 'https://example.com/' };
        expect((await by.client.ok('POST', '/realm/filters', linkifier)).id).to.be.a('number');
        const name = fixtures.fresh('group');
        await by.client.ok('POST', '/user_groups/create', { name, description: '', members: [by.id] });
        const id = String((await groupIds(fixtures))[name]);
        await by.client.ok('PATCH', `/user_groups/${id}`, { description: 'Those who draw' });
      }
      for (const by of [await fixtures.person(), await fixtures.person({ botOf: fixtures.anna.id })]) {
        await upload(by);
        const { attachments } = await by.client.ok('GET', '/attachments');
        await by.client.ok('DELETE', `/attachments/${String(attachments[0].id)}`);
        expect((await by.client.ok('GET', '/attachments')).attachments).to.deep.equal([]);
      }
    }),
  ],
};

/**
 * Further open operations: those that clients call before the login, and the development ones, which are
 * disabled here.
 */
const OPEN = [
  'POST /fetch_api_key',
  'GET /server_settings',
  'POST /dev_fetch_api_key',
  'GET /dev_list_users',
];

export const endpoints: Section = {
  title: 'Endpoints',
  sentences: [
    sentence(
      'All endpoints below require authentication (see Authentication) except POST /fetch_api_key.',
      async ({ site, owner }) => {
        const before = await owner.client.ok('GET', '/users');
        const left = [];
        for (const route of routes) {
          const { method, path, parameters } = exampleRequest(route);
          const { status, body } = await site.anonymous.send(method, path, parameters);
          if (status === 401 && body.code === 'UNAUTHORIZED') continue;
          left.push(`${route.method} ${route.path}`);
        }
        expect(left).to.have.members(OPEN);
        expect(await owner.client.ok('GET', '/users')).to.deep.equal(before);
      },
    ),
  ],
};
