import { createServer, type Server } from 'node:http';

import { expect } from 'chai';

import { budgets } from '../../src/lib/budgets.js';
import { limitConnections } from '../../src/runtime/http/connections.js';
import type { Person } from '../support/people.js';
import { headOf, RawSocket, until } from '../support/raw-socket.js';
import { startServer, type TestServer } from '../support/server.js';

/** More than a megabyte, without a login. */
const LARGE = '/api/v1/openapi.yaml';

describe('a client that does not read its responses', () => {
  let site: TestServer;
  let anna: Person;
  const opened: RawSocket[] = [];

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });

  afterEach(async () => {
    for (const raw of opened.splice(0)) raw.close();
    await site.close();
  });

  const open = async (): Promise<RawSocket> => {
    const raw = await RawSocket.open(site.url);
    opened.push(raw);
    return raw;
  };

  /** Sends several requests on each of several connections, and reads no response. */
  const ask = async (connections: number, times: number): Promise<void> => {
    for (let index = 0; index < connections; index += 1) (await open()).write(headOf(LARGE).repeat(times));
  };

  it('occupies at most the budget of its address, with any number of connections', async () => {
    let most = 0;
    // The server reads the document at its first request, which may take longer than the rounds.
    await (await fetch(`${site.url}${LARGE}`)).text();
    for (let round = 0; round < 8; round += 1) {
      await ask(5, 8);
      await anna.client.ok('GET', '/users/me');
      most = Math.max(most, site.services.slowReaders.unread);
      expect(site.services.slowReaders.unread).to.be.at.most(budgets.unreadResponsesOfSender.bytes);
    }
    expect(most).to.be.above(budgets.unreadResponsesOfSender.bytes / 4);
    for (const raw of opened) raw.read();
    await until(() => opened.some(({ isClosed }) => isClosed));
    expect((await fetch(`${site.url}/health`)).status).to.equal(200);
  });

  it('is disconnected after a time without progress, longer for more bytes', async () => {
    const raw = await open();
    raw.write(headOf(LARGE).repeat(4));
    await until(() => site.services.slowReaders.unread > 0);
    const { unread } = site.services.slowReaders;
    const milliseconds = 30_000 + (unread / (16 * 1024)) * 1000;
    site.clock.advance(milliseconds - 5_000);
    expect(site.services.slowReaders.unread).to.equal(unread);
    site.clock.advance(15_000);
    expect(site.services.slowReaders.unread).to.equal(0);
    raw.read();
    await until(() => raw.isClosed);
  });

  it('keeps its connection while it reads slowly', async () => {
    const raw = await open();
    raw.write(headOf(LARGE).repeat(4));
    await until(() => site.services.slowReaders.unread > 0);
    site.clock.advance(25_000);
    raw.read();
    const count = (): number => raw.text.split('HTTP/1.1 200').length - 1;
    await until(() => count() === 4 && site.services.slowReaders.unread === 0);
    site.clock.advance(600_000);
    raw.write(headOf('/health'));
    await until(() => raw.text.includes('"status":"ok"'));
  });

  it('keeps its connection while it waits for events', async () => {
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['user_status'],
    });
    const headers = { Authorization: anna.client.authorization ?? '' };
    const raw = (await open()).read();
    raw.write(headOf(`/api/v1/events?queue_id=${queue_id}&last_event_id=${last_event_id}`, { headers }));
    await until(() => site.services.queues.waiting > 0);
    site.clock.advance(45_000);
    await anna.client.ok('POST', '/users/me/status', { status_text: 'here' });
    await until(() => raw.text.includes('"status_text":"here"'));
  });

  const ofEvents = (): number => site.services.queues.usage.eventResponsesTotal ?? 0;

  /** Asks for events behind large responses, and reads nothing. Resolves when both are in memory. */
  const askForEvents = async (): Promise<RawSocket> => {
    const { queue_id } = await anna.client.ok('POST', '/register', { event_types: ['user_status'] });
    await anna.client.ok('POST', '/users/me/status', { status_text: 'here' });
    const headers = { Authorization: anna.client.authorization ?? '' };
    const raw = await open();
    raw.write(headOf(LARGE).repeat(4));
    raw.write(headOf(`/api/v1/events?queue_id=${queue_id}&last_event_id=-1`, { headers }));
    await until(() => ofEvents() > 0 && site.services.slowReaders.unread > 0);
    return raw;
  };

  it('occupies its share of the budget for events until it has read them', async () => {
    const raw = await askForEvents();
    raw.read();
    await until(() => ofEvents() === 0);
    await until(() => raw.text.includes('"status_text":"here"'));
  });

  it('gives its share back if it closes the connection before responses that were asked for later', async () => {
    const raw = await askForEvents();
    raw.close();
    await until(() => ofEvents() === 0 && site.services.slowReaders.unread === 0);
  });

  it('is disconnected after two seconds if responses to others wait for their place', async () => {
    const subscribers = await Promise.all(Array.from({ length: 30 }, (_, index) => site.person(`P${index}`)));
    const principals = [anna, ...subscribers].map(({ id }) => id);
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'large' }],
      principals,
    });
    const queueOf = async ({ client }: Person): Promise<string> => {
      const { queue_id } = await client.ok('POST', '/register', { event_types: ['message'] });
      return String(queue_id);
    };
    const asked = await queueOf(anna);
    const queues = await Promise.all([...subscribers, ...subscribers].map(queueOf));
    const message = { type: 'stream', to: 'large', topic: 'a', content: 'x'.repeat(10_000) };
    // Together they fill more than a response. A queue has at most half of it in memory.
    for (let sent = 0; sent < 110; sent += 1) await anna.client.ok('POST', '/messages', message);
    // Responses that are on their way all the time.
    const client = { isOver: false, whenSent: () => undefined, whenSessionEnds: () => undefined };
    for (const [index, queueId] of queues.entries()) {
      const userId = subscribers[index % subscribers.length]?.id ?? 0;
      const poll = { queueId, userId, ownerId: userId, lastEventId: -1, dontBlock: false, client };
      void site.services.queues.poll(poll);
    }
    await until(() => ofEvents() > budgets.eventResponsesTotal.bytes - budgets.eventsResponse.bytes);
    const [stalled, reading] = [await open(), (await open()).read()];
    stalled.write(headOf(LARGE).repeat(4));
    const headers = { Authorization: anna.client.authorization ?? '' };
    reading.write(headOf(`/api/v1/events?queue_id=${asked}&last_event_id=-1`, { headers }));
    await until(() => site.services.slowReaders.unread > 0);
    let waited = 0;
    while (site.services.slowReaders.unread > 0 && waited < 20_000) {
      await anna.client.ok('GET', '/users/me');
      site.clock.advance(250);
      waited += 250;
    }
    expect(waited).to.be.within(2_000, 10_000);
    stalled.read();
    await until(() => stalled.isClosed);
    expect(reading.isClosed).to.equal(false);
  });

  it('is disconnected if it pipelines too many requests', async () => {
    const raw = (await open()).read();
    raw.write(headOf('/health').repeat(200));
    await until(() => raw.isClosed);
  });
});

describe('an address with too many connections', () => {
  let listener: Server;
  let url: string;

  beforeEach(async () => {
    listener = createServer((_request, response) => response.end('{}'));
    limitConnections(listener, { most: 3, isFree: () => false });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as { port: number };
    url = `http://127.0.0.1:${port}`;
  });
  afterEach(() => {
    listener.closeAllConnections();
    listener.close();
  });

  /** Opens a connection, and returns whether it is served. */
  const isServed = async (): Promise<boolean> => {
    const raw = (await RawSocket.open(url)).read().write(headOf('/'));
    await until(() => raw.text.includes('{}') || raw.isClosed);
    return !raw.isClosed;
  };

  it('is refused further connections until it closes some', async () => {
    const sockets = await Promise.all([1, 2, 3, 4].map(() => RawSocket.open(url)));
    for (const raw of sockets) raw.read();
    await until(() => sockets.some(({ isClosed }) => isClosed));
    expect(sockets.filter(({ isClosed }) => isClosed)).to.have.length(1);
    for (const raw of sockets) raw.close();
    await until(() => sockets.every(({ isClosed }) => isClosed));
    expect(await isServed()).to.equal(true);
  });

  it('gets one further connection for each that it closes', async () => {
    const closed = new Promise((resolve) => {
      listener.once('connection', (socket) => socket.once('close', resolve));
    });
    const first = await RawSocket.open(url);
    expect([await isServed(), await isServed(), await isServed()]).to.deep.equal([true, true, false]);
    first.close();
    await closed;
    expect([await isServed(), await isServed()]).to.deep.equal([true, false]);
  });
});
