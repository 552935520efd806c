import { expect } from 'chai';

import { toEventStream } from '../../../src/runtime/event-log/event-stream.js';
import type { Delivered } from '../../../src/runtime/event-log/pending-bytes.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { StreamClient, type StreamedMessage } from './stream-client.js';

interface Registered {
  readonly queue_id: string;
  readonly last_event_id: number;
}

describe('GET /events/stream', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  const open: StreamClient[] = [];

  const register = (person: Person, event_types: readonly string[]): Promise<Registered> =>
    person.client.ok('POST', '/register', { event_types, fetch_event_types: [] });

  const stream = async (
    person: Person,
    { queue_id, last_event_id }: Registered,
    headers?: Record<string, string>,
  ): Promise<StreamClient> => {
    const client = await StreamClient.open(person.client, { queue_id, last_event_id }, headers);
    open.push(client);
    return client;
  };

  const tell = (to: Person, content: string): Promise<unknown> =>
    anna.client.ok('POST', '/messages', { type: 'direct', to: [to.id], content });

  const contentOf = (message: StreamedMessage | undefined): unknown => message?.event.message.content;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.cut();
  });
  after(() => site.close());

  it('sends each event when it happens, as GET /events returns it', async () => {
    const queue = await register(ben, ['message']);
    const same = await register(ben, ['message']);
    const client = await stream(ben, queue);
    expect(client.response.statusCode).to.equal(200);
    expect(client.response.headers).to.include({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    expect(await client.block()).to.equal('retry: 2000');
    await tell(ben, 'one');
    const first = await client.event();
    await tell(ben, 'two\nlines');
    const second = await client.event();
    const { events } = await ben.client.ok('GET', '/events', { ...same, dont_block: true });
    expect([first?.event, second?.event]).to.deep.equal(events);
    expect([first?.id, second?.id]).to.deep.equal(events.map(({ id }: { id: number }) => id));
  });

  it('sends only what the user of the queue may see', async () => {
    const queue = await register(ben, ['message']);
    const client = await stream(ben, queue);
    await tell(anna, 'secret');
    await tell(ben, 'hello');
    expect(contentOf(await client.event())).to.equal('hello');
  });

  it('refuses the queue of another user and an unknown queue with the same error', async () => {
    const { queue_id } = await register(anna, ['message']);
    for (const id of [queue_id, '0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1'])
      await ben.client.fails(
        'GET',
        '/events/stream',
        { queue_id: id },
        { code: 'BAD_EVENT_QUEUE_ID', queue_id: id },
      );
  });

  it('ends with dont_block after the events that exist', async () => {
    const queue = await register(ben, ['message']);
    await tell(ben, 'hello');
    const { body } = await ben.client.send('GET', '/events/stream', { ...queue, dont_block: true });
    expect(body.text).to.match(/^retry: 2000\n\nid: (\d+)\ndata: \{[^\n]*hello[^\n]*"id":\1\}\n\n$/);
  });

  it('sends the events that a cut connection lost again, whether or not the server had sent them', async () => {
    const queue = await register(ben, ['message']);
    let client = await stream(ben, queue);
    await tell(ben, '1');
    const first = await client.event();
    await tell(ben, '2');
    await tell(ben, '3');
    await client.event();
    client.cut();
    await tell(ben, '4');
    client = await stream(ben, queue, { 'Last-Event-ID': String(first?.id) });
    const contents = [await client.event(), await client.event(), await client.event()].map(contentOf);
    expect(contents).to.deep.equal(['2', '3', '4']);
  });

  it('loses and repeats no event of a client whose connection is cut again and again', async () => {
    const queue = await register(ben, ['message']);
    const sending = (async () => {
      for (let number = 0; number < 60; number += 1) await tell(ben, String(number));
    })();
    const received: unknown[] = [];
    let last: number | undefined;
    while (received.length < 60) {
      const client = await stream(ben, queue, last === undefined ? {} : { 'Last-Event-ID': String(last) });
      for (let count = 0; count <= received.length % 7 && received.length < 60; count += 1) {
        const message = await client.event();
        last = message?.id;
        received.push(contentOf(message));
      }
      client.cut();
    }
    await sending;
    expect(received).to.deep.equal(Array.from({ length: 60 }, (_, number) => String(number)));
  });

  it('lets a client continue with GET /events, which acknowledges events for streams, too', async () => {
    const queue = await register(ben, ['message']);
    const client = await stream(ben, queue);
    await tell(ben, '1');
    await tell(ben, '2');
    const first = await client.event();
    await client.event();
    client.cut();
    const poll = { queue_id: queue.queue_id, last_event_id: first?.id, dont_block: true };
    const { events } = await ben.client.ok('GET', '/events', poll);
    expect(events.map(({ message }: { message: { content: string } }) => message.content)).to.deep.equal([
      '2',
    ]);
    await ben.client.ok('GET', '/events', { ...poll, last_event_id: events[0].id });
    const again = await stream(ben, queue, { 'Last-Event-ID': String(first?.id) });
    expect(again.response.statusCode).to.equal(400);
  });

  it('returns all events that the client did not acknowledge if the request names no event', async () => {
    const { queue_id } = await register(ben, ['message']);
    const client = await StreamClient.open(ben.client, { queue_id });
    await tell(ben, '1');
    await client.event();
    client.cut();
    const again = await StreamClient.open(ben.client, { queue_id });
    expect(contentOf(await again.event())).to.equal('1');
    again.cut();
  });

  it('refuses a header Last-Event-ID that is no number, and prefers it to last_event_id', async () => {
    const queue = await register(ben, ['message']);
    const { status, body } = await ben.client.send(
      'GET',
      '/events/stream',
      { ...queue },
      {
        headers: { 'Last-Event-ID': 'x' },
      },
    );
    expect([status, body.msg]).to.deep.equal([400, 'last_event_id is not valid JSON']);
    await tell(ben, 'hello');
    const newest = (await ben.client.ok('GET', '/events', { ...queue, dont_block: true })).events[0].id;
    const { body: rest } = await ben.client.send(
      'GET',
      '/events/stream',
      { ...queue, dont_block: true },
      { headers: { 'Last-Event-ID': String(newest) } },
    );
    expect(rest.text).to.equal('retry: 2000\n\n');
  });

  it('sends a comment with a new ID after 45 to 55 seconds without an event', async () => {
    const queue = await register(ben, ['message']);
    const client = await stream(ben, queue);
    await client.block();
    await tell(anna, 'not for Ben');
    while (!site.services.queues.isWaiting(queue.queue_id)) await new Promise(setImmediate);
    site.clock.advance(55_000);
    const block = await client.block();
    const id = Number(/^: heartbeat\nid: (\d+)$/.exec(block ?? '')?.[1]);
    expect(id).to.be.greaterThan(queue.last_event_id);
    const again = await stream(ben, queue, { 'Last-Event-ID': String(id) });
    expect(again.response.statusCode).to.equal(200);
  });

  for (const [beats, status] of [
    [10, 200],
    [12, 400],
  ] as const) {
    const minutes = `${String(Math.floor((beats * 55) / 60))} minutes`;
    it(`responds ${String(status)} to a client that returns to an event sent ${minutes} before`, async () => {
      const queue = await register(ben, ['message']);
      const client = await stream(ben, queue);
      await tell(ben, 'first');
      await tell(ben, 'second');
      const first = await client.event();
      await client.event();
      for (let beat = 0; beat < beats; beat += 1) {
        while (!site.services.queues.isWaiting(queue.queue_id)) await new Promise(setImmediate);
        site.clock.advance(55_000);
        await client.block();
      }
      const before = (first?.id ?? 0) - 1;
      const again = await stream(ben, { ...queue, last_event_id: before });
      expect(again.response.statusCode).to.equal(status);
      if (status === 200) expect(contentOf(await again.event())).to.equal('first');
    });
  }

  it('ends the stream when another request reads the queue', async () => {
    const queue = await register(ben, ['message']);
    const one = await stream(ben, queue);
    await one.block();
    const other = await stream(ben, queue);
    expect(await one.block()).to.equal(undefined);
    await tell(ben, 'hello');
    expect(contentOf(await other.event())).to.equal('hello');
    await ben.client.ok('GET', '/events', { ...queue, dont_block: true });
    expect(await other.block()).to.equal(undefined);
  });

  it('ends when its queue is deleted, and when the user is deactivated', async () => {
    const cora = await site.person('Cora');
    const deleted = await register(cora, ['message']);
    const one = await stream(cora, deleted);
    await one.block();
    await cora.client.ok('DELETE', '/events', { queue_id: deleted.queue_id });
    expect(await one.block()).to.equal(undefined);

    const other = await stream(cora, await register(cora, ['message']));
    await other.block();
    await site.owner.ok('DELETE', `/users/${String(cora.id)}`);
    expect(await other.block()).to.equal(undefined);
  });

  it('sends the parts of an event that a client gets one by one as messages, with an ID at the last of them', async () => {
    const each = ['{"id":7}', '{"id":8}'];
    async function* batches(): AsyncGenerator<readonly Delivered[]> {
      await Promise.resolve();
      yield [{ id: 8, json: each.join(), bytes: 17, each }];
    }
    const texts: string[] = [];
    for await (const text of toEventStream(batches())) texts.push(text);
    expect(texts.slice(1)).to.deep.equal(['data: {"id":7}\n\nid: 8\ndata: {"id":8}\n\n']);
  });

  it('holds a bounded number of bytes for a client that does not read, which then gets every event', async () => {
    const queue = await register(ben, ['message']);
    const client = await stream(ben, queue);
    await client.block();
    client.pause();
    const long = 'x'.repeat(9_000);
    for (let number = 0; number < 400; number += 1) await tell(ben, `${String(number)} ${long}`);
    expect(site.services.queues.usage.pendingInAll).to.be.lessThan(4 * 1024 * 1024);
    client.response.resume();
    for (let number = 0; number < 400; number += 1) {
      const content = String(contentOf(await client.event()));
      expect(content.slice(0, 10)).to.match(new RegExp(`^${String(number)} x`));
    }
  });
});
