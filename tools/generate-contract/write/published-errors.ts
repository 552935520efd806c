import { REQUEST_ID_HEADER } from '../../../src/runtime/http/connections.js';
import { groupBy } from '../../../src/lib/sorted-ids.js';
import type { Contract, ErrorDefinition, Operation } from '../contract.js';
import { type DocumentedError, documentedErrors, errorBody } from '../schema/documented-errors.js';
import type { Components } from './components.js';
import { ownName } from './published-schemas.js';
import { type Part, referenceTo, repeated } from './repeated.js';
import { descriptionOf, statusName } from './statuses.js';
import { type Schema, SCHEMAS } from '../schema/schema.js';

/** Every error response has its fields. */
const ERROR = 'Error';
const ERROR_CODE = 'ErrorCode';

/** Returns the errors of an operation by status, in ascending order. */
export const errorsByStatus = (operation: Operation, contract: Contract): Map<number, DocumentedError[]> => {
  const all = documentedErrors(operation, contract);
  const statuses = [...new Set(all.map(({ definition }) => definition.status))].sort((a, b) => a - b);
  return new Map(
    statuses.map((status) => [status, all.filter(({ definition }) => definition.status === status)]),
  );
};

/** Returns the descriptions of a code: those of the errors that have it. */
const codeDescription = (code: string, { errors }: Contract): string => {
  const own = [...errors.values()].filter((error) => error.code === code);
  const [only] = own;
  return only && own.length === 1
    ? only.description.replaceAll(/\s+/g, ' ')
    : 'Several errors. `msg` states which.';
};

/** Returns the schema of all errors, and that of their codes. */
const commonSchemas = (contract: Contract): [string, Schema][] => {
  if (contract.errors.size === 0) return [];
  const codes = [...new Set([...contract.errors.values()].map(({ code }) => code))].sort();
  return [
    [
      ERROR_CODE,
      {
        type: 'string',
        enum: codes,
        description: 'The code of an error, for programs.',
        'x-enum-descriptions': codes.map((code) => codeDescription(code, contract)),
      },
    ],
    [
      ERROR,
      {
        type: 'object',
        description: 'The response of a request that failed. Some errors have further fields.',
        required: ['result', 'msg', 'code'],
        properties: {
          result: { type: 'string', const: 'error', description: 'States that the request failed.' },
          msg: { type: 'string', description: 'The error message, for people.' },
          code: { $ref: SCHEMAS + ERROR_CODE },
        },
      },
    ],
  ];
};

/** The fields of the errors of one status that not every error has. */
interface Shape {
  readonly fields: Readonly<Record<string, Schema>>;
  /** The fields that all these errors have. The others are optional. */
  readonly always: readonly string[];
}

/** Returns the fields that at least one of the errors has, by name. */
const fieldsOf = ({ documented }: Failure): Shape['fields'] => {
  const fields: Record<string, Schema> = {};
  for (const { definition } of documented) Object.assign(fields, definition.fields);
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((name) => [name, fields[name] ?? {}]),
  );
};

/** Failures with the same key have the same schema. */
const keyOf = (failure: Failure): string => JSON.stringify(fieldsOf(failure));

/**
 * Returns the shape of failures with the same fields, for readers and client generators: one plain object. The named
 * examples show the exact combinations, which the tests check (strict-errors.ts).
 */
const shapeOf = (same: readonly Failure[]): Shape => {
  const fields = same[0] ? fieldsOf(same[0]) : {};
  const hasAlways = (name: string): boolean =>
    same.every(({ documented }) => documented.every(({ definition }) => name in definition.fields));
  return { fields, always: Object.keys(fields).filter(hasAlways) };
};

const errorSchema = ({ fields, always }: Shape, description: string): Schema => ({
  description,
  allOf: [
    { $ref: SCHEMAS + ERROR },
    { type: 'object', ...(always.length > 0 && { required: [...always] }), properties: { ...fields } },
  ],
});

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pascal = (text: string): string => text.split(/[-_]/).map(capitalized).join('');

/** The errors of one operation with one status. */
interface Failure {
  readonly operation: Operation;
  readonly status: number;
  readonly documented: readonly DocumentedError[];
}

const nameOfFields = (fields: object): string => `ErrorWith${Object.keys(fields).map(pascal).join('And')}`;

/** With more fields, their names make no readable name. */
const MAX_NAMED_FIELDS = 3;

/**
 * Returns the name of the schema of a failure: after its status, after its fields, or after the first operation that has
 * it.
 */
const schemaName = (failure: Failure, same: readonly Failure[]): string => {
  const fields = fieldsOf(failure);
  const count = Object.keys(fields).length;
  if (count === 0) return ERROR;
  const statuses = new Set(same.map(({ status }) => status));
  if (same.length > 1 && statuses.size === 1 && failure.status !== 400)
    return `${statusName(failure.status)}Error`;
  if (same.length > 1 && count <= MAX_NAMED_FIELDS) return nameOfFields(fields);
  return `${ownName((same[0] ?? failure).operation, statusName(failure.status))}Error`;
};

const exampleOf = (definition: ErrorDefinition, values: Readonly<Record<string, unknown>>): object => ({
  summary: definition.description.replaceAll('\n', ' '),
  ...definition.extensions,
  value: errorBody(definition, values),
});

/** Errors of the server with which any request may fail, whatever its operation does. */
const OF_ANY_REQUEST = ['headersTooLarge', 'internalError', 'storeUnavailable'] as const;

const errorsOfAnyRequest = ({ errors }: Contract): [number, DocumentedError[]][] =>
  OF_ANY_REQUEST.flatMap((name) => {
    const definition = errors.get(name);
    return definition
      ? [[definition.status, [{ definition, example: name, values: definition.example }]]]
      : [];
  });

/** Returns the statuses with which an operation can fail. */
export const statusesOf = (operation: Operation, contract: Contract): number[] => [
  ...errorsOfAnyRequest(contract).map(([status]) => status),
  ...errorsByStatus(operation, contract).keys(),
];

/** Returns the errors of all operations. */
const failuresOf = (contract: Contract): Failure[] =>
  contract.operations.flatMap((operation) =>
    [...new Map([...errorsOfAnyRequest(contract), ...errorsByStatus(operation, contract)])].map(
      ([status, documented]) => ({ operation, status, documented }),
    ),
  );

const headersOf = (status: number, errors: readonly ErrorDefinition[]): object => {
  const names = new Set([
    ...errors.flatMap(({ headers }) => Object.keys(headers)),
    ...(status === 429 ? RATE_LIMIT_HEADERS : []),
    REQUEST_ID_HEADER,
  ]);
  return {
    headers: Object.fromEntries([...names].map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  };
};

const RATE_LIMIT_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

/** The statuses whose responses are the same for all operations of a kind. */
const SHARED_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 413, 422, 429, 431, 500, 503]);

/** Returns the names that a response may have if operations share it, best first. */
const responseNames = ({ operation, status }: Failure): string[] => [
  ...(SHARED_STATUSES.has(status) ? [statusName(status)] : []),
  ownName(operation, statusName(status)),
];

export interface PublishedErrors {
  /** The examples of several operations. */
  readonly examples: Map<string, object>;
  /** Operation id -> status -> the response. */
  readonly byOperation: Map<string, Record<string, Part>>;
}

/** Returns the error responses of all operations, and the examples that they share. Adds their schemas. */
export const publishedErrors = (contract: Contract, components: Components): PublishedErrors => {
  const failures = failuresOf(contract);
  const owned = failures.filter(({ operation }) => operation.sameAs === undefined);
  const users = groupBy(owned, keyOf);
  const examples = repeated(
    failures.flatMap(({ documented, operation }) =>
      documented.map(({ example, definition, values }) => ({
        names: [example, `${operation.id}-${example}`],
        value: exampleOf(definition, values),
      })),
    ),
  );
  const asExample = referenceTo('#/components/examples/', examples);
  for (const [name, schema] of commonSchemas(contract)) components.add(name, schema);
  const byOperation = new Map<string, Record<string, Part>>();
  for (const failure of failures) {
    const { operation, status, documented } = failure;
    const same = users.get(keyOf(failure)) ?? [];
    const name = schemaName(failure, same);
    const description = descriptionOf(status);
    if (name !== ERROR)
      components.add(name, components.whole(errorSchema(shapeOf(same), description), 'received'));
    const value = {
      description,
      ...headersOf(
        status,
        documented.map(({ definition }) => definition),
      ),
      content: {
        'application/json': {
          schema: { $ref: SCHEMAS + name },
          examples: Object.fromEntries(
            documented.map(({ example, definition, values }) => [
              example,
              asExample(exampleOf(definition, values)),
            ]),
          ),
        },
      },
    };
    byOperation.set(operation.id, {
      ...byOperation.get(operation.id),
      [status]: { names: responseNames(failure), value },
    });
  }
  return { examples, byOperation };
};
