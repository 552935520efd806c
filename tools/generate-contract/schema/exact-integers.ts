import { typesOf, type Schema } from './schema.js';

const BOUNDS = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

/** Limits an integer to those that JSON represents exactly, unless the schema states narrower limits. */
export const exact = (schema: Schema): Schema =>
  typesOf(schema).includes('integer') && (schema.enum ?? schema.const) === undefined
    ? { ...BOUNDS, ...schema }
    : schema;

/** Returns whether a limit is one of those that `exact` adds. It excludes no value that a client can send. */
export const isBoundOfExact = (limit: number): boolean =>
  limit === BOUNDS.minimum || limit === BOUNDS.maximum;
