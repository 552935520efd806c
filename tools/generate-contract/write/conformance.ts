import { caps } from '../../../src/chat/caps.js';
import type { Contract, Operation, Parameter } from '../contract.js';
import { errorBody, type DocumentedError } from '../schema/documented-errors.js';
import { closed } from '../schema/normalize.js';
import { placesOf } from '../schema/parameter-paths.js';
import {
  isRecord,
  mapChildren,
  nameOfReference,
  reachableNames,
  removeNotes,
  type Schema,
} from '../schema/schema.js';
import { errorsByStatus } from './published-errors.js';
import { envelope, responseObject, SUCCESS } from './published-schemas.js';
import { messagePattern, placePattern } from './strict-errors.js';

/** Stands in patterns of messages for the names of the parameters of an operation. */
const PLACE = '<place>';

/** Since which level a field exists, and whether a value names an object. */
const KEPT: readonly string[] = ['x-since', 'x-refers-to'];

/** Returns only what validates a value, and what the package reads besides. */
const bare = (schema: Schema): Schema => {
  if (schema.format === 'binary') return { format: 'binary', ...maxLengthOf(schema) };
  const result = mapChildren(schema, bare);
  removeNotes(result, KEPT);
  if (result.$ref !== undefined) result.$ref = `#/schemas/${nameOfReference(result.$ref)}`;
  return result;
};

const maxLengthOf = ({ maxLength }: Schema): Schema => (maxLength === undefined ? {} : { maxLength });

const sinceOf = ({ extensions }: { readonly extensions: Readonly<Record<string, unknown>> }): object =>
  typeof extensions['x-since'] === 'number' ? { since: extensions['x-since'] } : {};

/** Returns whether a schema is the one that an error is about, if a place has several. */
const failsThere = ({ definition: { name, message } }: DocumentedError, schema: Schema): boolean => {
  switch (name) {
    case 'tooLong':
      return schema.maxLength !== undefined;
    case 'tooManyItems':
      return schema.maxItems !== undefined || schema.maxProperties !== undefined;
    case 'tooShort':
    case 'cannotBeBlank':
      return schema.minLength !== undefined || schema.minItems !== undefined;
    case 'tooSmall':
      return schema.minimum !== undefined || schema.exclusiveMinimum !== undefined;
    case 'tooLarge':
      return schema.maximum !== undefined || schema.exclusiveMaximum !== undefined;
    case 'invalidValue':
    case 'notInList':
      return (schema.enum ?? schema.oneOf ?? schema.anyOf ?? schema.const) !== undefined;
    case 'invalidParameter':
      return schema['x-message'] === message;
    default:
      return true;
  }
};

/** Returns the schema of the place that the example of an error names. */
const placeOf = (error: DocumentedError, operation: Operation, contract: Contract): object => {
  if (error.definition.applies === undefined) return {};
  const place = placesOf(operation, contract.schemas).find(
    ({ name, schema }) => name === error.values.name && failsThere(error, schema),
  );
  return place ? { place: bare(place.schema) } : {};
};

const errorCase = (error: DocumentedError, operation: Operation, contract: Contract): object => ({
  status: error.definition.status,
  example: error.example,
  error: error.definition.name,
  values: error.values,
  msg: errorBody(error.definition, error.values).msg,
  pattern: messagePattern(error, operation, PLACE),
  ...placeOf(error, operation, contract),
});

const flat = (value: unknown): unknown => (Array.isArray(value) ? [] : isRecord(value) ? {} : value);

/** Returns the names that the body of an example has at its top, with simple values. */
const successCase = (example: string, fields: Readonly<Record<string, unknown>>): object => ({
  status: 200,
  example,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, flat(value)])),
});

const parameterOf = (parameter: Parameter): object => {
  const { name, in: place, kind, required, schema, example, aliases } = parameter;
  return {
    name,
    in: place,
    kind,
    required,
    example,
    schema: bare(schema),
    ...(aliases.length > 0 && { aliases }),
    ...sinceOf(parameter),
  };
};

const operationOf = (operation: Operation, contract: Contract): object => {
  const { id, part, method, path, open, role, bots, retrySafe, mediaType, parameters, examples } = operation;
  return {
    id,
    part,
    method,
    path,
    open,
    role,
    bots,
    retrySafe,
    ...(mediaType !== undefined && { mediaType }),
    ...sinceOf(operation),
    parameters: parameters.map(parameterOf),
    place: placePattern(operation),
    response: bare(closed(envelope(responseObject(operation, contract), SUCCESS))),
    cases: [
      ...Object.entries(examples).map(([example, fields]) => successCase(example, fields)),
      ...[...errorsByStatus(operation, contract).values()].flatMap((errors) =>
        errors.map((error) => errorCase(error, operation, contract)),
      ),
    ],
  };
};

/** Returns what the package conformance/ knows of the contract: operations, cases, schemas, errors and caps. */
export const conformanceData = (contract: Contract): object => {
  const roots = contract.operations.flatMap((operation) => [
    responseObject(operation, contract),
    ...operation.parameters.map(({ schema }) => schema),
  ]);
  const fields = [...contract.errors.values()].flatMap((error) => Object.values(error.fields));
  const names = reachableNames([...roots, ...fields], contract.schemas);
  const definitions = [...contract.errors.values()].map((definition) => [
    definition.name,
    {
      code: definition.code,
      headers: Object.keys(definition.headers),
      fields: Object.fromEntries(Object.entries(definition.fields).map(([name, one]) => [name, bare(one)])),
      ...sinceOf(definition),
    },
  ]);
  return {
    level: contract.levels[0]?.level,
    caps: Object.fromEntries(Object.entries(caps).map(([name, { most }]) => [name, most])),
    errors: Object.fromEntries(definitions) as object,
    schemas: Object.fromEntries(
      [...names].sort().map((name) => [name, bare(closed(contract.schemas.get(name) ?? {}))]),
    ),
    operations: contract.operations.map((operation) => operationOf(operation, contract)),
  };
};
