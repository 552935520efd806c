import { AGENTS_PATH, API_ROOT } from '../http/match.js';
import type { Context, State } from '../http/request-state.js';

/**
 * Returns a name for the kind of a request: its operationId, `agents` for POST /mcp, `unknown` for a path of the API
 * without an operation, or `site` for everything else. There are few of them, whatever clients request.
 */
export const operationName = ({ state, path }: Pick<Context, 'state' | 'path'>): string => {
  const { exchange, waiting } = state as Partial<State>;
  const route = waiting?.route ?? exchange?.route;
  if (route) return route.operationId;
  if (path === AGENTS_PATH) return 'agents';
  return path.startsWith(`${API_ROOT}/`) ? 'unknown' : 'site';
};
