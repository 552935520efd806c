import { expect } from 'chai';

import { defaultRules, type Bucket, type Rule } from '../../../src/runtime/rate-limits/rules.js';
import type { Body, Parameters } from '../../support/client.js';
import { addCrowd } from '../../support/many-users.js';
import { exampleFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer } from '../../support/server.js';
import { enforced } from '../specification/enforced-limits.js';
import { listen } from '../specification/sentences/fixtures.js';
import { prove, shownBy, type Check, type Effects } from './effect.js';
import { statedCaps } from './stated-caps.js';
import { succeeds, type EffectWorld } from './fixtures.js';

const MIB = 1024 * 1024;

const registered = async ({ site }: EffectWorld): Promise<Body> => site.owner.ok('POST', '/register');

/** Runs a check of `enforced`, which has the limits that the specification names. */
const keeps =
  (limit: string): Check =>
  async ({ site }) => {
    const check = enforced[limit];
    if (!check) throw new Error(`Nothing shows the limit "${limit}".`);
    await check(site);
  };

/** A picture of this many bytes. Decoders ignore the bytes after its end. */
const pictureOf = async (bytes: number): Promise<File> => {
  const picture = Buffer.from(await exampleFile().arrayBuffer());
  return new File([new Uint8Array(Buffer.concat([picture], bytes))], 'pixel.png', { type: 'image/png' });
};

/** Checks that an upload accepts a picture of exactly this many MiB and refuses one byte more. */
const takesPictures = async (
  person: Person,
  mebibytes: number,
  pathOf: () => string,
  more: Parameters = {},
): Promise<void> => {
  for (const [bytes, isTaken] of [
    [mebibytes * MIB, true],
    [mebibytes * MIB + 1, false],
  ] as const) {
    const filename = await pictureOf(bytes);
    expect(await succeeds(person, 'POST', pathOf(), { filename, ...more }), String(bytes)).to.equal(isTaken);
  }
};

/** Whether a new account may have a password. */
const takesPassword = (fixtures: EffectWorld, password: string): Promise<boolean> =>
  succeeds(fixtures.owner, 'POST', '/users', {
    email: `${fixtures.fresh('p').replace(' ', '')}@example.com`,
    full_name: fixtures.fresh('Person'),
    password,
  });

/** Limits that only clients apply, according to their descriptions. */
export const limitsOfClients: readonly string[] = [
  'server_typing_started_wait_period_milliseconds',
  'server_typing_stopped_wait_period_milliseconds',
  'server_typing_started_expiry_period_milliseconds',
  'server_presence_ping_interval_seconds',
  'server_presence_offline_threshold_seconds',
];

/** Limits that register returns. */
export const registeredLimits: Effects = {
  event_queue_longpoll_timeout_seconds: keeps('Blocking poll'),
  max_stream_name_length: keeps('Channel name length'),
  max_stream_description_length: keeps('Channel description length'),
  max_message_length: keeps('Message length'),
  max_topic_length: keeps('Topic length'),
  realm_upload_quota_mib: keeps('Upload quota'),
  max_file_upload_size_mib: shownBy('chat/attachments/uploadFile.test.ts', 'accepts at most 25 MiB'),

  async max_avatar_file_size_mib(fixtures) {
    const { max_avatar_file_size_mib: mebibytes } = await registered(fixtures);
    await takesPictures(fixtures.anna, mebibytes as number, () => '/users/me/avatar');
  },

  async max_icon_file_size_mib(fixtures) {
    const { max_icon_file_size_mib: mebibytes } = await registered(fixtures);
    await takesPictures(fixtures.owner, mebibytes as number, () => '/realm/icon');
  },

  async max_logo_file_size_mib(fixtures) {
    const { max_logo_file_size_mib: mebibytes } = await registered(fixtures);
    await takesPictures(fixtures.owner, mebibytes as number, () => '/realm/logo', { night: true });
  },

  async password_min_length(fixtures) {
    const { password_min_length: length } = await registered(fixtures);
    const random = 'xK7#qZ2!vB9$';
    expect(await takesPassword(fixtures, random.slice(0, length as number))).to.equal(true);
    expect(await takesPassword(fixtures, random.slice(0, (length as number) - 1))).to.equal(false);
  },

  async password_min_guesses(fixtures) {
    const { password_min_length: length } = await registered(fixtures);
    for (const guessed of ['password', 'qwertyuiop', 'abcdefgh']) {
      expect(guessed.length).to.be.at.least(length as number);
      expect(await takesPassword(fixtures, guessed), guessed).to.equal(false);
    }
  },
};

const typesInChannel = async (fixtures: EffectWorld, subscribers: number): Promise<number> => {
  const { anna, ben, site } = fixtures;
  const { id: stream_id } = await fixtures.channel([anna, ben]);
  await addCrowd(site, stream_id, fixtures.fresh('crowd').replace(' ', ''), subscribers - 2);
  const hear = await listen(ben.client, ['typing'], {
    client_capabilities: { stream_typing_notifications: true },
  });
  await anna.client.ok('POST', '/typing', { op: 'start', type: 'stream', stream_id, topic: 'logo' });
  return (await hear()).length;
};

/** How many of these requests succeed before the rate limit refuses one. */
const beforeLimit = async (
  send: () => Promise<{ readonly status: number }>,
  most: number,
): Promise<number> => {
  for (let count = 0; count <= most; count += 1) if ((await send()).status === 429) return count;
  return Infinity;
};

/** Checks that a profile field accepts a value of this length and refuses a longer one. */
const takesValues = async (fixtures: EffectWorld, field_type: number, length: number): Promise<void> => {
  const { id } = await fixtures.owner.client.ok('POST', '/realm/profile_fields', {
    field_type,
    name: fixtures.fresh('Value'),
  });
  const takes = (value: string): Promise<boolean> =>
    succeeds(fixtures.owner, 'PATCH', `/users/${String(fixtures.anna.id)}`, {
      profile_data: [{ id, value }],
    });
  expect([await takes('x'.repeat(length)), await takes('x'.repeat(length + 1))]).to.deep.equal([true, false]);
};

const LOGINS = 'security/logins.test.ts';
const FAILURES = shownBy(LOGINS, 'make their address wait, twice as long after each further one');

/** Checks that a rate limit has these numbers. A test with smaller numbers shows that it applies. */
const rule =
  (bucket: Bucket, rules: readonly Rule[], file: string, title: string): Check =>
  async (fixtures) => {
    expect(defaultRules[bucket]).to.deep.equal(rules);
    await prove(shownBy(file, title), fixtures);
  };

const REQUEST_BUDGET = shownBy(
  'security/rendering.test.ts',
  'is 500,000 bytes for all channels of a request, invalid formulas included',
);

const TURNS = shownBy(
  'security/owners.test.ts',
  'has 8 places, 200 more requests wait for up to 10 seconds, and the next one gets 429',
);

/** Limits that descriptions state in words. */
export const limitsInDescriptions: Effects = {
  'at most 100 event': shownBy(
    'chat/events/queue-cap.test.ts',
    'are at most 100; another one replaces the one idle for longest',
  ),
  'at most 300 event': shownBy(
    'chat/events/queue-cap.test.ts',
    'count together with those of their bots: at most 300 of all',
  ),
  'more than 50 users': shownBy(
    'chat/messages/direct-notices.test.ts',
    'are sent within the request to 50 users, and to more after it',
  ),
  'more than 1 gib': shownBy(
    'chat/events/queues.test.ts',
    'trims no event while the log is within its budget',
  ),
  'at most 8192 characters': shownBy(
    'chat/events/registerQueue.test.ts',
    'accepts a narrow of at most 8192 characters',
  ),
  ...statedCaps,
  'after 5 failures': FAILURES,
  'up to 30 minutes': FAILURES,
  'within 30 minutes': rule(
    'authenticate_by_ip',
    [{ seconds: 1800, count: 100 }],
    LOGINS,
    'of one address with many names are limited; successful logins do not count',
  ),
  'after 50 failures': rule(
    'authenticate_from_elsewhere',
    [{ seconds: 86_400, count: 50, wait: { first: 1, most: 60 } }],
    LOGINS,
    'from many addresses slow each other, except where the user logged in before',
  ),
  '600 requests a minute': rule(
    'api_by_owner',
    [{ seconds: 60, count: 600 }],
    'security/limits.test.ts',
    "is shared with its owner and the owner's other bots",
  ),
  '6000 requests a minute': rule(
    'published_by_ip',
    [{ seconds: 60, count: 6000 }],
    'security/limits.test.ts',
    'apply to ${path}',
  ),
  'up to 200 further': TURNS,
  'up to 10 seconds': TURNS,
  'at most 100 each': shownBy(
    'accounts/authentication/listDevUsers.test.ts',
    'returns at most 100 users in a list',
  ),
  'at most 50 million': shownBy(
    'chat/emoji/uploadCustomEmoji.test.ts',
    'refuses invalid images, too many pixels or bytes, and any number of files but one',
  ),
  'at most 5 exports': shownBy(
    'archive/exports/createExport.test.ts',
    'makes at most five archives in seven days, those of all administrators together',
  ),
  'at most 5000000 messages': shownBy(
    'archive/exports/createExport.test.ts',
    'exports organizations with up to 5,000,000 messages',
  ),
  'after 30 days': shownBy('archive/exports/createExport.test.ts', 'deletes archives after thirty days'),
  'at most 20000 messages': shownBy('chat/channels/deleteTopic.test.ts', 'deletes at most 20000 messages'),
  'more than 8 mib': shownBy(
    'chat/channels/listChannels.test.ts',
    'returns descriptions of 8 MiB, and leaves out those of the channels after them',
  ),
  'more than 20000 topics': shownBy(
    'chat/channels/listTopics.test.ts',
    'lists at most 20000 topics, those with the newest messages, with a constant number of statements',
  ),
  'more than 15 users': shownBy(
    'chat/messages/sendMessage.test.ts',
    'restricts wildcard mentions in large channels and topics',
  ),
  'within 55 seconds': shownBy(
    'chat/presence/updateOwnPresence.test.ts',
    'stores a report within 55 seconds of the last only if the user returns from idle',
  ),
  'more than 130 seconds': shownBy(
    'chat/presence/status-changes.test.ts',
    'includes the first report in more than 130 seconds',
  ),
  'at most 100 active': shownBy(
    'chat/presence/status-changes.test.ts',
    'is sent in organizations of up to ${String(MAX_ACTIVE_USERS)} active users, bots included',
  ),
  'after 45 to': keeps('Blocking poll'),
  'at most 20 sessions': shownBy(
    'accounts/authentication/sessions.test.ts',
    'ends the oldest session of a user with too many, without effect on other users',
  ),
  'at most 32 words': shownBy(
    'chat/messages/search-index.test.ts',
    'the searches of a request to 32 words in all',
  ),
  'at most 512 kib': shownBy(
    'security/rendering.test.ts',
    'keeps at most 512 KiB, and still moves other messages of the topic',
  ),
  'at most 500,000 bytes': REQUEST_BUDGET,
  'at most 500,000': REQUEST_BUDGET,
  'at most 2 fields': keeps('Fields with display_in_profile_summary true'),

  async '200 requests a minute'() {
    const site = await startServer({ env: { RATE_LIMITS: 'on' } });
    const anna = await site.person('Anna');
    // Anna registered one queue before.
    const earlier = 1;
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['drafts'],
    });
    const poll: Parameters = { queue_id, last_event_id, dont_block: true };
    expect(await beforeLimit(() => anna.client.send('GET', '/users/me'), 200)).to.equal(200 - earlier);
    expect(await beforeLimit(() => anna.client.send('GET', '/events', poll), 200)).to.equal(200);
    expect((await site.owner.send('GET', '/users/me')).status, 'another user').to.equal(200);
    await site.close();
  },

  async '100 requests a minute'() {
    const site = await startServer({ env: { RATE_LIMITS: 'on' } });
    expect(await beforeLimit(() => site.anonymous.send('GET', '/server_settings'), 200)).to.equal(100);
    expect((await site.owner.send('GET', '/users/me')).status, 'a user').to.equal(200);
    await site.close();
  },

  async 'at most 100 device'({ anna, site }) {
    const rows = Array.from({ length: 99 }, (_, index) => ({
      user_id: anna.id,
      kind: 'gcm',
      token_hash: String(index),
      token_encrypted: '',
      registered_at: 0,
    }));
    await site.services.store.write((tx) => tx.insertMany('device_tokens', rows));
    const add = (token: string): Promise<boolean> =>
      succeeds(anna, 'POST', '/users/me/android_gcm_reg_id', { token });
    expect([await add('one'), await add('two'), await add('one')]).to.deep.equal([true, false, true]);
  },

  async 'at most 1000 muted'({ anna, site }) {
    const rows = Array.from({ length: 999 }, (_, index) => ({
      user_id: anna.id,
      muted_user_id: 1_000_000 + index,
      muted_at: 0,
    }));
    await site.services.store.write((tx) => tx.insertMany('muted_users', rows));
    const mute = async (name: string): Promise<boolean> => {
      const { id } = await site.person(name);
      return succeeds(anna, 'POST', `/users/me/muted_users/${String(id)}`);
    };
    expect([await mute('Muted one'), await mute('Muted two')]).to.deep.equal([true, false]);
  },

  async 'at most 1000 alert'({ anna }) {
    const words = (count: number, start: string): string[] =>
      Array.from({ length: count }, (_, index) => `${start}${String(index)}`);
    const add = (alert_words: string[]): Promise<boolean> =>
      succeeds(anna, 'POST', '/users/me/alert_words', { alert_words });
    expect(await add(words(999, 'a'))).to.equal(true);
    expect([await add(words(2, 'b')), await add(words(1, 'c')), await add(words(1, 'd'))]).to.deep.equal([
      false,
      true,
      false,
    ]);
  },

  async 'at most 5000'({ anna }) {
    const reads = (num_before: number, num_after: number): Promise<boolean> =>
      succeeds(anna, 'GET', '/messages', { anchor: 'newest', num_before, num_after });
    expect([await reads(5000, 0), await reads(0, 5000), await reads(2500, 2500)]).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect([await reads(5001, 0), await reads(0, 5001), await reads(2500, 2501)]).to.deep.equal([
      false,
      false,
      false,
    ]);
  },

  async 'at most 100'(fixtures) {
    expect([await typesInChannel(fixtures, 100), await typesInChannel(fixtures, 101)]).to.deep.equal([1, 0]);
  },

  'at most 1000': shownBy(
    'chat/drafts/listDrafts.test.ts',
    'returns all drafts; POST /register returns the 1000 edited last',
  ),

  async 'more than 604800'({ anna, site }) {
    const alive = async (queue_lifespan_secs: number, seconds: number): Promise<boolean> => {
      const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
        event_types: ['drafts'],
        queue_lifespan_secs,
      });
      site.clock.advance(seconds * 1000);
      // The server deletes queues once a minute.
      for (let round = 0; round < 4; round += 1) {
        site.clock.advance(60_000);
        await site.services.queues.settled();
      }
      return succeeds(anna, 'GET', '/events', { queue_id, last_event_id, dont_block: true });
    };
    expect(await alive(700_000, 604_800 - 300), 'within a week').to.equal(true);
    expect(await alive(700_000, 604_800), 'after a week').to.equal(false);
  },

  async 'at most 50 characters'(fixtures) {
    for (const [type, length] of [
      [1, 50],
      [2, 500],
      [8, 50],
    ] as const)
      await takesValues(fixtures, type, length);
  },

  async 'at most 5 mib'(fixtures) {
    await takesPictures(fixtures.owner, 5, () => `/realm/emoji/${fixtures.fresh('emoji').replace(' ', '_')}`);
  },
};
