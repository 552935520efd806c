import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

import { expect } from 'chai';

import { budgets, type Budget } from '../../src/lib/budgets.js';
import { API_ROOT } from '../../src/runtime/http/match.js';
import type { HttpResponse } from '../support/client.js';
import { ManualClock } from '../support/clock.js';
import { createEmptyDatabase, type TestDatabase } from '../support/databases.js';
import type { Person } from '../support/people.js';
import { ServerProcess } from '../support/process.js';
import { startServer, type TestServer } from '../support/server.js';

const MIB = 1024 * 1024;
/** The most resident memory that the process may have. */
const RESIDENT = 600 * MIB;
const HEAP_MIB = 256;
const EVENTS = 1000;
const CLIENTS = 90;

/** As many emoji as fit into the HTML of a text, if each takes this many bytes of HTML. */
const richest = (emoji: string, bytes: number, { bytes: most }: Budget): string =>
  emoji.repeat(Math.floor((most - '<p></p>'.length) / bytes));

/** The peak memory of a process. */
const peakOf = (pid: number): number =>
  1024 * Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Sends requests, each half as large as the one before, until one is accepted. Returns its size. */
const greatest = async (most: number, send: (size: number) => Promise<HttpResponse>): Promise<number> => {
  for (let size = most; size >= 1; size = Math.floor(size / 2)) {
    if ((await send(size)).status === 200) return size;
  }
  throw new Error('No request was accepted.');
};

describe('a log of the largest events that requests can create', () => {
  let database: TestDatabase;
  let anna: Person;
  let queues: { readonly queue_id: string; readonly last_event_id: number }[];
  /** The log position after the events. */
  let end: number;
  let process: ServerProcess;

  /** Creates every kind of large event, each with the largest request that is accepted. */
  const makeEvents = async ({ client }: Person): Promise<void> => {
    const to = JSON.stringify([anna.id]);
    const { id } = await client.ok('POST', '/messages', {
      type: 'direct',
      to,
      content: richest('🫣', 138, budgets.renderedMessage),
    });
    await client.ok('PATCH', `/messages/${id}`, { content: richest('🫢', 192, budgets.renderedMessage) });
    const draft = { type: 'private', to: [anna.id], topic: '', content: '長'.repeat(10_000) };
    await greatest(64, (size) =>
      client.send('POST', '/drafts', { drafts: Array.from({ length: size }, () => draft) }),
    );
    await greatest(128, (size) =>
      client.send('POST', '/users/me/subscriptions', {
        subscriptions: Array.from({ length: size }, (_, index) => ({
          name: `${size}: ${index}`,
          description: richest('🫣', 138, budgets.renderedText),
        })),
      }),
    );
  };

  /** Fills the log with copies of its large events. */
  const fillLog = async ({ services }: TestServer): Promise<void> => {
    const { store, clock } = services;
    const originals = await store.read((tx) =>
      tx.all<{ id: number; bytes: number; last: number }>(
        'SELECT id, bytes FROM events WHERE audience IS NOT NULL ORDER BY bytes DESC LIMIT 5',
      ),
    );
    for (let made = 0; made < EVENTS; made += 50) {
      await store.write(async (tx) => {
        const sequence = await tx.first<{ last_id: number }>('SELECT last_id FROM event_sequence');
        const last = Number(sequence?.last_id);
        let bytes = 0;
        for (let index = 1; index <= 50; index += 1) {
          // Most are messages and edits; each other kind has a few copies.
          const original = originals[index <= 4 ? index - 1 : originals.length - 1 - (index % 2)];
          await tx.run(
            `INSERT INTO events (id, transaction_id, created_at, bytes, audience, event)
             SELECT ?, transaction_id, ?, bytes, audience, event FROM events WHERE id = ?`,
            [last + index, clock.seconds(), original?.id ?? 0],
          );
          bytes += original?.bytes ?? 0;
        }
        await tx.run('UPDATE event_sequence SET last_id = ?, log_bytes = log_bytes + ?', [last + 50, bytes]);
        end = last + 50;
      });
    }
  };

  before(async () => {
    database = await createEmptyDatabase();
    const site = await startServer({ database, clock: new ManualClock(Date.now()) });
    anna = await site.person('Anna');
    queues = [];
    for (let count = 0; count <= CLIENTS; count += 1) {
      const queue = await anna.client.ok('POST', '/register', { fetch_event_types: [] });
      queues.push({ queue_id: queue.queue_id, last_event_id: queue.last_event_id });
    }
    await makeEvents(anna);
    await fillLog(site);
    await site.close();
    process = await ServerProcess.start({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      SITE_URL: 'http://chat.example.com',
      RATE_LIMITS: 'off',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}`,
    });
  });

  after(async () => {
    await process.stop();
    await database.remove();
  });

  const health = async (): Promise<number> => (await fetch(new URL('/health', process.url))).status;

  it('lets the server start in a small heap', async () => {
    expect(await health()).to.equal(200);
    expect(peakOf(process.pid)).to.be.below(RESIDENT);
  });

  it('is sent in several responses to a client that has missed all events', async () => {
    const { queue_id = '', last_event_id = 0 } = queues[0] ?? {};
    const poll = async (last_event_id: number): Promise<{ readonly id: number }[]> => {
      const url = new URL(`${API_ROOT}/events`, process.url);
      url.search = String(new URLSearchParams({ queue_id, last_event_id: String(last_event_id) }));
      const response = await fetch(url, { headers: { Authorization: anna.client.authorization ?? '' } });
      expect(response.status).to.equal(200);
      const { events } = (await response.json()) as { events: { id: number }[] };
      return events;
    };
    let last = last_event_id;
    const sizes: number[] = [];
    while (last < end) {
      const events = await poll(last);
      expect(events, 'none is missing').to.not.have.length(0);
      for (const { id } of events) {
        expect(id).to.be.above(last);
        last = id;
      }
      sizes.push(2 * JSON.stringify(events.slice(0, -1)).length);
      expect(await health()).to.equal(200);
    }
    expect(sizes.length).to.be.above(10);
    expect(Math.max(...sizes), 'without the last event').to.be.below(budgets.eventsResponse.bytes);
    expect(peakOf(process.pid)).to.be.below(RESIDENT);
  });

  it('does not exhaust memory when many clients never read their responses', async () => {
    const { hostname, port } = new URL(process.url);
    const ask = async ({ queue_id, last_event_id }: (typeof queues)[number]): Promise<Socket> => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `GET ${API_ROOT}/events?queue_id=${queue_id}&last_event_id=${last_event_id} HTTP/1.1\r\n` +
          `Host: ${hostname}\r\nAuthorization: ${anna.client.authorization ?? ''}\r\n\r\n`,
      );
      // The response has started, so all of it has been created.
      await once(socket, 'readable');
      return socket;
    };
    const sockets = await Promise.all(queues.slice(1).map(ask));
    expect(sockets).to.have.length(CLIENTS);
    expect(await health()).to.equal(200);
    expect(peakOf(process.pid)).to.be.below(RESIDENT);
    for (const socket of sockets) socket.destroy();
  });
});
