import type { Problems } from '../problems.js';
import { mapChildren, nameOfReference, type Schema } from './schema.js';

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
    const result = mapChildren(schema, (child) => this.normalize(child, file));
    const merged = result.allOf ? this.merge(result, file) : result;
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
      const { description, ...unnamed } = rest;
      Object.assign(merged, member === own ? rest : unnamed);
      if (member === own && description !== undefined) merged.description = description;
      Object.assign(merged.properties as object, properties);
      merged.required = [...new Set([...(merged.required ?? []), ...(required ?? [])])];
    }
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
