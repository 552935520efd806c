import type { Contract, Operation } from '../contract.js';
import { documentedErrors, errorBody, type DocumentedError } from '../schema/documented-errors.js';
import { ownName } from './published-schemas.js';
import { SCHEMAS, type Schema } from '../schema/schema.js';

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  413: 'PayloadTooLarge',
  422: 'KeyReused',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The request is invalid, or the requester lacks a permission. `code` and `msg` state the reason.',
  401: 'The request has no valid credentials.',
  403: 'The request is not allowed.',
  404: 'The path or the object does not exist.',
  413: 'The body is larger than the server accepts.',
  422: 'The `Idempotency-Key` belongs to another request.',
  429: 'There were too many requests.',
};

const statusName = (status: number): string => STATUS_NAMES[status] ?? `Error${String(status)}`;

/** Returns the errors of an operation by status, in ascending order. */
export const errorsByStatus = (operation: Operation, contract: Contract): Map<number, DocumentedError[]> => {
  const all = documentedErrors(operation, contract);
  const statuses = [...new Set(all.map(({ definition }) => definition.status))].sort((a, b) => a - b);
  return new Map(
    statuses.map((status) => [status, all.filter(({ definition }) => definition.status === status)]),
  );
};

/**
 * Returns the body for readers and client generators: one plain object per operation and status. Its codes are an enum,
 * and fields that only some errors have are optional. The named examples show the exact combinations, which the tests
 * check (strict-errors.ts).
 */
const errorSchema = (documented: readonly DocumentedError[], description: string): Schema => {
  const codes = [...new Set(documented.map(({ definition }) => definition.code))].sort();
  const fields = [...new Set(documented.flatMap(({ definition }) => Object.keys(definition.fields)))];
  const always = fields.filter((field) => documented.every(({ definition }) => field in definition.fields));
  return {
    type: 'object',
    description,
    required: ['result', 'msg', 'code', ...always],
    properties: {
      result: { type: 'string', const: 'error', description: 'States that the request failed.' },
      msg: { type: 'string', description: 'The error message, for people.' },
      code: { type: 'string', enum: codes, description: 'The error code, for programs.' },
      ...Object.fromEntries(
        fields.map((field) => {
          const schemas = documented.flatMap(({ definition }) => definition.fields[field] ?? []);
          const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
          const [only] = distinct;
          return [field, only && distinct.length === 1 ? only : { anyOf: distinct }];
        }),
      ),
    },
    additionalProperties: false,
  };
};

const examplesOf = (documented: readonly DocumentedError[]): Record<string, unknown> =>
  Object.fromEntries(
    documented.map(({ definition, example, values }) => [
      example,
      {
        summary: definition.description.replaceAll('\n', ' '),
        ...definition.extensions,
        value: errorBody(definition, values),
      },
    ]),
  );

export interface PublishedErrors {
  readonly schemas: Map<string, Schema>;
  readonly responses: Map<string, object>;
  /** Operation id -> status -> the response, or a reference to a shared one. */
  readonly byOperation: Map<string, Record<string, object>>;
}

const headersOf = (status: number, documented: readonly DocumentedError[]): object => {
  const names = new Set(documented.flatMap(({ definition }) => Object.keys(definition.headers)));
  const headers: Record<string, object> = {};
  for (const name of names) headers[name] = { $ref: `#/components/headers/${name}` };
  if (status === 429) Object.assign(headers, RATE_LIMIT_HEADERS);
  return Object.keys(headers).length > 0 ? { headers } : {};
};

export const RATE_LIMIT_HEADERS: Readonly<Record<string, object>> = Object.fromEntries(
  ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);

const response = (status: number, documented: readonly DocumentedError[], schema: string): object => ({
  description: DESCRIPTIONS[status] ?? 'The request failed.',
  ...headersOf(status, documented),
  content: {
    'application/json': { schema: { $ref: SCHEMAS + schema }, examples: examplesOf(documented) },
  },
});

/** Error responses that are equal for most operations are shared. The others are named after their operation. */
export const publishedErrors = (contract: Contract): PublishedErrors => {
  const published: PublishedErrors = { schemas: new Map(), responses: new Map(), byOperation: new Map() };
  const all = contract.operations.map((operation) => ({
    operation,
    errors: errorsByStatus(operation, contract),
  }));
  const uses = new Map<string, number>();
  const keyOf = (status: number, documented: readonly DocumentedError[]): string =>
    JSON.stringify([status, examplesOf(documented)]);
  for (const { errors } of all) {
    for (const [status, documented] of errors) {
      const key = keyOf(status, documented);
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }
  // 400 differs between operations. For other statuses, the most common form is the shared one.
  const shared = new Map<number, string>();
  for (const [key, count] of uses) {
    const status = (JSON.parse(key) as [number])[0];
    const best = shared.get(status);
    if (status !== 400 && (best === undefined || count > (uses.get(best) ?? 0))) shared.set(status, key);
  }
  for (const { operation, errors } of all) {
    const responses: Record<string, object> = {};
    for (const [status, documented] of errors) {
      const isShared = shared.get(status) === keyOf(status, documented);
      const name = isShared ? statusName(status) : ownName(operation, statusName(status));
      const description = DESCRIPTIONS[status] ?? 'The request failed.';
      published.schemas.set(`${name}Error`, errorSchema(documented, description));
      const own = response(status, documented, `${name}Error`);
      if (isShared) published.responses.set(name, own);
      responses[String(status)] = isShared ? { $ref: `#/components/responses/${name}` } : own;
    }
    published.byOperation.set(operation.id, responses);
  }
  return published;
};
