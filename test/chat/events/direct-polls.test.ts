import { expect } from 'chai';

import { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { until } from '../../support/raw-socket.js';
import { startServer, type ServerOptions, type TestServer } from '../../support/server.js';
import { untilWaiting } from '../../support/until-waiting.js';
import { observedPolls, standingOf } from './observed-polls.js';
import { type Polled, RawPoller, type RawResponse } from './raw-poller.js';

/** A response as text, without what always differs. */
const shown = ({ head, body }: RawResponse): string =>
  [...head.filter((line) => !/^(?:x-request-id|date):/i.test(line)), JSON.stringify(body)]
    .join('\n')
    .replaceAll(/"(?:id|timestamp|date_sent)":\d+/g, 'a number');

describe('A poll that its connection takes before the HTTP server', () => {
  let site: TestServer;
  let anna: Person;
  let boris: Person;
  let poller: RawPoller;
  let queue: Polled;
  /** The requests that the HTTP server has read. */
  let read: number;
  /** The responses that were written. */
  let answered: number;

  const start = async (options: ServerOptions = {}): Promise<void> => {
    site = await startServer(options);
    const { slowReaders } = site.services;
    const [begin, answer] = [slowReaders.begin.bind(slowReaders), slowReaders.answered.bind(slowReaders)];
    const observed: Pick<typeof slowReaders, 'begin' | 'answered'> = {
      answered(request) {
        answered += 1;
        answer(request);
      },
      begin(request, response) {
        read += 1;
        begin(request, response);
      },
    };
    Object.assign(slowReaders, observed);
    anna = await site.person('Anna');
    boris = await site.person('Boris');
  };

  const say = async (content: string): Promise<void> => {
    await boris.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content });
  };

  const register = async (client: Client = anna.client): Promise<Polled> => {
    const options = { event_types: ['message'], fetch_event_types: [] };
    const { queue_id, last_event_id } = (await client.ok('POST', '/register', options)) as Polled;
    return { queue_id, last_event_id };
  };

  const waiting = (count: number): Promise<void> => untilWaiting(site.services.queues, count);

  /** Runs some work. Returns how many requests the HTTP server has read meanwhile. */
  const readDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const before = read;
    await work();
    return read - before;
  };

  /** Returns the response to a poll, and acknowledges its events. */
  const polled = async (): Promise<RawResponse> => {
    const response = await poller.poll(queue);
    const newest = response.body.events?.at(-1)?.id as number | undefined;
    if (newest !== undefined) queue = { ...queue, last_event_id: newest };
    return response;
  };

  /** Sends a poll that waits for an event, and returns the response after something has happened. */
  const polledWaiting = async (happen: () => Promise<unknown>): Promise<RawResponse> => {
    const response = polled();
    await waiting(1);
    await happen();
    return response;
  };

  /** Polls until the connection takes the next poll itself. */
  const getReady = async (): Promise<void> => {
    read = answered = 0;
    queue = await register();
    poller = await RawPoller.open(anna.client);
    for (let polls = 0; polls < 2; polls += 1) {
      await say('Hello');
      await polled();
    }
  };

  before(() => start());
  after(() => site.close());
  beforeEach(() => getReady());
  afterEach(async () => {
    poller.close();
    await waiting(0);
  });

  /** Returns the response of the HTTP server and the direct one to what happens. */
  const bothWays = async (happen: () => Promise<unknown>): Promise<[string, string]> => {
    const { connection } = poller;
    const direct = await polledWaiting(happen);
    // The connection leaves the first poll after other bytes to the HTTP server.
    connection.write(poller.textOf('/users/me'));
    await poller.next('/users/me');
    const usual = await polledWaiting(happen);
    return [shown(direct), shown(usual)];
  };

  for (const { name, happen, part } of [
    { name: 'an event', happen: () => say('Hello'), part: 'Hello' },
    { name: 'text of more than a byte a character', happen: () => say('Grüße, 世界 😀'), part: '世界' },
    { name: 'text of Latin-1', happen: () => say('Grüße'), part: 'Grüße' },
    {
      name: 'a heartbeat',
      happen: () => {
        site.clock.advance(55_000);
        return Promise.resolve();
      },
      part: 'heartbeat',
    },
  ])
    it(`has the same response with ${name}`, async () => {
      let responses: [string, string] = ['', ''];
      const count = await readDuring(async () => {
        responses = await bothWays(happen);
      });
      const [direct, usual] = responses;
      expect(direct).to.equal(usual);
      expect(direct)
        .to.include(part)
        .and.include('Keep-Alive')
        .and.include('nosniff')
        .and.include('no-store');
      // Those of the sender, GET /users/me and the second poll.
      expect(count).to.equal(2 + (part === 'heartbeat' ? 0 : 2));
    });

  it('gets several events that are there', async () => {
    await say('One');
    await say('Two');
    const count = await readDuring(async () => {
      const { body } = await polled();
      expect(
        body.events.map(({ message }: { message: { content: string } }) => message.content),
      ).to.deep.equal(['One', 'Two']);
    });
    expect(count).to.equal(0);
  });

  it('is left to the HTTP server while its client does not read its responses', async () => {
    for (let sent = 0; sent < 3; sent += 1) await say('long '.repeat(1_900));
    const { connection } = poller;
    connection.socket.pause();
    const before = { read, answered };
    for (let polls = 1; read === before.read; polls += 1) {
      expect(polls).to.be.below(400);
      connection.write(poller.pollText(queue));
      await until(() => answered === before.answered + polls || read > before.read);
    }
    connection.socket.resume();
    expect((await poller.next()).body.events).to.have.length(3);
  });

  it('is left to the HTTP server with long events', async () => {
    const text = 'long '.repeat(1_900);
    for (let sent = 0; sent < 9; sent += 1) await say(text);
    const count = await readDuring(async () => {
      expect((await polled()).body.events).to.have.length(9);
    });
    expect(count).to.equal(1);
    expect(site.services.queues.usage.eventResponsesTotal).to.equal(0);
  });

  it('ends when its queue is deleted, and has the same error then', async () => {
    const { queue_id } = queue;
    const { body } = await polledWaiting(() => anna.client.ok('DELETE', '/events', { queue_id }));
    expect(body.events).to.deep.equal([]);
    const { status, body: refused } = await polled();
    expect({ status, code: refused.code }).to.deep.equal({ status: 400, code: 'BAD_EVENT_QUEUE_ID' });
  });

  it('has the error of its queue that the server ends while it waits', async () => {
    const { status, body } = await polledWaiting(() =>
      site.services.store.write(async (tx) => {
        await tx.run('DELETE FROM queues WHERE id = ?', [queue.queue_id]);
        tx.invalidate(`ended-queue:${queue.queue_id}`);
      }),
    );
    expect({ status, code: body.code }).to.deep.equal({ status: 400, code: 'BAD_EVENT_QUEUE_ID' });
  });

  it('reads the log when its queue is not in memory any more', async () => {
    site.clock.advance(120_000);
    await site.services.queues.settled();
    await say('Hello');
    expect((await polled()).body.events).to.have.length(1);
  });

  it('ends when its client leaves', async () => {
    poller.connection.write(poller.pollText(queue));
    await waiting(1);
    poller.close();
    await waiting(0);
    expect(site.services.queues.usage.eventResponsesTotal).to.equal(0);
  });

  it('ends when its client sends nothing more', async () => {
    poller.connection.write(poller.pollText(queue));
    await waiting(1);
    poller.connection.socket.end();
    await waiting(0);
    await until(() => poller.connection.isClosed);
  });

  it('ends when another client polls the same queue', async () => {
    const other = await RawPoller.open(anna.client);
    const response = polled();
    await waiting(1);
    other.connection.write(other.pollText(queue));
    expect((await response).body.events).to.deep.equal([]);
    other.close();
  });

  it('is refused when the API key has been replaced', async () => {
    const { api_key: key } = await anna.client.ok('POST', '/users/me/api_key/regenerate');
    const { status, body } = await poller.poll(queue);
    expect({ status, code: body.code }).to.deep.equal({ status: 401, code: 'UNAUTHORIZED' });
    anna = { ...anna, client: new Client(site.url, { email: anna.email, key }) };
  });

  it('is refused with the login of another user', async () => {
    const { authorization: Authorization = '' } = boris.client;
    const { queue_id, last_event_id } = queue;
    const path = `/events?queue_id=${queue_id}&last_event_id=${last_event_id}`;
    poller.connection.write(poller.textOf(path, { Authorization }));
    const { status, body } = await poller.next();
    expect({ status, code: body.code }).to.deep.equal({ status: 400, code: 'BAD_EVENT_QUEUE_ID' });
  });

  it('still waits when its client sends another request, whose response follows', async () => {
    const { connection } = poller;
    connection.write(poller.pollText(queue));
    await waiting(1);
    const before = read;
    connection.write(poller.textOf('/users/me'));
    // The HTTP server reads the poll, too.
    await until(() => read === before + 2);
    await waiting(1);
    await say('Hello');
    expect((await poller.next()).body.events).to.have.length(1);
    expect((await poller.next('/users/me')).body.user_id).to.equal(anna.id);
  });

  it('gets one response for each of two polls in one piece', async () => {
    await say('Hello');
    poller.connection.write(poller.pollText(queue) + poller.pollText(queue));
    const [first, second] = [await poller.next(), await poller.next()];
    expect([first, second].map(({ body }) => body.events.length)).to.deep.equal([1, 1]);
  });

  /** Waits until the server has read what a connection has written so far. */
  const untilRead = async ({ connection }: RawPoller): Promise<void> => {
    await until(() => connection.socket.writableLength === 0);
    await boris.client.ok('GET', '/users/me');
  };

  /** Expects the error of a request that cannot be read. */
  const expectUnreadable = async ({ connection }: RawPoller): Promise<void> => {
    await until(() => connection.isClosed || connection.text.includes('\r\n\r\n'));
    expect(connection.text).to.match(/^HTTP\/1.1 400 /);
    expect(site.services.queues.waiting).to.equal(0);
  };

  it('arrives in two pieces', async () => {
    const text = poller.pollText(queue);
    await say('Hello');
    const { connection } = poller;
    connection.write(text.slice(0, 40));
    await untilRead(poller);
    connection.write(text.slice(40));
    expect((await poller.next()).body.events).to.have.length(1);
  });

  it('is no poll as the rest of another head', async () => {
    const [start = ''] = poller.textOf('/users/me').split('\r\n\r\n');
    poller.connection.write(`${start}\r\nX-Rest: `);
    await untilRead(poller);
    poller.connection.write(poller.pollText(queue));
    // The head has `Host` twice.
    await expectUnreadable(poller);
  });

  it('is no poll as the rest of a head that began before the response to the poll before it', async () => {
    const { connection } = poller;
    connection.write(poller.textOf('/users/me'));
    await poller.next('/users/me');
    await polledWaiting(async () => {
      const [start = ''] = poller.textOf('/users/me').split('\r\n\r\n');
      connection.write(`${start}\r\nX-Rest: `);
      await untilRead(poller);
      await say('Hello');
    });
    connection.write(poller.pollText(queue));
    await expectUnreadable(poller);
  });

  it('is no poll as the body of a poll that ends as a known one', async () => {
    const { connection } = poller;
    await say('Hello');
    const [line = '', , ...rest] = poller.pollText(queue).split('\r\n');
    connection.write([line, ...rest.slice(0, 1), 'Content-Length: 20', 'X-Rest: '].join('\r\n'));
    await untilRead(poller);
    connection.write(poller.pollText(queue));
    await poller.next();
    connection.write(poller.pollText(queue));
    await expectUnreadable(poller);
  });

  it('is no poll as the body of another request', async () => {
    const { connection } = poller;
    const text = poller.pollText(queue);
    const { authorization: Authorization = '' } = anna.client;
    const head = [
      'POST /api/v1/messages/render HTTP/1.1',
      'Host: localhost',
      `Authorization: ${Authorization}`,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${text.length}`,
      '\r\n',
    ].join('\r\n');
    connection.write(head);
    await untilRead(poller);
    connection.write(text);
    await until(() => connection.isClosed || connection.text.includes('\r\n\r\n'));
    expect(connection.text)
      .to.match(/^HTTP\/1.1 400 /)
      .and.include("Missing 'content' argument");
    expect(site.services.queues.waiting).to.equal(0);
  });

  it('follows another request on its connection', async () => {
    const other = async (): Promise<void> => {
      poller.connection.write(poller.textOf('/users/me'));
      await poller.next('/users/me');
    };
    const counts: number[] = [];
    for (const work of [polled, other, polled, polled]) {
      await say('Hello');
      counts.push(await readDuring(work));
    }
    expect(counts).to.deep.equal([0, 1, 1, 0]);
  });

  describe('with rate limits and metrics', () => {
    before(async () => {
      await site.close();
      await start({
        env: { RATE_LIMITS: 'on', METRICS_PORT: '0' },
        overrides: { limits: { events_by_user: [{ seconds: 60, count: 6 }] } },
      });
    });

    it('counts as any other, and is observed as any other', async () => {
      const shownLimits = async (): Promise<unknown[]> => {
        await say('Hello');
        return standingOf(await polled());
      };
      const count = await readDuring(async () => {
        expect(await shownLimits()).to.deep.equal([200, '6', '3', undefined]);
        expect(await shownLimits()).to.deep.equal([200, '6', '2', undefined]);
      });
      // Those of the sender.
      expect(count).to.equal(2);
      // Handed over to the HTTP server, it is not counted again.
      for (let sent = 0; sent < 9; sent += 1) await say('long '.repeat(1_900));
      expect(await shownLimits()).to.deep.equal([200, '6', '1', undefined]);
      expect(await shownLimits()).to.deep.equal([200, '6', '0', undefined]);
      expect(await shownLimits()).to.deep.equal([429, '6', '0', 'RATE_LIMIT_HIT']);
      expect(await observedPolls(site)).to.deep.equal([
        ['2xx', '6'],
        ['4xx', '1'],
      ]);
    });
  });
});
