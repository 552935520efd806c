import { setTimeout as pause } from 'node:timers/promises';

import { chargeTo, currentPayer } from '../../lib/event-loop.js';
import { StoreUnavailableError, TransientError } from './errors.js';

const MAX_ATTEMPTS = 12;
/** No new attempt begins after this time. */
const MAX_TOTAL_MS = 15_000;
const FIRST_PAUSE_MS = 5;
const MAX_PAUSE_MS = 1_000;

/** Returns a random pause, so two conflicting transactions do not collide again. */
const pauseAfter = (attempt: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS) * (0.5 + Math.random() / 2);

/** Runs the work again while it fails with a transient error. */
export const withAttempts = async <T>(work: () => Promise<T>): Promise<T> => {
  const payer = currentPayer();
  const giveUpAt = performance.now() + MAX_TOTAL_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      if (attempt === MAX_ATTEMPTS || performance.now() > giveUpAt) throw new StoreUnavailableError(error);
      await pause(pauseAfter(attempt));
      chargeTo(payer);
    }
  }
};
