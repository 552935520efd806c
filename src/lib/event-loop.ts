import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which work of many steps yields. No request may block the event loop for 20 ms. */
const STEPS_MS = 5;

/**
 * Milliseconds that requests arriving together may share in one turn of the event loop. The others wait for the next
 * turn.
 */
const TURN_MS = 10;

/** Whose work runs. */
export interface Payer {
  /** Counts time of the event loop, in milliseconds. */
  charge(milliseconds: number): void;
}

let began: number | undefined;
let payer: Payer | undefined;
let paidUntil = 0;

/** Records that work runs in this turn of the event loop. */
export const beginWork = (): void => {
  if (began !== undefined) return;
  began = performance.now();
  setImmediate(() => {
    began = undefined;
    chargeTo(undefined);
  });
};

export const currentPayer = (): Payer | undefined => payer;

/**
 * Charges the time from now on to another payer, or to none, until the next call or the end of this turn. Work that has
 * waited calls it when it goes on, because other work ran meanwhile.
 */
export const chargeTo = (next: Payer | undefined): void => {
  if (next === payer) return;
  const now = performance.now();
  payer?.charge(now - paidUntil);
  payer = next;
  paidUntil = now;
  // The end of the turn ends the charge. No payer is charged while the event loop waits.
  if (next) beginWork();
};

/** Returns whether the work of this turn took so long that other work must run first. */
export const isTurnSpent = (): boolean => began !== undefined && performance.now() - began > TURN_MS;

/**
 * Begins work that holds what other work waits for, such as a connection: in this turn or, if that is spent, in the next
 * one only, since other work could use up every later turn. Without a pause, transactions that follow one another would
 * block the event loop until the last one ends.
 */
export const beginSoon = async (): Promise<void> => {
  const own = payer;
  if (isTurnSpent()) await nextTurn();
  beginWork();
  chargeTo(own);
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

/** Begins work in this turn of the event loop if it has time left. Returns whether it has. */
export const tryOwnTurn = (): boolean => {
  if (first || isTurnSpent()) return false;
  beginWork();
  return true;
};

/**
 * Waits for a turn of the event loop that has time left, and begins work in it. Work that waits costs nothing in the turns
 * of others, so that thousands of requests can wait.
 */
export const ownTurn = async (): Promise<void> => {
  if (tryOwnTurn()) return;
  const own = payer;
  await new Promise<void>(wait);
  chargeTo(own);
};

/** Lets other work run between two steps of long work: `if (pace.isDue) await pace.rest()`. */
export class Pace {
  #since = performance.now();
  readonly #payer = payer;

  /** Whether `rest` is due. */
  get isDue(): boolean {
    return performance.now() - this.#since > STEPS_MS;
  }

  async rest(): Promise<void> {
    await nextTurn();
    // Other work that rests gets turns of its own.
    await ownTurn();
    chargeTo(this.#payer);
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
