import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { once } from 'node:events';

import { expect } from 'chai';

import { budgets } from '../../../src/lib/budgets.js';
import { findPositions } from '../../../src/runtime/event-log/log.js';
import { serveMetrics } from '../../../src/server/start/serve-metrics.js';
import type { Person } from '../../support/people.js';
import { until } from '../../support/raw-socket.js';
import { startServer, type TestServer } from '../../support/server.js';

type Samples = ReadonlyMap<string, number>;

/** The samples of a text in the format of Prometheus, by name and labels. */
const samplesOf = (text: string): Samples =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, number] => {
        const [, name = '', value = ''] = /^(\S+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
        return [name, Number(value)];
      }),
  );

describe('The metrics', () => {
  let site: TestServer;
  let anna: Person;
  let url: string;
  let close: () => void;

  before(async () => {
    site = await startServer({ env: { METRICS_PORT: '0' } });
    anna = await site.person('Anna');
    const metrics = await serveMetrics(site.server);
    if (!metrics) throw new Error('There are no metrics.');
    url = `http://127.0.0.1:${String(metrics.port)}`;
    close = () => metrics.listener.close();
  });
  after(async () => {
    close();
    await site.close();
  });

  const read = async (): Promise<Samples> => samplesOf(await (await fetch(`${url}/metrics`)).text());
  const value = async (sample: string): Promise<number | undefined> => (await read()).get(sample);
  const count = (operation: string, status: string): string =>
    `chat_request_duration_seconds_count{operation="${operation}",status="${status}"}`;

  it('count requests by operation and class of status, with their duration', async () => {
    const before = await read();
    await anna.client.ok('GET', '/users/me');
    await anna.client.ok('GET', '/users/me');
    await anna.client.send('POST', '/messages', {});
    await fetch(`${site.url}/api/v1/nowhere/${String(Math.random())}`);
    await fetch(`${site.url}/health`);
    const after = await read();
    const added = (sample: string): number => (after.get(sample) ?? 0) - (before.get(sample) ?? 0);
    expect(added(count('getOwnUser', '2xx'))).to.equal(2);
    expect(added(count('sendMessage', '4xx'))).to.equal(1);
    expect(added(count('unknown', '4xx'))).to.equal(1);
    expect(added(count('site', '2xx'))).to.equal(1);
    const labels = 'operation="getOwnUser",status="2xx"';
    expect(added(`chat_request_duration_seconds_bucket{le="+Inf",${labels}}`)).to.equal(2);
    expect(added(`chat_request_duration_seconds_sum{${labels}}`)).to.be.within(0.0001, 60);
  });

  it('have no more series, whatever clients request', async () => {
    await anna.client.send('GET', '/users/999');
    await fetch(`${site.url}/api/v1/first`);
    // Node's own series come with the kinds of garbage collections and of open handles.
    const own = async (): Promise<string[]> =>
      [...(await read()).keys()].filter((key) => key.startsWith('chat_'));
    const names = await own();
    for (let number = 0; number < 20; number += 1) {
      await fetch(`${site.url}/api/v1/path-${String(number)}?a=${String(number)}`, { method: 'PUT' });
      await anna.client.send('GET', `/users/${String(1000 + number)}`);
    }
    expect(await own()).to.have.members(names);
  });

  it('count clients that wait, queues, and events in memory', async () => {
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['drafts'],
    });
    const polls = (await value(count('getEvents', '2xx'))) ?? 0;
    const ended = anna.client.ok('GET', '/events', { queue_id, last_event_id });
    await until(() => site.services.queues.isWaiting(String(queue_id)));
    expect(await value('chat_parked_polls')).to.equal(1);
    expect(await value('chat_loaded_queues')).to.equal(1);
    const draft = { type: '', to: [], topic: '', content: 'x' };
    await anna.client.ok('POST', '/drafts', { drafts: [draft] });
    await ended;
    expect(await value(count('getEvents', '2xx')), 'requests that waited').to.equal(polls + 1);
    expect(await value('chat_parked_polls')).to.equal(0);
    expect(await value('chat_pending_events')).to.equal(1);
    expect(await value('chat_budget_used_bytes{budget="recentEvents"}')).to.be.greaterThan(100);
    await anna.client.ok('DELETE', '/events', { queue_id });
    await until(() => site.services.queues.counts.queues === 0);
    expect(await value('chat_pending_events')).to.equal(0);
  });

  it('have the position of the event log, and how far this process is behind', async () => {
    await site.services.queues.delivered((await site.services.store.read(findPositions)).last_id);
    const { last_id: last } = await site.services.store.read(findPositions);
    const samples = await read();
    for (const position of ['read', 'delivered', 'committed'])
      expect(samples.get(`chat_event_log_position{position="${position}"}`), position).to.equal(last);
    expect(samples.get('chat_event_log_lag')).to.equal(0);
  });

  it('have no position of the event log while the store does not respond', async () => {
    const { store } = site.services;
    expect(await value('chat_event_log_position{position="committed"}')).to.be.a('number');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    // All connections are in use.
    const { most } = store.connections.transactions;
    const holding = Array.from({ length: most }, () => store.read(() => released));
    let without: Samples | undefined;
    const reading = read().then((samples) => (without = samples));
    while (!without) {
      site.clock.advance(100);
      await new Promise(setImmediate);
    }
    release();
    await Promise.all([reading, ...holding]);
    const names = [...without.keys()].filter((name) => name.startsWith('chat_event_log'));
    expect(names).to.include('chat_event_log_position{position="delivered"}');
    expect(names).to.not.include('chat_event_log_position{position="committed"}');
    expect(names).to.not.include('chat_event_log_lag');
  });

  it('show a process that is behind', async () => {
    const { services } = site;
    // Another process would have written these entries, which this one has not read.
    await services.store.write((tx) =>
      tx.run('UPDATE event_sequence SET last_id = last_id + 7 WHERE id = 1'),
    );
    expect(await value('chat_event_log_lag')).to.be.at.least(7);
    await services.store.write((tx) =>
      tx.run('UPDATE event_sequence SET last_id = last_id - 7 WHERE id = 1'),
    );
  });

  it('have the use and the limit of each budget of the process', async () => {
    const samples = await read();
    const limits = [...samples].filter(([name]) => name.startsWith('chat_budget_limit_bytes'));
    expect(limits.length).to.be.at.least(9);
    for (const [name, limit] of limits) {
      const budget = /budget="(\w+)"/.exec(name)?.[1] as keyof typeof budgets;
      expect(limit, budget).to.equal(budgets[budget].bytes);
      expect(samples.get(`chat_budget_used_bytes{budget="${budget}"}`), budget).to.be.within(0, limit);
    }
  });

  it('have the connections of the store, the event loop, and the last rounds of the workers', async () => {
    site.clock.advance(5_000);
    await Promise.all(Object.values(site.server.workers).map((worker) => worker.settled()));
    const samples = await read();
    expect(samples.get('chat_store_connections_most{kind="transactions"}')).to.be.at.least(1);
    expect(samples.get('chat_store_connections_used{kind="longReads"}')).to.equal(0);
    expect(samples.get('chat_request_places_most')).to.equal(48);
    expect(samples.get('chat_request_places_waiting')).to.equal(0);
    expect([...samples.keys()]).to.include('nodejs_eventloop_lag_p99_seconds');
    const run = '{worker="emailNotifications"}';
    expect(samples.get(`chat_worker_last_run_timestamp_seconds${run}`)).to.equal(site.clock.now() / 1000);
    expect(samples.get(`chat_worker_last_run_failed${run}`)).to.equal(0);
  });

  it('are at one address only, and not at that of clients', async () => {
    expect((await fetch(url)).status).to.equal(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).to.equal(404);
    expect((await fetch(`${site.url}/metrics`)).status).to.equal(404);
  });

  it('name the setting of a port that is in use', async () => {
    const other = createTcpServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const busy = await startServer({ env: { METRICS_PORT: String(port) } });
    const error = await serveMetrics(busy.server).catch((reason: unknown) => reason);
    expect((error as Error).message).to.match(/^METRICS_PORT \d+ of 127\.0\.0\.1 is in use/);
    other.close();
    await busy.close();
  });

  it('do not exist without METRICS_PORT', async () => {
    const plain = await startServer();
    expect(await serveMetrics(plain.server)).to.equal(undefined);
    await plain.close();
  });

  it('still come if the store does not respond', async () => {
    const away = await startServer({ env: { METRICS_PORT: '0', LOG_LEVEL: 'silent' } });
    const metrics = await serveMetrics(away.server);
    await away.services.store.close();
    const samples = samplesOf(
      await (await fetch(`http://127.0.0.1:${String(metrics?.port)}/metrics`)).text(),
    );
    expect(samples.get('chat_parked_polls')).to.equal(0);
    expect(samples.has('chat_event_log_lag')).to.equal(false);
    metrics?.listener.close();
    await away.close();
  });
});
