import type { Middleware } from './contract/exchange.js';
import type { Server } from './server.js';

/** GET /health: 200 only when the store answers, so that a load balancer knows whom to ask. */
export const health =
  (server: Server): Middleware =>
  async (context, next) => {
    if (context.path !== '/health' || (context.method !== 'GET' && context.method !== 'HEAD')) {
      await next();
      return;
    }
    const answers = await server.store
      .read((tx) => tx.first('SELECT id FROM organizations'))
      .then(
        (row) => row !== undefined,
        (error: unknown) => {
          server.log.error({ err: error }, 'The store does not answer.');
          return false;
        },
      );
    context.status = answers ? 200 : 503;
    context.res.setHeader('Content-Type', 'application/json');
    context.res.setHeader('Cache-Control', 'no-store');
    context.body = `${JSON.stringify({ status: answers ? 'ok' : 'store unavailable' })}\n`;
  };
