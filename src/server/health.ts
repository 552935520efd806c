import { LogLag } from '../runtime/event-log/log-positions.js';
import { published, type Publisher } from '../runtime/http/published.js';
import type { Context } from '../runtime/http/request.js';
import { stateJson } from '../runtime/http/respond.js';
import type { Services } from '../accounts/services.js';

/** How long a response waits for the store. Load balancers time out soon. */
const WAIT_MS = 100;
/** A store that is only busy has responded within this time, and this process remains healthy. */
const RECENT_MS = 10_000;

/** Returns no row without an organization. */
const PROBE = 'SELECT last_id FROM event_sequence WHERE id = 1 AND EXISTS (SELECT 1 FROM organizations)';

/**
 * Returns a function that checks whether the store responds. Runs one query at a time, however many requests wait for
 * it. Reports the newest committed ID of the event log.
 */
const createStoreCheck = (services: Services, lag: LogLag): (() => Promise<boolean>) => {
  const { clock, log, store } = services;
  // The start used the store successfully.
  let respondedAt = clock.elapsed();
  let asking: Promise<boolean> | undefined;

  const ask = async (): Promise<boolean> => {
    try {
      const found = await store.read((tx) => tx.first<{ last_id: number }>(PROBE));
      if (!found) return false;
      lag.committed(found.last_id);
      respondedAt = clock.elapsed();
      return true;
    } catch (error) {
      log.error({ err: error }, 'The store does not respond.');
      respondedAt = -Infinity;
      return false;
    } finally {
      asking = undefined;
    }
  };

  return () =>
    new Promise((resolve) => {
      const cancel = clock.after(WAIT_MS, () => {
        resolve(clock.elapsed() - respondedAt <= RECENT_MS);
      });
      asking ??= ask();
      void asking.then((responds) => {
        cancel();
        resolve(responds);
      });
    });
};

const send = (context: Context, isWell: boolean, body: object): void => {
  context.status = isWell ? 200 : 503;
  stateJson(context.res);
  context.body = `${JSON.stringify(body)}\n`;
};

export interface Health {
  readonly publishHealth: Publisher;
  /** Returns why load balancers should send no requests to this process. */
  readonly reasonNotReady: () => Promise<string | undefined>;
}

/**
 * GET /health returns 200 while the store responds: the process need not be replaced.
 *
 * GET /health/ready returns 200 while load balancers should send requests to this process: not while it stops, nor while
 * it is behind the event log, a disk is full, or files of the program are missing. A process that starts or migrates the database does not listen yet.
 */
export const createHealth = (services: Services): Health => {
  const { clock, diskSpace, lifecycle, queues } = services;
  const lag = new LogLag(clock, () => queues.position.delivered);
  const storeResponds = createStoreCheck(services, lag);

  const reasonNotReady = async (): Promise<string | undefined> => {
    if (lifecycle.isLeaving) return 'stopping';
    if (!lifecycle.hasFiles) return 'program files missing';
    if (!(await storeResponds())) return 'store unavailable';
    if (await diskSpace.isFull()) return 'disk full';
    return lag.isLate ? 'behind the event log' : undefined;
  };

  const publishHealth = published((path) => {
    if (path === '/health')
      return async (context) => {
        const responds = await storeResponds();
        send(context, responds, { status: responds ? 'ok' : 'store unavailable' });
      };
    if (path === '/health/ready')
      return async (context) => {
        const reason = await reasonNotReady();
        send(context, reason === undefined, { status: reason ?? 'ready' });
      };
    return undefined;
  });
  return { publishHealth, reasonNotReady };
};
