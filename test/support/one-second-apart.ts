import type { ManualClock } from './clock.js';

const SECOND_MS = 1000;

/**
 * Makes two things one second apart, and lets time pass until the younger one is exactly `seconds` old; the older one is
 * a second older. Timers that fall due meanwhile run once, and read the time at the end.
 */
export const oneSecondApart = async <T>(
  clock: ManualClock,
  seconds: number,
  make: () => Promise<T>,
): Promise<{ readonly older: T; readonly younger: T }> => {
  const older = await make();
  clock.advance(SECOND_MS);
  const younger = await make();
  clock.advance(seconds * SECOND_MS);
  return { older, younger };
};
