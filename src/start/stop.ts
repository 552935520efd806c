import type { Server as Listener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import type { Server } from '../server.js';

/** Requests that are not over by then are cut off. */
const DRAIN_MS = 10_000;
const LOOK_AGAIN_MS = 50;

/** No new connections; those at work finish, and those that wait for events are answered. */
const drain = async (listener: Listener, server: Server): Promise<void> => {
  let isClosed = false;
  listener.close(() => {
    isClosed = true;
  });
  await server.queues.stop();
  for (let waited = 0; !isClosed && waited < DRAIN_MS; waited += LOOK_AGAIN_MS) {
    listener.closeIdleConnections();
    await pause(LOOK_AGAIN_MS);
  }
  listener.closeAllConnections();
};

const stop = async (signal: string, listener: Listener, server: Server): Promise<void> => {
  server.log.info(`Stopping on ${signal}.`);
  await drain(listener, server);
  await server.close();
  server.log.info('Stopped.');
};

/** Ends in order on the first signal, and at once on the second. */
export const stopOnSignal = (listener: Listener, server: Server): void => {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop(signal, listener, server).then(
        () => process.exit(0),
        (error: unknown) => {
          server.log.error({ err: error }, 'The server did not stop in order.');
          process.exit(1);
        },
      );
    });
  }
};
