import { conditionsOf } from './error-conditions.js';
import type { Contract, ErrorDefinition, Operation } from '../contract.js';
import { placesOf } from './parameter-paths.js';
import { fill } from '../read/errors.js';

/** An error as documented for one operation. */
export interface DocumentedError {
  readonly definition: ErrorDefinition;
  /** The name of the example, unique in the operation. */
  readonly example: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const OWN_TEXT = 'own-text';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Parameters with an `x-message` document that text as a separate error. */
const ownTexts = (
  definition: ErrorDefinition,
  operation: Operation,
  contract: Contract,
): DocumentedError[] => {
  const found = new Map<string, DocumentedError>();
  for (const { name, schema, parameter, steps } of placesOf(operation, contract.schemas)) {
    const template = schema['x-message'];
    if (template === undefined || found.has(template)) continue;
    const words = [parameter.name, ...steps.filter((step) => typeof step === 'string')].join('_');
    const camel = capitalized(words.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
    const taken = [...found.values()].filter(({ example }) => example.startsWith(`invalid${camel}`)).length;
    found.set(template, {
      definition: { ...definition, message: template, variables: { name: { parameter: true } } },
      example: `invalid${camel}${taken === 0 ? '' : String(taken + 1)}`,
      values: { name },
    });
  }
  return [...found.values()];
};

/** Returns all errors of an operation: the generic ones that apply, then those that its file lists. */
export const documentedErrors = (operation: Operation, contract: Contract): DocumentedError[] => {
  const valuesIf = conditionsOf(operation, contract.schemas);
  const listed = operation.errorNames.flatMap((name) => contract.errors.get(name) ?? []);
  const replaced = listed.flatMap(({ name, replaces = name }) => [name, replaces]);
  const documented: DocumentedError[] = [];
  for (const definition of contract.errors.values()) {
    if (definition.applies === undefined || definition.replaces !== undefined) continue;
    if (replaced.includes(definition.name)) continue;
    if (definition.applies === OWN_TEXT) {
      documented.push(...ownTexts(definition, operation, contract));
      continue;
    }
    const values = valuesIf(definition.applies);
    if (values)
      documented.push({ definition, example: definition.name, values: { ...definition.example, ...values } });
  }
  for (const definition of listed) {
    const { name, applies, replaces, example } = definition;
    const values = applies !== undefined && replaces !== undefined && valuesIf(applies);
    documented.push({ definition, example: name, values: { ...example, ...values } });
  }
  return documented;
};

/** Returns the body of an error, as the server writes it. */
export const errorBody = (
  { message, code, fields }: ErrorDefinition,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  result: 'error',
  msg: fill(message, values),
  code,
  ...Object.fromEntries(Object.keys(fields).map((field) => [field, values[field]])),
});
