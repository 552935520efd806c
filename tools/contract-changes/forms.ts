import { nameOfReference, typesOf, type Schema } from '../generate-contract/schema/schema.js';

export type Schemas = Readonly<Record<string, Schema>>;

/** A schema of one JSON type, without references and unions. */
export interface Form extends Schema {
  readonly type?: string;
}

const NUMBER = 'number';

const typeOfValue = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const ofOneType = (schema: Schema): Form[] => {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  const types = typesOf(schema);
  const named = types.length > 0 ? types : [...new Set((values ?? []).map(typeOfValue))];
  if (named.length === 0) return [schema as Form];
  return named.map((type) => {
    const fits = (value: unknown): boolean => typeOfValue(value) === (type === 'integer' ? NUMBER : type);
    return { ...schema, type, ...(values && { enum: values.filter(fits) }) };
  });
};

/** Both must hold. Fields of the second replace those of the first, apart from those of objects. */
const merged = (one: Form, other: Form): Form => ({
  ...one,
  ...other,
  ...((one.properties ?? other.properties) && { properties: { ...one.properties, ...other.properties } }),
  ...((one.required ?? other.required) && {
    required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
  }),
});

/** Returns the forms that a value of the schema can have: one for each type, and for each member of a union. */
export const formsOf = (schema: Schema, schemas: Schemas): Form[] => {
  const { $ref, allOf, oneOf, anyOf, ...own } = schema;
  const target = $ref === undefined ? undefined : schemas[nameOfReference($ref)];
  const parts = [...(target ? [target] : []), ...(allOf ?? [])].map((part) => formsOf(part, schemas));
  const unions = [oneOf, anyOf].flatMap((members) =>
    members ? [members.flatMap((member) => formsOf(member, schemas))] : [],
  );
  const alone = parts.length > 0 || unions.length > 0 ? [own as Form] : ofOneType(own);
  return [...parts, ...unions].reduce(
    (forms, others) => others.flatMap((other) => forms.map((form) => merged(other, form))),
    alone,
  );
};
