import { expect } from 'chai';

import { received } from '../../../scheduled-messages/arrange.js';
import type { Body, Client, Parameters } from '../../../support/client.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { inWorld, listen, omit, send, subscriptionOf, type World } from './world.js';

const PATH = '/users/me/subscriptions';

const subscribe = (client: Client, names: string | readonly string[], more: Parameters = {}): Promise<Body> =>
  client.ok('POST', PATH, { subscriptions: [names].flat().map((name) => ({ name })), ...more });

const refused = (client: Client, name: string, more: Parameters, wanted: Parameters): Promise<Body> =>
  client.fails('POST', PATH, { subscriptions: [{ name }], ...more }, wanted);

const groupIds = async ({ owner }: World): Promise<Readonly<Record<string, number>>> => {
  const { user_groups } = await owner.client.ok('GET', '/user_groups');
  return Object.fromEntries(user_groups.map(({ name, id }: Body) => [name, id]));
};

/** A channel of the owner's, created with these parameters, as the owner sees it. */
const created = async (world: World, more: Parameters = {}): Promise<Body> => {
  const { id } = await world.channel([world.owner], more);
  return subscriptionOf(world.owner.client, id);
};

/** Shows that an existing channel keeps a property whatever the request says. */
const isIgnored = async (world: World, parameter: string, value: unknown, field: string): Promise<void> => {
  const before = await created(world);
  await subscribe(world.anna.client, before.name, { [parameter]: value });
  expect((await subscriptionOf(world.owner.client, before.stream_id))[field]).to.equal(before[field]);
};

const maxLength = async ({ owner }: World, field: string): Promise<number> =>
  (await owner.client.ok('POST', '/register', { event_types: ['realm'], fetch_event_types: ['realm'] }))[
    field
  ];

export const createSubscriptions: Section = {
  title: 'POST /users/me/subscriptions',
  sentences: [
    sentence('Subscribes one or more users to one or more channels.', async (world) => {
      const { owner, anna, ben } = world;
      const names = [(await world.channel([owner])).name, (await world.channel([owner])).name];
      const { subscribed } = await subscribe(owner.client, names, { principals: [anna.id, ben.id] });
      expect(subscribed[anna.email]).to.have.members(names);
      expect(subscribed[ben.email]).to.have.members(names);
      for (const name of names) expect(await subscriptionOf(ben.client, name)).to.include({ name });
    }),
    sentence('Channels that do not exist are created.', async (world) => {
      const { anna, ben } = world;
      const name = world.fresh('created');
      const events = await listen(ben.client, ['stream']);
      await subscribe(anna.client, name);
      const [{ op, streams }] = await events();
      expect({ op, name: streams[0].name }).to.deep.equal({ op: 'create', name });
    }),
    sentence(
      "Whether a user may subscribe oneself or others depends on the channel's privacy settings.",
      async (world) => {
        const { owner, anna, ben } = world;
        const open = await world.channel([owner]);
        await subscribe(anna.client, open.name);
        const closed = await world.channel([owner, anna], { invite_only: true });
        await refused(ben.client, closed.name, {}, { code: 'BAD_REQUEST' });
        await subscribe(anna.client, closed.name, { principals: [ben.id] });
        expect(await subscriptionOf(ben.client, closed.id)).to.include({ invite_only: true });
      },
    ),
    sentence(
      'subscriptions | object[] | yes | Each item: `name` string required (channel name; max length is max_stream_name_length from the register response); `description` string optional (markdown, used only for a new channel; max length max_stream_description_length)',
      async (world) => {
        const { anna } = world;
        await anna.client.fails('POST', PATH, {}, { code: 'REQUEST_VARIABLE_MISSING' });
        const nameless = { subscriptions: [{ description: 'x' }] };
        await anna.client.fails('POST', PATH, nameless, {
          msg: 'subscriptions[0]["name"] field is missing: Field required',
        });
        const most = await maxLength(world, 'max_stream_name_length');
        const name = world.fresh('n'.repeat(most)).slice(-most);
        await subscribe(anna.client, name);
        await refused(anna.client, `x${name}`, {}, { code: 'BAD_REQUEST' });
        const longest = await maxLength(world, 'max_stream_description_length');
        const described = (description: string) => ({
          subscriptions: [{ name: world.fresh('described'), description }],
        });
        await anna.client.ok('POST', PATH, described('d'.repeat(longest)));
        await anna.client.fails('POST', PATH, described('d'.repeat(longest + 1)), { code: 'BAD_REQUEST' });
        const again = { subscriptions: [{ name, description: 'another' }] };
        await anna.client.ok('POST', PATH, again);
        expect((await subscriptionOf(anna.client, name)).description).to.equal('');
      },
    ),
    sentence(
      'principals | string[] or integer[] | no | User IDs (preferred; integers since FL 9) or API emails; default is the requesting user',
      async (world) => {
        const { owner, anna, ben } = world;
        const { name } = await world.channel([owner]);
        const byId = await subscribe(owner.client, name, { principals: [anna.id] });
        expect(byId.subscribed).to.deep.equal({ [anna.email]: [name] });
        const byEmail = await subscribe(owner.client, name, { principals: [ben.email] });
        expect(byEmail.subscribed).to.deep.equal({ [ben.email]: [name] });
        const other = world.fresh('own');
        const own = await subscribe(anna.client, other);
        expect(own.subscribed).to.deep.equal({ [anna.email]: [other] });
      },
    ),
    sentence(
      'authorization_errors_fatal | boolean | no | Default true. When false, authorization failures give a 200 and the channels are listed in `unauthorized`',
      async (world) => {
        const { owner, anna } = world;
        const [open, closed] = [
          await world.channel([owner]),
          await world.channel([owner], { invite_only: true }),
        ];
        const names = [closed.name, open.name];
        const fatal = { subscriptions: names.map((name) => ({ name })) };
        await anna.client.fails('POST', PATH, fatal, { code: 'BAD_REQUEST' });
        expect(await subscriptionOf(anna.client, open.id)).to.equal(undefined);
        const answer = await subscribe(anna.client, names, { authorization_errors_fatal: false });
        expect(answer).to.deep.include({
          subscribed: { [anna.email]: [open.name] },
          unauthorized: [closed.name],
        });
        // Creation that the requester may not do is an authorization failure of that channel, too.
        const groups = await groupIds(world);
        const onlyAdministrators = { new: groups['role:administrators'] };
        await owner.client.ok('PATCH', '/realm', { can_create_public_channel_group: onlyAdministrators });
        const name = world.fresh('refused');
        const other = await world.channel([owner]);
        const mixed = await subscribe(anna.client, [name, other.name], { authorization_errors_fatal: false });
        expect(mixed).to.deep.include({
          subscribed: { [anna.email]: [other.name] },
          unauthorized: [name],
        });
        await refused(anna.client, name, {}, { code: 'BAD_REQUEST' });
        await owner.client.ok('PATCH', '/realm', {
          can_create_public_channel_group: { new: groups['role:members'] },
        });
      },
    ),
    sentence(
      'announce | boolean | no | Default false. Whether the notification bot announces a channel created by this call',
      async (world) => {
        const { owner, anna } = world;
        const news = await world.channel([owner, anna]);
        await owner.client.ok('PATCH', '/realm', { new_stream_announcements_stream_id: news.id });
        const announced = world.fresh('announced');
        await subscribe(anna.client, world.fresh('quiet'));
        await subscribe(anna.client, announced, { announce: true });
        const texts = (await received(anna)).filter(({ stream_id }) => stream_id === news.id);
        expect(texts.filter(({ content }) => String(content).includes('quiet'))).to.deep.equal([]);
        const [text] = texts.filter(({ content }) => String(content).includes(announced));
        expect(text.sender_full_name).to.equal('Notification Bot');
      },
    ),
    sentence(
      'invite_only | boolean | no | Default false. New channel is private. Ignored for existing channels, as are all parameters below',
      async (world) => {
        expect((await created(world)).invite_only).to.equal(false);
        expect((await created(world, { invite_only: true })).invite_only).to.equal(true);
        await isIgnored(world, 'invite_only', true, 'invite_only');
        await isIgnored(world, 'is_web_public', true, 'is_web_public');
        await isIgnored(world, 'is_default_stream', true, 'stream_id');
        await isIgnored(world, 'history_public_to_subscribers', false, 'history_public_to_subscribers');
        for (const policy of [2, 77])
          await isIgnored(world, 'stream_post_policy', policy, 'stream_post_policy');
        for (const days of [30, 0, 'forever'])
          await isIgnored(world, 'message_retention_days', days, 'message_retention_days');
        for (const group of [1, 999_999])
          await isIgnored(world, 'can_remove_subscribers_group', group, 'can_remove_subscribers_group');
      },
    ),
    sentence(
      'is_web_public | boolean | no | Default false (FL 98). Creating web-public channels requires the WEB_PUBLIC_STREAMS_ENABLED server setting, the enable_spectator_access realm setting, and permission under the can_create_web_public_channel_group realm setting',
      async (world) => {
        const asks = async ({ owner, fresh }: World): Promise<number> =>
          (
            await owner.client.send('POST', PATH, {
              subscriptions: [{ name: fresh('web') }],
              is_web_public: true,
            })
          ).status;
        expect(await asks(world)).to.equal(400);
        await inWorld({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } }, async (open) => {
          const { owner, moderator, anna } = open;
          expect(await asks(open)).to.equal(400);
          await owner.client.ok('PATCH', '/realm', { enable_spectator_access: true });
          expect(await asks(open)).to.equal(200);
          await refused(
            anna.client,
            open.fresh('web'),
            { is_web_public: true },
            {
              msg: 'Insufficient permission',
            },
          );
          const moderators = { new: (await groupIds(open))['role:moderators'] };
          await owner.client.ok('PATCH', '/realm', { can_create_web_public_channel_group: moderators });
          await subscribe(moderator.client, open.fresh('web'), { is_web_public: true });
          expect((await created(open)).is_web_public).to.equal(false);
          expect((await created(open, { is_web_public: true })).is_web_public).to.equal(true);
        });
      },
    ),
    sentence(
      'is_default_stream | boolean | no | Default false (FL 200). New channel becomes a default channel for new users',
      async (world) => {
        const plain = await created(world);
        const chosen = await created(world, { is_default_stream: true });
        const { client } = await world.person();
        expect(await subscriptionOf(client, chosen.stream_id)).to.include({ name: chosen.name });
        expect(await subscriptionOf(client, plain.stream_id)).to.equal(undefined);
      },
    ),
    sentence(
      'history_public_to_subscribers | boolean | no | Whether newly subscribed members can read earlier history',
      async (world) => {
        const { owner, ben } = world;
        for (const history_public_to_subscribers of [true, false]) {
          const more = { invite_only: true, history_public_to_subscribers };
          const channel = await world.channel([owner], more);
          const earlier = await send(owner, channel);
          await subscribe(owner.client, channel.name, { principals: [ben.id] });
          const { status } = await ben.client.send('GET', `/messages/${String(earlier)}`);
          expect(status).to.equal(history_public_to_subscribers ? 200 : 400);
        }
      },
    ),
    sentence(
      'stream_post_policy | integer | no | Default 1; values 1, 2, 3, 4 as in the subscription object (FL 1)',
      async (world) => {
        expect((await created(world)).stream_post_policy).to.equal(1);
        for (const stream_post_policy of [1, 2, 3, 4])
          expect((await created(world, { stream_post_policy })).stream_post_policy).to.equal(
            stream_post_policy,
          );
        for (const stream_post_policy of [0, 5])
          await refused(
            world.owner.client,
            world.fresh('odd'),
            { stream_post_policy },
            {
              code: 'BAD_REQUEST',
            },
          );
      },
    ),
    sentence(
      'message_retention_days | string or integer | no | Days to keep messages; special strings `realm_default` (return to organization setting) and `unlimited` (before FL 91 the value was `forever`) (FL 17)',
      async (world) => {
        const days = async (message_retention_days: unknown): Promise<unknown> =>
          (await created(world, { message_retention_days })).message_retention_days;
        expect(await days(1)).to.equal(1);
        expect(await days('realm_default')).to.equal(null);
        expect(await days('unlimited')).to.equal(-1);
        for (const message_retention_days of ['forever', 0, -1])
          await refused(
            world.owner.client,
            world.fresh('odd'),
            { message_retention_days },
            {
              code: 'REQUEST_VARIABLE_INVALID',
              var_name: 'message_retention_days',
            },
          );
      },
    ),
    sentence(
      'can_remove_subscribers_group | integer | no | User group ID (FL 161; named can_remove_subscribers_group_id before FL 197). Only system groups, except the system groups `role:internet` and `role:owners`',
      async (world) => {
        const { owner, anna } = world;
        const groups = await groupIds(world);
        for (const name of ['role:administrators', 'role:moderators', 'role:members', 'role:everyone']) {
          const can_remove_subscribers_group = groups[name];
          const channel = await created(world, { can_remove_subscribers_group });
          expect(channel.can_remove_subscribers_group).to.equal(can_remove_subscribers_group);
        }
        const fields = { name: world.fresh('group'), description: '', members: [anna.id] };
        await owner.client.ok('POST', '/user_groups/create', fields);
        const own = (await groupIds(world))[fields.name];
        for (const group of [groups['role:internet'], groups['role:owners'], own, 999_999])
          await refused(owner.client, world.fresh('odd'), { can_remove_subscribers_group: group }, {});
      },
    ),
    sentence(
      'Response fields: `subscribed` (object: API email of user mapped to string[] of channel names newly subscribed), `already_subscribed` (same shape, channels the user was already in), `unauthorized` (string[] of channel names the requester could not subscribe to; present only when authorization_errors_fatal is false).',
      async (world) => {
        const { owner, anna } = world;
        const { name } = await world.channel([owner]);
        const closed = await world.channel([owner], { invite_only: true });
        const first = await subscribe(anna.client, name);
        expect(first.subscribed).to.deep.equal({ [anna.email]: [name] });
        expect(first).not.to.have.property('unauthorized');
        const second = await subscribe(anna.client, [name, closed.name], {
          authorization_errors_fatal: false,
        });
        expect(second).to.deep.include({
          subscribed: {},
          already_subscribed: { [anna.email]: [name] },
          unauthorized: [closed.name],
        });
      },
    ),
  ],
};

export const listSubscriptions: Section = {
  title: 'GET /users/me/subscriptions',
  sentences: [
    sentence(
      'include_subscribers | boolean | no | Default false. Adds `subscribers` to each channel object; may be slow for large organizations',
      async (world) => {
        const { anna, ben } = world;
        await world.channel([anna, ben]);
        const list = async (parameters: Parameters): Promise<Body[]> =>
          (await anna.client.ok('GET', PATH, parameters)).subscriptions;
        for (const one of await list({})) expect(one).not.to.have.property('subscribers');
        for (const one of await list({ include_subscribers: true }))
          expect(one.subscribers).to.include(anna.id);
      },
    ),
    sentence('Response: `subscriptions` (array of channel subscription objects).', async (world) => {
      const person = await world.person();
      const [one, other] = [await world.channel([person]), await world.channel([person])];
      const { subscriptions } = await person.client.ok('GET', PATH);
      const names = subscriptions.map(({ name }: Body) => name as string);
      expect(names).to.include.members([one.name, other.name]);
    }),
  ],
};

const setProperty = (client: Client, stream_id: number, property: string, value: unknown) =>
  client.ok('POST', `${PATH}/properties`, { subscription_data: [{ stream_id, property, value }] });

/** A property that is true or false for its user alone. */
const isPersonal = (says: string, property: string): Sentence =>
  sentence(says, async (world) => {
    const { anna, ben } = world;
    const { id } = await world.channel([anna, ben]);
    const others = (await subscriptionOf(ben.client, id))[property];
    const events = await listen(anna.client, ['subscription']);
    const before = (await subscriptionOf(anna.client, id))[property] as boolean | null;
    for (const value of [before !== true, before === true]) {
      await setProperty(anna.client, id, property, value);
      expect((await subscriptionOf(anna.client, id))[property]).to.equal(value);
      expect((await subscriptionOf(ben.client, id))[property]).to.equal(others);
      const [event] = (await events()).filter((one) => one.property === property);
      expect(event).to.deep.include({ type: 'subscription', op: 'update', stream_id: id, value });
    }
    await anna.client.fails(
      'POST',
      `${PATH}/properties`,
      { subscription_data: [{ stream_id: id, property, value: 'yes' }] },
      { msg: `${property} is not a boolean` },
    );
  });

export const updateSubscriptionProperties: Section = {
  title: 'POST /users/me/subscriptions/properties',
  sentences: [
    sentence("Updates the user's personal settings for subscribed channels.", async (world) => {
      const { anna, owner } = world;
      const { id } = await world.channel([owner]);
      const change = { stream_id: id, property: 'pin_to_top', value: true };
      await anna.client.fails(
        'POST',
        `${PATH}/properties`,
        { subscription_data: [change] },
        { msg: `Not subscribed to channel ID ${String(id)}` },
      );
    }),
    sentence(
      'subscription_data | object[] | yes | Each item has `stream_id` integer required, `property` string required, `value` boolean or string required',
      async (world) => {
        const { anna } = world;
        const { id: stream_id } = await world.channel([anna]);
        const whole: Body = { stream_id, property: 'pin_to_top', value: true };
        await anna.client.ok('POST', `${PATH}/properties`, { subscription_data: [whole, whole] });
        await anna.client.fails('POST', `${PATH}/properties`, {}, { code: 'REQUEST_VARIABLE_MISSING' });
        for (const name of Object.keys(whole)) {
          const rest = omit(whole, name);
          await anna.client.fails(
            'POST',
            `${PATH}/properties`,
            { subscription_data: [rest] },
            { msg: `subscription_data[0]["${name}"] field is missing: Field required` },
          );
        }
      },
    ),
    sentence('color | string | Hex color of the channel for this user', async (world) => {
      const { anna } = world;
      const { id } = await world.channel([anna]);
      for (const color of ['#c2726a', '#abc']) await setProperty(anna.client, id, 'color', color);
      expect((await subscriptionOf(anna.client, id)).color).to.match(/^#/);
      for (const value of ['red', '#12', '#1234567', '#xyzxyz']) {
        const subscription_data = [{ stream_id: id, property: 'color', value }];
        await anna.client.fails('POST', `${PATH}/properties`, { subscription_data }, { code: 'BAD_REQUEST' });
      }
    }),
    isPersonal('is_muted | boolean | Channel muted', 'is_muted'),
    isPersonal('in_home_view | boolean | Legacy inverse of is_muted, still accepted', 'in_home_view'),
    isPersonal('pin_to_top | boolean | Pin channel to top of list', 'pin_to_top'),
    isPersonal(
      'desktop_notifications | boolean | Desktop notification for all messages',
      'desktop_notifications',
    ),
    isPersonal('audible_notifications | boolean | Sound for all messages', 'audible_notifications'),
    isPersonal('push_notifications | boolean | Mobile push for all messages', 'push_notifications'),
    isPersonal('email_notifications | boolean | Email for all messages', 'email_notifications'),
    isPersonal(
      'wildcard_mentions_notify | boolean | Wildcard mentions notify like personal mentions',
      'wildcard_mentions_notify',
    ),
    sentence(
      'For `color` the value is a string; for every other property it is a boolean.',
      async (world) => {
        const { anna } = world;
        const { id: stream_id } = await world.channel([anna]);
        const subscription_data = [{ stream_id, property: 'color', value: true }];
        await anna.client.fails(
          'POST',
          `${PATH}/properties`,
          { subscription_data },
          {
            msg: 'color is not a string',
          },
        );
      },
    ),
    sentence(
      'Before FL 111 the response echoed subscription_data; now it carries ignored_parameters_unsupported.',
      async (world) => {
        const { anna } = world;
        const { id: stream_id } = await world.channel([anna]);
        const subscription_data = [{ stream_id, property: 'pin_to_top', value: true }];
        const answer = await anna.client.ok('POST', `${PATH}/properties`, { subscription_data, zebra: 1 });
        expect(answer).to.deep.equal({
          result: 'success',
          msg: '',
          ignored_parameters_unsupported: ['zebra'],
        });
      },
    ),
    sentence('Emits subscription update events (see States and Events).', async (world) => {
      const { anna, ben } = world;
      const { id: stream_id } = await world.channel([anna, ben]);
      const [own, others] = [
        await listen(anna.client, ['subscription']),
        await listen(ben.client, ['subscription']),
      ];
      await setProperty(anna.client, stream_id, 'color', '#123456');
      const [event] = await own();
      expect(omit(event, 'id')).to.deep.equal({
        type: 'subscription',
        op: 'update',
        stream_id,
        property: 'color',
        value: '#123456',
      });
      expect(await others()).to.deep.equal([]);
    }),
  ],
};
