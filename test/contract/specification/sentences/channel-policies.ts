import { expect } from 'chai';

import { sentence, type Sentence } from './sentence.js';
import { listed, setProperty } from './subscribing.js';
import { groupIds, send, subscriptionOf } from './fixtures.js';

const DAY_MS = 86_400_000;

/** The fields of a channel subscription after `in_home_view`. */
export const channelPolicies: readonly Sentence[] = [
  sentence(
    'is_announcement_only | boolean | Deprecated; true when only administrators can post; use stream_post_policy',
    async (fixtures) => {
      for (const stream_post_policy of [1, 2, 3, 4]) {
        const { is_announcement_only } = await listed(fixtures, { stream_post_policy });
        expect(is_announcement_only, String(stream_post_policy)).to.equal(stream_post_policy === 2);
      }
    },
  ),
  sentence(
    'is_web_public | boolean | Whether unauthenticated web access to history is allowed',
    async (fixtures) => {
      expect((await listed(fixtures)).is_web_public).to.equal(false);
    },
  ),
  sentence("color | string | The user's personal color for the channel", async (fixtures) => {
    const { anna, ben } = fixtures;
    const { id } = await fixtures.channel([anna, ben]);
    const others = (await subscriptionOf(ben.client, id)).color;
    await setProperty(fixtures.anna.client, id, 'color', '#123456');
    expect((await subscriptionOf(anna.client, id)).color).to.equal('#123456');
    expect((await subscriptionOf(ben.client, id)).color).to.equal(others);
  }),
  sentence(
    'stream_post_policy | integer | 1 any user can post; 2 only administrators; 3 only full members; 4 only moderators',
    async (fixtures) => {
      const { owner, administrator, moderator, anna, guest } = fixtures;
      const newcomer = await fixtures.person();
      await owner.client.ok('PATCH', '/realm', { waiting_period_threshold: 3 });
      const posters = [owner, administrator, moderator, anna, newcomer, guest];
      const may: Readonly<Record<number, readonly boolean[]>> = {
        1: [true, true, true, true, true, true],
        2: [true, true, false, false, false, false],
        3: [true, true, true, true, false, false],
        4: [true, true, true, false, false, false],
      };
      for (const [policy, allowed] of Object.entries(may)) {
        const { id: to } = await fixtures.channel(posters, { stream_post_policy: Number(policy) });
        // Moves the join date of all other users before the waiting period.
        await fixtures.site.services.store.write(async (tx) => {
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
    },
  ),
  sentence(
    'message_retention_days | integer or null | null inherits the organization setting; -1 keeps messages forever',
    async (fixtures) => {
      const { owner } = fixtures;
      const days = async (message_retention_days: unknown) => {
        const { id } = await fixtures.channel([owner], { message_retention_days });
        return (await subscriptionOf(owner.client, id)).message_retention_days as unknown;
      };
      expect(await days('realm_default')).to.equal(null);
      expect(await days('unlimited')).to.equal(-1);
      expect(await days(30)).to.equal(30);
    },
  ),
  sentence(
    'history_public_to_subscribers | boolean | Always true for public channels at present; clients must not rely on that',
    async (fixtures) => {
      const shown = await listed(fixtures, { history_public_to_subscribers: false });
      expect(shown.history_public_to_subscribers).to.equal(true);
      const hidden = await listed(fixtures, { invite_only: true, history_public_to_subscribers: false });
      expect(hidden.history_public_to_subscribers).to.equal(false);
    },
  ),
  sentence(
    'first_message_id | integer or null | First message in the channel; null when there is no history',
    async (fixtures) => {
      const { anna } = fixtures;
      const channel = await fixtures.channel([anna]);
      expect((await subscriptionOf(anna.client, channel.id)).first_message_id).to.equal(null);
      const first = await send(anna, channel);
      await send(anna, channel);
      expect((await subscriptionOf(anna.client, channel.id)).first_message_id).to.equal(first);
    },
  ),
  sentence(
    'stream_weekly_traffic | integer or null | Average messages per week, rounded; null when data is insufficient',
    async (fixtures) => {
      const { anna, site } = fixtures;
      const channel = await fixtures.channel([anna]);
      const traffic = async () =>
        (await subscriptionOf(anna.client, channel.id)).stream_weekly_traffic as number | null;
      expect(await traffic()).to.equal(null);
      for (let sent = 0; sent < 5; sent += 1) await send(anna, channel);
      site.clock.advance(14 * DAY_MS);
      // Five messages in two weeks are rounded to two digits: 3 a week.
      expect(await traffic()).to.equal(3);
    },
  ),
  sentence(
    'can_remove_subscribers_group | integer | ID of the user group whose members may unsubscribe others',
    async (fixtures) => {
      const { anna, ben, moderator } = fixtures;
      const { 'role:moderators': can_remove_subscribers_group } = await groupIds(fixtures);
      const { id, name } = await fixtures.channel([anna, ben, moderator], { can_remove_subscribers_group });
      const channel = await subscriptionOf(anna.client, id);
      expect(channel.can_remove_subscribers_group).to.equal(can_remove_subscribers_group);
      const removal = { subscriptions: [name], principals: [ben.id] };
      await anna.client.fails('DELETE', '/users/me/subscriptions', removal, {
        msg: 'Insufficient permission',
      });
      const { removed } = await moderator.client.ok('DELETE', '/users/me/subscriptions', removal);
      expect(removed).to.deep.equal([name]);
    },
  ),
];
