import { expect } from 'chai';
import FindMyWay from 'find-my-way';

import { routes } from '../../generated/routes.js';
import { API_ROOT, MAX_STEP_LENGTH, wayOf } from '../../src/http/match.js';
import type { RouteRow } from '../../src/http/types.js';
import { groupBy } from '../../src/lib/group-by.js';
import { validators } from '../../src/http/validators.js';
import type { Body } from './client.js';

const ways = FindMyWay({ maxParamLength: MAX_STEP_LENGTH });
for (const [way, rows] of groupBy(routes, wayOf)) ways.on('GET', way, () => undefined, rows);

const routeOf = (method: string, path: string): RouteRow | undefined => {
  const pathname = path.split('?')[0] ?? path;
  const rows = ways.find('GET', pathname)?.store as readonly RouteRow[] | undefined;
  return rows?.find((route) => route.method === (method === 'HEAD' ? 'GET' : method));
};

/** A text as the contract sees it, beside the responses that are JSON. */
const asObject = (text: string): object => ({ result: 'success', msg: '', text });

/** Returns the body of a response as an object. Throws unless the contract documents it for this operation. */
export const checkResponse = (
  method: string,
  path: string,
  response: Pick<Response, 'status' | 'headers'>,
  raw: string,
): Body => {
  const route = routeOf(method, path.startsWith(API_ROOT) ? path.slice(API_ROOT.length) : path);
  if (method === 'OPTIONS' || method === 'HEAD') {
    expect(raw, 'no body').to.equal('');
    return undefined;
  }
  const mediaType = response.status === 200 ? route?.mediaType : undefined;
  expect(response.headers.get('content-type'), 'content type').to.equal(mediaType ?? 'application/json');
  expect(response.headers.get('cache-control'), 'cache control').to.equal('no-store');
  expect(raw.endsWith('\n'), 'a final newline').to.equal(true);
  const body: Body = mediaType === undefined ? JSON.parse(raw) : asObject(raw);
  if (!route) {
    expect(body).to.include.keys('result', 'msg', 'code');
    return body;
  }
  const name = `response_${route.operationId}_${response.status}`;
  const check = validators()[name];
  if (!check) {
    throw new Error(`The contract does not document ${response.status} for ${route.operationId}: ${raw}`);
  }
  if (!check(body)) {
    throw new Error(`${name} does not fit the contract: ${JSON.stringify(check.errors)}\n${raw}`);
  }
  return body;
};
