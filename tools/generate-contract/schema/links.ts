import type { Contract, Operation, Parameter } from '../contract.js';
import { mayBe, nameOfReference, type Schema } from './schema.js';

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
