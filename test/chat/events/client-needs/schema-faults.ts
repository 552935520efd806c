import { readFileSync } from 'node:fs';

import type { Shape } from './shapes.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const { schemas } = (JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Contract).components;

/** Returns a schema with all its properties, without references and `allOf`. */
const flat = (schema: Schema): Schema => {
  if (schema.$ref !== undefined) return flat(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const parts = (schema.allOf ?? []).map(flat);
  return [...parts, schema].reduce<Schema>(
    (merged, part) => ({
      ...merged,
      ...part,
      properties: { ...merged.properties, ...part.properties },
      required: [...(merged.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
};

/** Returns the event schema with a type, and with an operation if it has one. */
export const eventSchema = (type: string, op: string | undefined): Schema => {
  const found = Object.values(schemas)
    .map(flat)
    .find(({ properties = {}, required = [] }) => {
      const isEvent = required.includes('id') && flat(properties.type ?? {}).const === type;
      return isEvent && (op === undefined || flat(properties.op ?? {}).const === op);
    });
  if (!found) throw new Error(`The contract has no event ${type} ${op ?? ''}.`);
  return found;
};

export const namedSchema = (name: string): Schema => {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return flat(schema);
};

const kinds: Readonly<Record<string, string>> = { integer: 'number', array: 'list', object: 'object' };

const typesOf = (schema: Schema): readonly string[] => {
  const types = [schema.type ?? []].flat();
  return types.length > 0 || schema.const === undefined ? types : [typeof schema.const];
};

const valuesOf = ({ const: only, enum: several = [] }: Schema): readonly unknown[] =>
  only === undefined ? several : [only];

const ofFields = (fields: Readonly<Record<string, Shape>>, schema: Schema, place: string): string[] =>
  Object.entries(fields).flatMap(([name, shape]) => {
    const property = schema.properties?.[name];
    const isOptional = shape.kind === 'optional';
    if (property)
      return [
        ...(isOptional || schema.required?.includes(name) ? [] : [`${place}.${name} may be absent`]),
        ...schemaFaults(isOptional ? shape.of : shape, property, `${place}.${name}`),
      ];
    // The names in a map are known at run time only.
    if (typeof schema.additionalProperties === 'object')
      return schemaFaults(shape, schema.additionalProperties, `${place}{}`);
    return isOptional ? [] : [`${place}.${name} does not exist`];
  });

const ofType = (shape: Shape, schema: Schema, place: string): string[] => {
  if (shape.kind === 'object') return ofFields(shape.fields, schema, place);
  if (shape.kind === 'list') return schemaFaults(shape.of, schema.items ?? {}, `${place}[]`);
  if (shape.kind === 'map')
    return [schema.additionalProperties, ...Object.values(schema.properties ?? {})]
      .filter((value) => typeof value === 'object')
      .flatMap((value) => schemaFaults(shape.of, value, `${place}{}`));
  const wanted = 'values' in shape ? shape.values : undefined;
  if (!wanted) return [];
  const others = valuesOf(schema).filter((value) => value !== null && !wanted.includes(value));
  return others.length > 0 ? [`${place} may be ${others.join()}`] : [];
};

/** Returns what a schema allows that the client does not accept. */
export const schemaFaults = (shape: Shape, given: Schema, place: string): string[] => {
  if (shape.kind === 'any') return [];
  const schema = flat(given);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.flatMap((choice) => schemaFaults(shape, choice, place));
  const accepted = shape.kind === 'nullable' ? shape.of : shape;
  const mayBeNull = typesOf(schema).includes('null') && shape.kind !== 'nullable';
  const wrong = typesOf(schema)
    .filter((type) => type !== 'null')
    .filter((type) => (kinds[type] ?? type) !== (accepted.kind === 'map' ? 'object' : accepted.kind));
  return [
    ...(mayBeNull ? [`${place} may be null`] : []),
    ...wrong.map((type) => `${place} may be of type ${type}`),
    ...(wrong.length > 0 ? [] : ofType(accepted, schema, place)),
  ];
};
