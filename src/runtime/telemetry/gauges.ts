import type { Gauge, Registry } from 'prom-client';

import { type BudgetName, budgets } from '../../lib/budgets.js';
import type { Clock } from '../../lib/clock.js';
import { findPositions, type Positions } from '../event-log/log.js';
import type { PeriodicTask } from '../../lib/periodic-task.js';
import type { Services } from '../services.js';
import type { Store } from '../store/types.js';

/** A slow store must not keep the metrics back that show why it is slow. */
const WAIT_MS = 500;

/** Returns the positions of the event log, or undefined if the store does not respond in time. */
const readPositions = async (store: Store, clock: Clock): Promise<Positions | undefined> => {
  let cancel = (): void => undefined;
  const late = new Promise<undefined>((resolve) => {
    cancel = clock.after(WAIT_MS, () => {
      resolve(undefined);
    });
  });
  const read = store.read(findPositions).catch(() => undefined);
  return Promise.race([read, late]).finally(cancel);
};

type Values = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

interface Declared {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Reads the values for one request of Prometheus. */
  readonly read: () => Values | Promise<Values>;
}

const one = (value: number): Values => [[{}, value]];

const byLabel = (label: string, values: Readonly<Record<string, number | undefined>>): Values =>
  Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[{ [label]: key }, value]]));

/** The budgets of the whole process or database. Others limit one request, text or queue. */
const usedBytes = (
  { queues, bodies, slowReaders, caches }: Services,
  log: Positions | undefined,
): Partial<Record<BudgetName, number>> => ({
  ...queues.usage,
  ...bodies.usage,
  unreadResponses: slowReaders.unread,
  ...caches.usage,
  ...(log && { eventLog: log.log_bytes }),
});

const queueGauges = ({ queues }: Services): readonly Declared[] => [
  {
    name: 'chat_parked_polls',
    help: 'Clients that wait for events.',
    read: () => one(queues.waiting),
  },
  {
    name: 'chat_loaded_queues',
    help: 'Event queues in memory.',
    read: () => one(queues.counts.queues),
  },
  {
    name: 'chat_pending_events',
    help: 'Events in memory that clients have not acknowledged.',
    read: () => one(queues.counts.events),
  },
];

const logGauges = (services: Services): readonly Declared[] => {
  const { clock, queues, store } = services;
  let reading: ReturnType<typeof readPositions> | undefined;
  /** All gauges of one request share a query. */
  const positions = (): ReturnType<typeof readPositions> =>
    (reading ??= readPositions(store, clock).finally(() => {
      reading = undefined;
    }));
  return [
    {
      name: 'chat_event_log_position',
      help: 'IDs of the event log: the newest committed one, the newest one that this process has read, and the newest one that it has delivered.',
      labels: ['position'],
      async read() {
        const { read, delivered } = queues.position;
        const committed = (await positions())?.last_id;
        return byLabel('position', { read, delivered, committed });
      },
    },
    {
      name: 'chat_event_log_lag',
      help: 'Committed events that this process has not delivered yet.',
      async read() {
        // Read before the newest committed ID, so it is never greater.
        const { delivered } = queues.position;
        const log = await positions();
        return log ? one(log.last_id - delivered) : [];
      },
    },
    {
      name: 'chat_budget_used_bytes',
      help: 'Bytes that count against a budget.',
      labels: ['budget'],
      read: async () => byLabel('budget', usedBytes(services, await positions())),
    },
    {
      name: 'chat_budget_limit_bytes',
      help: 'The limit of a budget.',
      labels: ['budget'],
      read: () =>
        [...(Object.keys(usedBytes(services, undefined)) as BudgetName[]), 'eventLog' as const].map(
          (budget) => [{ budget }, budgets[budget].bytes],
        ),
    },
  ];
};

const storeGauges = ({ store }: Services): readonly Declared[] =>
  (['used', 'waiting', 'most'] as const).map((field) => ({
    name: `chat_store_connections_${field}`,
    help: {
      used: 'Connections to the database in use.',
      waiting: 'Transactions that wait for a connection.',
      most: 'The limit of connections.',
    }[field],
    labels: ['kind'],
    read: () => Object.entries(store.connections).map(([kind, use]) => [{ kind }, use[field]]),
  }));

const turnGauges = ({ turns }: Services): readonly Declared[] =>
  (['used', 'waiting', 'most'] as const).map((field) => ({
    name: `chat_request_places_${field}`,
    help: {
      used: 'Requests that are handled.',
      waiting: 'Requests that wait for a place, or for the time of their owner.',
      most: 'The limit of requests that are handled at once.',
    }[field],
    read: () => one(turns.use[field]),
  }));

/** The background work, by name. */
type Workers = Readonly<Record<string, Pick<PeriodicTask, 'lastRun'>>>;

const workerGauges = (workers: Workers): readonly Declared[] => {
  const runs = (value: (run: { endedAt: number; hasFailed: boolean }) => number): Values =>
    Object.entries(workers).flatMap(([worker, { lastRun }]) =>
      lastRun ? [[{ worker }, value(lastRun)] as const] : [],
    );
  return [
    {
      name: 'chat_worker_last_run_timestamp_seconds',
      help: 'When the last round of background work ended.',
      labels: ['worker'],
      read: () => runs(({ endedAt }) => endedAt / 1000),
    },
    {
      name: 'chat_worker_last_run_failed',
      help: '1 if the last round of background work failed.',
      labels: ['worker'],
      read: () => runs(({ hasFailed }) => (hasFailed ? 1 : 0)),
    },
  ];
};

interface Observed {
  readonly services: Services;
  readonly workers: Workers;
}

/** Adds the state of the server to the metrics. It is read when Prometheus asks for it. */
export const addGauges = async (registry: Registry, { services, workers }: Observed): Promise<void> => {
  const { Gauge: StateGauge } = await import('prom-client');
  const all = [
    ...queueGauges(services),
    ...logGauges(services),
    ...storeGauges(services),
    ...turnGauges(services),
    ...workerGauges(workers),
  ];
  for (const { name, help, labels = [], read } of all) {
    new StateGauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect(this: Gauge) {
        const values = await read();
        this.reset();
        for (const [of, value] of values) this.set(of, value);
        // A gauge without labels would be 0 instead of unknown.
        if (values.length === 0 && labels.length === 0) this.remove();
      },
    });
  }
};
