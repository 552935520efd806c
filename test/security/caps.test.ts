import { expect } from 'chai';

import { type CapName, caps } from '../../src/chat/caps.js';
import { type Cap } from '../../src/runtime/caps.js';
import { DAY } from '../../src/lib/clock.js';
import { responsibleFor } from '../../src/runtime/identity/actor.js';
import { makeWebhook, requestsDone, startLocal } from '../chat/bots/webhooks/fixtures.js';
import { Receiver } from '../chat/bots/webhooks/receiver.js';
import { type Body, Client, type Parameters } from '../support/client.js';
import { copyRow, times } from '../support/copy-rows.js';
import { exampleFile } from '../support/files.js';
import type { Person } from '../support/people.js';
import { notAPicture } from '../support/pictures.js';
import type { TestServer } from '../support/server.js';

const refused = ({ most, of, advice }: Cap): Parameters => ({
  code: 'BAD_REQUEST',
  msg: `Limit reached: at most ${String(most)} ${of}.${advice === undefined ? '' : ` ${advice}`}`,
});

describe('caps per user', () => {
  let site: TestServer;
  let anna: Person;
  let fresh = 0;

  beforeEach(async () => {
    site = await startLocal();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  /** Records that a user has already done this much today. */
  const didToday = (kind: CapName, number: number, user_id = anna.id): Promise<void> =>
    site.services.store.write((tx) => {
      const day = Math.floor(site.clock.seconds() / DAY);
      return tx.upsertMany('daily_counts', [{ user_id, kind, day, number }], ['user_id', 'kind']);
    });

  const names = (count: number): { name: string }[] => times(count, () => ({ name: `c${String(fresh++)}` }));
  const subscribe = (count: number): Parameters => ({ subscriptions: names(count) });
  const bot = (): Parameters => {
    fresh += 1;
    return { full_name: `Robot ${String(fresh)}`, short_name: `robot${String(fresh)}` };
  };

  const SUBSCRIPTIONS = '/users/me/subscriptions';

  it('limit a request to 100 new channels', async () => {
    await anna.client.fails('POST', SUBSCRIPTIONS, subscribe(101), refused(caps.newChannelsPerRequest));
    const made = subscribe(100);
    await anna.client.ok('POST', SUBSCRIPTIONS, made);
    const more = { subscriptions: [...(made.subscriptions as object[]), ...names(100)] };
    await anna.client.ok('POST', SUBSCRIPTIONS, more);
  });

  it('limit a user and their bots to 500 new channels a day', async () => {
    const made = await anna.client.ok('POST', '/bots', bot());
    await didToday('newChannelsPerDay', caps.newChannelsPerDay.most - 2);
    await anna.client.fails('POST', SUBSCRIPTIONS, subscribe(3), refused(caps.newChannelsPerDay));
    const { user } = await anna.client.ok('GET', `/users/${String(made.user_id)}`);
    const robot = new Client(site.url, { email: user.email, key: made.api_key });
    await robot.ok('POST', SUBSCRIPTIONS, subscribe(1));
    await anna.client.ok('POST', SUBSCRIPTIONS, subscribe(1));
    for (const client of [anna.client, robot]) {
      await client.fails('POST', SUBSCRIPTIONS, subscribe(1), refused(caps.newChannelsPerDay));
    }
    await site.owner.ok('POST', SUBSCRIPTIONS, subscribe(1));
    site.clock.advance(DAY * 1000);
    await anna.client.ok('POST', SUBSCRIPTIONS, subscribe(1));
  });

  it('limit a request to 20,000 pairs of a channel and a user, each counted once', async () => {
    const strangers = times(201, (index) => 1_000_000 + index);
    for (const [method, hundred] of [
      ['POST', names(100)],
      ['DELETE', names(100).map(({ name }) => name)],
    ] as const) {
      const ask = (principals: readonly number[]): Parameters => ({ subscriptions: hundred, principals });
      const error = refused(caps.subscriptionsPerRequest);
      await anna.client.fails(method, SUBSCRIPTIONS, ask(strangers), error);
      // Within the cap, the request fails for another reason.
      const { body } = await anna.client.send(method, SUBSCRIPTIONS, ask(strangers.slice(1)));
      expect((body as { msg: string }).msg).not.to.include('Limit');
    }
  });

  it('limit a user to 200,000 subscriptions a day', async () => {
    await didToday('subscriptionsPerDay', caps.subscriptionsPerDay.most - 1);
    await anna.client.fails('POST', SUBSCRIPTIONS, subscribe(2), refused(caps.subscriptionsPerDay));
    await anna.client.ok('POST', SUBSCRIPTIONS, subscribe(1));
  });

  it('limit the bytes of one event, and of all events of a request', async () => {
    const { subscriptions } = subscribe(3);
    await anna.client.ok('POST', SUBSCRIPTIONS, { subscriptions });
    // Larger than any request can set: three of them exceed one event, and many exceed the limit of all events.
    const text = 'x'.repeat(400_000);
    await site.services.store.write((tx) =>
      tx.run("UPDATE channels SET rendered_description = ? WHERE name LIKE 'c%'", [text]),
    );
    const listening = await site.person('Listener');
    const others = times(15, (index) => site.person(`Clone ${String(index)}`));
    const crowd = [listening, ...(await Promise.all(others))];
    const { queue_id, last_event_id } = await listening.client.ok('POST', '/register', {
      event_types: ['subscription'],
    });
    // Each user has another color in use, so their events differ.
    for (const [index, { client }] of crowd.entries()) {
      const color = `#0000${(16 + index).toString(16)}`;
      for (const one of subscriptions as { name: string }[]) {
        await client.ok('POST', SUBSCRIPTIONS, { subscriptions: [{ ...one, color }] });
        await client.ok('DELETE', SUBSCRIPTIONS, { subscriptions: [one.name] });
      }
    }
    const principals = crowd.map(({ id }) => id);
    const error = refused(caps.subscriptionMebibytesPerRequest);
    await anna.client.fails('POST', SUBSCRIPTIONS, { subscriptions, principals }, error);
    await listening.client.ok('POST', SUBSCRIPTIONS, { subscriptions });
    // Each response contains some of the events.
    const events: Body[] = [];
    for (let last = last_event_id, isOver = false; !isOver;) {
      const poll = { queue_id, last_event_id: last, dont_block: true };
      const answer = await listening.client.ok('GET', '/events', poll);
      events.push(...answer.events);
      isOver = answer.events.length === 0;
      last = answer.events.at(-1)?.id ?? last;
    }
    const added = events.filter(({ op }: Body) => op === 'add');
    expect(added.slice(-2).map(({ subscriptions: own }: Body) => own.length)).to.deep.equal([2, 1]);
  });

  it('limit a user and their bots to 256 MiB of messages a day, edits and submessages included', async () => {
    expect(caps.messageMebibytesPerDay.most).to.equal(256);
    const robot = await site.person('Robot', { botOf: anna.id });
    const toSelf = ({ id }: Person, content: string): Parameters => ({ type: 'direct', to: [id], content });
    // Eleven take a MiB: the HTML of an emoji has almost 100 bytes.
    const long = '😀'.repeat(1_000);
    const write = async (person: Person, count: number): Promise<Body> => {
      for (let more = count; more > 1; more -= 1)
        await person.client.ok('POST', '/messages', toSelf(person, long));
      return person.client.ok('POST', '/messages', toSelf(person, long));
    };
    const { id } = await anna.client.ok('POST', '/messages', toSelf(anna, '/poll Which?'));
    await didToday('messageMebibytesPerDay', caps.messageMebibytesPerDay.most - 1);
    const sent = await write(anna, 6);
    const edited = `/messages/${String(sent.id)}`;
    await write(robot, 5);
    // Now the day has exactly as many.
    await robot.client.ok('POST', '/messages', toSelf(robot, 'One more'));
    await write(robot, 5);
    for (let edits = 0; edits < 5; edits += 1) await anna.client.ok('PATCH', edited, { content: long });
    const vote = {
      message_id: id,
      msg_type: 'widget',
      content: '{"type":"new_option","option":"A","idx":1}',
    };
    const error = refused(caps.messageMebibytesPerDay);
    await anna.client.fails('POST', '/submessage', vote, error);
    await robot.client.fails('POST', '/messages', toSelf(robot, 'One more'), error);
    await anna.client.fails('PATCH', edited, { content: 'One more' }, error);
    await site.owner.ok('POST', '/messages', { type: 'direct', to: [anna.id], content: long });
    site.clock.advance(DAY * 1000);
    await anna.client.ok('POST', '/submessage', vote);
    await robot.client.ok('POST', '/messages', toSelf(robot, 'One more'));
  });

  it('count the widgets of messages, and what webhooks of the user reply', async () => {
    await didToday('messageMebibytesPerDay', caps.messageMebibytesPerDay.most);
    const error = refused(caps.messageMebibytesPerDay);
    const question = '€'.repeat(9_800);
    const choice = { short_name: 'A', long_name: 'a', reply: 'a' };
    const form = { type: 'choices', heading: question, choices: [choice] };
    const widget_content = JSON.stringify({ widget_type: 'zform', extra_data: form });
    const quiz = { type: 'direct', to: [anna.id], content: 'a', widget_content };
    // Each has almost 30 KB.
    for (let sent = 0; sent < 36; sent += 1) await anna.client.ok('POST', '/messages', quiz);
    await anna.client.fails('POST', '/messages', { ...quiz, content: 'One more' }, error);
    const ben = await site.person('Ben');
    await didToday('messageMebibytesPerDay', caps.messageMebibytesPerDay.most, ben.id);
    const receiver = await Receiver.start();
    const webhook = await makeWebhook(site, ben, receiver.url);
    receiver.respond = () => ({ body: { content: '😀'.repeat(1_000) } });
    for (let sent = 0; sent < 11; sent += 1) {
      await site.owner.ok('POST', '/messages', { type: 'direct', to: [webhook.id], content: 'Hello' });
      await requestsDone(site);
    }
    const counted = await site.services.store.read((tx) =>
      tx.first('SELECT number FROM daily_counts WHERE user_id = ? AND kind = ?', [
        ben.id,
        'messageMebibytesPerDay',
      ]),
    );
    // Without a request of the user.
    expect(counted).to.deep.equal({ number: caps.messageMebibytesPerDay.most + 1 });
    await ben.client.fails('POST', '/messages', { type: 'direct', to: [ben.id], content: 'a' }, error);
    receiver.close();
  });

  it('limit an owner to 100 active bots, whether created, transferred or reactivated', async () => {
    const { user_id: id } = await anna.client.ok('POST', '/bots', bot());
    const clone = (index: number): Record<string, string | number> => ({
      email: `b${String(index)}@x.y`,
      email_key: `b${String(index)}@x.y`,
      delivery_email: `b${String(index)}@x.y`,
      delivery_email_key: `b${String(index)}@x.y`,
      full_name: `Bot ${String(index)}`,
      full_name_key: `bot ${String(index)}`,
      api_key_hash: String(index),
    });
    await copyRow(site, 'users', id as number, times(caps.activeBots.most - 2, clone));
    await anna.client.ok('POST', '/bots', bot());
    const error = refused(caps.activeBots);
    await anna.client.fails('POST', '/bots', bot(), error);
    const { user_id: other } = await site.owner.ok('POST', '/bots', bot());
    await site.owner.fails('PATCH', `/bots/${String(other)}`, { bot_owner_id: anna.id }, error);
    await anna.client.ok('DELETE', `/bots/${String(id)}`);
    await site.owner.ok('PATCH', `/bots/${String(other)}`, { bot_owner_id: anna.id });
    await site.owner.fails('POST', `/users/${String(id)}/reactivate`, {}, error);
  });

  it('limit a user to 200 new bots a day, deactivated ones included', async () => {
    await didToday('botsPerDay', caps.botsPerDay.most - 1);
    const { user_id } = await anna.client.ok('POST', '/bots', bot());
    await anna.client.ok('DELETE', `/bots/${String(user_id)}`);
    await anna.client.fails('POST', '/bots', bot(), refused(caps.botsPerDay));
  });

  it('limit a user to 100 icons and logos a day, invalid images included', async () => {
    const { client, id } = await site.person('Ida', { role: 'administrator' });
    const day = Math.floor(site.clock.seconds() / 86_400);
    const row = { user_id: id, kind: 'organizationPicturesPerDay', day, number: 98 };
    await site.services.store.write((tx) => tx.upsertMany('daily_counts', [row], ['user_id', 'kind']));
    const filename = exampleFile();
    await client.fails('POST', '/realm/icon', { filename: notAPicture() }, { code: 'BAD_IMAGE' });
    await client.ok('POST', '/realm/logo', { filename, night: true });
    const error = refused(caps.organizationPicturesPerDay);
    await client.fails('POST', '/realm/icon', { filename }, error);
    await client.fails('POST', '/realm/logo', { filename, night: false }, error);
  });

  it('limit a user to 100 avatars a day, for themselves and their bots, invalid images included', async () => {
    const { user_id } = await anna.client.ok('POST', '/bots', bot());
    await didToday('avatarsPerDay', caps.avatarsPerDay.most - 2);
    const filename = exampleFile();
    await anna.client.fails('POST', '/users/me/avatar', { filename: notAPicture() }, { code: 'BAD_IMAGE' });
    await anna.client.ok('PATCH', `/bots/${String(user_id)}`, { filename });
    const error = refused(caps.avatarsPerDay);
    await anna.client.fails('POST', '/users/me/avatar', { filename }, error);
    await anna.client.fails('PATCH', `/bots/${String(user_id)}`, { filename }, error);
    await anna.client.fails('POST', '/bots', { ...bot(), filename }, error);
  });

  it('limit a member to 500 emoji, and the organization to 10,000', async () => {
    const path = (): string => `/realm/emoji/e${String(fresh++)}`;
    const filename = exampleFile();
    await anna.client.ok('POST', path(), { filename });
    const { emoji } = await anna.client.ok('GET', '/realm/emoji');
    const id = Number(Object.keys(emoji as object)[0]);
    const clone = (index: number): Record<string, string | null> => ({
      name: `clone${String(index)}`,
      active_name: null,
    });
    await copyRow(site, 'custom_emoji', id, times(caps.emojiOfMember.most - 2, clone));
    await anna.client.ok('POST', path(), { filename });
    await anna.client.fails('POST', path(), { filename }, refused(caps.emojiOfMember));
    await site.owner.ok('POST', path(), { filename });
    await copyRow(site, 'custom_emoji', id, times(caps.emoji.most - caps.emojiOfMember.most - 2, clone));
    await site.owner.ok('POST', path(), { filename });
    await site.owner.fails('POST', path(), { filename }, refused(caps.emoji));
  });

  it('limit a user to 2000 emoji images a day', async () => {
    await didToday('emojiPerDay', caps.emojiPerDay.most);
    const filename = exampleFile();
    await anna.client.fails('POST', '/realm/emoji/late', { filename }, refused(caps.emojiPerDay));
  });

  const group = (fields: Parameters = {}): Parameters => ({
    name: `group ${String(fresh++)}`,
    description: '',
    members: [],
    ...fields,
  });

  it('limit a member to 200 groups, and the organization to 5000', async () => {
    const { group_id } = await anna.client.ok('POST', '/user_groups/create', group());
    const clone = (index: number): Record<string, string> => ({
      name: `clone ${String(index)}`,
      name_key: `clone ${String(index)}`,
    });
    await copyRow(site, 'user_groups', group_id as number, times(caps.userGroupsOfMember.most - 2, clone));
    await anna.client.ok('POST', '/user_groups/create', group());
    await anna.client.fails('POST', '/user_groups/create', group(), refused(caps.userGroupsOfMember));
    await site.owner.ok('POST', '/user_groups/create', group());
    const row = await site.services.store.read((tx) =>
      tx.first<{ found: number }>('SELECT COUNT(*) AS found FROM user_groups'),
    );
    const missing = caps.userGroups.most - 1 - (row?.found ?? 0);
    const later = times(missing, (index) => clone(1000 + index));
    await copyRow(site, 'user_groups', group_id as number, later);
    await site.owner.ok('POST', '/user_groups/create', group());
    await site.owner.fails('POST', '/user_groups/create', group(), refused(caps.userGroups));
  });

  it('limit a user to 100,000 listed users and groups a day', async () => {
    await didToday('groupMembersPerDay', caps.groupMembersPerDay.most - 3);
    const can_mention_group = { direct_members: [anna.id], direct_subgroups: [1, 2] };
    const error = refused(caps.groupMembersPerDay);
    const large = group({ members: [anna.id], can_mention_group });
    await anna.client.fails('POST', '/user_groups/create', large, error);
    const { group_id } = await anna.client.ok('POST', '/user_groups/create', group({ members: [anna.id] }));
    const path = `/user_groups/${String(group_id)}`;
    await anna.client.fails('PATCH', path, { can_mention_group: { new: can_mention_group } }, error);
    const smaller = { direct_members: [anna.id], direct_subgroups: [1] };
    await anna.client.ok('PATCH', path, { can_mention_group: { new: smaller } });
  });

  it('limit a group to 100 subgroups', async () => {
    const make = async (): Promise<number> =>
      (await site.owner.ok('POST', '/user_groups/create', group())).group_id as number;
    const parent = await make();
    const children: number[] = [];
    while (children.length <= caps.subgroups.most) children.push(await make());
    const path = `/user_groups/${String(parent)}/subgroups`;
    await site.owner.fails('POST', path, { add: children }, refused(caps.subgroups));
    await site.owner.ok('POST', path, { add: children.slice(1) });
    await site.owner.fails('POST', path, { add: children.slice(0, 1) }, refused(caps.subgroups));
  });

  it('limit an organization to 100 linkifiers', async () => {
    const linkifier = (): Parameters => {
      fresh += 1;
      return {
        pattern: `x${String(fresh)}-(?P<id>[0-9]+)`,
        url_template: 'https://x.example/{id}',
      };
    };
    const { id } = await site.owner.ok('POST', '/realm/filters', linkifier());
    const clones = times(caps.linkifiers.most - 2, (index) => ({ pattern: `clone${String(index)}` }));
    await copyRow(site, 'linkifiers', id as number, clones);
    await site.owner.ok('POST', '/realm/filters', linkifier());
    await site.owner.fails('POST', '/realm/filters', linkifier(), refused(caps.linkifiers));
  });

  it('limit an organization to 100 profile fields of 128 KiB', async () => {
    const field = (): Parameters => ({ field_type: 1, name: `Field ${String(fresh++)}` });
    const options = (bytes: number): Parameters => ({
      field_data: { a: { text: 'x'.repeat(bytes - '{"a":{"text":"","order":"1"}}'.length), order: '1' } },
    });
    const most = caps.profileFieldKibibytes.most * 1024;
    const list = { field_type: 3, name: 'List' };
    const error = refused(caps.profileFieldKibibytes);
    await site.owner.fails('POST', '/realm/profile_fields', { ...list, ...options(most + 1) }, error);
    const { id } = await site.owner.ok('POST', '/realm/profile_fields', { ...list, ...options(most) });
    await site.owner.fails('PATCH', `/realm/profile_fields/${String(id)}`, options(most + 1), error);
    const row = await site.services.store.read((tx) =>
      tx.first<{ found: number }>('SELECT COUNT(*) AS found FROM custom_profile_fields'),
    );
    const clones = times(caps.profileFields.most - (row?.found ?? 0) - 1, (index) => ({
      name: `Clone ${String(index)}`,
      name_key: `clone ${String(index)}`,
    }));
    await copyRow(site, 'custom_profile_fields', id as number, clones);
    await site.owner.ok('POST', '/realm/profile_fields', field());
    await site.owner.fails('POST', '/realm/profile_fields', field(), refused(caps.profileFields));
  });

  it('limit a user to 50 reactions to a message, regardless of other users', async () => {
    const { id } = await anna.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content: 'x' });
    const path = `/messages/${String(id)}/reactions`;
    await anna.client.ok('POST', path, { emoji_name: 'tada' });
    const reactions = await site.services.store.read((tx) =>
      tx.all<{ id: number }>('SELECT id FROM reactions'),
    );
    const clone = (index: number): Record<string, string> => ({ emoji_code: String(index) });
    const first = reactions[0]?.id ?? 0;
    await copyRow(site, 'reactions', first, times(caps.reactions.most - 2, clone));
    await copyRow(
      site,
      'reactions',
      first,
      times(60, (index) => ({ ...clone(index), user_id: 0 })),
    );
    await anna.client.ok('POST', path, { emoji_name: 'heart' });
    await anna.client.fails('POST', path, { emoji_name: 'smile' }, refused(caps.reactions));
    await anna.client.ok('DELETE', path, { emoji_name: 'heart' });
    await anna.client.ok('POST', path, { emoji_name: 'smile' });
  });
});

describe('picture processing', () => {
  it('counts the pictures of bots for their owner', () => {
    expect(responsibleFor({ id: 7, bot_owner_id: 3 })).to.equal(3);
    expect(responsibleFor({ id: 7, bot_owner_id: null })).to.equal(7);
  });
});
