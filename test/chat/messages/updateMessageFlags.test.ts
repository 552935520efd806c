import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, listen, makeChannel, read, say, tell } from './fixtures.js';
import { edit } from './edit-fixtures.js';
import { flag, unreadOf, withoutIds } from './flag-fixtures.js';

describe('POST /messages/flags', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let made = 0;

  const newChannel = async (people: readonly Person[], options = {}): Promise<string> => {
    made += 1;
    await makeChannel(anna, `channel ${made}`, people, options);
    return `channel ${made}`;
  };

  /** Sends messages to a topic. */
  const sayMany = async (channel: string, topic: string, count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await say(anna, channel, topic));
    return ids;
  };

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());
  beforeEach(() => ben.client.ok('POST', '/mark_all_as_read'));

  describe('with the flag read', () => {
    it('marks messages as read in messages, narrows and the unread messages of register', async () => {
      const channel = await newChannel([ben]);
      const [first = 0, second = 0, third = 0] = await sayMany(channel, 'a', 3);
      const response = await flag(ben, 'add', 'read', [first, third]);
      expect(response.messages).to.deep.equal([first, third]);
      expect(await unreadOf(ben)).to.deep.equal([second]);
      expect(await find(ben, [['is', 'unread']])).to.deep.equal([second]);
      expect((await read(ben, first)).flags).to.deep.equal(['read']);
      expect((await read(ben, second)).flags).to.deep.equal([]);
      expect((await read(anna, second)).flags).to.deep.equal(['read']);
      await flag(ben, 'add', 'read', [second]);
      expect(await unreadOf(ben)).to.deep.equal([]);
    });

    it('marks single messages as unread within read ones, and as read again', async () => {
      const channel = await newChannel([ben]);
      const ids = await sayMany(channel, 'a', 5);
      const [, second = 0, third = 0, , fifth = 0] = ids;
      await flag(ben, 'add', 'read', ids);
      await flag(ben, 'remove', 'read', [second, third, fifth]);
      expect(await unreadOf(ben)).to.deep.equal([second, third, fifth]);
      await flag(ben, 'add', 'read', [third]);
      expect(await unreadOf(ben)).to.deep.equal([second, fifth]);
      expect(await find(ben, [['is', 'unread']])).to.deep.equal([second, fifth]);
      const next = await say(anna, channel, 'a');
      expect(await unreadOf(ben)).to.deep.equal([second, fifth, next]);
      await flag(ben, 'add', 'read', [second, fifth, next]);
      expect(await unreadOf(ben)).to.deep.equal([]);
    });

    it("marks the user's own messages as unread and as read again", async () => {
      const channel = await newChannel([ben]);
      const own = await say(ben, channel, 'a');
      const other = await say(anna, channel, 'a');
      await flag(ben, 'remove', 'read', [own]);
      expect(await unreadOf(ben)).to.deep.equal([own, other]);
      await flag(ben, 'add', 'read', [other]);
      expect(await unreadOf(ben)).to.deep.equal([own]);
      await flag(ben, 'add', 'read', [own]);
      expect(await unreadOf(ben)).to.deep.equal([]);
    });

    it('works in direct conversations with one user, with several users and with only the user', async () => {
      const carl = await site.person('Carl');
      const pair = await tell(anna, [carl]);
      const group = await tell(anna, [carl, ben]);
      const own = await tell(carl, [carl]);
      await flag(carl, 'add', 'read', [pair, group]);
      await flag(carl, 'remove', 'read', [own, group]);
      expect(await unreadOf(carl)).to.deep.equal([group, own]);
      await flag(ben, 'add', 'read', [group]);
    });

    it('follows messages that were moved to other topics and channels', async () => {
      const [from, to] = [await newChannel([ben]), await newChannel([ben])];
      const [first = 0, second = 0, third = 0] = await sayMany(from, 'a', 3);
      const { stream_id } = await read(anna, await say(anna, to, 'b'));
      await flag(ben, 'add', 'read', await unreadOf(ben));
      await edit(anna, second, { topic: 'c', propagate_mode: 'change_one' });
      await edit(anna, third, { stream_id, topic: 'b', propagate_mode: 'change_one' });
      await flag(ben, 'add', 'read', await unreadOf(ben));
      await flag(ben, 'remove', 'read', [first, second, third]);
      expect(await unreadOf(ben)).to.deep.equal([first, second, third]);
      await flag(ben, 'add', 'read', [first, third]);
      expect(await unreadOf(ben)).to.deep.equal([second]);
      await flag(ben, 'add', 'read', [second]);
      expect(await unreadOf(ben)).to.deep.equal([]);
    });

    it('ignores messages from before the subscription and from channels that the user left', async () => {
      const channel = await newChannel([]);
      const before = await say(anna, channel, 'a');
      await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: channel }] });
      const after = await say(anna, channel, 'a');
      await flag(ben, 'add', 'read', [before, after]);
      await flag(ben, 'remove', 'read', [before, after]);
      expect(await unreadOf(ben)).to.deep.equal([after]);
      await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [channel] });
      await flag(ben, 'remove', 'read', [before, after]);
      expect(await unreadOf(ben)).to.deep.equal([]);
      await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: channel }] });
      expect(await unreadOf(ben)).to.deep.equal([]);
    });

    it('counts messages of muted topics as unread, but not in the total', async () => {
      const channel = await newChannel([ben]);
      const id = await say(anna, channel, 'quiet');
      const { stream_id } = await read(ben, id);
      await flag(ben, 'add', 'read', [id]);
      await site.services.store.write((tx) =>
        tx.insertMany('user_topics', [
          {
            user_id: ben.id,
            channel_id: stream_id as number,
            topic: 'quiet',
            topic_key: 'quiet',
            visibility_policy: 1,
            last_updated: 1,
          },
        ]),
      );
      const events = await listen(ben.client, { event_types: ['update_message_flags'] });
      await flag(ben, 'remove', 'read', [id]);
      const { unread_msgs } = await ben.client.ok('POST', '/register', { fetch_event_types: ['message'] });
      expect(unread_msgs.count).to.equal(0);
      expect(await unreadOf(ben)).to.deep.equal([id]);
      const [event] = await events();
      expect(event?.message_details).to.deep.equal({
        [String(id)]: { type: 'stream', stream_id, topic: 'quiet', unmuted_stream_msg: false },
      });
    });

    it('sends events with the changed messages, and with their details when they become unread', async () => {
      const channel = await newChannel([ben]);
      const plain = await say(anna, channel, 'a');
      const mention = await say(anna, channel, 'b', 'Look, @**Ben**');
      const direct = await tell(anna, [ben]);
      const { stream_id } = await read(ben, plain);
      const events = await listen(ben.client, { event_types: ['update_message_flags'] });
      const others = await listen(anna.client, { event_types: ['update_message_flags'] });
      await flag(ben, 'add', 'read', [direct, plain, mention]);
      await flag(ben, 'add', 'read', [plain, mention]);
      await flag(ben, 'remove', 'read', [direct, mention, plain]);
      const common = { type: 'update_message_flags', flag: 'read', all: false };
      const messages = [plain, mention, direct];
      expect(withoutIds(await events())).to.deep.equal([
        { ...common, op: 'add', operation: 'add', messages },
        // Nothing changed.
        { ...common, op: 'add', operation: 'add', messages: [] },
        {
          ...common,
          op: 'remove',
          operation: 'remove',
          messages,
          message_details: {
            [String(plain)]: { type: 'stream', stream_id, topic: 'a', unmuted_stream_msg: true },
            [String(mention)]: {
              type: 'stream',
              stream_id,
              topic: 'b',
              unmuted_stream_msg: true,
              mentioned: true,
            },
            [String(direct)]: { type: 'private', user_ids: [anna.id] },
          },
        },
      ]);
      expect(await others()).to.deep.equal([]);
    });

    it('ignores unknown messages when it is added, and refuses them when it is removed', async () => {
      const hidden = await say(anna, await newChannel([], { invite_only: true }), 'a');
      const own = await say(anna, await newChannel([ben]), 'a');
      for (const unknown of [hidden, 4_000_000]) {
        await flag(ben, 'add', 'read', [unknown]);
        const refused = await ben.client.send('POST', '/messages/flags', {
          messages: [own, unknown],
          op: 'remove',
          flag: 'read',
        });
        expect(refused.status).to.equal(400);
        expect(refused.body).to.include({ code: 'BAD_REQUEST', msg: 'Invalid message(s)' });
      }
    });
  });

  for (const name of ['starred', 'collapsed'])
    describe(`with the flag ${name}`, () => {
      it('adds and removes it, and keeps the other flags', async () => {
        const channel = await newChannel([ben]);
        const mention = await say(anna, channel, 'a', 'Look, @**Ben**');
        const plain = await say(anna, channel, 'a');
        const events = await listen(ben.client, { event_types: ['update_message_flags'] });
        await flag(ben, 'add', name, [plain, mention]);
        await flag(ben, 'add', name, [mention]);
        expect((await read(ben, mention)).flags).to.deep.equal([name, 'mentioned']);
        expect((await read(ben, plain)).flags).to.deep.equal([name]);
        expect((await read(anna, plain)).flags).to.deep.equal(['read']);
        await flag(ben, 'remove', name, [plain, mention]);
        expect((await read(ben, mention)).flags).to.deep.equal(['mentioned']);
        expect((await read(ben, plain)).flags).to.deep.equal([]);
        await flag(ben, 'remove', name, [plain]);
        const common = { type: 'update_message_flags', flag: name, all: false };
        const messages = [mention, plain];
        expect(withoutIds(await events())).to.deep.equal([
          { ...common, op: 'add', operation: 'add', messages },
          { ...common, op: 'add', operation: 'add', messages: [] },
          { ...common, op: 'remove', operation: 'remove', messages },
          { ...common, op: 'remove', operation: 'remove', messages: [] },
        ]);
        await flag(ben, 'add', 'read', [mention, plain]);
      });

      it('refuses to add it to messages that the user cannot read, and changes nothing then', async () => {
        const hidden = await say(anna, await newChannel([], { invite_only: true }), 'a');
        const plain = await say(anna, await newChannel([ben]), 'a');
        for (const unknown of [hidden, 4_000_000]) {
          const parameters = { messages: [plain, unknown], flag: name };
          const refused = await ben.client.send('POST', '/messages/flags', { ...parameters, op: 'add' });
          expect(refused.body).to.include({ code: 'BAD_REQUEST', msg: 'Invalid message(s)' });
          expect(
            (await ben.client.send('POST', '/messages/flags', { ...parameters, op: 'remove' })).status,
          ).to.equal(200);
        }
        expect((await read(ben, plain)).flags).to.deep.equal([]);
        await flag(ben, 'add', 'read', [plain]);
      });
    });

  it('keeps stars of messages that the user can no longer read, which the user can remove', async () => {
    const channel = await newChannel([]);
    const id = await say(anna, channel, 'a');
    const starred = async (): Promise<unknown> =>
      (await ben.client.ok('POST', '/register', { fetch_event_types: ['starred_messages'] }))
        .starred_messages;
    await flag(ben, 'add', 'starred', [id]);
    const { stream_id } = await anna.client.ok('GET', '/get_stream_id', { stream: channel });
    await site.owner.ok('PATCH', `/streams/${String(stream_id)}`, { is_private: true });
    expect(await starred()).to.include(id);
    expect(await find(ben, [['is', 'starred']])).not.to.include(id);
    const events = await listen(ben.client, { event_types: ['update_message_flags'] });
    await flag(ben, 'remove', 'starred', [id]);
    expect(withoutIds(await events())).to.have.length(1);
    expect(await starred()).not.to.include(id);
  });

  it('shows starred messages in register and in the narrow is:starred, also those never received', async () => {
    const channel = await newChannel([]);
    const history = await say(anna, channel, 'a');
    const direct = await tell(anna, [ben]);
    await flag(ben, 'add', 'starred', [history, direct]);
    await flag(ben, 'add', 'read', [direct]);
    expect((await read(ben, history)).flags).to.deep.equal(['read', 'starred', 'historical']);
    expect(await find(ben, [['is', 'starred']])).to.deep.equal([history, direct]);
    const narrow = [
      ['channel', channel],
      ['is', 'starred'],
    ];
    expect(await find(ben, narrow)).to.deep.equal([history]);
    const { starred_messages } = await ben.client.ok('POST', '/register', {
      fetch_event_types: ['starred_messages'],
    });
    expect(starred_messages).to.deep.equal([history, direct]);
  });

  it('refuses other flags and operations with the error texts that clients know', async () => {
    const id = await say(anna, await newChannel([ben]), 'a');
    const attempt = async (op: string, name: string): Promise<unknown> =>
      (await ben.client.send('POST', '/messages/flags', { messages: [id], op, flag: name })).body.msg;
    for (const name of ['mentioned', 'wildcard_mentioned', 'has_alert_word', 'historical'])
      expect(await attempt('add', name)).to.equal(`Flag not editable: '${name}'`);
    expect(await attempt('add', 'important')).to.equal("Invalid flag: 'important'");
    expect(await attempt('toggle', 'important')).to.equal("Invalid flag: 'important'");
    expect(await attempt('toggle', 'read')).to.equal("Invalid message flag operation: 'toggle'");
    expect((await read(ben, id)).flags).to.deep.equal([]);
  });
});
