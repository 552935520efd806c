import type { TestServer } from './server.js';

/** Waits for the background work that is due, so that its statements do not count as those of what follows. */
export const backgroundDone = async ({ server, services }: TestServer): Promise<void> => {
  await Promise.all(Object.values(server.workers).map((worker) => worker.settled()));
  await services.queues.settled();
  await services.queues.caughtUp();
  await services.presence.board.fresh();
};
