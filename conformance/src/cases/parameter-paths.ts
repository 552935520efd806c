import { target, type Schema } from '../contract/data.js';

type Step = string | number;

/** `drafts[0]["type"]` -> drafts, 0, type */
export const stepsOf = (name: string): Step[] => {
  const [parameter = '', ...rest] = name.split('[');
  return [parameter, ...rest.map((step) => JSON.parse(step.slice(0, -1)) as Step)];
};

/** The parameters with another value at a path. Missing containers on the path are created. */
export const withValueAt = (
  target: unknown,
  [step, ...rest]: readonly Step[],
  change: (before: unknown) => unknown,
): unknown => {
  if (step === undefined) return change(target);
  if (typeof step === 'number') {
    const list = Array.isArray(target) ? [...(target as unknown[])] : [];
    list[step] = withValueAt(list[step], rest, change);
    return list;
  }
  const object = typeof target === 'object' && target !== null ? (target as Record<string, unknown>) : {};
  return { ...object, [step]: withValueAt(object[step], rest, change) };
};

const deref = (schema: Schema): Schema => {
  const { $ref, ...own } = schema;
  return $ref === undefined ? schema : { ...deref(target($ref)), ...own };
};

const SAMPLES: Readonly<Record<string, unknown>> = {
  boolean: true,
  integer: 1,
  string: 'x',
  array: [],
};

/** The smallest value that fits the schema. */
const sampleOf = (written: Schema): unknown => {
  const { type, required = [], properties = {}, enum: values, const: only } = deref(written);
  const [first = 'object'] = [type ?? []].flat();
  if (first !== 'object') return only ?? values?.[0] ?? SAMPLES[first];
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
};

const leadsTo = (schema: Schema, step: Step): boolean =>
  typeof step === 'number' ? schema.items !== undefined : schema.properties?.[step] !== undefined;

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** The value with all required fields on the path to a place, so that it has no other error. */
export const withWayTo = (written: Schema, value: unknown, [step, ...rest]: readonly Step[]): unknown => {
  if (step === undefined) return value;
  const whole = deref(written);
  const branches = [whole, ...[...(whole.oneOf ?? []), ...(whole.anyOf ?? [])].map(deref)];
  const schema = branches.find((branch) => leadsTo(branch, step)) ?? whole;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    list[step] = withWayTo(schema.items ?? {}, list[step], rest);
    return list;
  }
  const object = { ...asObject(sampleOf(schema)), ...asObject(value) } as Record<string, unknown>;
  const child = schema.properties?.[step];
  return child && rest.length > 0 ? { ...object, [step]: withWayTo(child, object[step], rest) } : object;
};

export const jsonType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const typesOf = (schema: Schema): string[] => {
  const named = schema.$ref === undefined ? [] : [target(schema.$ref)];
  const branches = [...named, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...[schema.type ?? []].flat(), ...branches.flatMap(typesOf)];
};

/** A value whose type no branch of the schema accepts. */
export const ofAnotherType = (schema: Schema): unknown => {
  const types = typesOf(schema);
  const candidates = [{}, true, 'nothing of the kind', 77, []];
  return candidates.find(
    (value) => !types.includes(jsonType(value)) && !(types.includes('number') && value === 77),
  );
};

/** A value of the right type that breaks the schema's first constraint. */
export const ofAnotherValue = (schema: Schema): unknown => {
  if (schema.enum?.some((value) => typeof value === 'string') || typeof schema.const === 'string')
    return 'nothing of the kind';
  if (schema.enum || schema.const !== undefined) return 77;
  if (schema.oneOf ?? schema.anyOf) return ofAnotherType(schema);
  if (schema.maxLength !== undefined) return 'x'.repeat(schema.maxLength + 1);
  if (schema.minimum !== undefined) return schema.minimum - 1;
  if (schema.maximum !== undefined) return schema.maximum + 1;
  if (schema.maxItems !== undefined) return new Array(schema.maxItems + 1).fill(0);
  if (schema.pattern !== undefined || schema.format !== undefined) return 'nothing of the kind';
  return ofAnotherType(schema);
};
