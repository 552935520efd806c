import { isRecord } from '../generate-contract/schema/schema.js';
import type { ParameterRow } from '../../src/contract/types.js';
import type { Json } from './published.js';

/** The forms in which a value can be in a response. Some lists and objects are JSON text there. */
const formsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, JSON.stringify(value)] : [value];

/** Returns the example with those fields that it can have. `isValid` checks the whole. */
export const fill = (example: Json, fields: Json, isValid: (filled: Json) => boolean): Json => {
  let filled = example;
  for (const [name, value] of Object.entries(fields))
    for (const form of formsOf(value)) {
      const changed = { ...filled, [name]: form };
      if (!isValid(changed)) continue;
      filled = changed;
      break;
    }
  return filled;
};

/** Returns the values of a request under all names that fields of objects can have. Objects in it give their fields. */
export const fieldsOf = (input: Json, rows: readonly ParameterRow[]): Json => {
  const named = rows
    .filter(({ name, kind }) => name in input && kind !== 'file')
    .flatMap(({ name, aliases }) => [name, ...aliases].map((one): [string, unknown] => [one, input[name]]));
  const inner = named.flatMap(([, value]) => (isRecord(value) ? Object.entries(value) : []));
  return Object.fromEntries([...named, ...inner]);
};
