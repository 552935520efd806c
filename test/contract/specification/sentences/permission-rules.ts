import { expect } from 'chai';

import type { Person } from '../../../support/people.js';
import { sentence, type Sentence } from './sentence.js';
import { PATH, refused, subscribe } from './subscribing.js';
import { groupIds, inWorld, subscriptionOf, type Channel, type Fixtures } from './fixtures.js';

const unsubscribe = async ({ client }: Person, channel: Channel, { id }: Person): Promise<number> =>
  (await client.send('DELETE', PATH, { subscriptions: [channel.name], principals: [id] })).status;

/** A channel of the moderator and Anna from which members may unsubscribe others. */
const openToMembers = async (fixtures: Fixtures, invite_only: boolean): Promise<Channel> => {
  const { 'role:members': can_remove_subscribers_group } = await groupIds(fixtures);
  return fixtures.channel([fixtures.moderator, fixtures.anna], { invite_only, can_remove_subscribers_group });
};

/** The authorization rules that the specification also states elsewhere. */
export const permissionRules: readonly Sentence[] = [
  sentence('Permission rules stated elsewhere: subscribing depends on channel privacy', async (fixtures) => {
    const { owner, anna, guest } = fixtures;
    const [open, closed] = [
      await fixtures.channel([owner]),
      await fixtures.channel([owner], { invite_only: true }),
    ];
    await subscribe(anna.client, open.name);
    await refused(anna.client, closed.name, {}, { msg: `Unable to access channel (${closed.name}).` });
    await refused(guest.client, open.name, {}, { code: 'BAD_REQUEST' });
    await subscribe(owner.client, closed.name, { principals: [guest.id] });
    expect((await subscriptionOf(guest.client, closed.id)).invite_only).to.equal(true);
  }),
  sentence(
    'creating web-public channels needs the settings named under POST /users/me/subscriptions',
    async (fixtures) => {
      const { owner, fresh } = fixtures;
      await owner.client.ok('PATCH', '/realm', { enable_spectator_access: true });
      const name = fresh('web');
      await refused(owner.client, name, { is_web_public: true }, { code: 'BAD_REQUEST' });
      expect(await subscriptionOf(owner.client, name)).to.equal(undefined);
      await inWorld({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } }, async ({ owner: { client } }) => {
        await client.ok('PATCH', '/realm', { enable_spectator_access: true });
        await subscribe(client, name, { is_web_public: true });
        expect((await subscriptionOf(client, name)).is_web_public).to.equal(true);
      });
    },
  ),
  sentence('only owners change the owner role', async (fixtures) => {
    const { owner, administrator } = fixtures;
    const { id } = await fixtures.person();
    const change = async ({ client }: Person, role: number): Promise<number> =>
      (await client.send('PATCH', `/users/${String(id)}`, { role })).status;
    expect(await change(administrator, 100)).to.equal(400);
    expect(await change(owner, 100)).to.equal(200);
    expect(await change(administrator, 400)).to.equal(400);
    expect(await change(owner, 400)).to.equal(200);
  }),
  sentence(
    'a user must have access to a channel to unsubscribe others even if in the can_remove_subscribers_group',
    async (fixtures) => {
      const { moderator, anna, ben, guest } = fixtures;
      const open = await openToMembers(fixtures, false);
      await subscribe(moderator.client, open.name, { principals: [guest.id] });
      expect(await unsubscribe(guest, open, anna)).to.equal(400);
      expect(await unsubscribe(ben, open, anna)).to.equal(200);
      expect(await subscriptionOf(anna.client, open.id)).to.equal(undefined);
      const closed = await openToMembers(fixtures, true);
      expect(await unsubscribe(ben, closed, anna)).to.equal(400);
      expect((await subscriptionOf(anna.client, closed.id)).name).to.equal(closed.name);
      await subscribe(moderator.client, closed.name, { principals: [ben.id] });
      expect(await unsubscribe(ben, closed, anna)).to.equal(200);
    },
  ),
  sentence('Deactivated or nonexistent principals are rejected (see Errors).', async (fixtures) => {
    const { owner, anna } = fixtures;
    const gone = await fixtures.person();
    const channel = await fixtures.channel([anna, gone]);
    await owner.client.ok('DELETE', `/users/${String(gone.id)}`);
    for (const principal of [gone.id, gone.email, 999_999, 'nobody@example.com']) {
      const wanted = { status: 400, code: 'BAD_REQUEST' };
      await refused(anna.client, fixtures.fresh('principal'), { principals: [principal] }, wanted);
      const parameters = { subscriptions: [channel.name], principals: [principal] };
      await owner.client.fails('DELETE', PATH, parameters, wanted);
    }
  }),
];
