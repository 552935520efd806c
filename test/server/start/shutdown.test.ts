import { once } from 'node:events';
import type { Server as Listener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect } from 'chai';

import { loadConfig } from '../../../src/runtime/config.js';
import { createListener } from '../../../src/server/app.js';
import { createServer, type Server } from '../../../src/server/server.js';
import { exitOnSignal, stopServer } from '../../../src/server/start/shutdown.js';
import { type Polled, RawPoller } from '../../chat/events/raw-poller.js';
import { Client } from '../../support/client.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/databases.js';
import { readCredentials } from '../../support/people.js';
import { until } from '../../support/raw-socket.js';
import { untilWaiting } from '../../support/until-waiting.js';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
type Signal = (typeof SIGNALS)[number];

/** test/server/start/process.test.ts sends real signals to a real process. */
describe('A signal', () => {
  const exit = process.exit.bind(process);
  let database: TestDatabase;
  let server: Server;
  let listener: Listener;
  let owner: Client;
  /** What the server does on each signal. */
  let handlers: Readonly<Record<Signal, () => void>>;
  let exited: Promise<number>;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    server = await createServer(
      loadConfig({ DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl, LOG_LEVEL: 'silent' }),
    );
    listener = await createListener(server.services);
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    owner = new Client(`http://127.0.0.1:${String(port)}`, await readCredentials(database.dataDir));
    const { log } = server.services;
    exitOnSignal(log, { stop: (signal) => stopServer(signal, listener, server) });
    const [SIGTERM, SIGINT, SIGHUP] = SIGNALS.map((signal) => process.listeners(signal).at(-1) as () => void);
    if (!SIGTERM || !SIGINT || !SIGHUP) throw new Error('The server has no handlers of signals.');
    handlers = { SIGTERM, SIGINT, SIGHUP };
    exited = new Promise((resolve) => {
      process.exit = ((code: number) => {
        if (code !== 0) throw new Error(`The process exits with ${String(code)}.`);
        resolve(code);
      }) as typeof process.exit;
    });
  });
  afterEach(async () => {
    process.exit = exit;
    for (const signal of SIGNALS) process.removeListener(signal, handlers[signal]);
    await database.remove();
  });

  /** Starts a poll that waits for events. */
  const startPoll = async (): Promise<{ ended: Promise<unknown> }> => {
    const { queue_id, last_event_id } = await owner.ok('POST', '/register', { event_types: ['message'] });
    const poll = () => owner.ok('GET', '/events', { queue_id, last_event_id });
    const [first, second] = [poll(), poll()];
    // The later poll ends the earlier one.
    const early = await Promise.race([first.then(() => 0), second.then(() => 1)]);
    return { ended: early === 0 ? second : first };
  };

  for (const signal of SIGNALS) {
    it(`${signal} ends waiting requests with a response, then the listener, the database and the process`, async () => {
      const polling = await startPoll();
      handlers[signal]();
      expect(listener.listening).to.equal(false);
      expect(await polling.ended).to.deep.include({ events: [] });
      expect(await exited).to.equal(0);
      const read = server.services.store.read((tx) => tx.first('SELECT 1 AS one FROM users'));
      expect(await read.catch((error: unknown) => error)).to.be.instanceOf(Error);
    });
  }

  it('ends a request that its connection has taken before the HTTP server, as any other', async () => {
    const poller = await RawPoller.open(owner);
    const { user_id: userId } = await owner.ok('GET', '/users/me');
    let queue = (await owner.ok('POST', '/register', { event_types: ['message'] })) as Polled;
    // The connection takes the third poll.
    for (let polls = 0; polls < 3; polls += 1) {
      const response = poller.poll(queue);
      await untilWaiting(server.services.queues, 1);
      if (polls < 2) {
        await owner.ok('POST', '/messages', { type: 'direct', to: [userId], content: 'Hello' });
        const { body } = await response;
        queue = { ...queue, last_event_id: body.events.at(-1).id };
      } else {
        handlers.SIGTERM();
        const { headers, body } = await response;
        expect(body.events).to.deep.equal([]);
        expect(headers.get('connection')).to.equal('close');
      }
    }
    expect(await exited).to.equal(0);
    await until(() => poller.connection.isClosed);
  });

  it('ends the process at once if another one came before', async () => {
    handlers.SIGTERM();
    expect(() => {
      handlers.SIGINT();
    }).to.throw('The process exits with 1.');
    expect(await exited).to.equal(0);
  });

  it('does not end the process at once if it is SIGHUP and another one came before', async () => {
    handlers.SIGTERM();
    handlers.SIGHUP();
    expect(await exited).to.equal(0);
  });
});
