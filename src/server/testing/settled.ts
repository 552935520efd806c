import { findPositions } from '../../runtime/event-log/log.js';
import type { Server } from '../server.js';

const backgroundDone = async ({ services, workers }: Server): Promise<void> => {
  await Promise.all(Object.values(workers).map((worker) => worker.settled()));
  await services.queues.settled();
  await services.queues.caughtUp();
};

/** Waits until a condition holds. Throws an error with the reason after this many milliseconds of the real clock. */
export const until = async (
  holds: () => Promise<boolean>,
  timeout: number,
  reason: () => string,
): Promise<void> => {
  const end = performance.now() + timeout;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(reason());
    await new Promise(setImmediate);
  }
};

/**
 * Waits until every event is delivered, and every client that had one asks for the next. A client that polls has then
 * handled all of them.
 */
export const settled = async (server: Server, timeout: number): Promise<void> => {
  const { store, queues } = server.services;
  const newest = async (): Promise<number> => (await store.read(findPositions)).last_id;
  await until(
    async () => {
      await backgroundDone(server);
      const id = await newest();
      await queues.delivered(id);
      return queues.busyUsers.length === 0 && (await newest()) === id;
    },
    timeout,
    () => `Clients of these users did not ask for further events: ${queues.busyUsers.join(', ')}.`,
  );
};
