import type { Contract, Operation, Parameter } from '../contract.js';
import { mayBe, nameOfReference, referenceOf, type Schema } from './schema.js';

/** The values that a link gives to parameters of its target: runtime expressions, by the name of the parameter. */
type Link = Readonly<Record<string, string>>;

const EXPRESSION = /^\$(?:(?:response|request)\.body#(?<pointer>(?:\/[^/]+)+)|request\.path\.(?<name>\w+))$/;

type Schemas = Contract['schemas'];

/** Returns the schemas of the values at a place inside a schema. A choice has several. */
const schemasAt = (schema: Schema, steps: readonly string[], schemas: Schemas): Schema[] => {
  if (schema.$ref !== undefined) {
    const target = schemas.get(nameOfReference(schema.$ref));
    return target ? schemasAt(target, steps, schemas) : [];
  }
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (branches.length > 0) return branches.flatMap((branch) => schemasAt(branch, steps, schemas));
  const [step, ...rest] = steps;
  if (step === undefined) return [schema];
  const child = /^\d+$/.test(step) ? schema.items : schema.properties?.[step];
  return child ? schemasAt(child, rest, schemas) : [];
};

const bodyOf = ({ parameters }: Operation): Schema => ({
  properties: Object.fromEntries(
    parameters.filter((one) => one.in === 'body').map(({ name, schema }) => [name, schema]),
  ),
});

/** Returns the schemas of the values to which a runtime expression leads. None if it leads nowhere. */
export const schemasOf = (expression: string, operation: Operation, schemas: Schemas): Schema[] => {
  const { pointer, name } = EXPRESSION.exec(expression)?.groups ?? {};
  if (name !== undefined) {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter ? schemasAt(parameter.schema, [], schemas) : [];
  }
  const body = expression.startsWith('$response') ? operation.response : bodyOf(operation);
  return pointer === undefined ? [] : schemasAt(body, pointer.slice(1).split('/'), schemas);
};

const SCALARS = ['integer', 'number', 'string', 'boolean'] as const;

/** Returns whether a value of one of the schemas can be that of the parameter. */
export const fits = (values: readonly Schema[], { schema }: Parameter, schemas: Schemas): boolean =>
  SCALARS.some((type) => mayBe(type, schema, schemas) && values.some((value) => mayBe(type, value, schemas)));

/** Returns whether the parameter is itself the ID or the name of an object of the kind, and not a list of them. */
const identifies = ({ in: place, schema }: Parameter, kind: string): boolean =>
  place !== 'body' &&
  [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some((one) => referenceOf(one) === kind);

/** Returns whether the link leaves no parameter of the path open. */
const completes = (link: Link, { parameters }: Operation): boolean =>
  parameters.every(({ in: place, name }) => place !== 'path' || name in link);

/** Returns the operations on one object of a kind, with the parameter that identifies it. */
const linksToKind = (
  kind: string,
  expression: string,
  operation: Operation,
  { operations, schemas }: Contract,
): [target: string, link: Link][] => {
  const values = schemasOf(expression, operation, schemas);
  return operations.flatMap((target): [string, Link][] => {
    const found = target.parameters.find((one) => identifies(one, kind) && fits(values, one, schemas));
    if (!found || target.id === operation.id || target.sameAs !== undefined) return [];
    const link = { [found.name]: expression };
    return completes(link, target) ? [[target.id, link]] : [];
  });
};

/** Returns what a row of `links` in the source leads to: one operation, or all operations on one object of a kind. */
export const targetsOf = (
  key: string,
  value: string | Link,
  operation: Operation,
  contract: Contract,
): [target: string, link: Link][] =>
  typeof value === 'string' ? linksToKind(key, value, operation, contract) : [[key, value]];

/** Returns the links of the response of an operation, by the operation to which they lead. */
export const linksOf = (operation: Operation, contract: Contract): ReadonlyMap<string, Link> => {
  const links = new Map<string, Link>();
  for (const [key, value] of Object.entries(operation.links))
    for (const [target, link] of targetsOf(key, value, operation, contract))
      links.set(target, { ...links.get(target), ...link });
  return links;
};
