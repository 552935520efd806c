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

/** Work that waits for a turn, in the order of its arrival, and the index of the first one. */
let waiting: (() => void)[] = [];
let first = 0;
let isScheduled = false;

const schedule = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    proceed();
  });
};

const takeFirst = (): (() => void) | undefined => {
  const next = waiting[first];
  first += 1;
  if (first < waiting.length) return next;
  waiting = [];
  first = 0;
  return next;
};

/** Runs waiting work until the time of this turn is over. */
const proceed = (): void => {
  if (waiting.length === 0) return;
  if (isTurnSpent()) {
    schedule();
    return;
  }
  beginWork();
  takeFirst()?.();
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
  if (waiting.length === 0 && !isTurnSpent()) {
    beginWork();
    return;
  }
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    schedule();
  });
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
