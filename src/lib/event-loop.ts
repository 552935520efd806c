import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work of many steps gives way after this long. No request may hold the event loop for 20 ms. */
const STEPS_MS = 5;

/** Requests that arrive together share a turn of the event loop for this long; the rest waits for the next turn. */
const TURN_MS = 10;

let began: number | undefined;

/** Notes that work runs in this turn of the event loop. */
export const beginWork = (): void => {
  if (began !== undefined) return;
  began = performance.now();
  setImmediate(() => {
    began = undefined;
  });
};

/** Whether the work of this turn has taken so long that others have to get to the event loop first. */
export const isTurnSpent = (): boolean => began !== undefined && performance.now() - began > TURN_MS;

/** Waits for a turn of the event loop that has time left, and begins work in it. */
export const ownTurn = async (): Promise<void> => {
  while (isTurnSpent()) await nextTurn();
  beginWork();
};

/** Lets other work run between two steps of a long one: `if (pace.isDue) await pace.rest()`. */
export class Pace {
  #since = performance.now();

  /** Whether it is time for `rest`. */
  get isDue(): boolean {
    return performance.now() - this.#since > STEPS_MS;
  }

  async rest(): Promise<void> {
    await nextTurn();
    // Others that rest too have their steps in other turns.
    await ownTurn();
    this.#since = performance.now();
  }
}
