import type { Body } from '../../support/client.js';
import { makeChannel, say } from '../../chat/messages/fixtures.js';
import { picture } from '../../support/pictures.js';
import type { Room } from '../audiences/fixtures.js';

type Scene = (room: Room) => Promise<unknown>;

const newField = async ({ server, fresh }: Room, field: object): Promise<number> =>
  (await server.owner.ok('POST', '/realm/profile_fields', { name: fresh('field'), ...field })).id;

const reversed = (ids: readonly number[]): number[] => [...ids].reverse();

/** Requests that send events which neither the example requests nor the triggers of the event forms send. */
export const scenes: Readonly<Record<string, Scene>> = {
  'a bot that changes its avatar and its key': async ({ people }) => {
    const { client } = people.robot;
    await client.ok('POST', '/users/me/avatar', { filename: await picture() });
    await client.ok('DELETE', '/users/me/avatar');
    await client.ok('POST', '/users/me/api_key/regenerate');
  },
  'an administrator who changes a bot as a user': async ({ server, people }) => {
    await server.owner.ok('PATCH', `/users/${String(people.robot.id)}`, { full_name: 'Robot the second' });
  },
  'profile fields that lose an option, a value and their order': async (room) => {
    const { server, people } = room;
    const options = { a: { text: 'A', order: '1' }, b: { text: 'B', order: '2' } };
    const list = await newField(room, { field_type: 3, field_data: options });
    const text = await newField(room, { field_type: 1 });
    const { client } = people.anna;
    await client.ok('PATCH', '/users/me/profile_data', {
      data: [
        { id: list, value: 'a' },
        { id: text, value: 'words' },
      ],
    });
    await server.owner.ok('PATCH', `/realm/profile_fields/${String(list)}`, { field_data: { b: options.b } });
    await client.ok('DELETE', '/users/me/profile_data', { data: [text] });
    const { custom_fields } = await client.ok('GET', '/realm/profile_fields');
    const order = reversed(custom_fields.map(({ id }: Body) => id));
    await server.owner.ok('PATCH', '/realm/profile_fields', { order });
  },
  'linkifiers in another order': async ({ server, fresh }) => {
    const ids: number[] = [];
    for (const pattern of ['ab', 'cd']) {
      const linkifier = { pattern: `${pattern}${fresh('-').replace(' ', '')}-(?P<id>[0-9]+)` };
      const made = { ...linkifier, url_template: 'https://example.com/{id}' };
      ids.push((await server.owner.ok('POST', '/realm/filters', made)).id);
    }
    const { linkifiers } = await server.owner.ok('GET', '/realm/linkifiers');
    const all = linkifiers.map(({ id }: Body) => id);
    await server.owner.ok('PATCH', '/realm/linkifiers', { ordered_linkifier_ids: reversed(all) });
  },
  'a private channel that becomes public, a default channel, and is archived': async ({
    server,
    people,
    fresh,
  }) => {
    const name = fresh('opened');
    const id = await makeChannel(people.anna, name, [people.ada, people.gina, people.gustav], {
      invite_only: true,
    });
    await people.ada.client.ok('PATCH', `/streams/${String(id)}`, { is_private: false });
    await server.owner.ok('POST', '/default_streams', { stream_id: id });
    await server.owner.ok('DELETE', '/default_streams', { stream_id: id });
    await server.owner.ok('POST', '/default_streams', { stream_id: id });
    await server.owner.ok('PATCH', '/realm', { new_stream_announcements_stream_id: id });
    await server.owner.ok('DELETE', `/streams/${String(id)}`);
  },
  'channels that a user joins and leaves in one request': async ({ people, fresh }) => {
    const [left, joined] = [fresh('left'), fresh('joined')];
    await makeChannel(people.anna, left, [people.boris]);
    await makeChannel(people.anna, joined, []);
    await people.boris.client.ok('PATCH', '/users/me/subscriptions', {
      add: [{ name: joined }, { name: fresh('founded') }],
      delete: [left],
    });
  },
  'the first topic of a channel, deleted': async ({ server, people, fresh }) => {
    const name = fresh('short');
    const id = await makeChannel(people.anna, name, []);
    for (const topic of ['sketches', 'logo']) await say(people.anna, name, topic);
    const { topics } = await people.anna.client.ok('GET', `/users/me/${String(id)}/topics`);
    for (const { name: topic_name } of topics as Body[])
      if (topic_name !== 'logo')
        await server.owner.ok('POST', `/streams/${String(id)}/delete_topic`, { topic_name });
  },
  'a topic that is resolved by mistake': async ({ people, fresh }) => {
    const name = fresh('resolving');
    await makeChannel(people.anna, name, []);
    const message = String(await say(people.anna, name, 'logo'));
    for (const topic of ['✔ logo', 'logo'])
      await people.anna.client.ok('PATCH', `/messages/${message}`, { topic, propagate_mode: 'change_all' });
  },
  'a topic that moves to another channel': async ({ people, fresh }) => {
    const [from, to] = [fresh('from'), fresh('to')];
    await makeChannel(people.anna, from, []);
    const stream_id = await makeChannel(people.anna, to, []);
    const message = String(await say(people.anna, from, 'logo'));
    await people.anna.client.ok('PATCH', `/messages/${message}`, { stream_id, propagate_mode: 'change_all' });
  },
  'an account with a bot, an invitation and a status': async ({ server, fresh }) => {
    const { id, client } = await server.person(fresh('Dieter'), { role: 'administrator' });
    await client.ok('POST', '/users/me/status', { status_text: 'Away' });
    await client.ok('POST', '/invites/multiuse', { invite_expires_in_minutes: 10 });
    const bot = await client.ok('POST', '/bots', { full_name: fresh('Bot'), short_name: 'dieters' });
    await server.owner.ok('DELETE', `/users/${String(id)}`);
    await server.owner.ok('POST', `/users/${String(id)}/reactivate`);
    await server.owner.ok('POST', `/users/${String(bot.user_id)}/reactivate`);
  },
  'settings that older clients know by another event': async ({ people }) => {
    for (const path of ['/settings/display', '/settings/notifications'])
      for (const enable_sounds of [false, true])
        await people.boris.client.ok('PATCH', path, { enable_sounds });
  },
  'a reaction and a vote that make the user follow the topic': async ({ people, fresh }) => {
    const { client } = people.anna;
    await client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 1 });
    const name = fresh('followed');
    await makeChannel(people.boris, name, [people.anna]);
    const message = String(await say(people.boris, name, 'logo'));
    await client.ok('POST', `/messages/${message}/reactions`, { emoji_name: 'tada' });
    const poll = await say(people.boris, name, 'color', '/poll Which color?\nblue');
    const content = '{"type":"vote","key":"canned,0","vote":1}';
    await client.ok('POST', '/submessage', { message_id: poll, msg_type: 'widget', content });
  },
  'a user who becomes active': async ({ server, people }) => {
    server.clock.advance(600_000);
    await people.anna.client.ok('POST', '/users/me/presence', { status: 'active' });
  },
  'an organization that changes who is new and who sees whom': async ({ server }) => {
    await server.owner.ok('PATCH', '/realm', { waiting_period_threshold: 3 });
    const { user_groups } = await server.owner.ok('GET', '/user_groups');
    const everyone = user_groups.find(({ name }: Body) => name === 'role:everyone');
    await server.owner.ok('PATCH', '/realm', { can_access_all_users_group: { new: everyone.id } });
  },
  'the last domain of an organization': async ({ server }) => {
    const { domains } = await server.owner.ok('GET', '/realm/domains');
    for (const { domain } of domains as Body[]) await server.owner.ok('DELETE', `/realm/domains/${domain}`);
    await server.owner.ok('POST', '/realm/domains', { domain: 'last.example', allow_subdomains: false });
    await server.owner.ok('PATCH', '/realm', { emails_restricted_to_domains: true });
    await server.owner.ok('DELETE', '/realm/domains/last.example');
  },
  'pictures of an organization that are removed': async ({ server }) => {
    await server.owner.ok('POST', '/realm/icon', { filename: await picture() });
    await server.owner.ok('DELETE', '/realm/icon');
    await server.owner.ok('POST', '/realm/logo', { filename: await picture(), night: false });
    await server.owner.ok('DELETE', '/realm/logo', { night: false });
  },
};
