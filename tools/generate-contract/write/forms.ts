import type { FormField, FormFile } from '../../../src/contract/types.js';
import type { Contract, Operation, Parameter } from '../contract.js';
import type { Schema } from '../schema/schema.js';

/** Longer texts get several lines. */
const LINE_LENGTH = 254;

/** Returns `Can create public channel group` for `can_create_public_channel_group`. */
const labelOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').replace(/\bid\b/, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the first sentence of a description. */
const firstSentence = (description: string): string =>
  (/^[\s\S]*?\.(?=\s|$)/.exec(description)?.[0] ?? description).replaceAll(/\s+/g, ' ');

const choicesOf = (
  { enum: values = [], title = '' }: Schema,
  { schemas }: Contract,
): FormField['choices'] => {
  // The set that a parameter takes its values from has their descriptions.
  const texts = schemas.get(title)?.['x-enum-descriptions'] ?? [];
  return values.map((value, index) => [String(value), texts[index]?.replace(/\.$/, '') ?? String(value)]);
};

const kindOf = ({ name, kind, schema }: Parameter, { open }: Operation): FormField['kind'] => {
  const { type, maxLength } = schema;
  if (name.endsWith('password')) return open || name === 'old_password' ? 'password' : 'new-password';
  if (type === 'boolean') return 'checkbox';
  if (type === 'integer') return 'number';
  return kind === 'string' && (maxLength ?? 0) > LINE_LENGTH ? 'lines' : 'text';
};

/** Returns the words that a parameter accepts beside numbers: its pattern has no others. */
const wordsOf = ({ pattern = '' }: Schema): string[] =>
  [...pattern.matchAll(/[a-z_]+/g)].map(([word]) => word);

/** Returns the default of a parameter as the text of its field. */
const defaultOf = ({ default: value }: Schema): Pick<FormField, 'default'> => {
  if (value === undefined || value === null) return {};
  return { default: typeof value === 'string' ? value : JSON.stringify(value) };
};

const fieldOf = (parameter: Parameter, operation: Operation, contract: Contract): FormField => {
  const { name, required, description, schema } = parameter;
  const { minimum, maximum, minLength, maxLength, type } = schema;
  const words = Array.isArray(type) ? wordsOf(schema) : [];
  return {
    name,
    label: labelOf(name),
    help: firstSentence(description),
    kind: schema.enum ? 'choice' : kindOf(parameter, operation),
    required,
    ...defaultOf(schema),
    ...(schema.enum && { choices: choicesOf(schema, contract) }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(words.length > 0 && { words }),
  };
};

const hasForm = ({ method, mediaType }: Operation): boolean => method !== 'GET' && mediaType === undefined;

/** The address has the parameters of the path. */
const isField = ({ in: place, kind, deprecated }: Parameter): boolean =>
  place !== 'path' && kind !== 'file' && !deprecated;

/** Returns the fields of the forms that pages show, by operation. */
export const formFile = (contract: Contract): FormFile =>
  Object.fromEntries(
    contract.operations
      .filter(hasForm)
      .map((operation) => [
        operation.id,
        operation.parameters.filter(isField).map((parameter) => fieldOf(parameter, operation, contract)),
      ]),
  );
