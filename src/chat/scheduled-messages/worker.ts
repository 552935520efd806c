import type { Clock } from '../../lib/clock.js';
import { ApiError } from '../../contract/api-error.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { PeriodicTask, type WorkParts } from '../../lib/periodic-task.js';
import type { Services } from '../services.js';
import { deliverScheduled, failScheduled, prepareScheduled } from './send-scheduled.js';
import { RetryBackoff } from './retry-backoff.js';
import { type Due, findScheduled, listDue } from './store.js';

/** Returns the messages in turns: the first one of each user by delivery time, then the second one of each. */
const inTurns = (due: readonly Due[]): Due[] => {
  const turns: Due[][] = [];
  const taken = new Map<number, number>();
  for (const one of due) {
    const { person } = one;
    const turn = taken.get(person) ?? 0;
    taken.set(person, turn + 1);
    (turns[turn] ??= []).push(one);
  }
  return turns.flat();
};

const LOOK_EVERY_MS = 5_000;
/** Enough for ten users with the largest allowed number of messages. Each row has only a time and two IDs. */
const MOST_CANDIDATES = 5_000;
/** Messages that are sent before the due messages are read again, since others may have become due. */
const SENT_AT_ONCE = 200;
/** Later than this, a message is no longer useful and is marked as failed. */
const LATE_SECONDS = 600;
const LATE = 'Message could not be sent at the scheduled time.';

/** The time for waits, which go on if the clock steps back. */
const secondsOf = (clock: Clock): number => clock.elapsed() / 1000;

/** Sends scheduled messages when they are due, each once. Several processes can run this at the same time. */
export class ScheduledMessagesWorker extends PeriodicTask<[Services]> {
  readonly #backoff = new RetryBackoff();

  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      errorMessage: 'The scheduled messages cannot be read; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean, services: Services): Promise<void> {
    const { clock, organization } = services;
    const { is_active } = await organization.fresh();
    if (!is_active) return;
    this.#backoff.forget(secondsOf(clock) - LATE_SECONDS);
    for (;;) {
      const due = await this.#listCandidates(services);
      if (due.length === 0) return;
      // No message waits for all messages of another user.
      for (const one of inTurns(due).slice(0, SENT_AT_ONCE)) {
        if (isStopped()) return;
        this.#backoff.add(one, secondsOf(clock));
        if (await this.#do(services, one.id)) this.#backoff.delete(one);
      }
    }
  }

  /** Returns messages that are due, without those that failed and wait for their next attempt. */
  async #listCandidates({ store, clock }: Services): Promise<Due[]> {
    const [now, passed] = [clock.seconds(), secondsOf(clock)];
    const found: Due[] = [];
    let last: Due | undefined;
    do {
      const after = last;
      const page = await store.read((tx) => listDue(tx, now, after, batchSizes.dueMessages));
      found.push(...page.filter((one) => !this.#backoff.has(one, passed)));
      last = page.length < batchSizes.dueMessages ? undefined : page.at(-1);
    } while (last && found.length < MOST_CANDIDATES);
    return found;
  }

  /** Sends a message, or marks it as failed. Returns false if it is to be tried again. */
  async #do(services: Services, id: number): Promise<boolean> {
    try {
      const failure = await this.#attempt(services, id);
      if (failure !== undefined)
        await services.store.write((tx) => failScheduled({ tx, services }, id, failure));
      return true;
    } catch (error) {
      services.log.warn({ err: error, id }, 'A scheduled message failed; it is tried again.');
      return false;
    }
  }

  /** Returns why the message cannot be sent. Undefined if it was sent. */
  async #attempt(services: Services, id: number): Promise<string | undefined> {
    const { store, clock } = services;
    const row = await store.read((tx) => findScheduled(tx, id));
    // Another process may have sent it.
    if (row?.state !== 'waiting') return undefined;
    if (row.scheduled_delivery_timestamp + LATE_SECONDS < clock.seconds()) return LATE;
    try {
      const prepared = await prepareScheduled(services, row);
      await store.write((tx) => deliverScheduled({ tx, services, ...prepared }, id));
      return undefined;
    } catch (error) {
      if (error instanceof ApiError) return error.body.msg;
      throw error;
    }
  }
}
