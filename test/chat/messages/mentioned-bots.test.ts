import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { channelMaker, read, say } from './fixtures.js';

describe('A generic bot that a message mentions', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let bot: Person;
  const makeChannel = channelMaker(() => anna);

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    bot = await site.person('Robot', { botOf: anna.id });
  });
  after(() => site.close());

  /** Returns the events that a bot gets because of a message of Ben, in the queue of its program. */
  const eventsOf = async (
    receiver: Person,
    place: { readonly name: string },
    content: string,
    by = ben,
  ): Promise<{ id: number; events: Body[] }> => {
    const queue = await receiver.client.ok('POST', '/register', { event_types: ['message'] });
    const id = await say(by, place.name, 'hello', content);
    const { events } = await receiver.client.ok('GET', '/events', { ...queue, dont_block: true });
    await receiver.client.ok('DELETE', '/events', { queue_id: queue.queue_id });
    return { id, events: events.map(({ message, flags }: Body) => [message.id, message.content, flags]) };
  };

  it('gets the event of the message in a public channel, although it is not subscribed', async () => {
    const place = await makeChannel([ben]);
    const mention = await eventsOf(bot, place, '@**Robot** blue?');
    expect(mention.events).to.deep.equal([[mention.id, '@**Robot** blue?', ['mentioned']]]);
    const all = await eventsOf(bot, place, '@**all** and @**Robot**');
    expect(all.events).to.deep.equal([[all.id, '@**all** and @**Robot**', ['mentioned']]]);
    expect((await eventsOf(bot, place, 'green')).events).to.deep.equal([]);
  });

  it('gets nothing else: the message is not among its messages', async () => {
    const place = await makeChannel([ben]);
    const { id } = await eventsOf(bot, place, '@**Robot** blue?');
    expect((await read(bot, id)).flags).to.have.members(['read', 'historical']);
    const { unread_msgs: unread } = await bot.client.ok('POST', '/register', {
      fetch_event_types: ['message'],
    });
    expect(unread).to.deep.include({ count: 0, mentions: [] });
  });

  it('gets one event if it is subscribed, and if its queue has all messages of public channels', async () => {
    const place = await makeChannel([ben, bot]);
    const { events: subscribed } = await eventsOf(bot, place, '@**all** and @**Robot**');
    expect(subscribed).to.have.length(1);
    expect(subscribed[0]?.[2]).to.include.members(['mentioned', 'stream_wildcard_mentioned']);
    const other = await makeChannel([ben]);
    const queue = await bot.client.ok('POST', '/register', {
      event_types: ['message'],
      all_public_streams: true,
    });
    await say(ben, other.name, 'hello', '@**Robot**');
    const { events } = await bot.client.ok('GET', '/events', { ...queue, dont_block: true });
    expect(events.map(({ flags }: Body) => flags)).to.deep.equal([['mentioned']]);
  });

  it('gets no event for a private channel, a silent mention, a mention of everyone and its own message', async () => {
    const secret = await makeChannel([ben], { invite_only: true });
    expect((await eventsOf(bot, secret, '@**Robot** blue?')).events).to.deep.equal([]);
    const place = await makeChannel([ben]);
    for (const content of ['@_**Robot** blue?', '> @**Robot** blue?', '`@**Robot**`', '@**all**'])
      expect((await eventsOf(bot, place, content)).events, content).to.deep.equal([]);
    expect((await eventsOf(bot, place, '@**Robot**', bot)).events).to.deep.equal([]);
  });

  it('gets no event with the role of a guest. Users who are no bots do not get it either', async () => {
    const place = await makeChannel([ben]);
    const guest = await site.person('Guest Robot', { botOf: anna.id, role: 'guest' });
    const cora = await site.person('Cora');
    expect((await eventsOf(guest, place, '@**Guest Robot** blue?')).events).to.deep.equal([]);
    expect((await eventsOf(cora, place, '@**Cora** blue?')).events).to.deep.equal([]);
  });
});
