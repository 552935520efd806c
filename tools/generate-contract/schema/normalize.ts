import type { Problems } from '../problems.js';
import { mapChildren, nameOfReference, omit, type Schema } from './schema.js';

const jsonType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
};

const typeOfValues = (values: readonly unknown[]): string | string[] => {
  const types = [...new Set(values.map(jsonType))];
  const [only = 'null', ...others] = types;
  return others.length === 0 ? only : types;
};

/** What the place where a set of values is used does not repeat. */
const OF_THE_SET = [
  'x-enum-varnames',
  'x-enum-descriptions',
  'x-aliases',
  'x-since',
  'x-changes',
  'x-gap',
] as const;

/** What an object does not get from the objects whose fields it has. */
const OF_THE_BASE = ['description', 'x-since', 'x-changes', 'x-gap', 'x-extends'] as const;

/**
 * Converts schemas to one uniform form for the later tools. Constants have a type, `allOf` is merged into one object,
 * and an example is a list of examples. Closed objects and `allOf` exclude each other.
 */
export class Normalizer {
  constructor(
    private readonly schemas: ReadonlyMap<string, Schema>,
    private readonly problems: Problems,
  ) {}

  normalize(schema: Schema, file: string): Schema {
    const whole = schema.allOf ? this.merge(schema, file) : schema;
    const merged = this.withValues(mapChildren(whole, (child) => this.normalize(child, file)));
    if (merged.type === undefined) {
      if (merged.const !== undefined) merged.type = typeOfValues([merged.const]);
      else if (merged.enum) merged.type = typeOfValues(merged.enum);
      else if (merged.properties) merged.type = 'object';
    }
    if (merged.example !== undefined) {
      merged.examples = [merged.example, ...(merged.examples ?? [])];
      delete merged.example;
    }
    if (merged.required?.length === 0) delete merged.required;
    return merged;
  }

  /**
   * Replaces a reference to a named set of values by the set. So a reader of the contract need not follow references to
   * know the type of a parameter. The title keeps the name for the published document.
   */
  withValues(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const name = nameOfReference(schema.$ref);
    const target = this.schemas.get(name);
    if (!target?.enum) return schema;
    return { title: name, ...omit(target, ...OF_THE_SET), ...omit(schema, '$ref') };
  }

  private merge({ allOf = [], ...own }: Schema, file: string): Schema {
    const merged: Schema = { type: 'object', properties: {}, required: [] };
    for (const member of [...allOf, own]) {
      const followed = this.follow(member);
      const object = followed.allOf ? this.merge(followed, file) : followed;
      const { properties, required, ...rest } = object;
      if (object.oneOf || object.anyOf || (member !== own && !properties)) {
        this.problems.add(
          file,
          '"allOf" takes objects with properties only; use oneOf around whole objects instead',
        );
      }
      Object.assign(merged, member === own ? rest : omit(rest, ...OF_THE_BASE));
      Object.assign(merged.properties as object, properties);
      merged.required = [...new Set([...(merged.required ?? []), ...(required ?? [])])];
    }
    merged['x-extends'] = allOf.flatMap(({ $ref }) => ($ref === undefined ? [] : [nameOfReference($ref)]));
    delete merged.$ref;
    return merged;
  }

  private follow(schema: Schema): Schema {
    if (schema.$ref === undefined) return { ...schema };
    const target = this.schemas.get(nameOfReference(schema.$ref));
    return target ? this.follow(target) : { properties: {} };
  }
}

/** Forbids fields that the schema does not list, unless the schema states otherwise. */
export const closed = (schema: Schema): Schema => {
  const result = mapChildren(schema, closed);
  return result.properties && result.additionalProperties === undefined
    ? { ...result, additionalProperties: false }
    : result;
};
