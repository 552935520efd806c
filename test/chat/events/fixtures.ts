import { randomUUID } from 'node:crypto';

import pino from 'pino';

import { createEventLog, type EventLog, findPositions } from '../../../src/runtime/event-log/log.js';
import type { QueueOptions } from '../../../src/runtime/event-log/queue.js';
import { insertQueue } from '../../../src/runtime/event-log/queue-rows.js';
import type { PollRequest } from '../../../src/runtime/event-log/event-requests.js';
import { compileNarrow } from '../../../src/chat/narrow/event-predicate.js';
import { createQueues, type Queues } from '../../../src/runtime/event-log/queues.js';
import type { Audience, OutgoingEvent } from '../../../src/runtime/event-log/events.js';
import type { Renderer } from '../../../src/runtime/event-log/variants.js';
import { openStore } from '../../../src/runtime/store/open.js';
import type { Store, Tx, Value } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import type { TestDatabase } from '../../support/databases.js';
import { untilWaiting } from '../../support/until-waiting.js';
import { migratedTestDatabase } from '../../support/store.js';
import { migrations } from '../../../src/server/schema/migrations.js';

/** A client without a session. The signal disconnects it. */
export const waitingClient = (signal: AbortSignal): PollRequest['client'] => ({
  get isOver() {
    return signal.aborted;
  },
  whenSent: (sent) => {
    signal.addEventListener('abort', sent);
  },
  whenSessionEnds: () => undefined,
});

export interface SentEvent {
  readonly id: number;
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The options of a queue without any. */
export const plainOptions: QueueOptions = {
  event_types: null,
  narrow: [],
  all_public_streams: false,
  apply_markdown: false,
  client_gravatar: true,
  slim_presence: false,
  include_subscribers: false,
  client_capabilities: {},
};

interface Registered extends Partial<QueueOptions> {
  readonly lifespanSeconds?: number;
}

/** The event log and the queues of one server process, without HTTP. */
export class Site {
  /** Number of reads of the store. */
  reads = 0;
  /** Number of transactions that write. */
  writes = 0;
  /** Number of characters of all events read. */
  texts = 0;
  /** Largest number of characters that one statement read. */
  largestRead = 0;
  /** Whether reads or writes of the store fail. */
  readonly broken = { reads: false, writes: false };
  /** Whether the process does not hear of its own commits, as of those of another process. */
  isDeaf = false;
  /** Runs before each read of the store. */
  beforeRead = (): Promise<void> => Promise.resolve();

  private constructor(
    readonly store: Store,
    readonly log: EventLog,
    readonly queues: Queues,
    readonly clock: ManualClock,
    private readonly database: TestDatabase,
  ) {}

  /** Starts the first process of a database, by default of a new one. */
  static async create(renderers: readonly Renderer[] = [], database?: TestDatabase): Promise<Site> {
    return Site.#start(database ?? (await migratedTestDatabase()), new ManualClock(), renderers);
  }

  static async #start(
    database: TestDatabase,
    clock: ManualClock,
    renderers: readonly Renderer[],
  ): Promise<Site> {
    const log = createEventLog({ clock });
    const { append, committed } = log;
    const { databaseUrl, dataDir } = database;
    const opened = await openStore({
      databaseUrl,
      dataDir,
      clock,
      migrations,
      append,
      committed(entries) {
        if (!site.isDeaf) committed(entries);
      },
    });
    const store: Store = {
      ...opened,
      async read(work) {
        site.reads += 1;
        await site.beforeRead();
        if (site.broken.reads) throw new Error('The store cannot be read.');
        return opened.read((tx) => work(site.#counted(tx)));
      },
      write(work) {
        site.writes += 1;
        return site.broken.writes
          ? Promise.reject(new Error('The store cannot be written.'))
          : opened.write(work);
      },
    };
    const queues = createQueues({
      store,
      log,
      clock,
      logger: pino({ level: 'silent' }),
      renderers,
      compileNarrow,
      endStalled: () => undefined,
    });
    const site = new Site(store, log, queues, clock, database);
    await queues.start();
    return site;
  }

  /** Wraps a transaction to count the characters of the events it reads. */
  #counted(tx: Tx): Tx {
    return new Proxy(tx, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name !== 'all') return value.bind(target) as unknown;
        return async (sql: string, values?: readonly Value[]) => {
          const rows = await target.all<{ event?: string | null }>(sql, values);
          const read = rows.reduce((sum, { event }) => sum + (event?.length ?? 0), 0);
          this.texts += read;
          this.largestRead = Math.max(this.largestRead, read);
          return rows;
        };
      },
    });
  }

  /** Waits until all committed events are delivered. */
  async untilIdle(): Promise<void> {
    const { last_id: last } = await this.store.read(findPositions);
    await this.queues.delivered(last);
  }

  /** Reserves an ID, as a transaction of another process does whose row is not visible yet. */
  reserveId(): Promise<number> {
    return this.store.write(async (tx) => {
      await tx.run('UPDATE event_sequence SET last_id = last_id + 1');
      return (await findPositions(tx)).last_id;
    });
  }

  /** Commits a reserved ID without an event. */
  async commitId(id: number): Promise<void> {
    const row = {
      id,
      transaction_id: 'another',
      created_at: this.clock.seconds(),
      event: null,
      audience: null,
    };
    await this.store.write((tx) => tx.insertMany('events', [row]));
  }

  async stop(): Promise<void> {
    await this.queues.stop();
    await this.store.close();
  }

  /** Starts another process on the same database. */
  another(renderers: readonly Renderer[] = []): Promise<Site> {
    return Site.#start(this.database, this.clock, renderers);
  }

  /** Stops the process and removes the database. */
  async remove(): Promise<void> {
    await this.stop();
    await this.database.remove();
  }

  /** Closes the store without the work of a regular stop. */
  async crash(): Promise<void> {
    await this.store.close();
  }

  async register(userId: number, { lifespanSeconds = 600, ...options }: Registered = {}): Promise<string> {
    const id = randomUUID();
    const { last_id: position } = await this.store.read(findPositions);
    const row = {
      id,
      user_id: userId,
      registered_id: position,
      acknowledged_id: position,
      seen_at: this.clock.seconds(),
      lifespan_secs: lifespanSeconds,
      client: 'test',
      options: { ...plainOptions, ...options },
    };
    await this.store.write((tx) => insertQueue(tx, row));
    return id;
  }

  async emit(users: Audience['users'], ...events: readonly (OutgoingEvent | string)[]): Promise<void> {
    await this.store.write((tx) => {
      for (const event of events) tx.emit(typeof event === 'string' ? { type: event } : event, { users });
      return Promise.resolve();
    });
  }

  async poll(
    queueId: string,
    userId: number,
    options: Partial<PollRequest> = {},
  ): Promise<readonly SentEvent[]> {
    const over = new AbortController();
    const { events } = await this.queues.poll({
      queueId,
      userId,
      ownerId: userId,
      lastEventId: undefined,
      dontBlock: false,
      client: waitingClient(over.signal),
      ...options,
    });
    try {
      return (await events).map(({ json }) => JSON.parse(json) as SentEvent);
    } finally {
      // The response is sent.
      over.abort();
    }
  }

  /** Returns the current events without waiting. */
  peek(queueId: string, userId: number, lastEventId?: number): Promise<readonly SentEvent[]> {
    return this.poll(queueId, userId, { dontBlock: true, lastEventId });
  }

  /** Advances the clock in steps, and waits for the upkeep after each. */
  async pass(seconds: number): Promise<void> {
    for (let step = 0; step < seconds; step += 10) {
      this.clock.advance(10_000);
      await this.queues.settled();
    }
  }

  /** Waits until `count` clients wait. */
  untilWaiting(count: number): Promise<void> {
    return untilWaiting(this.queues, count);
  }
}

export const types = (events: readonly SentEvent[]): readonly string[] => events.map(({ type }) => type);
