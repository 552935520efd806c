import { once } from 'node:events';
import type { Server as Listener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import type { Server } from '../server.js';

/** Requests that take longer than this are aborted. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** Accepts no new connections. Running requests finish, and waiting polls end: their clients poll elsewhere. */
const drain = async (listener: Listener, { services }: Server): Promise<void> => {
  services.lifecycle.end();
  const closed = once(listener, 'close');
  listener.close();
  await services.queues.stop();
  // A kept-alive connection becomes idle only when its request is over.
  const sweep = setInterval(() => {
    listener.closeIdleConnections();
  }, SWEEP_MS);
  await Promise.race([closed, pause(DRAIN_MS)]);
  clearInterval(sweep);
  listener.closeAllConnections();
};

const stop = async (signal: string, listener: Listener, server: Server): Promise<void> => {
  const { clock, config, lifecycle, log } = server.services;
  log.info(`Stopping on ${signal}.`);
  lifecycle.leave();
  // Load balancers find out that this process stops. On Ctrl+C, a person waits.
  if (signal !== 'SIGINT' && config.stopDelay > 0)
    await new Promise<void>((resolve) => {
      clock.after(config.stopDelay * 1000, resolve);
    });
  await drain(listener, server);
  await server.close();
  log.info('Stopped.');
};

/** After a SIGHUP the terminal can be closed. A line of the log that fails there would end the process. */
const outliveTerminal = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

/**
 * Shuts down in order on the first signal, and at once on the second. A terminal that closes and its shell send SIGHUP
 * several times, and service managers send it after SIGTERM, so that another SIGHUP asks for no haste.
 */
export const stopOnSignal = (listener: Listener, server: Server): void => {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (signal === 'SIGHUP') {
        outliveTerminal();
        if (isStopping) return;
      }
      if (isStopping) process.exit(1);
      isStopping = true;
      stop(signal, listener, server).then(
        () => process.exit(0),
        (error: unknown) => {
          server.services.log.error({ err: error }, 'The server did not stop in order.');
          process.exit(1);
        },
      );
    });
  }
};
