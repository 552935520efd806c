import { published, type Publisher } from './http/published.js';
import type { Services } from './services.js';

/** How long a response waits for the store. Load balancers time out soon. */
const WAIT_MS = 100;
/** A store that is only busy has responded within this time, and this process remains healthy. */
const RECENT_MS = 10_000;

/**
 * Returns a function that checks whether the store responds. Runs one query at a time, however many requests wait for
 * it.
 */
const createStoreCheck = (services: Services): (() => Promise<boolean>) => {
  const { clock, log, store } = services;
  // The start used the store successfully.
  let respondedAt = clock.elapsed();
  let asking: Promise<boolean> | undefined;

  const ask = async (): Promise<boolean> => {
    try {
      if ((await store.read((tx) => tx.first('SELECT id FROM organizations'))) === undefined) return false;
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

/**
 * GET /health: returns 200 only if the store responds, so a load balancer can select a process. With `CHECK_RESPONSES`
 * it also counts the responses that were compared with the contract.
 */
export const health = (services: Services): Publisher => {
  const storeResponds = createStoreCheck(services);
  return published((path) => {
    if (path !== '/health') return undefined;
    return async (context) => {
      const responds = await storeResponds();
      context.status = responds ? 200 : 503;
      context.res.setHeader('Content-Type', 'application/json');
      context.res.setHeader('Cache-Control', 'no-store');
      const status = responds ? 'ok' : 'store unavailable';
      const responses = services.responseChecks?.counts;
      context.body = `${JSON.stringify({ status, ...(responses && { responses }) })}\n`;
    };
  });
};
