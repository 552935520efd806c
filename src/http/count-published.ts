import type { Services } from '../services.js';
import { countRequest } from '../authentication/authenticate.js';
import { isDocument } from './document.js';
import type { Middleware } from './request-state.js';
import { API_ROOT } from './match.js';

/** Counts requests outside operations against the address. */
export const countPublished =
  (services: Services): Middleware =>
  async (context, next) => {
    const { path } = context;
    if (!path.startsWith(`${API_ROOT}/`) || isDocument(path))
      await countRequest(context, services, 'published_by_ip', context.ip);
    await next();
  };
