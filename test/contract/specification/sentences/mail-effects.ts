import { expect } from 'chai';

import {
  mailsTo,
  pass,
  setTopicPolicy,
  untilMailed,
  type Received,
} from '../../../accounts/email/notifications/fixtures.js';
import { ManualClock } from '../../../support/clock.js';
import type { Person } from '../../../support/people.js';
import { pair } from './setting-row.js';
import { inWorld, send, type Channel, type Fixtures } from './fixtures.js';

const HOUR_MS = 3_600_000;
const FOLLOWED = 3;

/** A mention does not make the user follow the topic. */
const NOT_FOLLOWING = { automatically_follow_topics_where_mentioned: false };

type Pair = readonly [on: Person, off: Person];

/** How many emails with a text each of two users received. */
const countMails = async ({ site }: Fixtures, [on, off]: Pair, text: string): Promise<number[]> => {
  await untilMailed(site);
  return [on, off].map((person) => mailsTo(site, person).filter((mail) => mail.text.includes(text)).length);
};

/** Checks that a message is mailed to the user with the setting, and not to the user without it. */
const mailsOnlyOne = async (
  fixtures: Fixtures,
  people: Pair,
  write: (content: string) => Promise<unknown>,
): Promise<void> => {
  const content = fixtures.fresh('a message');
  await write(content);
  expect(await countMails(fixtures, people, content)).to.deep.equal([1, 0]);
};

const channelOf = (fixtures: Fixtures, people: Pair): Promise<Channel> =>
  fixtures.channel([fixtures.anna, ...people]);

const follow = async ({ site }: Fixtures, people: Pair, { id }: Channel, topic: string): Promise<void> => {
  for (const person of people) await setTopicPolicy(site, person, id, topic, FOLLOWED);
};

export const mailsDirectMessages = async (fixtures: Fixtures): Promise<void> => {
  const people = await pair(fixtures, 'enable_offline_email_notifications');
  await mailsOnlyOne(fixtures, people, (content) => send(fixtures.anna, people, content));
};

export const mailsChannels = async (fixtures: Fixtures): Promise<void> => {
  const people = await pair(fixtures, 'enable_stream_email_notifications');
  const channel = await channelOf(fixtures, people);
  await mailsOnlyOne(fixtures, people, (content) => send(fixtures.anna, channel, content));
};

export const mailsFollowedTopics = async (fixtures: Fixtures): Promise<void> => {
  const people = await pair(fixtures, 'enable_followed_topic_email_notifications');
  const channel = await channelOf(fixtures, people);
  await follow(fixtures, people, channel, 'logo');
  await mailsOnlyOne(fixtures, people, (content) => send(fixtures.anna, channel, content, 'logo'));
};

export const mailsWildcards = async (fixtures: Fixtures): Promise<void> => {
  const people = await pair(fixtures, 'wildcard_mentions_notify', NOT_FOLLOWING);
  const channel = await channelOf(fixtures, people);
  await mailsOnlyOne(fixtures, people, (content) => send(fixtures.anna, channel, `@**all** ${content}`));
};

export const mailsWildcardsInFollowedTopics = async (fixtures: Fixtures): Promise<void> => {
  const others = { wildcard_mentions_notify: false, enable_followed_topic_email_notifications: false };
  const people = await pair(fixtures, 'enable_followed_topic_wildcard_mentions_notify', others);
  const channel = await channelOf(fixtures, people);
  await follow(fixtures, people, channel, 'logo');
  await mailsOnlyOne(fixtures, people, (content) =>
    send(fixtures.anna, channel, `@**all** ${content}`, 'logo'),
  );
};

export const hidesContent = async (fixtures: Fixtures): Promise<void> => {
  const people = await pair(fixtures, 'message_content_in_email_notifications');
  await mailsOnlyOne(fixtures, people, (content) => send(fixtures.anna, people, content));
  expect(mailsTo(fixtures.site, people[1])).to.have.length(1);
};

export const batchesEmails = async (fixtures: Fixtures): Promise<void> => {
  const { site, anna } = fixtures;
  const person = await fixtures.person();
  await person.client.ok('PATCH', '/settings', { email_notifications_batching_period_seconds: 60 });
  await send(anna, [person]);
  await pass(50, site);
  expect(mailsTo(site, person)).to.deep.equal([]);
  await pass(20, site);
  expect(mailsTo(site, person)).to.have.length(1);
};

/** Logs two users in from a browser that is new to them. */
const logInElsewhere = async ({ site }: Fixtures, people: Pair): Promise<void> => {
  // Logins within a minute after joining send no email.
  await pass(65, site);
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0' };
  for (const { email: username, password } of people)
    await site.anonymous.send('POST', '/fetch_api_key', { username, password }, { headers });
};

export const mailsLogins = async (fixtures: Fixtures): Promise<void> => {
  const people = await pair(fixtures, 'enable_login_emails');
  await logInElsewhere(fixtures, people);
  expect(await countMails(fixtures, people, 'Firefox on Linux')).to.deep.equal([1, 0]);
};

export const writesTimes = async (fixtures: Fixtures): Promise<void> => {
  const people = await pair(fixtures, 'twenty_four_hour_time');
  await logInElsewhere(fixtures, people);
  await pass(10, fixtures.site);
  const [on, off] = people.map((person) =>
    mailsTo(fixtures.site, person)
      .map(({ text }) => text)
      .join('\n'),
  );
  expect(on)
    .to.match(/ \d{1,2}:\d\d /)
    .and.not.match(/:\d\d [AP]M /);
  expect(off).to.match(/ \d{1,2}:\d\d [AP]M /);
};

/** Digests are due on Tuesday, June 11th. Three days pass, so that the date is right in every time zone. */
export const mailsDigests = (): Promise<void> =>
  inWorld({ clock: new ManualClock(Date.UTC(2024, 5, 1, 12)) }, async (fixtures) => {
    const { site, owner, anna } = fixtures;
    await owner.client.ok('PATCH', '/realm', { digest_emails_enabled: true, digest_weekday: 1 });
    const people = await pair(fixtures, 'enable_digest_emails', {
      enable_offline_email_notifications: false,
    });
    site.clock.advance(8 * 24 * HOUR_MS);
    await send(anna, people, 'Where are you?');
    for (let hour = 0; hour < 3 * 24; hour += 1) {
      site.clock.advance(HOUR_MS);
      await site.server.workers.digests.settled();
    }
    await pass(10, site);
    const digests = (person: Person): Received[] =>
      mailsTo(site, person).filter(({ subject }) => subject.startsWith('While you were away'));
    expect(people.map((person) => digests(person).length)).to.deep.equal([1, 0]);
  });
