import { expect } from 'chai';

import { setOwn } from '../../accounts/email/notifications/fixtures.js';
import type { Body } from '../../support/client.js';
import { listen } from '../specification/sentences/fixtures.js';
import { setRealm, type Effects } from './effect.js';
import { meaningOf } from './setting-descriptions.js';
import { ranks, ranksOf, type EffectWorld } from './fixtures.js';

const DIRECT = 'direct';

/** How many typing events Ben and the moderator receive when Anna types to them. */
const heardTyping = async (
  { anna, ben, moderator }: EffectWorld,
  place: Readonly<Record<string, unknown>>,
): Promise<{ status: number; ben: number; moderator: number }> => {
  const hear = ({ client }: typeof ben): ReturnType<typeof listen> =>
    listen(client, ['typing'], { client_capabilities: { stream_typing_notifications: true } });
  const [bens, others] = [await hear(ben), await hear(moderator)];
  const { status } = await anna.client.send('POST', '/typing', { op: 'start', ...place });
  return { status, ben: (await bens()).length, moderator: (await others()).length };
};

const toBoth = ({ ben, moderator }: EffectWorld): Record<string, unknown> => ({
  type: DIRECT,
  to: [ben.id, moderator.id],
});
const inChannel = async (fixtures: EffectWorld): Promise<Record<string, unknown>> => {
  const { id } = await fixtures.channel([fixtures.anna, fixtures.ben, fixtures.moderator]);
  return { type: 'stream', stream_id: id, topic: 'logo' };
};

/** Whether the guest sees Anna's and Ben's presence. */
const presences = async ({ guest, anna, ben, site }: EffectWorld): Promise<boolean[]> => {
  await site.services.presence.reports.settled();
  const { presences: shown } = await guest.client.ok('POST', '/users/me/presence', {
    status: 'idle',
    last_update_id: -1,
  });
  return [anna, ben].map(({ id }) => String(id) in shown);
};

const report = async ({ anna, ben, site }: EffectWorld): Promise<void> => {
  site.clock.advance(60_000);
  for (const { client } of [anna, ben]) {
    await client.ok('POST', '/users/me/presence', { status: 'active', ping_only: true });
  }
  site.clock.advance(1_000);
  await site.services.presence.reports.settled();
};

/** Settings that decide what users see of each other. */
export const peopleEffects: Effects = {
  async receives_typing_notifications(fixtures) {
    for (const place of [toBoth(fixtures), await inChannel(fixtures)]) {
      await setOwn(fixtures.ben, { receives_typing_notifications: false });
      expect(await heardTyping(fixtures, place)).to.deep.equal({ status: 200, ben: 0, moderator: 1 });
      await setOwn(fixtures.ben, { receives_typing_notifications: true });
      expect(await heardTyping(fixtures, place)).to.deep.equal({ status: 200, ben: 1, moderator: 1 });
    }
  },

  async send_private_typing_notifications(fixtures) {
    const place = await inChannel(fixtures);
    await setOwn(fixtures.anna, { send_private_typing_notifications: false });
    expect(await heardTyping(fixtures, toBoth(fixtures))).to.deep.equal({
      status: 400,
      ben: 0,
      moderator: 0,
    });
    expect(await heardTyping(fixtures, place)).to.include({ status: 200, ben: 1 });
    await setOwn(fixtures.anna, { send_private_typing_notifications: true });
    expect(await heardTyping(fixtures, toBoth(fixtures))).to.include({ status: 200, ben: 1 });
  },

  async send_stream_typing_notifications(fixtures) {
    const place = await inChannel(fixtures);
    await setOwn(fixtures.anna, { send_stream_typing_notifications: false });
    expect(await heardTyping(fixtures, place)).to.deep.equal({ status: 400, ben: 0, moderator: 0 });
    expect(await heardTyping(fixtures, toBoth(fixtures))).to.include({ status: 200, ben: 1 });
    await setOwn(fixtures.anna, { send_stream_typing_notifications: true });
    expect(await heardTyping(fixtures, place)).to.include({ status: 200, ben: 1 });
  },

  async presence_enabled(fixtures) {
    await setOwn(fixtures.anna, { presence_enabled: false });
    const heard = await listen(fixtures.guest.client, ['presence']);
    await report(fixtures);
    expect(await presences(fixtures)).to.deep.equal([false, true]);
    expect(new Set((await heard()).map(({ user_id }) => user_id))).to.deep.equal(new Set([fixtures.ben.id]));
    await setOwn(fixtures.anna, { presence_enabled: true });
    await report(fixtures);
    expect(await presences(fixtures)).to.deep.equal([true, true]);
    await setOwn(fixtures.anna, { presence_enabled: false });
    expect(await presences(fixtures)).to.deep.equal([false, true]);
  },

  async presence_disabled(fixtures) {
    await setOwn(fixtures.anna, { presence_enabled: true });
    await report(fixtures);
    expect(await presences(fixtures)).to.deep.equal([true, true]);
    await setRealm(fixtures, { presence_disabled: true });
    expect(await presences(fixtures)).to.deep.equal([false, false]);
    expect((await fixtures.guest.client.ok('GET', '/realm/presence')).presences).to.deep.equal({});
    await setRealm(fixtures, { presence_disabled: false });
    await report(fixtures);
    expect(await presences(fixtures)).to.deep.equal([true, true]);
  },

  async email_address_visibility(fixtures) {
    const { ben } = fixtures;
    const read = async (client: typeof ben.client): Promise<Body> =>
      (await client.ok('GET', `/users/${ben.id}`)).user;
    for (const [choice, word] of meaningOf('user', 'email_address_visibility')) {
      await setOwn(ben, { email_address_visibility: choice });
      const seers: string[] = [];
      for (const rank of ranks) {
        const { delivery_email, email } = await read(fixtures.people[rank].client);
        if (delivery_email !== null) {
          expect(delivery_email).to.equal(ben.email);
          seers.push(rank);
        }
        // The API email is the same for all requesters.
        expect(email === ben.email, `${word}: ${email}`).to.equal(word === 'everyone');
      }
      expect(seers, word).to.deep.equal(ranksOf(word));
      expect((await read(ben.client)).delivery_email, 'one’s own').to.equal(ben.email);
    }
  },
};
