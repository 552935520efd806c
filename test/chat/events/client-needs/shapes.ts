/** What a client accepts at a place of a response or event. Other fields of an object are ignored. */
export type Shape =
  | { readonly kind: 'any' | 'boolean' | 'number' | 'string'; readonly values?: readonly unknown[] }
  | { readonly kind: 'list' | 'map' | 'nullable' | 'optional'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> };

export const any: Shape = { kind: 'any' };
export const bool: Shape = { kind: 'boolean' };
export const number: Shape = { kind: 'number' };
export const text: Shape = { kind: 'string' };
export const oneOf = (...values: readonly string[]): Shape => ({ kind: 'string', values });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
/** An object whose keys are IDs or names. */
export const map = (of: Shape): Shape => ({ kind: 'map', of });
export const nullable = (of: Shape): Shape => ({ kind: 'nullable', of });
/** The field may be absent. A field that is not optional breaks the client if it is absent. */
export const optional = (of: Shape): Shape => ({ kind: 'optional', of });
export const object = (fields: Readonly<Record<string, Shape>>): Shape => ({ kind: 'object', fields });

/** Returns an object with several fields of one shape. */
export const all = (shape: Shape, names: string): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, shape]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (
  fields: Readonly<Record<string, Shape>>,
  value: Readonly<Record<string, unknown>>,
  place: string,
  seen: Set<string>,
): string[] =>
  Object.entries(fields).flatMap(([name, shape]) => {
    if (Object.hasOwn(value, name))
      return faults(shape.kind === 'optional' ? shape.of : shape, value[name], `${place}.${name}`, seen);
    return shape.kind === 'optional' ? [] : [`${place}.${name} is absent`];
  });

/** Returns what of a value the client does not accept. Adds the places that have a value to `seen`. */
export const faults = (shape: Shape, value: unknown, place: string, seen: Set<string>): string[] => {
  seen.add(place);
  switch (shape.kind) {
    case 'any':
      return [];
    case 'nullable':
    case 'optional':
      return value === null ? [] : faults(shape.of, value, place, seen);
    case 'list':
      if (!Array.isArray(value)) return [`${place} is no list`];
      return value.flatMap((item) => faults(shape.of, item, `${place}[]`, seen));
    case 'map':
      if (!isObject(value)) return [`${place} is no object`];
      return Object.values(value).flatMap((item) => faults(shape.of, item, `${place}{}`, seen));
    case 'object':
      return isObject(value) ? fieldsOf(shape.fields, value, place, seen) : [`${place} is no object`];
    default:
      if (typeof value !== shape.kind) return [`${place} is ${JSON.stringify(value)}, not a ${shape.kind}`];
      return shape.values && !shape.values.includes(value) ? [`${place} is ${String(value)}`] : [];
  }
};
