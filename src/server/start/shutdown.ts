import { once } from 'node:events';
import type { Server as Listener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import type { Logger } from 'pino';

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

/** Ends the requests and the background work of a process, and closes its database. */
export const stopServer = async (signal: string, listener: Listener, server: Server): Promise<void> => {
  const { clock, config, lifecycle } = server.services;
  lifecycle.leave();
  // Load balancers find out that this process stops. On Ctrl+C, a person waits.
  if (signal !== 'SIGINT' && config.stopDelay > 0)
    await new Promise<void>((resolve) => {
      clock.after(config.stopDelay * 1000, resolve);
    });
  await drain(listener, server);
  await server.close();
};

/** After a SIGHUP the terminal can be closed. A line of the log that fails there would end the process. */
const outliveTerminal = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

interface Stopping {
  readonly stop: (signal: string) => Promise<void>;
  /** Called before the process ends on a second signal. */
  readonly atOnce?: () => void;
}

const exitAfter = (stopped: Promise<void>, log: Logger): void => {
  stopped.then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'The server did not stop in order.');
      process.exit(1);
    },
  );
};

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Shuts down in order on the first signal, and at once on the second. A terminal that closes and its shell send SIGHUP
 * several times, and service managers send it after SIGTERM, so that another SIGHUP asks for no haste.
 */
export const exitOnSignal = (log: Logger, { stop, atOnce }: Stopping): void => {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (signal === 'SIGHUP') {
        outliveTerminal();
        if (isStopping) return;
      }
      if (isStopping) {
        atOnce?.();
        process.exit(1);
      }
      isStopping = true;
      log.info(`Stopping on ${signal}.`);
      exitAfter(
        stop(signal).then(() => {
          log.info('Stopped.');
        }),
        log,
      );
    });
  }
};

/** Sent to the other processes by the first one, which gets the signals. */
export interface StopMessage {
  /** The signal. */
  readonly stop: string;
}

const isStopMessage = (message: unknown): message is StopMessage =>
  typeof (message as Partial<StopMessage> | null)?.stop === 'string';

/** Shuts down when the first process says so. A terminal and service managers send signals to all processes. */
export const exitOnMessage = (log: Logger, { stop }: Stopping): void => {
  for (const signal of SIGNALS) process.on(signal, outliveTerminal);
  process.on('message', (message) => {
    if (isStopMessage(message)) exitAfter(stop(message.stop), log);
  });
};
