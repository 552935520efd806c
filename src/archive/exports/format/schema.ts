/**
 * JSON schemas whose TypeScript types follow from them. `schema` is what Ajv validates with; the type exists for the
 * compiler only.
 */
export interface Schema<T> {
  readonly schema: JsonSchema;
  readonly type?: T;
}

export interface JsonSchema {
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

export type TypeOf<S> = S extends Schema<infer T> ? T : never;

const schemaOf = <T>(schema: JsonSchema): Schema<T> => ({ schema });

/** Adds what the value means. The documentation of the archive shows it. */
export const described = <T>(description: string, { schema }: Schema<T>): Schema<T> =>
  schemaOf({ description, ...schema });

/** A text of at most this many characters. */
export const text = (maxLength: number, rules: { readonly pattern?: string } = {}): Schema<string> =>
  schemaOf({ type: 'string', maxLength, ...rules });

export const integer = (minimum: number, maximum: number): Schema<number> =>
  schemaOf({ type: 'integer', minimum, maximum });

export const flag = (): Schema<boolean> => schemaOf({ type: 'boolean' });

export const oneOf = <const V extends readonly (string | number)[]>(...values: V): Schema<V[number]> =>
  schemaOf({ enum: values });

export const nullable = <T>({ schema }: Schema<T>): Schema<T | null> =>
  schemaOf({ anyOf: [schema, { type: 'null' }] });

export const either = <A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> =>
  schemaOf({ anyOf: [one.schema, other.schema] });

export const list = <T>({ schema }: Schema<T>, maxItems: number): Schema<T[]> =>
  schemaOf({ type: 'array', items: schema, maxItems });

/** An object with any names, such as settings. Their values are validated where they are used. */
export const open = (maxProperties: number): Schema<Record<string, unknown>> =>
  schemaOf({ type: 'object', maxProperties, propertyNames: { maxLength: 100 } });

type Fields = Readonly<Record<string, Schema<unknown>>>;
type Values<F extends Fields> = { readonly [Name in keyof F]: TypeOf<F[Name]> };

const schemaOfFields = (required: Fields, optional: Fields): JsonSchema => ({
  type: 'object',
  required: Object.keys(required),
  properties: Object.fromEntries(
    Object.entries({ ...required, ...optional }).map(([name, { schema }]) => [name, schema]),
  ),
  additionalProperties: false,
});

/** An object that has exactly these fields. */
export const record = <F extends Fields>(fields: F): Schema<Values<F>> =>
  schemaOf(schemaOfFields(fields, {}));

/** An object that has these fields, and may have the optional ones. */
export const recordWith = <F extends Fields, O extends Fields>(
  fields: F,
  optional: O,
): Schema<Values<F> & Partial<Values<O>>> => schemaOf(schemaOfFields(fields, optional));
