import { API_ROOT, isAgentsPath } from '../http/match.js';
import type { Context, State } from '../http/request-state.js';

/**
 * Returns a name for the kind of a request: its operationId, `agents` for /mcp, `unknown` for a path of the API
 * without an operation, or `site` for everything else. There are few of them, whatever clients request.
 */
export const operationName = ({ state, path }: Pick<Context, 'state' | 'path'>): string => {
  const { request, waiting } = state as Partial<State>;
  const route = waiting?.route ?? request?.route;
  if (route) return route.operationId;
  if (isAgentsPath(path)) return 'agents';
  return path.startsWith(`${API_ROOT}/`) ? 'unknown' : 'site';
};
