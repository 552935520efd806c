import type { Server } from '../server.js';
import { countRequest } from '../authentication/authenticate.js';
import { isDocument } from './document.js';
import type { Middleware } from './request-state.js';
import { API_ROOT } from './match.js';

/** Counts requests for what is no operation against the address. */
export const countPublished =
  (server: Server): Middleware =>
  async (context, next) => {
    const { path } = context;
    if (!path.startsWith(`${API_ROOT}/`) || isDocument(path))
      await countRequest(context, server, 'published_by_ip', context.ip);
    await next();
  };
