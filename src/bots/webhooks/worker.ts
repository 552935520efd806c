import { setMaxListeners } from 'node:events';

import { EVERYTHING } from '../../event-log/log.js';
import { PeriodicTask, type WorkParts } from '../../lib/periodic-task.js';
import { claimJob, removeJob, type LaneJobs } from '../../outbox/jobs.js';
import { dueHeads, type LaneHead } from '../../outbox/lanes.js';
import type { Services } from '../../services.js';
import { listOwners } from '../store.js';
import { finish, MAX_ATTEMPTS } from './finish.js';
import { perform } from './perform.js';
import { WEBHOOKS } from './queue.js';

const LOOK_EVERY_MS = 5_000;
/** How long a request is claimed, doubled with every attempt. Longer than a request takes. */
const RETRY_SECONDS = 15;
/** Requests at once, so that responses take a limited amount of memory. */
const REQUESTS = 50;
/** Those of the bots of one owner, so that slow services of one owner do not delay the requests of other owners. */
const REQUESTS_OF_OWNER = 10;

const ERROR = 'A webhook request could not be read or finished; it is tried again.';

/**
 * Sends the requests of outgoing webhooks: those of one bot in order, and those of several bots at the same time. Looks
 * for requests when a message queues one, and periodically. Any number of processes may run it.
 */
export class WebhookWorker extends PeriodicTask<[Services]> {
  /** The owner of each bot with a running request. Null if the bot has none. */
  readonly #owners = new Map<number, number | null>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #unsubscribe: (() => void) | undefined;
  #isLooking = false;
  #isMore = false;

  constructor(parts: WorkParts) {
    super(parts, { everyMs: LOOK_EVERY_MS, errorMessage: ERROR });
    // Each request listens. Node would warn of a leak.
    setMaxListeners(REQUESTS, this.#stopping.signal);
  }

  override start(services: Services): void {
    this.#unsubscribe ??= services.events.onInvalidate((name) => {
      if (name === WEBHOOKS || name === EVERYTHING)
        this.#track(services, this.work(this.#isStopped, services));
    });
    super.start(services);
  }

  /** Ends the running requests. They are sent again after the next start. */
  override async stop(): Promise<void> {
    this.#unsubscribe?.();
    this.#stopping.abort();
    await super.stop();
    await this.#idle();
  }

  /** Resolves when no request is running or due. */
  override async settled(): Promise<void> {
    await super.settled();
    await this.#idle();
  }

  protected async work(isStopped: () => boolean, services: Services): Promise<void> {
    this.#isMore = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      while (this.#isMore && !isStopped()) {
        this.#isMore = false;
        await this.#beginDue(services);
      }
    } finally {
      this.#isLooking = false;
    }
  }

  readonly #isStopped = (): boolean => this.#stopping.signal.aborted;

  async #idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Keeps work that runs in the background, and logs its failure. */
  #track(services: Services, work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => {
        if (!this.#isStopped()) services.log.warn({ err: error }, ERROR);
      })
      .finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  /** Begins the first request of each bot, as far as there is room. */
  async #beginDue(services: Services): Promise<void> {
    const { store, clock, organization } = services;
    const { is_active } = await organization.fresh();
    if (!is_active) return;
    const { heads, owners } = await store.read(async (tx) => {
      const due = (await dueHeads(tx, clock.seconds())).filter(({ lane }) => !this.#owners.has(lane));
      const owners = await listOwners(
        tx,
        due.map(({ lane }) => lane),
      );
      return { heads: due, owners };
    });
    for (const head of heads) {
      const owner = owners.get(head.lane) ?? null;
      if (this.#isStopped() || !this.#hasRoom(owner)) continue;
      this.#owners.set(head.lane, owner);
      this.#track(services, this.#run(services, head));
    }
  }

  #hasRoom(owner: number | null): boolean {
    if (this.#owners.size >= REQUESTS) return false;
    return [...this.#owners.values()].filter((other) => other === owner).length < REQUESTS_OF_OWNER;
  }

  async #run(services: Services, head: LaneHead): Promise<void> {
    try {
      await this.#attempt(services, head);
    } finally {
      this.#owners.delete(head.lane);
    }
    // The next request of the bot, or one that waited for room.
    await this.work(this.#isStopped, services);
  }

  async #attempt(services: Services, head: LaneHead): Promise<void> {
    const { store, clock } = services;
    if (!(await store.write((tx) => claimJob(tx, head, clock.seconds(), RETRY_SECONDS)))) return;
    const isLast = head.attempts + 1 >= MAX_ATTEMPTS;
    try {
      await this.#perform(services, head, isLast);
    } catch (error) {
      // A request that always fails in this server must not keep the others waiting.
      if (isLast && !this.#isStopped()) await store.write((tx) => removeJob(tx, head.id));
      throw error;
    }
  }

  async #perform(services: Services, head: LaneHead, isLast: boolean): Promise<void> {
    const job = JSON.parse(head.payload) as LaneJobs['webhook'];
    const result = await perform(services, job, { isLast, signal: this.#stopping.signal });
    // The organization may have been deactivated during the request, which is sent again after its reactivation.
    if (result === 'again' || !(await services.organization.fresh()).is_active) return;
    if (result) await finish(services, head, result);
    else await services.store.write((tx) => removeJob(tx, head.id));
  }
}
