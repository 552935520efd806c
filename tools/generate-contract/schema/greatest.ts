import type { Operation, Parameter } from '../contract.js';
import { nameOfReference, typesOf, type Schema } from './schema.js';

/*
 * The largest request that the schemas of an operation allow: the bytes of its body in the longest encoding that
 * clients use, and the number of its JSON values. The limits of its body are derived from these.
 */

/** `%F0%9F%A6%86`: a character outside the basic plane in a form. `\ud83e\udd86` in a JSON body has the same length. */
const TEXT_CHARACTER = 12;
/** `%5Cud83e%5Cudd86`: the same character inside JSON inside a form. */
const JSON_CHARACTER = 16;
/** `%22`, and every other punctuation character of JSON in a form. */
const MARK = 3;
/** A comma or a colon, and the space that many clients write after it. */
const SEPARATOR = MARK + 1;
/** `-9007199254740991`, or a fraction. */
const NUMBER = 24;
const LITERAL = 5;

export interface Size {
  readonly bytes: number;
  /** Lists, objects and their contents. */
  readonly values: number;
}

export type Schemas = ReadonlyMap<string, Schema>;

/** The values of an object with a few fields, which a schema without a type allows. */
const OF_ANY_TYPE: Size = { bytes: 0, values: 4 };

const NOTHING: Size = { bytes: 0, values: 0 };
const ENDLESS: Size = { bytes: Infinity, values: Infinity };

const greatest = (sizes: readonly Size[]): Size => ({
  bytes: Math.max(0, ...sizes.map(({ bytes }) => bytes)),
  values: Math.max(0, ...sizes.map(({ values }) => values)),
});

const sum = (sizes: readonly Size[]): Size =>
  sizes.reduce((all, one) => ({ bytes: all.bytes + one.bytes, values: all.values + one.values }), NOTHING);

const textBytes = (text: string, inJson: boolean): number =>
  Array.from(text).length * (inJson ? JSON_CHARACTER : TEXT_CHARACTER) + (inJson ? 2 * MARK : 0);

const text = (schema: Schema, inJson: boolean): Size => {
  const characters = schema.maxLength ?? schema['x-truncate-at'] ?? 0;
  const bytes = characters * (inJson ? JSON_CHARACTER : TEXT_CHARACTER) + 2 * MARK;
  return { bytes, values: 1 };
};

const constant = (values: readonly unknown[]): Size => ({
  bytes: Math.max(...values.map((value) => textBytes(JSON.stringify(value), true))),
  values: 1,
});

const times = (count: number, { bytes, values }: Size): Size =>
  count === 0 ? NOTHING : { bytes: count * (bytes + SEPARATOR) + 2 * MARK, values: count * values };

const named = (name: string, size: Size): Size => ({
  bytes: textBytes(name, false) + 2 * MARK + 2 * SEPARATOR + size.bytes,
  values: size.values,
});

const list = (schema: Schema, schemas: Schemas, seen: readonly string[]): Size => {
  const item = greatest(
    [schema.items ?? {}, ...(schema.prefixItems ?? [])].map((one) => sizeOf(one, schemas, true, seen)),
  );
  return times(schema.maxItems ?? schema.prefixItems?.length ?? Infinity, item);
};

const object = (schema: Schema, schemas: Schemas, seen: readonly string[]): Size => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, child]) =>
    named(name, sizeOf(child, schemas, true, seen)),
  );
  const others = schema.additionalProperties;
  if (typeof others !== 'object') return sum(fields);
  const key = sizeOf(schema.propertyNames ?? { type: 'string', maxLength: 32 }, schemas, true, seen);
  const other = sum([key, sizeOf(others, schemas, true, seen)]);
  return sum([...fields, times(schema.maxProperties ?? Infinity, other)]);
};

const ofType = (
  type: string,
  schema: Schema,
  schemas: Schemas,
  inJson: boolean,
  seen: readonly string[],
): Size => {
  switch (type) {
    case 'string':
      return text(schema, inJson);
    case 'array':
      return sum([list(schema, schemas, seen), { bytes: 2 * MARK, values: 1 }]);
    case 'object':
      return sum([object(schema, schemas, seen), { bytes: 2 * MARK, values: 1 }]);
    case 'integer':
    case 'number':
      return { bytes: NUMBER, values: 1 };
    default:
      return { bytes: LITERAL, values: 1 };
  }
};

const sizeOf = (schema: Schema, schemas: Schemas, inJson: boolean, seen: readonly string[] = []): Size => {
  if (schema.$ref !== undefined) {
    const name = nameOfReference(schema.$ref);
    const target = schemas.get(name);
    return target && !seen.includes(name) ? sizeOf(target, schemas, inJson, [...seen, name]) : ENDLESS;
  }
  const known = schema.const === undefined ? schema.enum : [schema.const];
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (!known && schema.type === undefined && branches.length === 0) return OF_ANY_TYPE;
  return greatest([
    ...(known
      ? [constant(known)]
      : typesOf(schema).map((type) => ofType(type, schema, schemas, inJson, seen))),
    ...branches.map((branch) => sizeOf(branch, schemas, inJson, seen)),
  ]);
};

const ofParameters = (parameters: readonly Parameter[], schemas: Schemas): Size =>
  sum(parameters.map(({ name, kind, schema }) => named(name, sizeOf(schema, schemas, kind !== 'string'))));

/** Returns the maximum size of an operation's parameters. A file has its own limit. */
export const greatestRequest = ({ parameters }: Operation, schemas: Schemas): Size =>
  ofParameters(
    parameters.filter((one) => one.in !== 'path' && one.kind !== 'file'),
    schemas,
  );

/** Returns the maximum size of the query, of the parameters that the contract states there. */
export const greatestQuery = ({ parameters }: Operation, schemas: Schemas): Size =>
  ofParameters(
    parameters.filter((one) => one.in === 'query'),
    schemas,
  );
