import {
  referenceOf,
  typesOf,
  type Reference,
  type Schema,
} from '../../../tools/generate-contract/schema/schema.js';
import { deref } from '../../bad-input/base.js';
import type { WorstText } from './texts.js';

/** IDs of existing objects, by the value of `x-refers-to`. */
export type Pool = Readonly<Partial<Record<Reference, readonly number[]>>>;

interface Filling {
  readonly text: WorstText;
  readonly pool: Pool;
  /** The most characters of JSON for a list, so that the body is not too large. */
  readonly room: number;
}

const longestText = ({ maxLength, 'x-truncate-at': cutAt, enum: values }: Schema): number =>
  values ? 0 : (cutAt ?? maxLength ?? 0);

const weightOf = (schema: Schema): number => {
  const types = typesOf(schema);
  if (types.includes('array')) return 3;
  if (types.includes('object')) return 2;
  return types.includes('string') ? 1 : 0;
};

/** The branch with the largest values. */
const heaviest = (branches: readonly Schema[]): Schema | undefined =>
  branches.map(deref).sort((one, other) => weightOf(other) - weightOf(one))[0];

/** Whether any value in a schema has a size. */
export const isBounded = (written: Schema): boolean => {
  const schema = deref(written);
  if (longestText(schema) > 0 || schema.maxItems !== undefined || schema.maxProperties !== undefined) {
    return true;
  }
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
  ];
  return children.some(isBounded);
};

/** The maximum length of the longest text in a schema. */
export const longestIn = (written: Schema): number => {
  const schema = deref(written);
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return Math.max(longestText(schema), 0, ...children.map(longestIn));
};

const listOf = (schema: Schema, filling: Filling): unknown[] => {
  const { items = {}, maxItems = 1 } = schema;
  const reference = referenceOf(deref(items));
  const things = reference && filling.pool[reference];
  if (things) return things.slice(0, maxItems);
  const list: unknown[] = [];
  let left = filling.room;
  for (let index = 0; index < maxItems; index += 1) {
    const item = greatest(items, undefined, filling, index);
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    if (left < 0) break;
    list.push(item);
  }
  return list;
};

/** In JSON, a character has at most 12 bytes. */
const JSON_BYTES = 12;

/** With texts of which at least one fits. */
const fitting = (filling: Filling): Filling => ({
  ...filling,
  text: (length, number) =>
    filling.text(Math.min(length, Math.floor(filling.room / JSON_BYTES) - JSON_BYTES), number),
});

const objectOf = (schema: Schema, before: unknown, filling: Filling, number: number): object => {
  const own = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
  const { properties = {}, additionalProperties, maxProperties = 0 } = schema;
  const extra = typeof additionalProperties === 'object' ? additionalProperties : {};
  const others: [string, unknown][] = [];
  let left = filling.room;
  for (let index = 0; index < maxProperties - Object.keys(properties).length; index += 1) {
    const entry: [string, unknown] = [
      `k${String(index)}`,
      greatest(extra, undefined, fitting(filling), index),
    ];
    left -= Buffer.byteLength(JSON.stringify(entry));
    if (left < 0) break;
    others.push(entry);
  }
  const stated = Object.entries(properties).map(([name, property]) => [
    name,
    greatest(property, own[name], filling, number),
  ]);
  return Object.fromEntries([...others, ...stated]) as object;
};

/**
 * The largest value that a schema accepts. A value without a size stays unchanged, or is that of the
 * contract's example.
 */
export const greatest = (written: Schema, before: unknown, filling: Filling, number = 0): unknown => {
  const schema = deref(written);
  const branch = heaviest([...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]);
  if (branch) return greatest(branch, before, filling, number);
  const reference = referenceOf(schema);
  const things = reference && filling.pool[reference];
  if (things) return before ?? things[number % things.length];
  const length = longestText(schema);
  if (length > 0) return filling.text(length, number);
  const types = typesOf(schema);
  if (types.includes('array')) return listOf(schema, filling);
  if (types.includes('object')) return objectOf(schema, before, filling, number);
  return (
    before ??
    schema.const ??
    schema.enum?.[0] ??
    schema.default ??
    schema.maximum ??
    schema.example ??
    sample(types)
  );
};

const sample = (types: readonly string[]): unknown => {
  if (types.includes('integer')) return 1;
  return types.includes('boolean') ? true : 'x';
};
