import type { TestServer } from './server.js';

/**
 * Stops the workers that read the log and the messages when the clock advances, so their statements do not
 * count.
 */
export const stopReaders = async ({ server }: TestServer): Promise<void> => {
  const { emailNotifications, searchIndex } = server.workers;
  await Promise.all([emailNotifications.stop(), searchIndex.stop()]);
};

/** Waits for due background work, so that its statements do not count for the next request. */
export const backgroundDone = async ({ server, services }: TestServer): Promise<void> => {
  await Promise.all(Object.values(server.workers).map((worker) => worker.settled()));
  await services.queues.settled();
  await services.queues.caughtUp();
  await services.presence.board.fresh();
};
