import { expect } from 'chai';

import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { channelMaker, find, listen, read, say, tell } from './fixtures.js';

describe('POST /submessage', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  const make = channelMaker(() => anna);

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const body = (message_id: number, data: unknown): Parameters => ({
    message_id,
    msg_type: 'widget',
    content: typeof data === 'string' ? data : JSON.stringify(data),
  });
  const add = ({ client }: Person, id: number, data: unknown): Promise<Body> =>
    client.ok('POST', '/submessage', body(id, data));
  const refuses = ({ client }: Person, id: number, data: unknown, msg: string): Promise<unknown> =>
    client.fails('POST', '/submessage', body(id, data), { code: 'BAD_REQUEST', msg });

  /** The data of the submessages of a message, as a user fetches it. */
  const dataOf = async (person: Person, id: number): Promise<Body[]> =>
    (await read(person, id)).submessages.map(({ content }: Body) => JSON.parse(content as string));

  const poll = (content = '/poll Which color?\nblue\ngreen'): Promise<number> => tell(anna, [ben], content);
  const vote = { type: 'vote', key: 'canned,0', vote: 1 };

  describe('in a sent message', () => {
    const widget = async (content: string): Promise<unknown> => (await dataOf(ben, await poll(content)))[0];

    it('begins a poll with the question and the options, without marks of a list', async () => {
      expect(await widget('/poll Which color?\n- blue\n* green\n\n  red  ')).to.deep.equal({
        widget_type: 'poll',
        extra_data: { question: 'Which color?', options: ['blue', 'green', 'red'] },
      });
      expect(await widget('/poll')).to.deep.equal({
        widget_type: 'poll',
        extra_data: { question: '', options: [] },
      });
      expect(await widget('/poll\nblue')).to.deep.equal({
        widget_type: 'poll',
        extra_data: { question: '', options: ['blue'] },
      });
    });

    it('begins a to-do list with the title, the tasks and their descriptions', async () => {
      expect(await widget('/todo Party\nCake: with: berries\n- at 10:30\n:')).to.deep.equal({
        widget_type: 'todo',
        extra_data: {
          task_list_title: 'Party',
          tasks: [
            { task: 'Cake', desc: 'with: berries' },
            { task: 'at 10:30', desc: '' },
            { task: ':', desc: '' },
          ],
        },
      });
    });

    it('is absent without one of the two commands at the start', async () => {
      for (const content of ['/polls a', ' /poll a', 'a /poll', '/me /poll', '/zform x', '`/poll`']) {
        expect((await read(ben, await poll(content))).submessages).to.deep.equal([]);
      }
    });

    it('is in the event, in the list, and in scheduled messages', async () => {
      const { id: to } = await make([ben]);
      const events = await listen(ben.client);
      const id = await say(anna, to, 'logo', '/poll A?');
      const [event] = await events();
      const [first] = (await read(ben, id)).submessages as Body[];
      expect(first).to.include({ message_id: id, sender_id: anna.id, msg_type: 'widget' });
      expect(event.message.submessages).to.deep.equal([first]);
      const { messages } = await ben.client.ok('GET', '/messages', {
        anchor: id,
        num_before: 0,
        num_after: 0,
      });
      expect(messages[0].submessages).to.deep.equal([first]);
      const scheduled_delivery_timestamp = site.clock.seconds() + 60;
      const later = { type: 'channel', to, topic: 'logo', content: '/todo B', scheduled_delivery_timestamp };
      await anna.client.ok('POST', '/scheduled_messages', later);
      site.clock.advance(61_000);
      await site.server.workers.scheduledMessages.settled();
      const ids = await find(anna, [{ operator: 'channel', operand: to }]);
      expect((await dataOf(ben, ids.at(-1) ?? 0))[0]).to.include({ widget_type: 'todo' });
    });
  });

  it('adds the data to the message, in order, and sends an event to all readers', async () => {
    const id = await poll();
    const events = await Promise.all(
      [anna, ben].map(({ client }) => listen(client, { event_types: ['submessage'] })),
    );
    await add(ben, id, vote);
    await add(anna, id, { ...vote, vote: -1 });
    const [, second, third] = (await read(ben, id)).submessages as Body[];
    expect(
      [second, third].map(({ sender_id, content }) => [sender_id, JSON.parse(content as string)]),
    ).to.deep.equal([
      [ben.id, vote],
      [anna.id, { ...vote, vote: -1 }],
    ]);
    for (const get of events) {
      const seen = await get();
      expect(seen.map(({ id: _id, ...event }) => event)).to.deep.equal(
        [second, third].map(({ id: submessage_id, ...rest }) => ({
          type: 'submessage',
          submessage_id,
          ...rest,
        })),
      );
    }
  });

  it('sends no event to users who cannot read the message', async () => {
    const carl = await site.person('Carl');
    const events = await listen(carl.client, { event_types: ['submessage'] });
    await add(ben, await poll(), vote);
    expect(await events()).to.deep.equal([]);
  });

  it('is refused for messages that the requester cannot read now', async () => {
    const carl = await site.person('Carla');
    await refuses(carl, await poll(), vote, 'Invalid message(s)');
    await refuses(carl, 4711, vote, 'Invalid message(s)');
    const { id: to, name } = await make([ben], { invite_only: true });
    const id = await say(anna, to, 'logo', '/poll A?');
    await add(ben, id, vote);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    await refuses(ben, id, vote, 'Invalid message(s)');
    await add(anna, id, vote);
    expect(await dataOf(ben, id)).to.have.length(2);
    expect(await dataOf(anna, id)).to.have.length(3);
  });

  it('must come first from the sender of the message', async () => {
    const id = await tell(anna, [ben], 'plain');
    const msg = 'You cannot attach a submessage to this message.';
    await refuses(ben, id, { widget_type: 'poll', extra_data: {} }, msg);
    await add(anna, id, { widget_type: 'zform', extra_data: {} });
    await add(ben, id, { any: ['thing'] });
    await refuses(ben, id, '{"any":', 'Invalid json for submessage');
    expect(await dataOf(anna, id)).to.have.length(2);
  });

  it('validates the changes of a poll', async () => {
    const id = await poll();
    for (const [data, msg] of [
      ['[]', 'poll data is not a dict'],
      ['null', 'poll data is not a dict'],
      [{}, 'type key is missing from poll data'],
      [{ type: 1 }, 'poll data["type"] is not a string'],
      [{ type: 'paint' }, 'Unknown type for poll data: paint'],
      [{ type: 'constructor' }, 'Unknown type for poll data: constructor'],
      [{ type: 'vote', vote: 1 }, 'key key is missing from poll data'],
      [{ ...vote, key: 1 }, 'poll data["key"] is not a string'],
      [{ ...vote, vote: '1' }, 'poll data["vote"] is not an integer'],
      [{ ...vote, vote: 2 }, 'Invalid poll data["vote"]'],
      [{ ...vote, color: 1, size: 2 }, 'Unexpected arguments: color, size'],
      [{ type: 'new_option', option: 'red', idx: 1.5 }, 'poll data["idx"] is not an integer'],
      [{ type: 'question', question: 'B?' }, "You can't edit a question unless you are the author."],
    ] as const) {
      await refuses(ben, id, data, msg);
    }
    await add(ben, id, { type: 'new_option', option: 'red', idx: 1 });
    await add(anna, id, { type: 'question', question: 'B?' });
    expect(await dataOf(ben, id)).to.have.length(3);
  });

  it('validates the changes of a to-do list', async () => {
    const id = await poll('/todo Party');
    const task = { type: 'new_task', key: 1, task: 'Cake', desc: '', completed: false };
    for (const [data, msg] of [
      [vote, 'Unknown type for todo data: vote'],
      [{ ...task, completed: 'no' }, 'todo data["completed"] is not a boolean'],
      [{ ...task, key: '1' }, 'todo data["key"] is not an integer'],
      [{ type: 'strike', key: 1 }, 'todo data["key"] is not a string'],
      [
        { type: 'new_task_list_title', title: 'Feast' },
        "You can't edit the task list title unless you are the author.",
      ],
    ] as const) {
      await refuses(ben, id, data, msg);
    }
    await add(ben, id, task);
    await add(ben, id, { type: 'strike', key: `${String(ben.id)},1` });
    await add(anna, id, { type: 'new_task_list_title', title: 'Feast' });
    expect(await dataOf(ben, id)).to.have.length(4);
  });

  it('keeps the message from being edited, but not from being moved or deleted', async () => {
    const { id: to } = await make([ben]);
    const id = await say(anna, to, 'logo', '/poll A?');
    const path = `/messages/${String(id)}`;
    await anna.client.fails('PATCH', path, { content: 'B' }, { msg: 'Widgets cannot be edited.' });
    await anna.client.ok('PATCH', path, { topic: 'colors' });
    expect(await dataOf(ben, id)).to.have.length(1);
    await site.owner.ok('DELETE', path);
    const left = await site.services.store.read((tx) =>
      tx.all('SELECT id FROM submessages WHERE message_id = ?', [id]),
    );
    expect(left).to.deep.equal([]);
  });

  describe('has a limit', () => {
    const fill = (message_id: number, number: number, sender_id: number, content = '{}'): Promise<void> =>
      site.services.store.write((tx) =>
        tx.insertMany(
          'submessages',
          Array.from({ length: number }, () => ({ message_id, sender_id, msg_type: 'widget', content })),
        ),
      );

    const holds = async (id: number, number: number, of: string): Promise<void> => {
      await add(ben, id, vote);
      const failed = await ben.client.fails('POST', '/submessage', body(id, vote), {});
      expect(failed.msg).to.contain(`${String(number)} ${of}`);
    };

    it('per user and message', async () => {
      const id = await poll();
      await fill(id, 199, ben.id);
      await holds(id, 200, 'submessages per user and message');
      await add(anna, id, vote);
    });

    it('per message', async () => {
      const id = await poll();
      await fill(id, 4998, anna.id);
      await holds(id, 5000, 'submessages per message');
    });

    it('of bytes per message', async () => {
      const id = await poll();
      const { submessages } = await read(anna, id);
      const rest = 256 * 1024 - submessages[0].content.length - JSON.stringify(vote).length;
      await fill(id, 1, anna.id, 'x'.repeat(rest));
      await holds(id, 256, 'KiB of submessages per message');
    });
  });

  it('makes voters follow the topic, if they follow topics in which they participate', async () => {
    const { id: channel } = await make([ben]);
    const policiesAfter = async (policy: number, topic: string): Promise<number[]> => {
      await ben.client.ok('PATCH', '/settings', { automatically_follow_topics_policy: policy });
      const id = await say(anna, channel, topic, '/poll Lunch?\nPizza\nSushi');
      const heard = await listen(ben.client, { event_types: ['user_topic'] });
      await add(ben, id, vote);
      return (await heard()).map(({ visibility_policy }) => visibility_policy);
    };
    expect(await policiesAfter(1, 'one')).to.deep.equal([3]);
    for (const policy of [2, 3, 4]) expect(await policiesAfter(policy, `poll ${policy}`)).to.deep.equal([]);
  });
});
