import { expect } from 'chai';

import { checkResponse as check } from '../../tools/mock/check-response.js';
import { findRoute } from '../../src/runtime/http/match.js';
import type { Body } from './client.js';

/** Returns the body of a response as an object. Throws unless the contract documents it for this operation. */
export const checkResponse = (
  method: string,
  path: string,
  response: Pick<Response, 'status' | 'headers'>,
  raw: string,
): Body => {
  const route = findRoute(method, path);
  if (method === 'OPTIONS' || method === 'HEAD') {
    expect(raw, 'no body').to.equal('');
    return undefined;
  }
  const { status, headers } = response;
  const mediaType = status === 200 ? route?.mediaType : undefined;
  expect(headers.get('content-type'), 'content type').to.equal(mediaType ?? 'application/json');
  expect(headers.get('cache-control'), 'cache control').to.equal('no-store');
  expect(raw.endsWith('\n'), 'a final newline').to.equal(true);
  if (!route) {
    const body: Body = JSON.parse(raw);
    expect(body).to.include.keys('result', 'msg', 'code');
    return body;
  }
  const { body, deviations } = check(route, {
    status,
    contentType: headers.get('content-type') ?? '',
    text: raw,
  });
  if (deviations.length > 0) {
    const found = deviations.map(({ rule, place, expected }) => `${place} ${expected} (${rule})`).join('\n');
    throw new Error(
      `The contract does not document this ${status} of ${route.operationId}: ${found}\n${raw}`,
    );
  }
  return body as Body;
};
