import type { Document } from './document.js';
import { forOlderTools } from './openapi-3.0.js';
import { isRecord, mapChildren, omit, typesOf, type Schema } from '../schema/schema.js';

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

/** A branch that is only null makes the whole schema nullable. */
const withoutNullBranch = (schema: OldSchema): OldSchema => {
  for (const key of ['oneOf', 'anyOf'] as const) {
    const branches = schema[key];
    const others = branches?.filter((branch) => branch.type !== 'null');
    if (!branches || !others || others.length === branches.length) continue;
    const rest = omit(schema, key);
    return others.length === 1
      ? { ...rest, allOf: others, nullable: true }
      : { ...rest, [key]: others, nullable: true };
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

/** Converts every `schema` below a node of the document. */
const convert = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(convert);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'schema') return [key, oldSchema(value as Schema)];
      return [key, key === 'example' || key === 'examples' ? value : convert(value)];
    }),
  );
};

/**
 * Returns the contract for tools that support only OpenAPI 3.0: no webhooks, older schemas, one form of each request.
 */
export const downConvert = (document: Document): Document => {
  const { schemas, ...components } = document.components;
  const info = omit(document.info as Record<string, unknown>, 'summary');
  return {
    ...omit(document, 'webhooks'),
    openapi: '3.0.3',
    info,
    paths: convert(forOlderTools(document.paths)) as Document['paths'],
    components: {
      ...(convert(components) as Document['components']),
      schemas: Object.fromEntries(
        Object.entries(schemas ?? {}).map(([name, schema]) => [name, oldSchema(schema as Schema)]),
      ),
    },
  };
};
