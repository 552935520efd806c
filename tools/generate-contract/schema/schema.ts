/** What an ID can identify, or what a text can be the name or the address of (`x-refers-to`). */
export const REFERENCES = [
  // The name of a channel, or emails of users. A requester who knows a channel's name may learn that it exists.
  'address',
  'attachment',
  'bot',
  'channel',
  'custom-emoji',
  'domain',
  'draft',
  'export',
  'invitation',
  'invitation-link',
  // The path of an uploaded file behind its first segment.
  'file',
  'linkifier',
  'message',
  'playground',
  'organization',
  'profile-field',
  'queue',
  // A channel or users, according to the `type` beside it.
  'recipient',
  'scheduled-message',
  'user',
  'user-group',
] as const;

export type Reference = (typeof REFERENCES)[number];

/** What the handler of an operation validates itself, with errors that clients know: the value, or null characters. */
export const HANDLER_CHECKS = ['value', 'null-characters'] as const;

/** The part of JSON Schema (2020-12) that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: false;
  propertyNames?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  description?: string;
  deprecated?: boolean;
  example?: unknown;
  examples?: unknown[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  'x-message'?: string;
  'x-refers-to'?: Reference | { readonly kind: Reference; readonly unknown: 'ignored' };
  'x-truncate-at'?: number;
  'x-handler-validates'?: (typeof HANDLER_CHECKS)[number][];
  'x-deferred'?: boolean;
  /** The form in the published document, if code generators cannot use that of the validator. */
  'x-published'?: Schema;
  'x-enum-varnames'?: string[];
  'x-enum-descriptions'?: string[];
  /** The named objects that `allOf` merged into this one. */
  'x-extends'?: string[];
  [extension: `x-${string}`]: unknown;
}

export const SCHEMAS = '#/components/schemas/';

/** Returns the name of the schema that a reference points to. */
export const nameOfReference = (reference: string): string => reference.slice(SCHEMAS.length);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the object without some of its keys. */
export const omit = <Value extends object, Key extends keyof Value>(
  value: Value,
  ...keys: Key[]
): Omit<Value, Key> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as Key))) as Omit<Value, Key>;

/** Applies `change` to each value of an object. */
export const mapValues = <A, B>(
  values: Readonly<Record<string, A>>,
  change: (value: A) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Applies `change` to every schema directly inside this one. */
export const mapChildren = (schema: Schema, change: (child: Schema) => Schema): Schema => {
  const result: Schema = { ...schema };
  if (schema.properties) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [name, change(child)]),
    );
  }
  if (schema.items) result.items = change(schema.items);
  if (schema.propertyNames) result.propertyNames = change(schema.propertyNames);
  if (isRecord(schema.additionalProperties))
    result.additionalProperties = change(schema.additionalProperties);
  for (const key of ['oneOf', 'anyOf', 'allOf', 'prefixItems'] as const) {
    if (schema[key]) result[key] = schema[key].map(change);
  }
  return result;
};

export const childrenOf = (schema: Schema): Schema[] => {
  const children: Schema[] = [];
  mapChildren(schema, (child) => {
    children.push(child);
    return child;
  });
  return children;
};

/** Returns the names of all schemas that this one references, directly or indirectly. */
export const reachableNames = (
  roots: readonly Schema[],
  schemas: ReadonlyMap<string, Schema>,
  found = new Set<string>(),
): Set<string> => {
  for (const schema of roots) {
    if (schema.$ref !== undefined) {
      const name = nameOfReference(schema.$ref);
      const target = schemas.get(name);
      if (target && !found.has(name)) {
        found.add(name);
        reachableNames([target], schemas, found);
      }
    }
    reachableNames(childrenOf(schema), schemas, found);
  }
  return found;
};

export const typesOf = (schema: Schema): string[] =>
  schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type];

/** Returns whether a value of the schema may have that type. Follows references and unions. */
export const mayBe = (
  type: string,
  schema: Schema,
  schemas: ReadonlyMap<string, Schema>,
  seen: readonly string[] = [],
): boolean => {
  if (typesOf(schema).includes(type)) return true;
  const known = schema.const !== undefined ? [schema.const] : schema.enum;
  if (schema.type === undefined && known?.some((value) => jsonType(value) === type)) return true;
  if (schema.$ref !== undefined) {
    const name = nameOfReference(schema.$ref);
    const target = schemas.get(name);
    if (target && !seen.includes(name) && mayBe(type, target, schemas, [...seen, name])) return true;
  }
  return [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some((one) => mayBe(type, one, schemas, seen));
};

const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const VALUE_CONSTRAINTS = [
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
] as const;

/** Returns whether the handler does this check itself, instead of the validator. */
export const handlerValidates = (schema: Schema, check: (typeof HANDLER_CHECKS)[number]): boolean =>
  schema['x-handler-validates']?.includes(check) ?? false;

/** Returns the kind of object that a value identifies. Undefined if it identifies none. */
export const referenceOf = ({ 'x-refers-to': reference }: Schema): Reference | undefined =>
  typeof reference === 'object' ? reference.kind : reference;

/** Returns whether a value that identifies no object is ignored. By default it is an error. */
export const ignoresUnknown = ({ 'x-refers-to': reference }: Schema): boolean =>
  typeof reference === 'object';

/** Returns the part of the schema that the validator checks. The handler refuses some values with its own errors. */
export const checkedByContract = (schema: Schema): Schema =>
  handlerValidates(schema, 'value') ? omit(schema, ...VALUE_CONSTRAINTS) : schema;

const NOTES: readonly string[] = [
  'description',
  'title',
  'example',
  'examples',
  'deprecated',
  'discriminator',
];

/** Removes what does not validate from a schema, apart from its children. `kept` are extensions that remain. */
export const removeNotes = (schema: Schema, kept: readonly string[]): void => {
  for (const key of Object.keys(schema))
    if (NOTES.includes(key) || (key.startsWith('x-') && !kept.includes(key)))
      Reflect.deleteProperty(schema, key);
};
