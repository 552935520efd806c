import type { IncomingHttpHeaders } from 'node:http';

import { checkResponse, type Deviation } from '../check-response.js';
import { withoutValues } from './known-fields.js';
import type { RouteRow } from '../../../src/contract/types.js';
import type { Published } from '../published.js';
import type { Found } from './deviations.js';
import { isWord, placeOf, requestOf } from './places.js';

/** The head of a response. */
export interface ReceivedHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** The names of all fields of the contract. */
export type Names = ReadonlySet<string>;

/** What the check needs to know of the contract. */
export interface Knowledge {
  readonly published: Published;
  readonly names: Names;
}

/** Clients cannot continue without these. All other documented headers may be absent. */
const NEEDED: readonly string[] = ['Retry-After', 'WWW-Authenticate'];

const isOfType = (value: string, example: unknown): boolean => {
  if (typeof example === 'number') return /^\d+(?:\.\d+)?$/.test(value);
  return typeof example !== 'boolean' || value === 'true' || value === 'false';
};

/** Returns the headers that are not as the contract states them. */
const checkHeaders = ({ operations }: Published, route: RouteRow, head: ReceivedHead): Deviation[] => {
  const stated = operations.get(route.operationId)?.responses[head.status]?.headers ?? {};
  return Object.entries(stated).flatMap(([name, { example }]) => {
    const value = [head.headers[name.toLowerCase()]].flat()[0];
    if (value === undefined && !NEEDED.includes(name)) return [];
    if (value !== undefined && isOfType(value, example)) return [];
    const expected = value === undefined ? 'is missing; send it' : `must be a ${typeof example}`;
    return [{ rule: `header ${name}`, place: '', expected }];
  });
};

/** What the owner of the server does about a deviation. */
const adviceFor = (rule: string): string => {
  if (rule === 'status') return 'Document the status, or send another one.';
  if (rule.endsWith('/additionalProperties')) return 'Document the field, or leave it out.';
  return 'Correct the response, or the contract.';
};

/** Returns the place in a response, without values. A field that the contract does not have is named if it is a word. */
const whereIn = ({ rule, place }: Deviation, known: Names): string => {
  const field = rule.endsWith('/additionalProperties') ? (place.split('/').at(-1) ?? '') : '';
  const names = isWord(field) ? new Set([...known, field]) : known;
  return place === '' ? '' : `${withoutValues(place, names)} `;
};

/** Returns a deviation of a response as it is reported, without values of the response. */
export const asFound = (route: RouteRow, status: number, deviation: Deviation, known: Names): Found => {
  const { rule, expected } = deviation;
  return {
    side: 'response',
    operation: route.operationId,
    request: requestOf(route),
    status,
    text: `${whereIn(deviation, known)}${expected} (${rule}). ${adviceFor(rule)}`,
    place: placeOf(route, 'responses', ...(rule === 'status' ? [] : [String(status)])),
  };
};

/** Compares a response with the contract. `text` is undefined if the body is checked elsewhere or not at all. */
export const checkReceived = (
  { published, names }: Knowledge,
  route: RouteRow,
  head: ReceivedHead,
  text: string | undefined,
): Found[] => {
  const { status, headers } = head;
  const contentType = headers['content-type'] ?? '';
  const inBody = text === undefined ? [] : checkResponse(route, { status, contentType, text }).deviations;
  return [...checkHeaders(published, route, head), ...inBody].map((one) =>
    asFound(route, status, one, names),
  );
};
