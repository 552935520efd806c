import { expect } from 'chai';

import { channelPolicies } from './channel-policies.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { listed, setProperty } from './subscribing.js';
import { listen, omit, send, subscriptionOf } from './fixtures.js';

/** A field that is inherited until it is set for the channel. */
const inherits = (says: string, property: string): Sentence =>
  sentence(says, async (fixtures) => {
    const before = await listed(fixtures);
    expect(before[property]).to.equal(null);
    for (const value of [true, false]) {
      await setProperty(fixtures.anna.client, before.stream_id, property, value);
      const after = await subscriptionOf(fixtures.anna.client, before.stream_id);
      expect(after[property]).to.equal(value);
    }
  });

export const channelSubscription: Section = {
  title: 'Channel subscription object',
  sentences: [
    sentence(
      'Returned by GET /users/me/subscriptions and carried by subscription events.',
      async (fixtures) => {
        const { anna } = fixtures;
        const events = await listen(anna.client, ['subscription']);
        const channel = await listed(fixtures);
        const [added] = (await events()).filter(({ op }) => op === 'add');

        expect(omit(added.subscriptions[0], 'subscribers')).to.deep.equal(channel);
      },
    ),
    sentence('stream_id | integer | Unique channel ID', async (fixtures) => {
      const ids = [await listed(fixtures), await listed(fixtures)].map(
        ({ stream_id }) => stream_id as number,
      );
      expect(new Set(ids).size).to.equal(2);
    }),
    sentence('name | string | Channel name', async (fixtures) => {
      const { name, id } = await fixtures.channel([fixtures.anna]);
      expect((await subscriptionOf(fixtures.anna.client, id)).name).to.equal(name);
    }),
    sentence('description | string | Description in markdown', async (fixtures) => {
      const name = fixtures.fresh('described');
      const subscriptions = [{ name, description: 'All about **logos**' }];
      await fixtures.anna.client.ok('POST', '/users/me/subscriptions', { subscriptions });
      expect((await subscriptionOf(fixtures.anna.client, name)).description).to.equal('All about **logos**');
    }),
    sentence('rendered_description | string | Description as HTML', async (fixtures) => {
      const name = fixtures.fresh('described');
      const subscriptions = [{ name, description: 'All about **logos**' }];
      await fixtures.anna.client.ok('POST', '/users/me/subscriptions', { subscriptions });
      expect((await subscriptionOf(fixtures.anna.client, name)).rendered_description).to.equal(
        '<p>All about <strong>logos</strong></p>',
      );
    }),
    sentence('date_created | integer | Creation time, UTC seconds (FL 30)', async (fixtures) => {
      const { clock } = fixtures.site;
      const first = await listed(fixtures);
      expect(first.date_created).to.equal(clock.seconds());
      clock.advance(5000);
      expect((await listed(fixtures)).date_created).to.equal((first.date_created as number) + 5);
    }),
    sentence(
      'creator_id | integer or null | Creating user; null means no recorded creator (FL 254)',
      async (fixtures) => {
        const { id } = await fixtures.channel([fixtures.moderator, fixtures.anna]);
        expect((await subscriptionOf(fixtures.anna.client, id)).creator_id).to.equal(fixtures.moderator.id);
      },
    ),
    sentence('invite_only | boolean | True for a private channel', async (fixtures) => {
      expect((await listed(fixtures, { invite_only: true })).invite_only).to.equal(true);
      expect((await listed(fixtures)).invite_only).to.equal(false);
    }),
    sentence(
      'subscribers | integer[] | User IDs of subscribers; present only when include_subscribers is true',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const { id } = await fixtures.channel([anna, ben]);
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
    sentence('pin_to_top | boolean | Pinned to the top of the channel list', async (fixtures) => {
      const { stream_id: id, pin_to_top: before } = await listed(fixtures);
      expect(before).to.equal(false);
      await setProperty(fixtures.anna.client, id, 'pin_to_top', true);
      expect((await subscriptionOf(fixtures.anna.client, id)).pin_to_top).to.equal(true);
    }),
    sentence(
      'is_muted | boolean | Muted channels do not count toward total unread count and are absent from the combined feed view',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const channel = await fixtures.channel([anna, ben]);
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
        await setProperty(fixtures.anna.client, channel.id, 'is_muted', true);
        expect((await subscriptionOf(anna.client, channel.id)).is_muted).to.equal(true);
        expect((await state()).unread_msgs.count).to.equal(before - 1);
        expect(await inFeed()).to.equal(false);
      },
    ),
    sentence('in_home_view | boolean | Deprecated; the inverse of is_muted', async (fixtures) => {
      const { stream_id: id } = await listed(fixtures);
      for (const is_muted of [true, false]) {
        await setProperty(fixtures.anna.client, id, 'is_muted', is_muted);
        expect((await subscriptionOf(fixtures.anna.client, id)).in_home_view).to.equal(!is_muted);
      }
    }),
    ...channelPolicies,
    sentence(
      'Fields `email_address` (removed FL 226) and `role` (removed FL 133) are no longer present.',
      async (fixtures) => {
        expect(await listed(fixtures)).not.to.have.any.keys('email_address', 'role');
      },
    ),
  ],
};
