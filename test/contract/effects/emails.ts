import { expect } from 'chai';

import {
  mailsTo,
  pass,
  setOwn,
  setSubscription,
  untilMailed,
  type Received,
} from '../../accounts/email/notifications/fixtures.js';
import type { Person } from '../../support/people.js';
import { send, type Channel } from '../specification/sentences/fixtures.js';
import { setRealm, shownBy, type Effects } from './effect.js';
import type { EffectWorld } from './fixtures.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The emails that Anna and Ben receive because of an action. */
const mailedBy = async (
  fixtures: EffectWorld,
  work: () => Promise<unknown>,
  wait: () => Promise<void> = () => untilMailed(fixtures.site),
): Promise<[anna: Received[], ben: Received[]]> => {
  const before = [fixtures.anna, fixtures.ben].map((person) => mailsTo(fixtures.site, person).length);
  await work();
  await wait();
  const after = (person: Person, index: number): Received[] =>
    mailsTo(fixtures.site, person).slice(before[index]);
  return [after(fixtures.anna, 0), after(fixtures.ben, 1)];
};

const counted = async (fixtures: EffectWorld, work: () => Promise<unknown>): Promise<number[]> =>
  (await mailedBy(fixtures, work)).map((mails) => mails.length);

/** A channel of the moderator, Anna and Ben, whose settings follow no topics automatically. */
const room = async (fixtures: EffectWorld): Promise<Channel> => {
  for (const person of [fixtures.anna, fixtures.ben])
    await setOwn(person, { automatically_follow_topics_where_mentioned: false });
  return fixtures.channel([fixtures.moderator, fixtures.anna, fixtures.ben]);
};

/** A topic of the channel that both follow because they sent a message there. */
const followedTopic = async (fixtures: EffectWorld, channel: Channel): Promise<string> => {
  const topic = fixtures.fresh('topic');
  for (const person of [fixtures.anna, fixtures.ben]) {
    await setOwn(person, { automatically_follow_topics_policy: 2 });
    await send(person, channel, 'hello', topic);
  }
  await untilMailed(fixtures.site);
  return topic;
};

/** Anna and Ben log in from an address that is new for both, and receive these emails. */
const bothLogIn = async (fixtures: EffectWorld): Promise<Received[][]> => {
  const headers = { 'X-Forwarded-For': `2001:db8::${fixtures.fresh('').trim()}` };
  const work = async (): Promise<void> => {
    for (const { email: username, password } of [fixtures.anna, fixtures.ben])
      await fixtures.site.anonymous.send('POST', '/fetch_api_key', { username, password }, { headers });
  };
  return mailedBy(fixtures, work, () => pass(10, fixtures.site));
};

/** The text of the only email of each user. */
const single = (mails: readonly Received[][]): string[] =>
  mails.map((ones) => {
    expect(ones).to.have.length(1);
    return ones[0]?.text ?? '';
  });

/** Monday is 0. */
const today = ({ site }: EffectWorld): number => (new Date(site.clock.now()).getDay() + 6) % 7;

/** Anna misses a message. Then the time is noon of a day on which a digest about it may be sent. */
const missSomething = async (fixtures: EffectWorld): Promise<void> => {
  const { clock } = fixtures.site;
  const hours = new Date(clock.now()).getHours();
  // More than a week after the last digest, and after five days without activity.
  clock.advance(8 * DAY_MS + ((36 - hours) % 24) * HOUR_MS);
  await setOwn(fixtures.anna, { email_notifications_batching_period_seconds: 604_800 });
  await send(fixtures.moderator, [fixtures.anna]);
};

/** Whether Anna receives a digest within the next hour. */
const getsDigest = async ({ site, anna }: EffectWorld): Promise<boolean> => {
  await site.services.store.write((tx) => tx.run('DELETE FROM outbox'));
  site.clock.advance(HOUR_MS);
  await site.server.workers.digests.settled();
  const rows = await site.services.store.read((tx) =>
    tx.all<{ payload: string }>("SELECT payload FROM outbox WHERE kind = 'mail'"),
  );
  return rows
    .map(({ payload }) => JSON.parse(payload) as { to: string; subject: string })
    .some(({ to, subject }) => to === anna.email && subject.startsWith('While you were away'));
};

/** Settings of users and of the organization that control emails. */
export const emailEffects: Effects = {
  async twenty_four_hour_time(fixtures) {
    await setOwn(fixtures.anna, { twenty_four_hour_time: true, timezone: 'UTC' });
    await setOwn(fixtures.ben, { timezone: 'UTC' });
    const [annas = '', bens = ''] = single(await bothLogIn(fixtures));
    expect(annas).to.match(/Time: .* at \d\d:\d\d /);
    expect(bens).to.match(/Time: .* at \d{1,2}:\d\d (AM|PM) /);
    const time = '<time:2024-06-01T15:30:00Z>';
    const mails = await mailedBy(fixtures, () =>
      send(fixtures.moderator, [fixtures.anna, fixtures.ben], time),
    );
    const [own = '', other = ''] = single(mails);
    expect(own).to.match(/at 15:30 /);
    expect(other).to.match(/at 3:30\sPM /);
    await setOwn(fixtures.anna, { twenty_four_hour_time: false });
    expect(single(await bothLogIn(fixtures))[0]).to.match(/Time: .* (AM|PM) /);
  },

  async timezone(fixtures) {
    await setOwn(fixtures.anna, { timezone: 'Asia/Kolkata' });
    await setOwn(fixtures.ben, { timezone: 'UTC' });
    const [annas = '', bens = ''] = single(await bothLogIn(fixtures));
    expect(annas).to.include('GMT+5:30');
    expect(bens).to.include('UTC');
    const time = '<time:2024-06-01T15:30:00Z>';
    const mails = await mailedBy(fixtures, () =>
      send(fixtures.moderator, [fixtures.anna, fixtures.ben], time),
    );
    const [own = '', other = ''] = single(mails);
    expect(own).to.match(/at 9:00\sPM /);
    expect(other).to.match(/at 3:30\sPM /);
    const { user } = await fixtures.guest.client.ok('GET', `/users/${String(fixtures.anna.id)}`);
    expect(user.timezone).to.equal('Asia/Kolkata');
  },

  async enable_login_emails(fixtures) {
    await setOwn(fixtures.anna, { enable_login_emails: false });
    expect((await bothLogIn(fixtures)).map((mails) => mails.length)).to.deep.equal([0, 1]);
    await setOwn(fixtures.anna, { enable_login_emails: true });
    expect((await bothLogIn(fixtures)).map((mails) => mails.length)).to.deep.equal([1, 1]);
  },

  async enable_stream_email_notifications(fixtures) {
    const channel = await room(fixtures);
    await setOwn(fixtures.anna, { enable_stream_email_notifications: true });
    expect(await counted(fixtures, () => send(fixtures.moderator, channel))).to.deep.equal([1, 0]);
    await setOwn(fixtures.anna, { enable_stream_email_notifications: false });
    expect(await counted(fixtures, () => send(fixtures.moderator, channel))).to.deep.equal([0, 0]);
  },

  async email_notifications_batching_period_seconds(fixtures) {
    await setOwn(fixtures.anna, { email_notifications_batching_period_seconds: 30 });
    const after = async (work: () => Promise<unknown>, seconds: number): Promise<number[]> =>
      (await mailedBy(fixtures, work, () => pass(seconds, fixtures.site))).map((mails) => mails.length);
    const tellBoth = () => send(fixtures.moderator, [fixtures.anna, fixtures.ben]);
    expect(await after(tellBoth, 25)).to.deep.equal([0, 0]);
    expect(await after(() => Promise.resolve(), 15)).to.deep.equal([1, 0]);
    expect(await after(() => Promise.resolve(), 75)).to.deep.equal([0, 0]);
    expect(await after(() => Promise.resolve(), 15)).to.deep.equal([0, 1]);
  },

  async enable_offline_email_notifications(fixtures) {
    const channel = await room(fixtures);
    const works = [
      () => send(fixtures.moderator, [fixtures.anna, fixtures.ben]),
      () => send(fixtures.moderator, channel, '@**Anna** @**Ben**'),
      () => send(fixtures.moderator, channel, '@**all**'),
    ];
    for (const work of works) {
      await setOwn(fixtures.anna, { enable_offline_email_notifications: false });
      expect(await counted(fixtures, work)).to.deep.equal([0, 1]);
      await setOwn(fixtures.anna, { enable_offline_email_notifications: true });
      expect(await counted(fixtures, work)).to.deep.equal([1, 1]);
    }
  },

  async enable_followed_topic_email_notifications(fixtures) {
    const channel = await room(fixtures);
    const topic = await followedTopic(fixtures, channel);
    const say = () => send(fixtures.moderator, channel, 'news', topic);
    await setOwn(fixtures.anna, { enable_followed_topic_email_notifications: false });
    expect(await counted(fixtures, say)).to.deep.equal([0, 1]);
    await setOwn(fixtures.anna, { enable_followed_topic_email_notifications: true });
    expect(await counted(fixtures, say)).to.deep.equal([1, 1]);
    expect(await counted(fixtures, () => send(fixtures.moderator, channel, 'news', 'other'))).to.deep.equal([
      0, 0,
    ]);
  },

  async wildcard_mentions_notify(fixtures) {
    const channel = await room(fixtures);
    const say = () => send(fixtures.moderator, channel, '@**all**');
    await setOwn(fixtures.anna, { wildcard_mentions_notify: false });
    expect(await counted(fixtures, say)).to.deep.equal([0, 1]);
    await setOwn(fixtures.anna, { wildcard_mentions_notify: true });
    expect(await counted(fixtures, say)).to.deep.equal([1, 1]);
  },

  async enable_followed_topic_wildcard_mentions_notify(fixtures) {
    const channel = await room(fixtures);
    const topic = await followedTopic(fixtures, channel);
    for (const person of [fixtures.anna, fixtures.ben]) {
      await setOwn(person, {
        wildcard_mentions_notify: false,
        enable_followed_topic_email_notifications: false,
      });
      await setSubscription(person, channel.id, { is_muted: true });
    }
    const say = () => send(fixtures.moderator, channel, '@**all**', topic);
    await setOwn(fixtures.anna, { enable_followed_topic_wildcard_mentions_notify: false });
    expect(await counted(fixtures, say)).to.deep.equal([0, 1]);
    await setOwn(fixtures.anna, { enable_followed_topic_wildcard_mentions_notify: true });
    expect(await counted(fixtures, say)).to.deep.equal([1, 1]);
  },

  async message_content_in_email_notifications(fixtures) {
    const tellBoth = () => send(fixtures.moderator, [fixtures.anna, fixtures.ben], 'the secret recipe');
    await setOwn(fixtures.anna, { message_content_in_email_notifications: false });
    const [annas = '', bens = ''] = single(await mailedBy(fixtures, tellBoth));
    expect(annas).to.not.include('recipe').and.not.include(fixtures.moderator.name);
    expect(bens).to.include('recipe').and.include(fixtures.moderator.name);
    await setOwn(fixtures.anna, { message_content_in_email_notifications: true });
    expect(single(await mailedBy(fixtures, tellBoth))[0]).to.include('recipe');
  },

  async message_content_allowed_in_email_notifications(fixtures) {
    const tellBoth = () => send(fixtures.moderator, [fixtures.anna, fixtures.ben], 'the secret recipe');
    await setRealm(fixtures, { message_content_allowed_in_email_notifications: false });
    for (const text of single(await mailedBy(fixtures, tellBoth)))
      expect(text).to.not.include('recipe').and.not.include(fixtures.moderator.name);
    await setRealm(fixtures, { message_content_allowed_in_email_notifications: true });
    for (const text of single(await mailedBy(fixtures, tellBoth))) expect(text).to.include('recipe');
  },

  async realm_name_in_email_notifications_policy(fixtures) {
    const { realm_name } = await fixtures.site.owner.ok('POST', '/register', {
      fetch_event_types: ['realm'],
    });
    const isNamed = async (choice: number): Promise<boolean[]> => {
      await setOwn(fixtures.anna, { realm_name_in_email_notifications_policy: choice });
      const mails = await mailedBy(fixtures, () => send(fixtures.moderator, [fixtures.anna, fixtures.ben]));
      return mails.map(([mail]) => (mail?.subject ?? '').includes(realm_name as string));
    };
    expect(await isNamed(2), 'always, and as by default').to.deep.equal([true, false]);
    expect(await isNamed(3), 'never').to.deep.equal([false, false]);
    expect(await isNamed(1), 'automatic').to.deep.equal([false, false]);
  },

  enable_digest_emails: shownBy(
    'accounts/email/digest.test.ts',
    'is not sent to bots, deactivated users and users who disabled it',
  ),

  async digest_emails_enabled(fixtures) {
    await missSomething(fixtures);
    await setRealm(fixtures, { digest_emails_enabled: false, digest_weekday: today(fixtures) });
    expect(await getsDigest(fixtures)).to.equal(false);
    await setRealm(fixtures, { digest_emails_enabled: true });
    expect(await getsDigest(fixtures)).to.equal(true);
  },

  async digest_weekday(fixtures) {
    await missSomething(fixtures);
    await setRealm(fixtures, { digest_emails_enabled: true, digest_weekday: (today(fixtures) + 1) % 7 });
    expect(await getsDigest(fixtures)).to.equal(false);
    await setRealm(fixtures, { digest_weekday: today(fixtures) });
    expect(await getsDigest(fixtures)).to.equal(true);
  },
};
