import { expect } from 'chai';

import { received } from '../../../chat/scheduled-messages/fixtures.js';
import type { Body, Parameters } from '../../../support/client.js';
import { sentence, type Sentence } from './sentence.js';
import { PATH, refused, subscribe } from './subscribing.js';
import { groupIds, inWorld, send, subscriptionOf, type Fixtures } from './fixtures.js';

/** A channel that the owner created with these parameters, as the owner sees it. */
const created = async (fixtures: Fixtures, more: Parameters = {}): Promise<Body> => {
  const { id } = await fixtures.channel([fixtures.owner], more);
  return subscriptionOf(fixtures.owner.client, id);
};

/** Shows that a subscribe request does not change a property of an existing channel. */
const isIgnored = async (
  fixtures: Fixtures,
  parameter: string,
  values: readonly unknown[],
  options: Parameters = {},
): Promise<void> => {
  const { owner, anna } = fixtures;
  const { name, id } = await fixtures.channel([owner, anna], options);
  const before = await subscriptionOf(owner.client, id);
  for (const value of values) {
    const { client, id: someone } = await fixtures.person();
    await subscribe(anna.client, name, { principals: [someone], [parameter]: value });
    expect((await subscriptionOf(client, id)).name).to.equal(name);
    expect(await subscriptionOf(owner.client, id)).to.deep.equal(before);
  }
};

/** The parameters of POST /users/me/subscriptions that apply to new channels. */
export const newChannelParameters: readonly Sentence[] = [
  sentence(
    'announce | boolean | no | Default false. Whether the notification bot announces a channel created by this call',
    async (fixtures) => {
      const { owner, anna } = fixtures;
      const news = await fixtures.channel([owner, anna]);
      await owner.client.ok('PATCH', '/realm', { new_stream_announcements_stream_id: news.id });
      const announced = fixtures.fresh('announced');
      await subscribe(anna.client, fixtures.fresh('quiet'));
      await subscribe(anna.client, announced, { announce: true });
      const texts = (await received(anna)).filter(({ stream_id }) => stream_id === news.id);
      expect(texts.filter(({ content }) => String(content).includes('quiet'))).to.deep.equal([]);
      const [text] = texts.filter(({ content }) => String(content).includes(announced));
      expect(text.sender_full_name).to.equal('Notification Bot');
    },
  ),
  sentence(
    'invite_only | boolean | no | Default false. New channel is private. Ignored for existing channels, as are all parameters below',
    async (fixtures) => {
      expect((await created(fixtures)).invite_only).to.equal(false);
      expect((await created(fixtures, { invite_only: true })).invite_only).to.equal(true);
      await isIgnored(fixtures, 'invite_only', [true]);
      await isIgnored(fixtures, 'is_web_public', [true]);
      await isIgnored(fixtures, 'history_public_to_subscribers', [true], {
        invite_only: true,
        history_public_to_subscribers: false,
      });
      await isIgnored(fixtures, 'stream_post_policy', [2, 77]);
      await isIgnored(fixtures, 'message_retention_days', [30, 0, 'forever']);
      await isIgnored(fixtures, 'can_remove_subscribers_group', [1, 999_999]);
      const existing = await created(fixtures);
      await subscribe(fixtures.anna.client, existing.name, { is_default_stream: true });
      const { client } = await fixtures.person();
      expect(await subscriptionOf(client, existing.stream_id)).to.equal(undefined);
    },
  ),
  sentence(
    'is_web_public | boolean | no | Default false (FL 98). Creating web-public channels requires the WEB_PUBLIC_STREAMS_ENABLED server setting, the enable_spectator_access realm setting, and permission under the can_create_web_public_channel_group realm setting',
    async (fixtures) => {
      const asks = async ({ owner, fresh }: Fixtures): Promise<number> =>
        (
          await owner.client.send('POST', PATH, {
            subscriptions: [{ name: fresh('web') }],
            is_web_public: true,
          })
        ).status;
      expect(await asks(fixtures)).to.equal(400);
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
    async (fixtures) => {
      const plain = await created(fixtures);
      const chosen = await created(fixtures, { is_default_stream: true });
      const { client } = await fixtures.person();
      expect(await subscriptionOf(client, chosen.stream_id)).to.include({ name: chosen.name });
      expect(await subscriptionOf(client, plain.stream_id)).to.equal(undefined);
    },
  ),
  sentence(
    'history_public_to_subscribers | boolean | no | Whether newly subscribed members can read earlier history',
    async (fixtures) => {
      const { owner, ben } = fixtures;
      for (const history_public_to_subscribers of [true, false]) {
        const more = { invite_only: true, history_public_to_subscribers };
        const channel = await fixtures.channel([owner], more);
        const earlier = await send(owner, channel);
        await subscribe(owner.client, channel.name, { principals: [ben.id] });
        const { status } = await ben.client.send('GET', `/messages/${String(earlier)}`);
        expect(status).to.equal(history_public_to_subscribers ? 200 : 400);
      }
    },
  ),
  sentence(
    'stream_post_policy | integer | no | Default 1; values 1, 2, 3, 4 as in the subscription object (FL 1)',
    async (fixtures) => {
      expect((await created(fixtures)).stream_post_policy).to.equal(1);
      for (const stream_post_policy of [1, 2, 3, 4])
        expect((await created(fixtures, { stream_post_policy })).stream_post_policy).to.equal(
          stream_post_policy,
        );
      for (const stream_post_policy of [0, 5])
        await refused(
          fixtures.owner.client,
          fixtures.fresh('odd'),
          { stream_post_policy },
          {
            code: 'BAD_REQUEST',
          },
        );
    },
  ),
  sentence(
    'message_retention_days | string or integer | no | Days to keep messages; special strings `realm_default` (return to organization setting) and `unlimited` (before FL 91 the value was `forever`) (FL 17)',
    async (fixtures) => {
      const days = async (message_retention_days: unknown): Promise<unknown> =>
        (await created(fixtures, { message_retention_days })).message_retention_days;
      expect(await days(1)).to.equal(1);
      expect(await days('realm_default')).to.equal(null);
      expect(await days('unlimited')).to.equal(-1);
      for (const message_retention_days of ['forever', 0, -1])
        await refused(
          fixtures.owner.client,
          fixtures.fresh('odd'),
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
    async (fixtures) => {
      const { owner, anna } = fixtures;
      const groups = await groupIds(fixtures);
      for (const name of ['role:administrators', 'role:moderators', 'role:members', 'role:everyone']) {
        const can_remove_subscribers_group = groups[name];
        const channel = await created(fixtures, { can_remove_subscribers_group });
        expect(channel.can_remove_subscribers_group).to.equal(can_remove_subscribers_group);
      }
      const fields = { name: fixtures.fresh('group'), description: '', members: [anna.id] };
      await owner.client.ok('POST', '/user_groups/create', fields);
      const own = (await groupIds(fixtures))[fields.name];
      for (const group of [groups['role:internet'], groups['role:owners'], own, 999_999])
        await refused(owner.client, fixtures.fresh('odd'), { can_remove_subscribers_group: group }, {});
    },
  ),
];
