import type { Logger } from 'pino';

import { REQUEST_ID_HEADER, requestIds } from '../http/client-address.js';
import type { Middleware } from '../http/request-state.js';
import type { Services } from '../services.js';
import { EndedRequest } from './ended-request.js';

type Observer = (request: EndedRequest) => void;

/** Has no path, no query and no parameter, since these hold words to search and emails. */
const logRequest =
  (log: Logger): Observer =>
  ({ id, operation, status = 'none', milliseconds, bytes, userId }) => {
    const ms = Math.round(milliseconds * 10) / 10;
    log.debug({ request: id, operation, status, ms, bytes, user: userId }, 'A request ended.');
  };

/** Gives each request its ID, and passes it on to the log and the metrics when it has ended. */
export const observeRequests = ({ config, lifecycle, log, metrics }: Services): Middleware => {
  const idOf = requestIds(config.trustedProxies);
  const observers: Observer[] = [];
  if (log.isLevelEnabled('debug')) observers.push(logRequest(log));
  if (metrics)
    observers.push((request) => {
      metrics.observe(request);
    });
  return async (context, next) => {
    const { res, state } = context;
    state.requestId = idOf(context.req);
    res.setHeader(REQUEST_ID_HEADER, state.requestId);
    if (observers.length > 0) {
      const began = performance.now();
      res.once('close', () => {
        const request = new EndedRequest(context, began);
        for (const observe of observers) observe(request);
      });
    }
    await next();
    lifecycle.closeAfter(res);
  };
};
