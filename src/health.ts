import { published } from './contract/published.js';
import type { Middleware } from './contract/exchange.js';
import type { Server } from './server.js';

const storeAnswers = (server: Server): Promise<boolean> =>
  server.store
    .read((tx) => tx.first('SELECT id FROM organizations'))
    .then(
      (row) => row !== undefined,
      (error: unknown) => {
        server.log.error({ err: error }, 'The store does not answer.');
        return false;
      },
    );

/** GET /health: 200 only when the store answers, so that a load balancer knows whom to ask. */
export const health = (server: Server): Middleware =>
  published((path) => {
    if (path !== '/health') return undefined;
    return async (context) => {
      const answers = await storeAnswers(server);
      context.status = answers ? 200 : 503;
      context.res.setHeader('Content-Type', 'application/json');
      context.res.setHeader('Cache-Control', 'no-store');
      context.body = `${JSON.stringify({ status: answers ? 'ok' : 'store unavailable' })}\n`;
    };
  });
