import { expect } from 'chai';

import { sentence, type Section, type Sentence } from './sentence.js';
import { listen, omit, send, subscriptionOf, type World } from './world.js';

const DAY_MS = 86_400_000;

/** A new channel of Anna's, as GET /users/me/subscriptions lists it. */
const listed = async (world: World, options = {}, parameters = {}) => {
  const { id } = await world.channel([world.anna], options);
  return subscriptionOf(world.anna.client, id, parameters);
};

const setProperty = ({ anna }: World, stream_id: number, property: string, value: unknown) =>
  anna.client.ok('POST', '/users/me/subscriptions/properties', {
    subscription_data: [{ stream_id, property, value }],
  });

/** A field that inherits until it is set for the channel. */
const inherits = (says: string, property: string): Sentence =>
  sentence(says, async (world) => {
    const before = await listed(world);
    expect(before[property]).to.equal(null);
    for (const value of [true, false]) {
      await setProperty(world, before.stream_id, property, value);
      const after = await subscriptionOf(world.anna.client, before.stream_id);
      expect(after[property]).to.equal(value);
    }
  });

export const channelSubscription: Section = {
  title: 'Channel subscription object',
  sentences: [
    sentence('Returned by GET /users/me/subscriptions and carried by subscription events.', async (world) => {
      const { anna } = world;
      const events = await listen(anna.client, ['subscription']);
      const channel = await listed(world);
      const [added] = (await events()).filter(({ op }) => op === 'add');

      expect(omit(added.subscriptions[0], 'subscribers')).to.deep.equal(channel);
    }),
    sentence('stream_id | integer | Unique channel ID', async (world) => {
      const ids = [await listed(world), await listed(world)].map(({ stream_id }) => stream_id as number);
      expect(new Set(ids).size).to.equal(2);
    }),
    sentence('name | string | Channel name', async (world) => {
      const { name, id } = await world.channel([world.anna]);
      expect((await subscriptionOf(world.anna.client, id)).name).to.equal(name);
    }),
    sentence('description | string | Description in markdown', async (world) => {
      const name = world.fresh('described');
      const subscriptions = [{ name, description: 'All about **logos**' }];
      await world.anna.client.ok('POST', '/users/me/subscriptions', { subscriptions });
      expect((await subscriptionOf(world.anna.client, name)).description).to.equal('All about **logos**');
    }),
    sentence('rendered_description | string | Description as HTML', async (world) => {
      const name = world.fresh('described');
      const subscriptions = [{ name, description: 'All about **logos**' }];
      await world.anna.client.ok('POST', '/users/me/subscriptions', { subscriptions });
      expect((await subscriptionOf(world.anna.client, name)).rendered_description).to.equal(
        '<p>All about <strong>logos</strong></p>',
      );
    }),
    sentence('date_created | integer | Creation time, UTC seconds (FL 30)', async (world) => {
      const { clock } = world.site;
      const first = await listed(world);
      expect(first.date_created).to.equal(clock.seconds());
      clock.advance(5000);
      expect((await listed(world)).date_created).to.equal((first.date_created as number) + 5);
    }),
    sentence(
      'creator_id | integer or null | Creating user; null means no recorded creator (FL 254)',
      async (world) => {
        const { id } = await world.channel([world.moderator, world.anna]);
        expect((await subscriptionOf(world.anna.client, id)).creator_id).to.equal(world.moderator.id);
      },
    ),
    sentence('invite_only | boolean | True for a private channel', async (world) => {
      expect((await listed(world, { invite_only: true })).invite_only).to.equal(true);
      expect((await listed(world)).invite_only).to.equal(false);
    }),
    sentence(
      'subscribers | integer[] | User IDs of subscribers; present only when include_subscribers is true',
      async (world) => {
        const { anna, ben } = world;
        const { id } = await world.channel([anna, ben]);
        const shown = await subscriptionOf(anna.client, id, { include_subscribers: true });
        expect(shown.subscribers).to.have.members([anna.id, ben.id]);
        for (const parameters of [{}, { include_subscribers: false }]) {
          expect(await subscriptionOf(anna.client, id, parameters)).not.to.have.property('subscribers');
        }
      },
    ),
    inherits(
      'desktop_notifications | boolean or null | Per-channel setting; null means inherit user-level enable_stream_desktop_notifications',
      'desktop_notifications',
    ),
    inherits(
      'email_notifications | boolean or null | null means inherit enable_stream_email_notifications',
      'email_notifications',
    ),
    inherits(
      'wildcard_mentions_notify | boolean or null | null means inherit the user-level setting of the same name',
      'wildcard_mentions_notify',
    ),
    inherits(
      'push_notifications | boolean or null | null means inherit enable_stream_push_notifications',
      'push_notifications',
    ),
    inherits(
      'audible_notifications | boolean or null | null means inherit enable_stream_audible_notifications',
      'audible_notifications',
    ),
    sentence('pin_to_top | boolean | Pinned to the top of the channel list', async (world) => {
      const { stream_id: id, pin_to_top: before } = await listed(world);
      expect(before).to.equal(false);
      await setProperty(world, id, 'pin_to_top', true);
      expect((await subscriptionOf(world.anna.client, id)).pin_to_top).to.equal(true);
    }),
    sentence(
      'is_muted | boolean | Muted channels do not count toward total unread count and are absent from the combined feed view',
      async (world) => {
        const { anna, ben } = world;
        const channel = await world.channel([anna, ben]);
        const message = await send(ben, channel);
        const state = () =>
          anna.client.ok('POST', '/register', {
            event_types: ['message'],
            fetch_event_types: ['message', 'update_message_flags'],
          });
        const inFeed = async () => {
          const narrow = [{ operator: 'in', operand: 'home' }];
          const window = { anchor: message, num_before: 0, num_after: 0, narrow };
          return (await anna.client.ok('GET', '/messages', window)).messages.length === 1;
        };
        const before = (await state()).unread_msgs.count;
        expect(await inFeed()).to.equal(true);
        await setProperty(world, channel.id, 'is_muted', true);
        expect((await subscriptionOf(anna.client, channel.id)).is_muted).to.equal(true);
        expect((await state()).unread_msgs.count).to.equal(before - 1);
        expect(await inFeed()).to.equal(false);
      },
    ),
    sentence('in_home_view | boolean | Deprecated; the inverse of is_muted', async (world) => {
      const { stream_id: id } = await listed(world);
      for (const is_muted of [true, false]) {
        await setProperty(world, id, 'is_muted', is_muted);
        expect((await subscriptionOf(world.anna.client, id)).in_home_view).to.equal(!is_muted);
      }
    }),
    sentence(
      'is_announcement_only | boolean | Deprecated; true when only administrators can post; use stream_post_policy',
      async (world) => {
        for (const stream_post_policy of [1, 2, 3, 4]) {
          const { is_announcement_only } = await listed(world, { stream_post_policy });
          expect(is_announcement_only, String(stream_post_policy)).to.equal(stream_post_policy === 2);
        }
      },
    ),
    sentence(
      'is_web_public | boolean | Whether unauthenticated web access to history is allowed',
      async (world) => {
        expect((await listed(world)).is_web_public).to.equal(false);
      },
    ),
    sentence("color | string | The user's personal color for the channel", async (world) => {
      const { anna, ben } = world;
      const { id } = await world.channel([anna, ben]);
      const others = (await subscriptionOf(ben.client, id)).color;
      await setProperty(world, id, 'color', '#123456');
      expect((await subscriptionOf(anna.client, id)).color).to.equal('#123456');
      expect((await subscriptionOf(ben.client, id)).color).to.equal(others);
    }),
    sentence(
      'stream_post_policy | integer | 1 any user can post; 2 only administrators; 3 only full members; 4 only moderators',
      async (world) => {
        const { owner, administrator, moderator, anna, guest } = world;
        const newcomer = await world.person();
        await owner.client.ok('PATCH', '/realm', { waiting_period_threshold: 3 });
        const posters = [owner, administrator, moderator, anna, newcomer, guest];
        const may: Readonly<Record<number, readonly boolean[]>> = {
          1: [true, true, true, true, true, true],
          2: [true, true, false, false, false, false],
          3: [true, true, true, true, false, false],
          4: [true, true, true, false, false, false],
        };
        for (const [policy, allowed] of Object.entries(may)) {
          const { id: to } = await world.channel(posters, { stream_post_policy: Number(policy) });
          // Everybody but the newcomer has been there for the waiting period.
          await world.site.server.store.write(async (tx) => {
            await tx.run('UPDATE users SET date_joined = date_joined - ? WHERE id <> ?', [
              (3 * DAY_MS) / 1000,
              newcomer.id,
            ]);
            tx.invalidate('organization');
          });
          const message = { type: 'channel', to, topic: 'logo', content: 'hello' };
          const sent = [];
          for (const { client } of posters)
            sent.push((await client.send('POST', '/messages', message)).status === 200);
          expect(sent, policy).to.deep.equal(allowed);
        }
        await owner.client.ok('PATCH', '/realm', { waiting_period_threshold: 0 });
      },
    ),
    sentence(
      'message_retention_days | integer or null | null inherits the organization setting; -1 keeps messages forever',
      async (world) => {
        const { owner } = world;
        const days = async (message_retention_days: unknown) => {
          const { id } = await world.channel([owner], { message_retention_days });
          return (await subscriptionOf(owner.client, id)).message_retention_days as unknown;
        };
        expect(await days('realm_default')).to.equal(null);
        expect(await days('unlimited')).to.equal(-1);
        expect(await days(30)).to.equal(30);
      },
    ),
    sentence(
      'history_public_to_subscribers | boolean | Always true for public channels at present; clients must not rely on that',
      async (world) => {
        const shown = await listed(world, { history_public_to_subscribers: false });
        expect(shown.history_public_to_subscribers).to.equal(true);
        const hidden = await listed(world, { invite_only: true, history_public_to_subscribers: false });
        expect(hidden.history_public_to_subscribers).to.equal(false);
      },
    ),
    sentence(
      'first_message_id | integer or null | First message in the channel; null when there is no history',
      async (world) => {
        const { anna } = world;
        const channel = await world.channel([anna]);
        expect((await subscriptionOf(anna.client, channel.id)).first_message_id).to.equal(null);
        const first = await send(anna, channel);
        await send(anna, channel);
        expect((await subscriptionOf(anna.client, channel.id)).first_message_id).to.equal(first);
      },
    ),
    sentence(
      'stream_weekly_traffic | integer or null | Average messages per week, rounded; null when data is insufficient',
      async (world) => {
        const { anna, site } = world;
        const channel = await world.channel([anna]);
        const traffic = async () =>
          (await subscriptionOf(anna.client, channel.id)).stream_weekly_traffic as number | null;
        expect(await traffic()).to.equal(null);
        for (let sent = 0; sent < 5; sent += 1) await send(anna, channel);
        site.clock.advance(14 * DAY_MS);
        // Five messages in two weeks, and the next two digits of such an average make 3.
        expect(await traffic()).to.equal(3);
      },
    ),
    sentence(
      'can_remove_subscribers_group | integer | ID of the user group whose members may unsubscribe others',
      async (world) => {
        const { anna, ben, moderator, owner } = world;
        const { user_groups: groups } = await owner.client.ok('GET', '/user_groups');
        const groupId = (name: string): number =>
          groups.find((group: { name: string }) => group.name === name).id;
        const { id, name } = await world.channel([anna, ben, moderator], {
          can_remove_subscribers_group: groupId('role:moderators'),
        });
        const channel = await subscriptionOf(anna.client, id);
        expect(channel.can_remove_subscribers_group).to.equal(groupId('role:moderators'));
        const removal = { subscriptions: [name], principals: [ben.id] };
        await anna.client.fails('DELETE', '/users/me/subscriptions', removal, {
          msg: 'Insufficient permission',
        });
        const { removed } = await moderator.client.ok('DELETE', '/users/me/subscriptions', removal);
        expect(removed).to.deep.equal([name]);
      },
    ),
    sentence(
      'Fields `email_address` (removed FL 226) and `role` (removed FL 133) are no longer present.',
      async (world) => {
        expect(await listed(world)).not.to.have.any.keys('email_address', 'role');
      },
    ),
  ],
};
