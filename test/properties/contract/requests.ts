import fc, { type Arbitrary } from 'fast-check';

import type { CaseRequest } from '../../../conformance/src/world/case-request.js';
import { asText } from '../../../conformance/src/world/form.js';
import type { Operation, Parameter } from '../../../tools/generate-contract/contract.js';
import { fits } from '../../bad-input/oracle.js';
import type { Things } from '../../bad-input/things.js';
import { contract } from '../../support/contract-sources.js';
import { valuesOf, withThings } from './values.js';

const BODIES = ['usual', 'json', 'form', 'multipart'] as const;
type BodyForm = (typeof BODIES)[number];

/** The requester: the one of the valid request, or another user. */
export const REQUESTERS = ['owner', 'owner', 'owner', 'owner', 'member', 'guest', 'nobody'] as const;

/** The values of a request that replace those of a valid one. */
export interface Generated {
  readonly operation: Operation;
  readonly values: Readonly<Record<string, unknown>>;
  readonly form: BodyForm;
  readonly as: (typeof REQUESTERS)[number];
}

/** A request that waits would not return. */
const WAITING = new Set(['dont_block']);

const isGenerated = ({ name, in: place, kind }: Parameter): boolean =>
  place !== 'path' && kind !== 'file' && !WAITING.has(name);

const ofOperation = (operation: Operation): Arbitrary<Generated> => {
  const rows = operation.parameters.filter(isGenerated);
  const values = fc.record(Object.fromEntries(rows.map(({ name, schema }) => [name, valuesOf(schema)])), {
    requiredKeys: [],
  });
  return fc.record({
    operation: fc.constant(operation),
    values,
    form: fc.constantFrom(...BODIES),
    as: fc.constantFrom(...REQUESTERS),
  });
};

const shown = ({ operation: { method, path }, values, form, as }: Generated): string =>
  `${method} ${path} as ${as} (${form}): ${fc.stringify(values).slice(0, 2000)}`;

/** Requests of all operations, in all forms of bodies. */
export const requests: Arbitrary<Generated> = fc
  .oneof(...contract.operations.map(ofOperation))
  .map((generated) => ({ ...generated, [fc.toStringMethod]: () => shown(generated) }));

/** The server limits the length of the request line. */
const LONGEST_QUERY = 8000;
/** A GET or a DELETE may have a body, but the document does not state what happens if it is too large. */
const LONGEST_UNDOCUMENTED = 32_000;

const multipart = (parameters: CaseRequest['parameters']): string =>
  Object.entries(parameters)
    .map(
      ([name, value]) =>
        `--xYx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
    )
    .join('') + '--xYx--\r\n';

const formText = (parameters: CaseRequest['parameters']): string =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, asText(value)]),
  ).toString();

/** What arrives of a value that is sent as text: no halves of surrogate pairs. */
const asArriving = (value: unknown, { kind }: Parameter): unknown => {
  const text = asText(value).replaceAll(/\p{Surrogate}/gu, '\ufffd');
  return typeof value === 'string' || kind === 'string' ? text : (JSON.parse(text) as unknown);
};

const isUsable = (value: unknown): boolean =>
  !/\0|\\u0000|\p{Surrogate}/u.test(JSON.stringify(value).replaceAll(/\\u(d[89a-f])/gi, '\ud800'));

export interface Prepared {
  readonly request: CaseRequest;
  /** The parameters whose values the contract does not allow. */
  readonly broken: readonly string[];
}

/** Completes a generated request, and finds out what the contract says of it. */
export const prepare = async (
  { operation, values, form }: Generated,
  base: CaseRequest,
  things: Things,
): Promise<Prepared> => {
  const sent = (await withThings(values, things)) as Record<string, unknown>;
  const all: Record<string, unknown> = { ...base.parameters };
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) all[name] = value;
  const hasFile = operation.parameters.some(({ kind }) => kind === 'file');
  const { length } = formText(all);
  const hasBody = operation.method !== 'GET' && operation.method !== 'DELETE';
  if (!hasBody && length > LONGEST_UNDOCUMENTED) return { request: base, broken: [] };
  const chosen: BodyForm = hasFile
    ? 'usual'
    : form === 'usual' && !hasBody && length > LONGEST_QUERY
      ? 'form'
      : form;
  const broken = operation.parameters
    .filter(
      ({ name, in: place, kind, deferred }) =>
        place !== 'path' && kind !== 'file' && !deferred && all[name] !== undefined,
    )
    .filter((row) => {
      const arrived = chosen === 'json' ? all[row.name] : asArriving(all[row.name], row);
      return !fits(operation, row, arrived) || (arrived !== null && !isUsable(arrived));
    })
    .map(({ name }) => name);
  const body = {
    usual: {},
    json: { json: true },
    form: { body: { type: 'application/x-www-form-urlencoded', text: formText(all) } },
    multipart: { body: { type: 'multipart/form-data; boundary=xYx', text: multipart(all) } },
  }[chosen];
  return { request: { ...base, parameters: all, ...body }, broken };
};
