import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { edit, hear } from './edit-fixtures.js';
import { channelMaker, find, say, type Place } from './fixtures.js';

const quietly = { send_notification_to_new_thread: false, send_notification_to_old_thread: false };

describe('A message that moves to a private channel without a notice', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  /** No message is sent to a bot that is subscribed. */
  let bot: Person;
  let source: Place;
  let target: Place;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    bot = await server.person('Robo', { botOf: ben.id });
    await server.owner.ok('PATCH', '/realm', { move_messages_between_streams_policy: 1 });
  });
  after(() => server.close());

  const channel = channelMaker(() => anna);

  beforeEach(async () => {
    source = await channel([], { invite_only: true });
    target = await channel([], { invite_only: true });
  });

  /** Sends messages to the first channel, each to a topic of its own. */
  const sayAll = async (...contents: string[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const content of contents) ids.push(await say(anna, source.id, content, content));
    return ids;
  };

  const move = (id: number | undefined, to = target): Promise<unknown> =>
    edit(anna, id ?? 0, { stream_id: to.id, propagate_mode: 'change_all', ...quietly });

  const subscribe = (person = ben): Promise<Body> =>
    anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: target.name }],
      principals: [person.id],
    });

  const leave = (): Promise<Body> =>
    ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [target.name] });

  const readers = async (id: number | undefined): Promise<string[]> => {
    const found: string[] = [];
    for (const { name, client } of [anna, ben, bot]) {
      const { status } = await client.send('GET', `/messages/${String(id)}`);
      if (status === 200) found.push(name);
    }
    return found;
  };

  it('cannot be read by a user who subscribes right after it', async () => {
    const [message] = await sayAll('secret');
    await move(message);
    await subscribe();
    expect(await readers(message)).to.deep.equal(['Anna']);
    expect(await find(ben, [{ operator: 'channel', operand: target.id }])).to.deep.equal([]);
    const events = await hear(ben);
    await edit(anna, message ?? 0, { content: 'edited' });
    expect(await events()).to.deep.equal([]);
  });

  it('can be read by a bot that was subscribed right before it, and between two moves', async () => {
    const [first, second, third] = await sayAll('first', 'second', 'third');
    await move(first);
    await subscribe(bot);
    const events = await hear(bot);
    await move(second);
    await move(third);
    expect(await readers(first)).to.deep.equal(['Anna']);
    expect(await readers(second)).to.deep.equal(['Anna', 'Robo']);
    expect(await readers(third)).to.deep.equal(['Anna', 'Robo']);
    await edit(anna, second ?? 0, { content: 'edited' });
    expect((await events()).map(({ message_id }: Body) => message_id)).to.deep.equal([second]);
  });

  it('stays readable for a user who leaves right after it, but not if they left right before it', async () => {
    await subscribe();
    const own = await channel([ben], { invite_only: true });
    const sent = [await say(anna, own.id, 'one'), await say(anna, own.id, 'two')];
    await move(sent[0]);
    await leave();
    await move(sent[1]);
    expect(await readers(sent[0])).to.deep.equal(['Anna', 'Ben']);
    expect(await readers(sent[1])).to.deep.equal(['Anna']);
  });

  it('can be received by a new subscriber who comes after a message that was sent later', async () => {
    const [first] = await sayAll('first');
    await move(first);
    await subscribe();
    const sent = await say(anna, target.id, 'later');
    expect(await readers(sent)).to.deep.equal(['Anna', 'Ben']);
    const { unread_msgs } = await ben.client.ok('POST', '/register', { event_types: ['message'] });
    const topics = (unread_msgs.streams as Body[]).filter(({ stream_id }) => stream_id === target.id);
    expect(topics.flatMap(({ unread_message_ids }) => unread_message_ids as number[])).to.deep.equal([sent]);
  });
});
