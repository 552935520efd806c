import { retryPolicy } from '../../../src/runtime/http/run.js';
import type { Document } from '../contract.js';
import { forGenerators } from './for-generators.js';
import { asTexts, forOlderTools } from './openapi-3.0.js';
import { isRecord, mapChildren, omit, type Schema, typesOf } from '../schema/schema.js';

/** A 3.0 schema has `nullable` and an `example`, and no keywords beside a reference. */
interface OldSchema extends Schema {
  nullable?: boolean;
}

const NUMBERS: readonly string[] = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
const TEXTS: readonly string[] = ['minLength', 'maxLength', 'pattern', 'format'];
const LISTS: readonly string[] = ['items', 'minItems', 'maxItems', 'uniqueItems'];
const OBJECTS: readonly string[] = [
  'properties',
  'required',
  'additionalProperties',
  'minProperties',
  'maxProperties',
];

/** The keywords that apply to each type. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  integer: NUMBERS,
  number: NUMBERS,
  string: TEXTS,
  array: LISTS,
  object: OBJECTS,
  boolean: [],
};

const EVERY_ABOUT = [...NUMBERS, ...TEXTS, ...LISTS, ...OBJECTS];

const fits = (value: unknown, type: string): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isRecord(value) : typeof value === type;
};

/** Converts `type: [string, integer]` to one branch per type, each with the keywords for it. */
const splitTypes = (schema: OldSchema, types: readonly string[]): OldSchema => {
  const { enum: values, ...rest } = omit(schema, 'type');
  const shared = Object.fromEntries(Object.entries(rest).filter(([key]) => !EVERY_ABOUT.includes(key)));
  const branches = types.map((type) => ({
    type,
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => ABOUT[type]?.includes(key))),
    ...(values && { enum: values.filter((value) => fits(value, type)) }),
  }));
  return { ...shared, anyOf: branches };
};

/** Makes a schema accept null. In 3.0 that needs a type beside it, which only one of several branches has. */
const nullable = (rest: OldSchema, key: 'oneOf' | 'anyOf', branches: readonly OldSchema[]): OldSchema => {
  const [only] = branches;
  if (only && branches.length === 1)
    return only.type === undefined
      ? { ...rest, allOf: [only], nullable: true }
      : { ...omit(only, 'title'), ...rest, nullable: true };
  const typed = branches.findIndex(({ type }) => type !== undefined);
  return {
    ...rest,
    [key]: branches.map((one, index) => (index === typed ? { ...one, nullable: true } : one)),
  };
};

/** A branch that is only null makes the whole schema nullable. */
const withoutNullBranch = (schema: OldSchema): OldSchema => {
  for (const key of ['oneOf', 'anyOf'] as const) {
    const branches = schema[key];
    const others = branches?.filter((branch) => branch.type !== 'null');
    if (!branches || !others || others.length === branches.length) continue;
    return nullable(omit(schema, key), key, others);
  }
  return schema;
};

export const oldSchema = (schema: Schema): OldSchema => {
  let old: OldSchema = withoutNullBranch(mapChildren(schema, (child) => child));
  old = mapChildren(old, oldSchema);
  if (old.const !== undefined) {
    old.enum = [old.const];
    delete old.const;
  }
  if (old.examples) {
    if (old.examples[0] !== undefined) old.example = old.examples[0];
    delete old.examples;
  }
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const limit = old[exclusive];
    if (typeof limit === 'number') Object.assign(old, { [inclusive]: limit, [exclusive]: true });
  }
  if (old.prefixItems) {
    const { prefixItems, ...rest } = old;
    old = { ...rest, items: { anyOf: prefixItems } };
  }
  delete old.propertyNames;
  delete old.unevaluatedProperties;
  const types = typesOf(old);
  const others = types.filter((type) => type !== 'null');
  if (others.length < types.length) {
    old.nullable = true;
    // In 3.0, null is valid only if the enum lists it too.
    if (old.enum && !old.enum.includes(null)) old.enum = [...old.enum, null];
  }
  if (Array.isArray(old.type)) {
    if (others.length > 1) old = splitTypes(old, others);
    else old.type = others[0] ?? 'string';
  }
  const { $ref, ...siblings } = old;
  return $ref !== undefined && Object.keys(siblings).length > 0 ? { ...siblings, allOf: [{ $ref }] } : old;
};

/** Older tools, such as Dredd, refuse a response without one of its headers. This one is only there after a repeat. */
const withoutOptional = (headers: unknown): [string, unknown][] => {
  const always = omit(headers as Record<string, unknown>, retryPolicy.replayedHeader);
  return Object.keys(always).length === 0 ? [] : [['headers', always]];
};

/** Converts every `schema` below a node of the document, and the headers of responses. */
const convert = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(convert);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'schema') return [[key, oldSchema(value as Schema)]];
      if (key === 'headers') return withoutOptional(convert(value));
      return [[key, key === 'example' || key === 'examples' ? value : convert(value)]];
    }),
  );
};

/** Returns the contract for generators and other tools that support only OpenAPI 3.0. */
export const downConvert = (whole: Document): Document => {
  const document = forGenerators(whole);
  const { schemas, parameters = {}, ...components } = document.components;
  const { description, summary, ...info } = document.info as Record<string, unknown>;
  return {
    ...document,
    openapi: '3.0.3',
    // Generators copy the description into every file.
    info: {
      ...info,
      description: `${String(summary ?? description)} The OpenAPI 3.1 document explains the interface.`,
    },
    paths: convert(forOlderTools(document.paths)) as Document['paths'],
    components: {
      ...(convert({ ...components, parameters: asTexts(parameters) }) as Document['components']),
      schemas: Object.fromEntries(
        Object.entries(schemas ?? {}).map(([name, schema]) => [name, oldSchema(schema as Schema)]),
      ),
    },
  };
};
