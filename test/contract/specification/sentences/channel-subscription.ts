import { expect } from 'chai';

import { channelPolicies } from './channel-policies.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { listed, setProperty } from './subscribing.js';
import { listen, omit, send, subscriptionOf } from './world.js';

/** A field that inherits until it is set for the channel. */
const inherits = (says: string, property: string): Sentence =>
  sentence(says, async (world) => {
    const before = await listed(world);
    expect(before[property]).to.equal(null);
    for (const value of [true, false]) {
      await setProperty(world.anna.client, before.stream_id, property, value);
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
      await setProperty(world.anna.client, id, 'pin_to_top', true);
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
        await setProperty(world.anna.client, channel.id, 'is_muted', true);
        expect((await subscriptionOf(anna.client, channel.id)).is_muted).to.equal(true);
        expect((await state()).unread_msgs.count).to.equal(before - 1);
        expect(await inFeed()).to.equal(false);
      },
    ),
    sentence('in_home_view | boolean | Deprecated; the inverse of is_muted', async (world) => {
      const { stream_id: id } = await listed(world);
      for (const is_muted of [true, false]) {
        await setProperty(world.anna.client, id, 'is_muted', is_muted);
        expect((await subscriptionOf(world.anna.client, id)).in_home_view).to.equal(!is_muted);
      }
    }),
    ...channelPolicies,
    sentence(
      'Fields `email_address` (removed FL 226) and `role` (removed FL 133) are no longer present.',
      async (world) => {
        expect(await listed(world)).not.to.have.any.keys('email_address', 'role');
      },
    ),
  ],
};
