import { ApiError } from './api-error.js';
import { ConnectionError, isTemporary } from './errors.js';

/** How the client waits. */
export interface Waiting {
  /** Waits, unless the signal is aborted first. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Returns a random number from 0 to 1. */
  readonly random: () => number;
}

const FIRST_MS = 500;
const MAX_MS = 30_000;
/** Some limits are those of a day. A call does not wait for so long, unless it is repeated without end. */
const MAX_RETRY_SECONDS = 300;
/** A longer timer ends at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export const startTimer = (work: () => void, milliseconds: number): ReturnType<typeof setTimeout> =>
  setTimeout(work, Math.min(milliseconds, MAX_TIMER_MS));

/** A random part of an interval that doubles, so that clients that lost a server together do not return together. */
export const backOff = (failures: number, { random }: Waiting): number =>
  random() * Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1));

const retryAfter = (error: unknown): number =>
  error instanceof ApiError || error instanceof ConnectionError ? (error.retryAfter ?? 0) : 0;

/** Waits after an error that is temporary, at least as long as the server requires. Throws any other. */
export const waitAfter = async (
  error: unknown,
  failures: number,
  waiting: Waiting,
  signal?: AbortSignal,
): Promise<void> => {
  signal?.throwIfAborted();
  if (!isTemporary(error)) throw error;
  await waiting.wait(retryAfter(error) * 1000 + backOff(failures, waiting), signal);
};

/** Makes an attempt until it succeeds, or until it failed this often. */
export const repeat = async <Result>(
  attempt: () => Promise<Result>,
  attempts: number,
  waiting: Waiting,
  signal?: AbortSignal,
): Promise<Result> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isTooLong = attempts < Infinity && retryAfter(error) > MAX_RETRY_SECONDS;
      if (failures >= attempts || isTooLong) throw error;
      await waitAfter(error, failures, waiting, signal);
    }
  }
};

export const wait: Waiting['wait'] = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = startTimer(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, milliseconds);
    const cancel = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
