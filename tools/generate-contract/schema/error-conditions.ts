import { inKibibytes, inMebibytes } from '../../../src/lib/bytes.js';
import { TYPE_NAMES } from '../../../src/contract/type-names.js';
import { isJsonKind } from '../../../src/contract/types.js';
import { bodyLimitOf } from './body-limit.js';
import type { Operation } from '../contract.js';
import { greatestQuery } from './greatest.js';
import { placesOf, type Place } from './parameter-paths.js';
import { typesOf, type Schema } from './schema.js';

/**
 * When the generator adds a generic error to an operation by itself (`applies` in common/errors.yaml), and the values
 * in its example. Must agree with how src/runtime/http/validate.ts interprets the schemas.
 */
type Condition = (
  operation: Operation,
  places: readonly Place[],
  schemas: ReadonlyMap<string, Schema>,
) => Record<string, unknown> | undefined;

const NONE = {};

const when = (holds: boolean, values: Record<string, unknown> = NONE): Record<string, unknown> | undefined =>
  holds ? values : undefined;

/** The bytes that a query may always have: 16 KiB of a request's head, less the path and the usual headers. */
const QUERY_BYTES = 12 * 1024;

/** The usual error for a role that is too low. An operation may name another one (`refusal`). */
const whenRole =
  (least: Operation['role']): Condition =>
  ({ role, refusal }) =>
    when(role === least && refusal === undefined);

/** Returns the first place with a matching schema whose failure has no text of its own. */
const first = (
  places: readonly Place[],
  holds: (schema: Schema, place: Place) => boolean,
  values: (place: Place) => Record<string, unknown> = ({ name }) => ({ name }),
): Record<string, unknown> | undefined => {
  const found = places.find((place) => place.schema['x-message'] === undefined && holds(place.schema, place));
  return found && values(found);
};

const typeName = (schema: Schema): string | undefined => {
  const types = typesOf(schema).filter((type) => type !== 'null');
  return types.length === 0 ? undefined : types.map((type) => TYPE_NAMES[type]).join(' or ');
};

const hasBody = (operation: Operation): boolean =>
  operation.parameters.some((parameter) => parameter.in === 'body');

const json = (operation: Operation): Record<string, unknown> | undefined => {
  const found = operation.parameters.find(
    (parameter) => parameter.in !== 'path' && parameter.kind === 'json',
  );
  return found && { name: found.name };
};

/** Returns the first parameter whose value may arrive as JSON inside text. */
const mayBeJson = ({ parameters }: Operation): Record<string, unknown> | undefined => {
  const found = parameters.find((one) => one.in !== 'path' && isJsonKind(one.kind));
  return found && { name: found.name };
};

const isFreeText = (schema: Schema): boolean =>
  typesOf(schema).includes('string') &&
  (schema.enum ?? schema.const ?? schema.pattern ?? schema.format) === undefined;

const isWord = (value: unknown): boolean => typeof value === 'string';

export const CONDITIONS: Readonly<Record<string, Condition>> = {
  always: () => NONE,
  'long-read': ({ transaction }) => when(transaction.startsWith('long-')),
  authenticated: ({ open }) => when(!open),
  change: ({ method }) => when(method !== 'GET'),
  'retry-safe': ({ retrySafe }) => when(retrySafe),
  'role-member': whenRole('member'),
  'role-moderator': whenRole('moderator'),
  'role-administrator': whenRole('administrator'),
  'role-owner': whenRole('owner'),
  'no-bots': ({ open, bots }) => when(!open && !bots),
  body: (operation) => when(hasBody(operation)),
  'body-limit': (operation, _places, schemas) =>
    when(hasBody(operation), { limit: inKibibytes(bodyLimitOf(operation, schemas).bytes) }),
  'long-query': (operation, _places, schemas) => when(greatestQuery(operation, schemas).bytes > QUERY_BYTES),
  'path-id': ({ parameters }) => when(parameters.some((one) => one.in === 'path')),
  'required-parameter': ({ parameters }) => {
    const found = parameters.find((one) => one.required && one.in !== 'path' && one.kind !== 'file');
    return found && { var_name: found.name };
  },
  file: ({ parameters }) => {
    const found = parameters.find(({ kind }) => kind === 'file');
    return found && { limit: inMebibytes(found.schema.maxLength ?? 0) };
  },
  'aliased-parameter': ({ parameters }) => {
    const found = parameters.find((one) => one.aliases.length > 0);
    return found && { var_name1: found.name, var_name2: found.aliases[0] };
  },
  'json-parameter': json,
  // Text of a form can have a wrong type only if JSON is expected. In a JSON body, any value can.
  type: (_operation, places) => {
    const values = ({ name, schema }: Place): Record<string, unknown> => ({ name, type: typeName(schema) });
    const plain = (schema: Schema, { choice }: Place): boolean => !choice && typeName(schema) !== undefined;
    return (
      first(places, (schema, place) => plain(schema, place) && place.parameter.kind === 'json', values) ??
      first(places, plain, values)
    );
  },
  // A choice that fails in every branch, or an enum of words.
  value: (_operation, places) =>
    first(
      places,
      (schema) =>
        isWord(schema.const) ||
        (schema.enum?.some(isWord) ?? false) ||
        (schema.oneOf ?? schema.anyOf) !== undefined,
    ),
  list: (_operation, places) =>
    first(places, (schema) => schema.enum !== undefined && !schema.enum.some(isWord)),
  'max-length': (_operation, places) =>
    first(
      places,
      (schema) => schema.maxLength !== undefined,
      ({ name, schema }) => ({ name, limit: schema.maxLength }),
    ),
  'max-items': (_operation, places) =>
    first(
      places,
      (schema) => schema.maxItems !== undefined || schema.maxProperties !== undefined,
      ({ name, schema }) => ({ name, limit: schema.maxItems ?? schema.maxProperties }),
    ),
  'min-length': (_operation, places) =>
    first(places, (schema) => (schema.minLength ?? 0) > 1 || (schema.minItems ?? 0) > 0),
  blank: (_operation, places) => first(places, (schema) => schema.minLength === 1),
  minimum: (_operation, places) =>
    first(places, (schema) => schema.minimum !== undefined || schema.exclusiveMinimum !== undefined),
  maximum: (_operation, places) =>
    first(places, (schema) => schema.maximum !== undefined || schema.exclusiveMaximum !== undefined),
  pattern: (_operation, places) => first(places, (schema) => schema.pattern !== undefined),
  'free-text': (_operation, places) =>
    first(places, (schema, place) => isFreeText(schema) && !place.parameter.handlerChecksNulls),
  text: (_operation, places) => first(places, isFreeText),
  'json-value': mayBeJson,
  'json-values': (operation, _places, schemas) => {
    const found = mayBeJson(operation);
    return found && { ...found, limit: bodyLimitOf(operation, schemas).values };
  },
  'required-field': (_operation, places) =>
    first(
      places,
      (schema) => (schema.required?.length ?? 0) > 0,
      ({ name, schema }) => ({ name, field: schema.required?.[0] }),
    ),
  'closed-object': (_operation, places) =>
    first(
      places,
      (schema) => schema.additionalProperties === false,
      ({ name }) => ({ name, field: 'unheard_of' }),
    ),
  'own-text': (_operation, places) => {
    const found = places.find((place) => place.schema['x-message'] !== undefined);
    return found && { message: String(found.schema['x-message']).replaceAll('{name}', found.name) };
  },
  // Outside operations: unknown paths, wrong methods, internal errors. Described in the document's introduction.
  server: () => undefined,
};

export const conditionsOf = (
  operation: Operation,
  schemas: ReadonlyMap<string, Schema>,
): ((applies: string) => Record<string, unknown> | undefined) => {
  const places = placesOf(operation, schemas);
  return (applies) => CONDITIONS[applies]?.(operation, places, schemas);
};
