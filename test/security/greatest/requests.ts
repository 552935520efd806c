import { routes } from '../../../generated/routes.js';
import type { Operation, Parameter } from '../../../tools/generate-contract/contract.js';
import type { CaseRequest } from '../../../conformance/src/world/case-request.js';
import { testDialect } from '../../support/databases.js';
import { everyText, longText, type WorstText } from './texts.js';
import { greatest, isBounded, longestIn, type Pool } from './values.js';
import { worstNarrows } from './narrows.js';

/** A request of the largest size that the contract accepts. */
export interface GreatRequest {
  readonly what: string;
  readonly request: CaseRequest;
}

/** A text of at least this length may be Markdown, a search, a pattern or a template. Secrets are shorter. */
const LONG = 200;
/** The code that reads and renders texts is the same on each engine. These have many bytes or much to escape. */
const TEXTS_OF_DATABASE = 3;
const SHORT_OF_THEIR_KIND = /password|email|username/;

const textsFor = (parameters: readonly Parameter[]): [string, WorstText][] => {
  const rich = parameters.filter(({ name }) => !SHORT_OF_THEIR_KIND.test(name));
  const longest = Math.max(0, ...rich.map(({ schema }) => longestIn(schema)));
  const texts = Object.entries(longest < LONG ? everyText : { ...everyText, ...longText });
  return testDialect === 'sqlite' ? texts : texts.slice(0, TEXTS_OF_DATABASE);
};

const asJson = (good: CaseRequest, given: Readonly<Record<string, unknown>>): CaseRequest => {
  const isInPath = ([name]: [string, unknown]): boolean => name in good.path;
  const entries = Object.entries(given);
  return {
    ...good,
    path: { ...good.path, ...Object.fromEntries(entries.filter(isInPath)) },
    parameters: {
      ...good.parameters,
      ...Object.fromEntries(entries.filter((entry) => !isInPath(entry))),
    },
    json: true,
  };
};

const boundedOf = (operation: Operation): readonly Parameter[] =>
  operation.parameters.filter(
    ({ in: place, kind, schema }) => place !== 'path' && kind !== 'file' && isBounded(schema),
  );

/** The share of the largest body for lists. The other parameters use the rest. */
const SHARE_OF_LISTS = 0.8;

const bodyBytes = ({ id }: Operation): number =>
  routes.find(({ operationId }) => operationId === id)?.body.bytes ?? 0;

/** Each parameter at its bound alone, and all of them together, with every worst text. */
const atTheirBounds = (operation: Operation, good: CaseRequest, pool: Pool): GreatRequest[] => {
  const bounded = boundedOf(operation).filter(({ name }) => name !== 'narrow');
  const room = (bodyBytes(operation) * SHARE_OF_LISTS) / Math.max(bounded.length, 1);
  const groups = bounded.length > 1 ? [...bounded.map((one) => [one]), bounded] : [bounded];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group) =>
      textsFor(group).map(([what, text]) => ({
        what: `${group.map(({ name }) => name).join(', ')}: ${what}`,
        request: asJson(
          good,
          Object.fromEntries(
            group.map(({ name, schema }) => [
              name,
              greatest(schema, good.parameters[name], { text, pool, room }),
            ]),
          ),
        ),
      })),
    );
};

const narrowed = (operation: Operation, good: CaseRequest, pool: Pool): GreatRequest[] =>
  operation.parameters.some(({ name }) => name === 'narrow')
    ? Object.entries(worstNarrows(pool)).map(([what, narrow]) => ({
        what: `narrow: ${what}`,
        request: asJson(good, { narrow }),
      }))
    : [];

/** The newest message of a topic with thousands of them. */
const inLongTopic = (pool: Pool): number => pool.message?.at(-1) ?? 0;

/** Parameters, also of the path, that make an operation return or do the maximum. */
const asksForMost: Readonly<Partial<Record<string, (pool: Pool) => Readonly<Record<string, unknown>>[]>>> = {
  listMessages: () => [
    { anchor: 'newest', num_before: 5000, num_after: 0 },
    { anchor: 'oldest', num_before: 0, num_after: 5000, apply_markdown: false },
  ],
  matchNarrow: (pool) => [{ msg_ids: pool.message, narrow: [{ operator: 'search', operand: 'a' }] }],
  updateMessage: (pool) => [
    { message_id: inLongTopic(pool), topic: 'moved', content: undefined, propagate_mode: 'change_all' },
  ],
  updateMessageFlags: (pool) =>
    (['starred', 'read'] as const).flatMap((flag) =>
      (['add', 'remove'] as const).map((op) => ({ flag, op, messages: pool.message?.slice(-4_000) })),
    ),
  createSubscriptions: (pool) => [
    {
      subscriptions: ['Great 1', 'Great 2', 'Great 3', 'Great 4'].map((name) => ({ name })),
      principals: pool.user?.slice(0, 5_000),
    },
  ],
  registerQueue: () => [{ event_types: undefined, fetch_event_types: undefined, include_subscribers: true }],
  sendMessage: (pool) =>
    Object.entries({ ...everyText, ...longText }).map(([, text]) => ({
      type: 'direct',
      to: (pool.user ?? []).slice(0, 250),
      content: text(10_000, 0),
    })),
};

/** Most texts stand in no list of IDs, so that many requests are the same. */
const withoutRepetitions = (requests: readonly GreatRequest[]): readonly GreatRequest[] => [
  ...new Map(
    requests.map((one) => [JSON.stringify([one.request.path, one.request.parameters]), one]),
  ).values(),
];

/**
 * The largest requests that the contract accepts. If no parameter has a size, only the valid request itself.
 */
export const greatRequests = (operation: Operation, good: CaseRequest, pool: Pool): readonly GreatRequest[] =>
  withoutRepetitions([
    { what: 'the example', request: good },
    ...(asksForMost[operation.id]?.(pool) ?? []).map((parameters, index) => ({
      what: `the most, ${String(index)}`,
      request: asJson(good, parameters),
    })),
    ...narrowed(operation, good, pool),
    ...atTheirBounds(operation, good, pool),
  ]);
