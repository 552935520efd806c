import { setMaxListeners } from 'node:events';

import { WokenTask } from '../../../runtime/event-log/woken-task.js';
import type { WorkParts } from '../../../lib/periodic-task.js';
import { claimJob, removeJob, type LaneJobs } from '../../../runtime/outbox/jobs.js';
import { dueHeads, type LaneHead } from '../../../runtime/outbox/lanes.js';
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

/**
 * Sends the requests of outgoing webhooks: those of one bot in order, and those of several bots at the same time. Looks
 * for requests when a message queues one, and periodically. Any number of processes may run it.
 */
export class WebhookWorker extends WokenTask<Services> {
  /** The owner of each bot with a running request. Null if the bot has none. */
  readonly #owners = new Map<number, number | null>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      wokenBy: WEBHOOKS,
      errorMessage: 'A webhook request could not be read or finished; it is tried again.',
    });
    // Each request listens. Node would warn of a leak.
    setMaxListeners(REQUESTS, this.#stopping.signal);
  }

  /** Ends the running requests. They are sent again after the next start. */
  override async stop(): Promise<void> {
    this.#stopping.abort();
    await super.stop();
    await Promise.all(this.#running);
  }

  /** Resolves when no request is running or due. */
  override async settled(): Promise<void> {
    await super.settled();
    while (this.#running.size > 0) {
      await Promise.all(this.#running);
      await super.settled();
    }
  }

  /** Begins the first request of each bot, as far as there is room. */
  protected async lookForWork(services: Services): Promise<void> {
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
      if (this.isStopped || !this.#hasRoom(owner)) continue;
      this.#begin(services, head, owner);
    }
  }

  #hasRoom(owner: number | null): boolean {
    if (this.#owners.size >= REQUESTS) return false;
    return [...this.#owners.values()].filter((other) => other === owner).length < REQUESTS_OF_OWNER;
  }

  /** Sends a request in the background. */
  #begin(services: Services, head: LaneHead, owner: number | null): void {
    this.#owners.set(head.lane, owner);
    const running = this.#run(services, head)
      .catch((error: unknown) => {
        if (!this.isStopped) this.logFailure(error);
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #run(services: Services, head: LaneHead): Promise<void> {
    try {
      await this.#attempt(services, head);
    } finally {
      this.#owners.delete(head.lane);
    }
    // The next request of the bot, or one that waited for room.
    await this.wake(services);
  }

  async #attempt(services: Services, head: LaneHead): Promise<void> {
    const { store, clock } = services;
    if (!(await store.write((tx) => claimJob(tx, head, clock.seconds(), RETRY_SECONDS)))) return;
    const isLast = head.attempts + 1 >= MAX_ATTEMPTS;
    try {
      await this.#perform(services, head, isLast);
    } catch (error) {
      // A request that always fails in this server must not keep the others waiting.
      if (isLast && !this.isStopped) await store.write((tx) => removeJob(tx, head.id));
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
