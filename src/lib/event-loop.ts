import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which work of many steps yields. No request may block the event loop for 20 ms. */
const STEPS_MS = 5;

/**
 * Milliseconds that requests arriving together may share in one turn of the event loop. The others wait for the next
 * turn.
 */
const TURN_MS = 10;

let began: number | undefined;

/** Records that work runs in this turn of the event loop. */
export const beginWork = (): void => {
  if (began !== undefined) return;
  began = performance.now();
  setImmediate(() => {
    began = undefined;
  });
};

/** Returns whether the work of this turn took so long that other work must run first. */
export const isTurnSpent = (): boolean => began !== undefined && performance.now() - began > TURN_MS;

/**
 * Begins work that holds what other work waits for, such as a connection: in this turn or, if that is spent, in the next
 * one only, since other work could use up every later turn. Without a pause, transactions that follow one another would
 * block the event loop until the last one ends.
 */
export const beginSoon = async (): Promise<void> => {
  if (isTurnSpent()) await nextTurn();
  beginWork();
};

/** A piece of work that waits for a turn, and the next one. A list releases what has begun, even if it is never empty. */
interface Waiting {
  readonly begin: () => void;
  next?: Waiting;
}

let first: Waiting | undefined;
let last: Waiting | undefined;
let isScheduled = false;

const schedule = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    proceed();
  });
};

const wait = (begin: () => void): void => {
  const one: Waiting = { begin };
  if (first && last) last.next = one;
  else first = one;
  last = one;
  schedule();
};

/** Runs waiting work until the time of this turn is over. */
const proceed = (): void => {
  if (!first) return;
  if (isTurnSpent()) {
    schedule();
    return;
  }
  const { begin, next } = first;
  first = next;
  beginWork();
  begin();
  // The tick comes when no microtask is left. The time of the work counts before the next one begins.
  queueMicrotask(() => {
    process.nextTick(proceed);
  });
};

/**
 * Waits for a turn of the event loop that has time left, and begins work in it. Work that waits costs nothing in the turns
 * of others, so that thousands of requests can wait.
 */
export const ownTurn = async (): Promise<void> => {
  if (!first && !isTurnSpent()) {
    beginWork();
    return;
  }
  await new Promise<void>(wait);
};

/** Lets other work run between two steps of long work: `if (pace.isDue) await pace.rest()`. */
export class Pace {
  #since = performance.now();

  /** Whether `rest` is due. */
  get isDue(): boolean {
    return performance.now() - this.#since > STEPS_MS;
  }

  async rest(): Promise<void> {
    await nextTurn();
    // Other work that rests gets turns of its own.
    await ownTurn();
    this.#since = performance.now();
  }
}

/** The same as `map`, but lets other work run in between. */
export const paced = async <T, R>(
  items: readonly T[],
  change: (item: T, index: number) => R,
): Promise<R[]> => {
  const pace = new Pace();
  const changed: R[] = [];
  for (const [index, item] of items.entries()) {
    if (pace.isDue) await pace.rest();
    changed.push(change(item, index));
  }
  return changed;
};
