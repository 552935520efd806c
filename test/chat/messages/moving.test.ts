import { expect } from 'chai';

import { flagBits } from '../../../src/chat/messages/model/flags.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import {
  channelMaker,
  find,
  makeChannel,
  read,
  say,
  setFlags,
  setMark,
  setOrganization,
} from './fixtures.js';
import { edit, hear, refuses } from './edit-fixtures.js';

const NOT_ALLOWED = "You don't have permission to edit this message";
const quietly = { send_notification_to_new_thread: false };

describe('Moving messages', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let guest: Person;
  let admin: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    guest = await server.person('Gwen', { role: 'guest' });
    admin = await server.person('Adam', { role: 'administrator' });
  });
  after(() => server.close());
  afterEach(() => setOrganization(server, {}));

  const channel = channelMaker(() => anna);
  const topics = async ({ name }: { name: string }): Promise<Partial<Record<string, string[]>>> => {
    const { messages } = await anna.client.ok('GET', '/messages', {
      anchor: 'newest',
      num_before: 100,
      num_after: 0,
      apply_markdown: false,
      narrow: [{ operator: 'channel', operand: name }],
    });
    const found: Partial<Record<string, string[]>> = {};
    for (const { subject, content } of messages as Body[]) (found[subject] ??= []).push(content);
    return found;
  };
  const sayAll = async (name: string, topic: string, contents: readonly string[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const content of contents) ids.push(await say(anna, name, topic, content));
    return ids;
  };
  const unread = async ({ client }: Person): Promise<Body[]> =>
    (await client.ok('POST', '/register', { event_types: ['message'] })).unread_msgs.streams;
  const userTopics = async ({ client }: Person): Promise<unknown[]> => {
    const { user_topics } = await client.ok('POST', '/register', { event_types: ['user_topic'] });
    return user_topics.map(({ stream_id, topic_name, visibility_policy }: Body) => [
      stream_id,
      topic_name,
      visibility_policy,
    ]);
  };
  const setPolicy = (
    who: Person,
    channel_id: number,
    topic: string,
    visibility_policy: number,
  ): Promise<void> =>
    server.services.store.write((tx) =>
      tx.upsertMany(
        'user_topics',
        [{ user_id: who.id, channel_id, topic_key: topic, topic, visibility_policy, last_updated: 0 }],
        ['user_id', 'channel_id', 'topic_key'],
      ),
    );

  describe('to another topic', () => {
    it('moves one message, all later ones or all messages', async () => {
      for (const [propagate_mode, expected] of [
        ['change_one', { a: ['1', '3'], b: ['2'] }],
        ['change_later', { a: ['1'], b: ['2', '3'] }],
        ['change_all', { b: ['1', '2', '3'] }],
      ] as const) {
        const place = await channel([ben]);
        const [, second = 0] = await sayAll(place.name, 'a', ['1', '2', '3']);
        await edit(ben, second, { topic: 'b', propagate_mode, ...quietly });
        expect(await topics(place), propagate_mode).to.deep.equal(expected);
      }
    });

    it('writes one event to the log, whose recipients get only the messages they can access', async () => {
      const place = await channel([ben], { invite_only: true, history_public_to_subscribers: false });
      const ids = await sayAll(place.name, 'a', ['1', '2']);
      await makeChannel(anna, place.name, [carl]);
      ids.push(await say(anna, place.name, 'a', 'a **common** text: old'));
      const last = ids[2] ?? 0;
      const heard = [await hear(anna), await hear(ben), await hear(carl)];
      const content = 'a **common** text: new';
      await edit(anna, last, { topic: 'b', content, propagate_mode: 'change_all', ...quietly });
      const events = await Promise.all(heard.map(async (hears) => (await hears())[0]));
      expect(events.map((event) => event?.message_ids as unknown)).to.deep.equal([ids, ids, [last]]);
      for (const event of events) {
        expect(event).to.deep.include({
          message_id: last,
          orig_content: 'a **common** text: old',
          orig_rendered_content: '<p>a <strong>common</strong> text: old</p>',
          content,
          rendered_content: '<p>a <strong>common</strong> text: new</p>',
        });
        expect(event).not.to.have.any.keys('before', 'read_by');
      }
      const rows = await server.services.store.read((tx) =>
        tx.all<{ event: string }>('SELECT event FROM events WHERE event LIKE ?', [
          '%"update_message"%common%',
        ]),
      );
      // The text occurs once as Markdown and once as HTML.
      expect(rows.map(({ event }) => event.split('common').length - 1)).to.deep.equal([2]);
    });

    it('sends each subscriber the messages that they received, also if two received different ones', async () => {
      const dora = await server.person('Dora');
      const place = await channel([carl], { invite_only: true, history_public_to_subscribers: false });
      const first = await say(anna, place.name, 'a', 'for Carl');
      await carl.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [place.name] });
      await makeChannel(anna, place.name, [dora]);
      const second = await say(anna, place.name, 'a', 'for Dora');
      await makeChannel(anna, place.name, [carl]);
      const heard = [await hear(anna), await hear(carl), await hear(dora)];
      await edit(anna, second, { topic: 'b', propagate_mode: 'change_all', ...quietly });
      const events = await Promise.all(heard.map((hears) => hears()));
      expect(events.map((own) => own.map(({ message_ids }) => message_ids as unknown))).to.deep.equal([
        [[first, second]],
        [[first]],
        [[second]],
      ]);
    });

    it('sends the IDs of the messages in ascending order, also of those that came from another channel', async () => {
      const [from, to] = [await channel([ben]), await channel([ben])];
      const first = await say(anna, to.name, 'a');
      const moved = await say(anna, from.name, 'a');
      const last = await say(anna, to.name, 'a');
      await edit(admin, moved, { stream_id: to.id, propagate_mode: 'change_all', ...quietly });
      const bens = await hear(ben, ['update_message']);
      await edit(admin, last, { topic: 'b', propagate_mode: 'change_all', ...quietly });
      expect((await bens()).map(({ message_ids }) => message_ids as unknown)).to.deep.equal([
        [first, moved, last],
      ]);
    });

    it('adds to the history of every message, and sends one event', async () => {
      const place = await channel([ben]);
      const ids = await sayAll(place.name, 'a', ['1', '2']);
      const bens = await hear(ben);
      const carls = await hear(carl);
      await edit(anna, ids[1] ?? 0, { topic: 'b', content: 'two', propagate_mode: 'change_all', ...quietly });
      const timestamp = server.services.clock.seconds();
      expect(await bens()).to.deep.equal([
        {
          type: 'update_message',
          user_id: anna.id,
          edit_timestamp: timestamp,
          message_id: ids[1],
          message_ids: ids,
          flags: [],
          rendering_only: false,
          stream_id: place.id,
          stream_name: place.name,
          propagate_mode: 'change_all',
          orig_subject: 'a',
          subject: 'b',
          topic_links: [],
          orig_content: '2',
          orig_rendered_content: '<p>2</p>',
          content: 'two',
          rendered_content: '<p>two</p>',
          prev_rendered_content_version: 1,
          is_me_message: false,
        },
      ]);
      const move = { user_id: anna.id, timestamp, prev_topic: 'a', topic: 'b' };
      expect((await read(ben, ids[0] ?? 0)).edit_history).to.deep.equal([move]);
      const content = {
        prev_content: '2',
        prev_rendered_content: '<p>2</p>',
        prev_rendered_content_version: 1,
      };
      expect((await read(ben, ids[1] ?? 0)).edit_history).to.deep.equal([{ ...move, ...content }]);
      await edit(ben, ids[0] ?? 0, { topic: 'c', ...quietly });
      expect(await carls()).to.deep.equal([]);
      const [newest, oldest] = (await read(ben, ids[0] ?? 0)).edit_history;
      expect(newest).to.include({ user_id: ben.id, prev_topic: 'b', topic: 'c' });
      expect(oldest).to.deep.equal(move);
    });

    describe('from one that is written in two cases', () => {
      const wholly = { propagate_mode: 'change_all', ...quietly };
      const sayRed = async (name: string): Promise<[lower: number, upper: number]> => [
        await say(anna, name, 'red', '1'),
        await say(anna, name, 'Red', '2'),
      ];
      const moves = async (heard: () => Promise<Body[]>): Promise<Body[]> =>
        (await heard()).map(({ message_id, message_ids, orig_subject, subject }) => ({
          message_id,
          message_ids,
          orig_subject,
          subject,
        }));
      const history = async (id: number): Promise<Body[]> =>
        (await read(anna, id)).edit_history.map(({ prev_topic, topic, stream }: Body) => ({
          prev_topic,
          topic,
          stream,
        }));

      it('states the own topic of each message in its history', async () => {
        const place = await channel([ben]);
        const [lower, upper] = await sayRed(place.name);
        const bens = await hear(ben);
        await edit(anna, lower, { topic: 'blue', ...wholly });
        expect(await topics(place)).to.deep.equal({ blue: ['1', '2'] });
        expect(await moves(bens)).to.deep.equal([
          { message_id: lower, message_ids: [lower, upper], orig_subject: 'red', subject: 'blue' },
        ]);
        expect(await history(lower)).to.deep.equal([{ prev_topic: 'red', topic: 'blue', stream: undefined }]);
        expect(await history(upper)).to.deep.equal([{ prev_topic: 'Red', topic: 'blue', stream: undefined }]);
      });

      it('leaves messages alone that already have the new topic', async () => {
        const place = await channel([ben]);
        const [lower, upper] = await sayRed(place.name);
        const bens = await hear(ben);
        await edit(anna, lower, { topic: 'Red', ...wholly });
        expect(await topics(place)).to.deep.equal({ Red: ['1', '2'] });
        expect(await moves(bens)).to.deep.equal([
          { message_id: lower, message_ids: [lower], orig_subject: 'red', subject: 'Red' },
        ]);
        expect(await read(anna, upper)).to.not.have.any.keys('edit_history', 'last_edit_timestamp');
      });

      it('keeps each topic as it is written if only the channel is new', async () => {
        const [from, to] = [await channel([ben]), await channel([ben])];
        const [lower, upper] = await sayRed(from.name);
        const bens = await hear(ben, ['update_message']);
        await edit(admin, lower, { stream_id: to.id, ...wholly });
        expect(await topics(to)).to.deep.equal({ red: ['1'], Red: ['2'] });
        expect(await moves(bens)).to.deep.equal([
          { message_id: lower, message_ids: [lower], orig_subject: 'red', subject: undefined },
          { message_id: upper, message_ids: [upper], orig_subject: 'Red', subject: undefined },
        ]);
        expect(await history(upper)).to.deep.equal([
          { prev_topic: undefined, topic: undefined, stream: to.id },
        ]);
      });

      it('keeps ten ways to write it, and gives all messages that of the first one with eleven', async () => {
        const spellings = Array.from(
          { length: 11 },
          (_, index) => `a${'B'.repeat(index)}${'b'.repeat(10 - index)}`,
        );
        for (const count of [10, 11]) {
          const [from, to] = [await channel([ben]), await channel([ben])];
          const kept = spellings.slice(0, count);
          const first = await say(anna, from.name, 'abbbbbbbbbb', 'text');
          for (const topic of kept.slice(1)) await say(anna, from.name, topic, 'text');
          const bens = await hear(ben, ['update_message']);
          await edit(admin, first, { stream_id: to.id, ...wholly });
          expect(Object.keys(await topics(to)).sort()).to.deep.equal(
            (count === 10 ? kept : kept.slice(0, 1)).toSorted(),
          );
          expect(await moves(bens)).to.have.lengthOf(count === 10 ? 10 : 1);
        }
      });

      it('shows users who left the channel the topic in which they received a message', async () => {
        const place = await channel([carl], { invite_only: true, history_public_to_subscribers: false });
        const [lower, upper] = await sayRed(place.name);
        await carl.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [place.name] });
        await edit(anna, lower, { topic: 'blue', ...wholly });
        expect((await read(carl, lower)).subject).to.equal('red');
        expect((await read(carl, upper)).subject).to.equal('Red');
      });
    });

    it('sends an event to the requester, even if not subscribed', async () => {
      const place = await channel([]);
      const id = await say(anna, place.name, 'a');
      const carls = await hear(carl);
      await edit(carl, id, { topic: 'b', ...quietly });
      const [event, ...more] = await carls();
      expect(event).to.deep.include({ message_id: id, subject: 'b', flags: ['read'] });
      expect(more).to.deep.equal([]);
    });

    it('is serialized with concurrent moves, edits and new messages', async () => {
      const place = await channel([ben]);
      const [first = 0, , third = 0] = await sayAll(place.name, 'a', ['1', '2', '3']);
      const all = { propagate_mode: 'change_all', ...quietly };
      await Promise.all([
        edit(anna, first, { topic: 'b', ...all }),
        edit(ben, third, { topic: 'c', ...all }),
        edit(anna, first, { content: 'one' }),
        say(ben, place.name, 'd', '4'),
      ]);
      const found = await topics(place);
      expect(found.c ?? found.b).to.deep.equal(['one', '2', '3']);
      expect(Object.keys(found)).to.have.length(2);
      const { edit_history } = await read(anna, first);
      expect(edit_history).to.have.length(3);
    });

    it('keeps messages read or unread', async () => {
      const place = await channel([ben]);
      const ids = await sayAll(place.name, 'a', ['1', '2', '3']);
      await setMark(server, ben, ids[1] ?? 0);
      await edit(anna, ids[0] ?? 0, { topic: 'b', propagate_mode: 'change_all', ...quietly });
      expect((await unread(ben)).filter(({ stream_id }) => stream_id === place.id)).to.deep.equal([
        { stream_id: place.id, topic: 'b', unread_message_ids: [ids[2]] },
      ]);
    });

    it('leaves out messages that the requester cannot access', async () => {
      const place = await channel([], { invite_only: true });
      const early = await say(anna, place.name, 'a', 'early');
      await makeChannel(anna, place.name, [ben]);
      const late = await say(anna, place.name, 'a', 'late');
      await refuses(ben, early, { topic: 'b' }, 'Invalid message(s)');
      const [annas, bens] = [await hear(anna), await hear(ben)];
      await edit(anna, late, { topic: 'b', propagate_mode: 'change_all', ...quietly });
      expect((await annas())[0]).to.deep.include({ message_id: late, message_ids: [early, late] });
      expect((await bens())[0]).to.deep.include({ message_id: late, message_ids: [late] });
      await edit(ben, late, { topic: 'c', propagate_mode: 'change_all', ...quietly });
      expect(await topics(place)).to.deep.equal({ b: ['early'], c: ['late'] });
    });

    it('follows the organization’s policy and time limit, except for messages without a topic', async () => {
      const place = await channel([ben, guest]);
      const [id = 0, other = 0] = await sayAll(place.name, 'a', ['1', '2']);
      const [bare = 0] = await sayAll(place.name, '(no topic)', ['3']);
      await setOrganization(server, { edit_topic_policy: 1 });
      await edit(ben, id, { topic: 'b' });
      await refuses(guest, id, { topic: 'c' }, NOT_ALLOWED);
      await setOrganization(server, { edit_topic_policy: 6 });
      await refuses(admin, id, { topic: 'c' }, NOT_ALLOWED);
      await edit(guest, bare, { topic: 'd' });
      await setOrganization(server, { move_messages_within_stream_limit_seconds: 60 });
      server.clock.advance(61_000);
      await refuses(ben, id, { topic: 'c' }, "The time limit for editing this message's topic has passed.");
      await say(anna, place.name, 'a', 'new');
      await edit(admin, other, { topic: 'c', propagate_mode: 'change_all' });
    });

    it('is refused if some messages are too old, with the number of movable messages', async () => {
      await setOrganization(server, { move_messages_within_stream_limit_seconds: 60 });
      const place = await channel([ben]);
      await sayAll(place.name, 'a', ['1', '2']);
      server.clock.advance(61_000);
      const [first = 0, second = 0] = await sayAll(place.name, 'a', ['3', '4']);
      await refuses(
        ben,
        second,
        { topic: 'b', propagate_mode: 'change_all' },
        {
          code: 'MOVE_MESSAGES_TIME_LIMIT_EXCEEDED',
          msg: 'You only have permission to move the 2/4 most recent messages in this topic.',
          first_message_id_allowed_to_move: first,
          total_messages_in_topic: 4,
          total_messages_allowed_to_move: 2,
        },
      );
      await edit(ben, first, { topic: 'b', propagate_mode: 'change_later', ...quietly });
      expect(await topics(place)).to.deep.equal({ a: ['1', '2'], b: ['3', '4'] });
    });

    it('makes the sender follow the topic that their message begins, as sending it there would', async () => {
      const { id, name } = await channel([ben]);
      await say(ben, name, 'first');
      const moved = await say(anna, name, 'first');
      await say(anna, name, 'taken');
      const annas = await hear(anna, ['user_topic']);
      const bens = await hear(ben, ['user_topic']);
      await edit(ben, moved, { topic: 'begun' });
      const changes = async (): Promise<unknown[]> =>
        (await annas()).map(({ stream_id, topic_name, visibility_policy }) => [
          stream_id,
          topic_name,
          visibility_policy,
        ]);
      expect(await changes()).to.deep.equal([[id, 'begun', 3]]);
      // A topic that has messages is not begun, nor is one that only changes its case.
      await edit(ben, await say(anna, name, 'first'), { topic: 'taken' });
      await edit(ben, await say(anna, name, 'first'), { topic: 'FIRST' });
      await anna.client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 4 });
      await edit(ben, await say(anna, name, 'first'), { topic: 'not followed' });
      await anna.client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 3 });
      expect(await changes()).to.deep.equal([[id, 'begun', 3]]);
      expect(await bens()).to.deep.equal([]);
    });

    it('moves topic visibility policies only with the whole topic', async () => {
      const place = await channel([ben, carl]);
      const [id = 0] = await sayAll(place.name, 'a', ['1', '2']);
      await setPolicy(ben, place.id, 'a', 3);
      await edit(anna, id, { topic: 'b', ...quietly });
      expect(await userTopics(ben)).to.deep.include([place.id, 'a', 3]);
      await edit(anna, id, { topic: 'a', ...quietly });
      const bens = await hear(ben, ['user_topic']);
      await edit(anna, id, { topic: 'B', propagate_mode: 'change_all', ...quietly });
      const event = {
        type: 'user_topic',
        stream_id: place.id,
        last_updated: server.services.clock.seconds(),
      };
      expect(await bens()).to.deep.equal([
        { ...event, topic_name: 'a', visibility_policy: 0 },
        { ...event, topic_name: 'B', visibility_policy: 3 },
      ]);
      expect((await userTopics(ben)).filter((one) => (one as number[])[0] === place.id)).to.deep.equal([
        [place.id, 'B', 3],
      ]);
      await sayAll(place.name, 'c', ['3']);
      await setPolicy(carl, place.id, 'c', 1);
      await edit(anna, id, { topic: 'c', propagate_mode: 'change_all', ...quietly });
      expect(await userTopics(ben)).to.deep.include([place.id, 'c', 3]);
      await setPolicy(ben, place.id, 'c', 1);
      const [other = 0] = await sayAll(place.name, 'd', ['4']);
      await edit(anna, id, { topic: 'd', propagate_mode: 'change_all', ...quietly });
      expect((await userTopics(ben)).some((one) => (one as number[])[0] === place.id)).to.equal(false);
      await edit(anna, other, { topic: 'D', propagate_mode: 'change_all', ...quietly });
      expect(await topics(place)).to.have.all.keys('D');
    });
  });

  describe('and its notices', () => {
    it('posts a notice in the new topic and, on request, in the old one', async () => {
      const place = await channel([ben]);
      const [id = 0, , other = 0] = await sayAll(place.name, 'a', ['1', '2', '3']);
      const mover = `@_**Ben|${ben.id}**`;
      await edit(ben, id, { topic: 'b', send_notification_to_old_thread: true });
      expect(await topics(place)).to.deep.equal({
        a: ['2', '3', `A message was moved from this topic to #**${place.name}>b** by ${mover}.`],
        b: [
          '1',
          `[A message](http://chat.example.com/#narrow/stream/${place.id}-${place.name.replace(' ', '-')}/topic/b/near/${id}) was moved here from #**${place.name}>a** by ${mover}.`,
        ],
      });
      const [, arrival = 0] = await find(ben, [
        ['channel', place.name],
        ['topic', 'b'],
      ]);
      expect((await read(ben, arrival)).content).to.contain(
        `<p><a href="#narrow/stream/${place.id}-${place.name.replace(' ', '-')}/topic/b/near/${id}">A message</a> was moved here from <a class="stream-topic"`,
      );
      await edit(ben, other, { topic: 'c', propagate_mode: 'change_later' });
      expect((await topics(place)).c?.at(-1)).to.equal(
        `2 messages were moved here from #**${place.name}>a** by ${mover}.`,
      );
      const [whole = 0] = await sayAll(place.name, 'd', ['4']);
      await edit(ben, whole, {
        topic: 'e',
        propagate_mode: 'change_all',
        send_notification_to_old_thread: true,
      });
      expect(await topics(place)).to.deep.include({
        d: [`This topic was moved to #**${place.name}>e** by ${mover}.`],
        e: ['4', `This topic was moved here from #**${place.name}>d** by ${mover}.`],
      });
    });

    it('counts the messages that follow others to a topic, also if nothing is left in the old one', async () => {
      const place = await channel([ben]);
      const [first = 0] = await sayAll(place.name, 'a', ['1', '2']);
      const mover = `@_**Ben|${ben.id}**`;
      await edit(ben, first, { topic: 'b', ...quietly });
      const [, second = 0] = await sayAll(place.name, 'a', ['3', '4']);
      await edit(ben, second, { topic: 'b', propagate_mode: 'change_all' });
      expect((await topics(place)).b?.at(-1)).to.equal(
        `3 messages were moved here from #**${place.name}>a** by ${mover}.`,
      );
    });

    it('calls a topic whole if the mover can read nothing else of it, and does not reveal other messages', async () => {
      const place = await channel([], { invite_only: true, history_public_to_subscribers: false });
      await sayAll(place.name, 'a', ['hidden']);
      await sayAll(place.name, 'b', ['hidden, too']);
      await makeChannel(anna, place.name, [ben]);
      const [seen = 0] = await sayAll(place.name, 'a', ['1']);
      await edit(ben, seen, {
        topic: 'b',
        propagate_mode: 'change_all',
        send_notification_to_old_thread: true,
      });
      const mover = `@_**Ben|${ben.id}**`;
      expect(await topics(place)).to.deep.equal({
        a: ['hidden', `This topic was moved to #**${place.name}>b** by ${mover}.`],
        b: ['hidden, too', '1', `This topic was moved here from #**${place.name}>a** by ${mover}.`],
      });
    });

    describe('about resolved topics', () => {
      const resolve = (id: number): Promise<Body> =>
        edit(ben, id, { topic: '✔ a', propagate_mode: 'change_all' });
      const unresolve = (id: number): Promise<Body> =>
        edit(ben, id, { topic: 'a', propagate_mode: 'change_all' });
      const resolved = (): string => `@_**Ben|${ben.id}** has marked this topic as resolved.`;
      const unresolved = (): string => `@_**Ben|${ben.id}** has marked this topic as unresolved.`;

      it('posts a notice when a topic is resolved or unresolved', async () => {
        const place = await channel([ben]);
        const [id = 0] = await sayAll(place.name, 'a', ['1']);
        await resolve(id);
        server.clock.advance(61_000);
        await unresolve(id);
        expect(await topics(place)).to.deep.equal({ a: ['1', resolved(), unresolved()] });
      });

      it('says so of one message of several, and nothing about its move', async () => {
        const place = await channel([ben]);
        const [id = 0] = await sayAll(place.name, 'a', ['1', '2']);
        const both = { send_notification_to_old_thread: true, send_notification_to_new_thread: true };
        await edit(ben, id, { topic: '✔ a', propagate_mode: 'change_one', ...both });
        expect(await topics(place)).to.deep.equal({ a: ['2'], '✔ a': ['1', resolved()] });
      });

      it('says so of a topic that the mark shortens', async () => {
        const place = await channel([ben]);
        const topic = 'x'.repeat(60);
        const [id = 0] = await sayAll(place.name, topic, ['1']);
        await edit(ben, id, { topic: `✔ ${topic}`, propagate_mode: 'change_all' });
        expect(await topics(place)).to.deep.equal({ [`✔ ${'x'.repeat(55)}...`]: ['1', resolved()] });
      });

      it('says nothing of it where messages move between a resolved topic and another one', async () => {
        const place = await channel([ben]);
        const [first = 0, second = 0] = await sayAll(place.name, '✔ a', ['1', '2', '3']);
        const moved = (from: string): RegExp =>
          RegExp(`^\\[A message\\].* was moved here from #\\*\\*${place.name}>${from}\\*\\* by @_\\*\\*Ben`);
        await edit(ben, first, { topic: 'b' });
        expect((await topics(place)).b?.slice(1)).to.have.length(1);
        expect((await topics(place)).b?.[1]).to.match(moved('✔ a'));
        await edit(ben, second, { topic: 'c' });
        await edit(ben, second, { topic: '✔ d', propagate_mode: 'change_all' });
        const { '✔ d': resolvedOnes = [] } = await topics(place);
        expect(resolvedOnes.join('\n')).not.to.include('has marked');
        expect(resolvedOnes.at(-1)).to.equal(
          `This topic was moved here from #**${place.name}>c** by @_**Ben|${ben.id}**.`,
        );
      });

      it('deletes the notice within a minute instead of posting another one', async () => {
        const place = await channel([ben, carl]);
        const [id = 0] = await sayAll(place.name, 'a', ['1']);
        await resolve(id);
        const [, notice = 0] = await find(ben, [['channel', place.name]]);
        server.clock.advance(60_000);
        const heard = await hear(carl, ['message', 'update_message', 'delete_message']);
        await unresolve(id);
        expect(await topics(place)).to.deep.equal({ a: ['1'] });
        const [moved, deleted, ...others] = await heard();
        expect(moved).to.deep.include({ type: 'update_message', subject: 'a', message_ids: [id, notice] });
        expect(deleted).to.deep.equal({
          type: 'delete_message',
          message_type: 'stream',
          message_ids: [notice],
          stream_id: place.id,
          topic: 'a',
        });
        expect(others).to.deep.equal([]);
      });

      it('says where a topic went that moves to another channel at the same time', async () => {
        const [from, to] = [await channel([ben]), await channel([ben])];
        const [id = 0] = await sayAll(from.name, 'a', ['1']);
        await edit(ben, id, {
          stream_id: to.id,
          topic: '✔ a',
          propagate_mode: 'change_all',
          send_notification_to_old_thread: true,
          send_notification_to_new_thread: true,
        });
        const [left = ''] = (await topics(from)).a ?? [];
        expect(left).to.match(/^This topic was moved to #\*\*.*\*\* by @_\*\*Ben/);
        const arrived = (await topics(to))['✔ a'] ?? [];
        expect(arrived[0]).to.equal('1');
        expect(arrived.join('\n')).to.match(/^This topic was moved here from #\*\*.*\*\* by @_\*\*Ben/m);
      });

      it('keeps the notice if a message followed it', async () => {
        const place = await channel([ben]);
        const [id = 0] = await sayAll(place.name, 'a', ['1']);
        await resolve(id);
        await sayAll(place.name, '✔ a', ['2']);
        await unresolve(id);
        expect(await topics(place)).to.deep.equal({ a: ['1', resolved(), '2', unresolved()] });
      });
    });

    it('posts none if only the case of the topic changes', async () => {
      const place = await channel([ben]);
      const [id = 0] = await sayAll(place.name, 'case', ['1', '2']);
      const both = { send_notification_to_old_thread: true, send_notification_to_new_thread: true };
      await edit(ben, id, { topic: 'Case', propagate_mode: 'change_all', ...both });
      expect(await topics(place)).to.deep.equal({ Case: ['1', '2'] });
    });

    it('hides the name of a private channel in notices', async () => {
      const [open, secret] = [await channel([ben]), await channel([], { invite_only: true })];
      const [out = 0] = await sayAll(secret.name, 'a', ['1']);
      const [into = 0] = await sayAll(open.name, 'b', ['2']);
      await edit(anna, out, { stream_id: open.id });
      await edit(anna, into, { stream_id: secret.id, send_notification_to_old_thread: true });
      const mover = `@_**Anna|${anna.id}**`;
      expect(await topics(open)).to.deep.equal({
        a: ['1', `This topic was moved here from a private channel by ${mover}.`],
        b: [`This topic was moved to a private channel by ${mover}.`],
      });
    });
  });

  it('does not name a channel to guests who are not subscribed to it', async () => {
    const [home, other] = [await channel([ben, guest]), await channel([ben])];
    const [shared] = [await channel([guest])];
    const [out = 0] = await sayAll(home.name, 'a', ['1']);
    await edit(anna, out, { stream_id: other.id, send_notification_to_old_thread: true });
    const [into = 0] = await sayAll(other.name, 'b', ['2']);
    await edit(anna, into, { stream_id: home.id });
    const [known = 0] = await sayAll(home.name, 'c', ['3']);
    await edit(anna, known, { stream_id: shared.id, send_notification_to_old_thread: true });
    const mover = `@_**Anna|${anna.id}**`;
    expect(await topics(home)).to.deep.equal({
      a: [`This topic was moved to another channel by ${mover}.`],
      b: ['2', `This topic was moved here from another channel by ${mover}.`],
      c: [`This topic was moved to #**${shared.name}>c** by ${mover}.`],
    });
    // Its readers are no guests, so they may see every public channel.
    expect((await topics(other)).a?.at(-1)).to.equal(
      `This topic was moved here from #**${home.name}>a** by ${mover}.`,
    );
  });

  describe('to another channel', () => {
    it('keeps flags and unread state for users who can access both channels', async () => {
      const [from, to] = [await channel([ben, carl, guest]), await channel([ben])];
      const ids = await sayAll(from.name, 'a', ['@**all**', '@**Ben**', '3']);
      await setMark(server, ben, ids[0] ?? 0);
      await setFlags(server, carl, ids[1] ?? 0, flagBits.starred);
      await setFlags(server, guest, ids[1] ?? 0, flagBits.starred);
      const heard = [await hear(ben), await hear(carl), await hear(guest)];
      await edit(anna, ids[1] ?? 0, {
        stream_id: to.id,
        topic: 'b',
        propagate_mode: 'change_all',
        ...quietly,
      });
      const [bens, carls, guests] = await Promise.all(heard.map((one) => one()));
      const event = {
        type: 'update_message',
        message_id: ids[1],
        message_ids: ids,
        stream_id: from.id,
        new_stream_id: to.id,
        orig_subject: 'a',
        subject: 'b',
        propagate_mode: 'change_all',
      };
      expect(bens?.[0]).to.deep.include({ ...event, flags: ['mentioned'] });
      expect(bens).to.have.length(1);
      // Carl can access the new channel, but is not subscribed to it.
      expect(carls?.[0]).to.deep.include({ ...event, flags: ['read', 'starred'] });
      expect(carls).to.have.length(1);
      // The guest cannot access the new channel.
      expect(guests).to.deep.equal([
        { type: 'delete_message', message_type: 'stream', message_ids: ids, stream_id: from.id, topic: 'a' },
      ]);
      await guest.client.fails('GET', `/messages/${ids[1] ?? 0}`, {}, { msg: 'Invalid message(s)' });
      const { starred_messages } = await guest.client.ok('POST', '/register');
      expect(starred_messages).to.deep.equal([]);
      expect((await unread(ben)).filter(({ stream_id }) => stream_id === to.id)).to.deep.equal([
        { stream_id: to.id, topic: 'b', unread_message_ids: ids.slice(1) },
      ]);
      const placesOf = async (who: Person): Promise<number[]> =>
        (await unread(who)).map(({ stream_id }) => stream_id as number);
      expect(await placesOf(carl))
        .to.not.include.members([from.id])
        .and.not.include.members([to.id]);
      expect((await read(ben, ids[0] ?? 0)).flags).to.include('stream_wildcard_mentioned');
      expect(await find(ben, [['is', 'unread']])).to.include.members(ids.slice(1));
      expect(await find(carl, [['is', 'unread']])).to.not.include.members(ids);
      expect((await read(ben, ids[1] ?? 0)).edit_history).to.deep.equal([
        {
          user_id: anna.id,
          timestamp: server.services.clock.seconds(),
          prev_stream: from.id,
          stream: to.id,
          prev_topic: 'a',
          topic: 'b',
        },
      ]);
    });

    it('hides inaccessible channels and topics in the edit history', async () => {
      await setOrganization(server, { move_messages_between_streams_policy: 1 });
      const from = await channel([ben], { invite_only: true });
      const to = await channel([]);
      const id = await say(anna, from.name, 'secret', 'x');
      await edit(anna, id, { topic: 'more secret', ...quietly });
      await edit(anna, id, { stream_id: to.id, topic: 'open', ...quietly });
      const shared = { user_id: anna.id, timestamp: server.services.clock.seconds() };
      expect((await read(carl, id)).edit_history).to.deep.equal([
        { ...shared, stream: to.id, topic: 'open' },
        shared,
      ]);
      expect((await read(ben, id)).edit_history).to.deep.equal([
        { ...shared, prev_stream: from.id, stream: to.id, prev_topic: 'more secret', topic: 'open' },
        { ...shared, prev_topic: 'secret', topic: 'more secret' },
      ]);
    });

    it('shows the messages to subscribers at the time of the move, but not to later ones', async () => {
      const [from, to] = [await channel([ben]), await channel([carl], { invite_only: true })];
      const id = await say(anna, from.name, 'a');
      await makeChannel(anna, to.name, [guest]);
      const heard = [await hear(ben), await hear(carl), await hear(guest)];
      await edit(anna, id, { stream_id: to.id });
      await makeChannel(anna, to.name, [admin]);
      const [bens, carls, guests] = await Promise.all(heard.map((one) => one()));
      expect(bens).to.deep.equal([
        { type: 'delete_message', message_type: 'stream', message_ids: [id], stream_id: from.id, topic: 'a' },
      ]);
      expect(carls?.[0]).to.deep.include({ message_ids: [id], flags: ['read'] });
      // The guest cannot access the old channel, and receives no event about it.
      expect(guests).to.deep.equal([]);
      for (const who of [carl, guest])
        expect((await read(who, id)).flags).to.deep.equal(['read', 'historical']);
      for (const who of [ben, admin]) {
        await who.client.fails('GET', `/messages/${id}`, {}, { msg: 'Invalid message(s)' });
      }
    });

    it('tells administrators and owners of a private channel that they do not read, if they read the target', async () => {
      const from = await channel([ben], { invite_only: true });
      const owner = { id: (await server.owner.ok('GET', '/users/me')).user_id as number };
      const to = await channel([ben, admin]);
      await server.owner.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: to.name }] });
      const id = await say(ben, from.name, 'a');
      const types = ['message', 'update_message'];
      const heard = [
        await hear(admin, types),
        await hear({ ...admin, ...owner, client: server.owner }, types),
      ];
      await edit(anna, id, { stream_id: to.id, ...quietly });
      const [admins, owners] = await Promise.all(heard.map((one) => one()));
      expect(admins?.[0]).to.deep.include({ type: 'update_message', message_ids: [id] });
      expect(owners?.[0]).to.deep.include({ type: 'update_message', message_ids: [id] });
    });

    it('takes messages from users who starred them without a subscription, and no longer read them', async () => {
      await setOrganization(server, { move_messages_between_streams_policy: 1 });
      const [from, open, closed] = [
        await channel([]),
        await channel([]),
        await channel([ben], { invite_only: true }),
      ];
      const [first = 0, second = 0] = await sayAll(from.name, 'a', ['1', '2']);
      // Ben is subscribed to the closed channel, and Carl to none.
      for (const who of [ben, carl]) await setFlags(server, who, second, flagBits.starred);
      const types = ['delete_message'];
      const heard = [await hear(ben, types), await hear(carl, types), await hear(admin, types)];
      const toAll = { propagate_mode: 'change_all', ...quietly };
      await edit(anna, first, { stream_id: open.id, ...toAll });
      await edit(anna, first, { stream_id: closed.id, ...toAll });
      expect(await Promise.all(heard.map((one) => one()))).to.deep.equal([
        [],
        [
          {
            type: 'delete_message',
            message_type: 'stream',
            message_ids: [second],
            stream_id: open.id,
            topic: 'a',
          },
        ],
        [],
      ]);
      await makeChannel(anna, closed.name, [carl]);
      expect(await find(carl, [['is', 'starred']]), 'the star is gone').to.not.include(second);
      expect(await find(ben, [['is', 'starred']])).to.include(second);
    });

    it('stores the IDs for legacy clients once for all users who lose access', async () => {
      await setOrganization(server, { move_messages_between_streams_policy: 1 });
      const from = await channel([ben], { invite_only: true, history_public_to_subscribers: false });
      const to = await channel([], { invite_only: true });
      const [first = 0] = await sayAll(from.name, 'a', ['1', '2']);
      await makeChannel(anna, from.name, [carl]);
      await sayAll(from.name, 'a', ['3', '4']);
      const [bens, carls] = [
        await hear(ben, ['delete_message'], {}),
        await hear(carl, ['delete_message'], {}),
      ];
      const older = await hear(carl, ['delete_message'], { client_capabilities: '{}' });
      const rows = (): Promise<number> =>
        server.services.store.read(async (tx) => {
          const found = await tx.first<{ rows: number }>(
            `SELECT COUNT(*) AS \`rows\` FROM events WHERE event LIKE '%"delete_message"%'`,
          );
          return found?.rows ?? 0;
        });
      const before = await rows();
      await edit(anna, first, { stream_id: to.id, propagate_mode: 'change_all', ...quietly });
      expect((await rows()) - before).to.equal(5);
      expect((await bens())[0]?.message_ids).to.have.length(4);
      expect((await carls())[0]?.message_ids).to.have.length(2);
      expect(await older()).to.have.length(2);
    });

    it('and back restores the state before', async () => {
      const [from, to] = [await channel([ben]), await channel([ben])];
      const id = await say(anna, from.name, 'a');
      await edit(anna, id, { stream_id: to.id, ...quietly });
      await edit(anna, id, { stream_id: from.id, ...quietly });
      expect(await read(ben, id)).to.deep.include({
        flags: [],
        stream_id: from.id,
        display_recipient: from.name,
      });
      expect((await unread(ben)).filter(({ stream_id }) => stream_id === from.id)).to.deep.equal([
        { stream_id: from.id, topic: 'a', unread_message_ids: [id] },
      ]);
    });

    it('and back restores mentions, but not stars, for users who could not read the other channel', async () => {
      const [from, secret] = [await channel([ben]), await channel([admin], { invite_only: true })];
      const id = await say(anna, from.name, 'a', 'Look, @**Ben**');
      const other = await say(anna, from.name, 'a');
      const all = { propagate_mode: 'change_all', ...quietly };
      await ben.client.ok('POST', '/messages/flags', { messages: [id, other], op: 'add', flag: 'starred' });
      await edit(admin, id, { stream_id: secret.id, ...all });
      const { starred_messages } = await ben.client.ok('POST', '/register');
      for (const lost of [id, other]) expect(starred_messages).not.to.include(lost);
      await edit(admin, id, { stream_id: from.id, ...all });
      expect((await read(ben, id)).flags).to.deep.equal(['mentioned']);
      expect((await read(ben, other)).flags).to.deep.equal([]);
    });

    it('sends stream events when the first message of a channel changes', async () => {
      const [from, to] = [await channel([]), await channel([])];
      const [id = 0, next = 0] = await sayAll(from.name, 'a', ['1', '2']);
      await say(anna, to.name, 'a');
      const carls = await hear(carl, ['stream']);
      await edit(anna, id, { stream_id: to.id, ...quietly });
      const update = { type: 'stream', op: 'update', property: 'first_message_id' };
      expect(await carls()).to.deep.equal([
        { ...update, stream_id: from.id, name: from.name, value: next },
        { ...update, stream_id: to.id, name: to.name, value: id },
      ]);
    });

    it('moves topic visibility policies of users who can access the new channel', async () => {
      const [from, to] = [await channel([ben, guest]), await channel([ben])];
      const id = await say(anna, from.name, 'a');
      for (const who of [ben, guest]) await setPolicy(who, from.id, 'a', 3);
      await edit(anna, id, { stream_id: to.id, ...quietly });
      expect(await userTopics(ben))
        .to.deep.include([to.id, 'a', 3])
        .and.not.deep.include([from.id, 'a', 3]);
      expect(await userTopics(guest)).to.deep.equal([]);
    });

    it('requires permission and access to both channels', async () => {
      const [from, to] = [await channel([ben, guest]), await channel([ben])];
      const secret = await channel([], { invite_only: true });
      const closed = await channel([ben], { stream_post_policy: 2 });
      const id = await say(anna, from.name, 'a');
      await refuses(ben, id, { stream_id: 4711 }, 'Invalid channel ID');
      await refuses(ben, id, { stream_id: secret.id }, 'Invalid channel ID');
      await refuses(
        admin,
        id,
        { stream_id: secret.id },
        `Not authorized to send to channel '${secret.name}'`,
      );
      await refuses(
        ben,
        id,
        { stream_id: closed.id },
        'Only organization administrators can send to this channel.',
      );
      await refuses(guest, id, { stream_id: to.id }, "You don't have permission to move this message");
      await setOrganization(server, { move_messages_between_streams_policy: 6 });
      await refuses(admin, id, { stream_id: to.id }, "You don't have permission to move this message");
      await setOrganization(server, { move_messages_between_streams_limit_seconds: 60 });
      server.clock.advance(61_000);
      await refuses(
        ben,
        id,
        { stream_id: to.id },
        "The time limit for editing this message's channel has passed",
      );
      await makeChannel(anna, secret.name, [ben]);
      const known = await say(anna, secret.name, 'a');
      await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [secret.name] });
      await read(ben, known);
      await refuses(ben, known, { topic: 'b' }, 'Invalid message(s)');
    });
  });
});
