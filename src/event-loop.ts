/** Work runs for so long in one turn of the event loop; what is beyond waits for the next turn. */
const SLICE_MS = 10;

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
export const isTurnSpent = (): boolean => began !== undefined && performance.now() - began > SLICE_MS;
