import Koa from 'koa';

import type { Context, State } from './request-state.js';

type Run = (context: Context) => Promise<unknown>;

/** The step of Koa between its middleware and the response, which its types do not have. */
type HandleRequest = (this: Koa<State>, context: Context, run: Run) => Promise<void>;

const { handleRequest } = Koa.prototype as unknown as { handleRequest: HandleRequest };

/**
 * Koa, which begins to watch a response when there is one. It adds a dozen listeners for that, which a client that waits
 * for an event would keep in memory.
 */
export class App extends Koa<State> {
  async handleRequest(context: Context, run: Run): Promise<void> {
    const { res } = context;
    res.statusCode = 404;
    try {
      await run(context);
    } catch (error) {
      context.onerror(error as Error);
      return;
    }
    if (context.respond === false) return;
    const { statusCode } = res;
    await handleRequest.call(this, context, () => {
      res.statusCode = statusCode;
      return Promise.resolve();
    });
  }
}
