import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import { contract, type ErrorDefinition, type Operation, type Schema } from './data.js';

/** How strictly responses are held against their schemas. */
interface Strictness {
  /** The level of the server. It need not have fields that came later. */
  readonly level: number;
  /** Whether fields that the contract does not state are accepted. */
  readonly open: boolean;
}

const mapChildren = (schema: Schema, change: (child: Schema) => Schema): Schema => {
  const inAll = (children: Readonly<Record<string, Schema>>): Record<string, Schema> =>
    Object.fromEntries(Object.entries(children).map(([name, child]) => [name, change(child)]));
  const { properties, items, prefixItems, additionalProperties, propertyNames, oneOf, anyOf } = schema;
  return {
    ...schema,
    ...(properties && { properties: inAll(properties) }),
    ...(items && { items: change(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(change) }),
    ...(propertyNames && { propertyNames: change(propertyNames) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
  };
};

/** Returns the schema as a server of a level has to fulfil it. */
const asOf = (schema: Schema, strictness: Strictness): Schema => {
  const { required, oneOf, ...others } = mapChildren(schema, (child) => asOf(child, strictness));
  const present = required?.filter(
    (name) => (schema.properties?.[name]?.['x-since'] ?? 0) <= strictness.level,
  );
  const { additionalProperties, ...rest } = others;
  const isOpen = strictness.open && additionalProperties === false;
  // With further fields, several branches may fit.
  const branches = oneOf && (strictness.open ? { anyOf: oneOf } : { oneOf });
  return {
    ...rest,
    ...(additionalProperties !== undefined && !isOpen && { additionalProperties }),
    ...(present && { required: present }),
    ...branches,
  };
};

export interface Validation {
  /** Returns what is wrong with the body of a success. */
  success(operation: Operation, body: unknown): string | undefined;
  /** Returns what is wrong with the body of an error, besides its text. */
  error(definition: ErrorDefinition, body: unknown): string | undefined;
}

const told = (errors: readonly ErrorObject[] | null | undefined): string =>
  (errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message, params }) => {
      const { additionalProperty } = params as { additionalProperty?: string };
      const field = additionalProperty === undefined ? '' : ` "${additionalProperty}"`;
      return `${instancePath === '' ? 'The body' : instancePath} ${message ?? ''}${field}`;
    })
    .join('; ');

/** Returns the validators of responses of a server. Each schema is compiled when it is first needed. */
export const validationFor = (strictness: Strictness): Validation => {
  const ajv = new Ajv2020({ strict: false, inlineRefs: false });
  formats.default(ajv);
  const at = (schema: Schema): Schema => asOf(schema, strictness);
  const schemas = Object.entries(contract.schemas).map(([name, schema]) => [name, at(schema)] as const);
  ajv.addSchema({ $id: 'contract', schemas: Object.fromEntries(schemas) });
  const compiled = new Map<string, ValidateFunction>();
  const check = (key: string, schema: () => Schema, body: unknown): string | undefined => {
    let validate = compiled.get(key);
    if (!validate) {
      validate = ajv.compile(withId(at(schema())));
      compiled.set(key, validate);
    }
    return validate(body) ? undefined : told(validate.errors);
  };
  return {
    success: ({ id, response }, body) => check(id, () => response, body),
    error: (definition, body) => check(JSON.stringify(definition), () => errorSchema(definition), body),
  };
};

/** Makes references absolute, to the schemas of the contract. */
const withId = (schema: Schema): Schema => {
  const { $ref, ...rest } = mapChildren(schema, withId);
  return $ref === undefined ? rest : { ...rest, $ref: `contract${$ref}` };
};

const errorSchema = ({ code, fields }: ErrorDefinition): Schema => ({
  type: 'object',
  required: ['result', 'msg', 'code', ...Object.keys(fields)],
  properties: { result: { const: 'error' }, msg: { type: 'string' }, code: { const: code }, ...fields },
  additionalProperties: false,
});
