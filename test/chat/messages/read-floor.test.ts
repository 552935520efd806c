import { expect } from 'chai';

import { batchSizes } from '../../../src/lib/byte-batches.js';
import { findUnread } from '../../../src/chat/messages/read-state/find-unread.js';
import { raiseFloor } from '../../../src/chat/messages/read-state/raise-floor.js';
import { listUnread } from '../../../src/chat/messages/read-state/unread-messages.js';
import { unread } from '../../../src/chat/messages/read-state/unread.js';
import type { Store } from '../../../src/runtime/store/types.js';
import type { Person } from '../../support/people.js';
import { randomFrom } from '../../support/random.js';
import { startServer, type TestServer } from '../../support/server.js';
import type { Body } from '../../support/client.js';
import { makeChannel, say, tell } from './fixtures.js';

const SEEDS = 3;
const CHANGES = 60;
const CHANNELS = ['design', 'sales', 'support'];
const TOPICS = ['a', 'b', 'c'];
/** So many changes pass between two comparisons of narrows. */
const STEPS_BETWEEN_NARROWS = 6;

/** A message as a look at each message of the server finds it. */
interface Seen {
  readonly id: number;
  readonly channel_id: number | null;
  readonly topic_key: string;
  readonly recipient_id: number;
}

/** The messages of a place, which has values of some columns. */
const rowsIn = (place: object, rows: readonly Seen[]): readonly Seen[] =>
  rows.filter((row) => Object.entries(place).every(([column, value]) => row[column as keyof Seen] === value));

describe('The floor of unread messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let channels: number[];
  let sent: number[];
  let production: Partial<typeof batchSizes>;

  beforeEach(async () => {
    const { searchedMessages, raisingMessages, unreadIds } = batchSizes;
    production = { searchedMessages, raisingMessages, unreadIds };
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    channels = [];
    for (const name of CHANNELS) channels.push(await makeChannel(anna, name, [ben]));
    sent = [];
  });
  afterEach(async () => {
    Object.assign(batchSizes, production);
    await site.close();
  });

  /** Returns the unread messages as they are searched, and as a look at each message of the server finds them. */
  const unreadMessages = (): Promise<{
    found: number[];
    expected: number[];
    channels: (number | null)[];
    rows: Seen[];
  }> =>
    site.services.store.read(async (tx) => {
      const isUnread = unread(ben.id);
      const rows = await tx.all<Seen>(
        `SELECT m.id, m.channel_id, m.topic_key, m.recipient_id FROM messages m
         LEFT JOIN recipient_members o ON o.user_id = ? AND o.recipient_id = m.recipient_id
         LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id
         WHERE (m.channel_id IS NOT NULL OR o.user_id IS NOT NULL) AND ${isUnread.sql} ORDER BY m.id`,
        [ben.id, ben.id, ...isUnread.values],
      );
      const found = await listUnread(tx, ben.id, 1_000);
      return {
        found: found.map(({ id }) => id),
        expected: rows.map(({ id }) => id),
        channels: rows.map(({ channel_id }) => channel_id),
        rows,
      };
    });

  /** Compares where the unread messages of a place are looked for with where they are. */
  const checkArea = async (step: string, place: object, rows: readonly Seen[]): Promise<void> => {
    const expected = rowsIn(place, rows);
    const everywhere = Object.keys(place).length === 0;
    const find = (unreadIds: number): ReturnType<typeof findUnread> => {
      Object.assign(batchSizes, { unreadIds });
      const wanted = everywhere ? undefined : (place as { channel_id: number });
      return site.services.store.read((tx) => findUnread(tx, ben.id, wanted, true));
    };
    const all = await find(rows.length);
    expect(all?.ids ?? [], step).to.deep.equal(rows.map(({ id }) => id));
    if (rows.length === 0) return;
    const area = await find(rows.length - 1);
    expect(area?.ids, step).to.equal(undefined);
    const [first, last] = [expected[0]?.id, expected.at(-1)?.id];
    if (first === undefined || last === undefined) return;
    expect(area?.first, step).to.be.at.most(first);
    expect(area?.last, step).to.be.at.least(last);
    const { length } = await loadedRanges();
    if (everywhere && length === 0) expect(area, step).to.include({ first, last });
  };

  const loadedRanges = (): Promise<object[]> =>
    site.services.store.read((tx) =>
      tx.all('SELECT 1 FROM read_ranges WHERE user_id = ? AND is_read = 0', [ben.id]),
    );

  const places = (): object[] => [
    {},
    ...channels.map((channel_id) => ({ channel_id })),
    ...TOPICS.map((topic_key) => ({ channel_id: channels[0], topic_key })),
  ];

  /** Compares the unread messages in narrows, and the first of them. */
  const checkNarrows = async (step: string, rows: readonly Seen[]): Promise<void> => {
    const oneOfThem = rows.find(({ channel_id }) => channel_id === null)?.recipient_id;
    for (const unreadIds of [rows.length, Math.max(0, rows.length - 1)]) {
      Object.assign(batchSizes, { unreadIds });
      for (const place of [...places(), ...(oneOfThem === undefined ? [] : [{ recipient_id: oneOfThem }])]) {
        const here = rowsIn(place, rows);
        const terms = {
          channel_id: (operand: unknown) => ({ operator: 'channel', operand }),
          topic_key: (operand: unknown) => ({ operator: 'topic', operand }),
          recipient_id: () => ({ operator: 'dm', operand: [anna.id] }),
        };
        const narrow = Object.entries(place).map(([column, value]) =>
          terms[column as keyof typeof terms](value),
        );
        const fetch = async (more: object[], anchor: string): Promise<Body> =>
          ben.client.ok('GET', '/messages', {
            narrow: [...narrow, ...more],
            anchor,
            num_before: 100,
            num_after: 100,
          });
        const unreadHere = await fetch([{ operator: 'is', operand: 'unread' }], 'newest');
        const ids = unreadHere.messages.map(({ id }: Body) => id);
        expect(ids, `${step} ${JSON.stringify(narrow)}`).to.deep.equal(here.map(({ id }) => id));
        const { anchor, found_anchor } = await fetch([], 'first_unread');
        expect(found_anchor, step).to.equal(here.length > 0);
        if (here.length > 0) expect(anchor, step).to.equal(here[0]?.id);
      }
    }
  };

  const check = async (step: string, withNarrows = false): Promise<void> => {
    const { found, expected, rows } = await unreadMessages();
    expect(found, step).to.deep.equal(expected);
    for (const place of places()) await checkArea(step, place, rows);
    if (withNarrows) await checkNarrows(step, rows);
  };

  const floor = async (): Promise<number> => {
    const row = await site.services.store.read((tx) =>
      tx.first<{ read_floor: number }>('SELECT read_floor FROM users WHERE id = ?', [ben.id]),
    );
    return row?.read_floor ?? 0;
  };

  const register = async (): Promise<void> => {
    const { queue_id } = await ben.client.ok('POST', '/register', { event_types: ['message'] });
    await ben.client.ok('DELETE', '/events', { queue_id });
  };

  /** What may change Ben's unread messages. */
  const changesOf = (random: () => number): Readonly<Record<string, () => Promise<unknown>>> => {
    const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    const some = (): number[] => sent.filter(() => random() < 0.3);
    const flag = (op: 'add' | 'remove') => async (): Promise<unknown> => {
      const messages = some();
      return (
        messages.length > 0 && ben.client.send('POST', '/messages/flags', { messages, op, flag: 'read' })
      );
    };
    const send = async (): Promise<void> => {
      const by = random() < 0.8 ? anna : ben;
      const { body } = await by.client.send('POST', '/messages', {
        type: 'channel',
        to: oneOf(channels),
        topic: oneOf(TOPICS),
        content: 'hello',
      });
      if (body.id !== undefined) sent.push(body.id);
    };
    const move = async (): Promise<void> => {
      if (sent.length === 0) return;
      await anna.client.send('PATCH', `/messages/${oneOf(sent)}`, {
        stream_id: oneOf(channels),
        topic: oneOf(TOPICS),
        propagate_mode: oneOf(['change_one', 'change_later', 'change_all']),
        send_notification_to_new_thread: false,
        send_notification_to_old_thread: false,
      });
    };
    const name = (): string => oneOf(CHANNELS);
    return {
      send,
      'send again': send,
      'send directly': async () => sent.push(await tell(anna, [ben])),
      move,
      'move again': move,
      read: flag('add'),
      unread: flag('remove'),
      'read a topic': () =>
        ben.client.send('POST', '/mark_topic_as_read', {
          stream_id: oneOf(channels),
          topic_name: oneOf(TOPICS),
        }),
      'read a channel': async () => {
        const stream_id = oneOf(channels);
        await ben.client.send('POST', '/mark_stream_as_read', { stream_id });
        expect((await unreadMessages()).channels).not.to.include(stream_id);
      },
      'read all': async () => {
        await ben.client.ok('POST', '/mark_all_as_read');
        expect((await unreadMessages()).expected).to.be.empty;
      },
      leave: () => ben.client.send('DELETE', '/users/me/subscriptions', { subscriptions: [name()] }),
      join: () =>
        ben.client.send('POST', '/users/me/subscriptions', {
          subscriptions: CHANNELS.map((one) => ({ name: one })),
        }),
      mute: () => ben.client.send('POST', `/users/me/muted_users/${anna.id}`),
      unmute: () => ben.client.send('DELETE', `/users/me/muted_users/${anna.id}`),
      remove: async () => sent.length > 0 && site.owner.send('DELETE', `/messages/${oneOf(sent)}`),
      register,
      'register again': register,
    };
  };

  for (const [title, searchedMessages] of Object.entries({
    'by ID above it': 100_000,
    'by conversation, if too many messages are above it': 0,
    'in turns': 4,
  })) {
    it(`is searched ${title}, and finds the same as a look at each message`, async () => {
      Object.assign(batchSizes, { searchedMessages, raisingMessages: 1 });
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const random = randomFrom(seed);
        const changes = Object.entries(changesOf(random));
        for (let step = 0; step < CHANGES; step += 1) {
          const [name, change] = changes[Math.floor(random() * changes.length)] ?? [];
          await change?.();
          await check(`seed ${seed}, step ${step}: ${name ?? ''}`, step % STEPS_BETWEEN_NARROWS === 0);
        }
      }
    });
  }

  it('finds messages that came back to a channel after everything was read', async () => {
    const [design = 0, sales = 0] = channels;
    const secret = await makeChannel(anna, 'secret', [], { invite_only: true });
    const quiet = { send_notification_to_new_thread: false, send_notification_to_old_thread: false };
    const move = (id: number, stream_id: number): Promise<unknown> =>
      anna.client.ok('PATCH', `/messages/${id}`, {
        stream_id,
        topic: 'a',
        propagate_mode: 'change_one',
        ...quiet,
      });
    const [back, other] = [await say(anna, design, 'a'), await say(anna, sales, 'a')];
    await move(back, secret);
    await ben.client.ok('POST', '/mark_all_as_read');
    await move(back, design);
    expect((await unreadMessages()).found).to.deep.equal([back]);
    expect(other).to.be.greaterThan(back);
  });

  it('rises with POST /register after the stated number of messages, and no earlier', async () => {
    Object.assign(batchSizes, { searchedMessages: 100, raisingMessages: 5 });
    await ben.client.ok('POST', '/mark_all_as_read');
    site.clock.advance(120_000);
    await say(anna, 'design', 'a');
    await register();
    const before = await floor();
    let newest = before;
    while (newest - before < 4) newest = await say(anna, 'design', 'a');
    await register();
    expect(await floor()).to.equal(before);
    newest = await say(anna, 'design', 'a');
    site.clock.advance(120_000);
    await register();
    expect(await floor()).to.equal(newest);
    await check('after all');
  });

  it('finds a message below it that is marked as unread and needs no range', async () => {
    Object.assign(batchSizes, { searchedMessages: 100, raisingMessages: 1 });
    const [first, second] = [await say(anna, 'design', 'a'), await say(anna, 'design', 'a')];
    await ben.client.ok('POST', '/messages/flags', { messages: [second], op: 'add', flag: 'read' });
    await site.owner.ok('DELETE', `/messages/${first}`);
    site.clock.advance(120_000);
    await register();
    expect(await floor()).to.equal(second);
    await ben.client.ok('POST', '/messages/flags', { messages: [second], op: 'remove', flag: 'read' });
    expect((await unreadMessages()).found).to.include(second);
  });

  it('stays if the user changes flags after the unread messages were read', async () => {
    Object.assign(batchSizes, { searchedMessages: 100, raisingMessages: 1 });
    const [first, second] = [await say(anna, 'design', 'a'), await say(anna, 'design', 'a')];
    const change = { messages: [second], flag: 'read' };
    await ben.client.ok('POST', '/messages/flags', { ...change, op: 'add' });
    await site.owner.ok('DELETE', `/messages/${first}`);
    const { store } = site.services;
    const slow: Store = {
      ...store,
      async write(work) {
        await ben.client.ok('POST', '/messages/flags', { ...change, op: 'remove' });
        return store.write(work);
      },
    };
    await raiseFloor(slow, site.services, ben.id, { userId: ben.id });
    expect(await floor()).to.equal(0);
    expect((await unreadMessages()).found).to.include(second);
  });

  it('lets a channel be read whose unread messages below it came from another one', async () => {
    Object.assign(batchSizes, { searchedMessages: 100, raisingMessages: 1 });
    const [design = 0, sales = 0] = channels;
    const moved = await say(anna, design, 'a');
    await anna.client.ok('PATCH', `/messages/${moved}`, { stream_id: sales, topic: 'b' });
    await say(anna, design, 'c');
    site.clock.advance(120_000);
    await register();
    await say(anna, design, 'c');
    await ben.client.ok('POST', '/mark_stream_as_read', { stream_id: sales });
    expect((await unreadMessages()).channels).not.to.include(sales);
  });
});
