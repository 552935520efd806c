import FindMyWay from 'find-my-way';

import { routes } from '../../../generated/routes.js';
import { groupBy } from '../../lib/group-by.js';
import { API_ROOT, MAX_STEP_LENGTH, wayOf } from './match.js';
import type { RouteRow } from '../../contract/types.js';

const ways = FindMyWay({ maxParamLength: MAX_STEP_LENGTH });
for (const [way, rows] of groupBy(routes, wayOf)) ways.on('GET', way, () => undefined, rows);

/** Returns the operation of a request as the contract has it, with or without the root of the API in the path. */
export const findRoute = (method: string, path: string): RouteRow | undefined => {
  const [pathname = ''] = path.split('?');
  const relative = pathname.startsWith(`${API_ROOT}/`) ? pathname.slice(API_ROOT.length) : pathname;
  const rows = ways.find('GET', relative)?.store as readonly RouteRow[] | undefined;
  return rows?.find((route) => route.method === (method === 'HEAD' ? 'GET' : method));
};
