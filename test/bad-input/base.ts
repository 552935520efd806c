import {
  childrenOf,
  isRecord,
  nameOfReference,
  referenceOf,
  typesOf,
  type Schema,
} from '../../tools/generate-contract/schema/schema.js';
import { arrange } from '../../conformance/src/cases/case-request.js';
import type { CaseRequest } from '../../conformance/src/world/case-request.js';
import { contract } from '../support/contract-sources.js';
import { cases, type Case } from '../../conformance/src/contract/cases.js';
import { jsonType } from '../../conformance/src/cases/parameter-paths.js';
import type { Fixtures } from '../conformance/fixtures.js';
import type { Things } from './things.js';

const defaults = new Map(
  cases
    .filter(({ status, example }) => status === 200 && example === 'default')
    .map((one) => [one.operation.id, one]),
);

/** The case in which an operation succeeds. */
export const successOf = (operationId: string): Case => {
  const found = defaults.get(operationId);
  if (!found) throw new Error(`${operationId} has no example.`);
  return found;
};

export const deref = (schema: Schema): Schema => {
  const { $ref, ...own } = schema;
  const named = $ref === undefined ? undefined : contract.schemas.get(nameOfReference($ref));
  return named ? { ...deref(named), ...own } : schema;
};

const branchFor = (schema: Schema, value: unknown): Schema => {
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(deref);
  const fits = (branch: Schema): boolean =>
    typesOf(branch).includes(jsonType(value)) &&
    (!Array.isArray(value) ||
      branch.items === undefined ||
      (value as unknown[]).every((item) =>
        typesOf(branchFor(deref(branch.items ?? {}), item)).includes(jsonType(item)),
      ));
  return branches.find(fits) ?? schema;
};

/** Whether a schema, or one inside it, refers to an object. */
const namesThings = (written: Schema): boolean => {
  const schema = deref(written);
  return referenceOf(schema) !== undefined || childrenOf(schema).some(namesThings);
};

/** The example of a parameter, with existing objects in place of those that it names. */
const withThings = async (written: Schema, value: unknown, things: Things): Promise<unknown> => {
  const schema = branchFor(deref(written), value);
  const reference = referenceOf(schema);
  if (reference) {
    const { id, text } = await things.one(reference);
    return typeof value === 'string' ? (text ?? id) : id;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? Promise.all(value.map((item) => withThings(items, item, things))) : (value as unknown);
  }
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(async ([name, field]) => {
    const property = schema.properties?.[name];
    return [name, property ? await withThings(property, field, things) : field] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
};

/** Without a valid queue, the request would wait for an event. */
const atOnce = (id: string, parameterName: string): CaseRequest['parameters'] =>
  id === 'getEvents' && parameterName !== 'dont_block' ? { dont_block: true } : {};

/** A successful request that sets the given optional parameter to a valid value. */
export const goodRequest = async (
  { operation: { id } }: Case,
  parameterName: string,
  fixtures: Fixtures,
  things: Things,
): Promise<CaseRequest> => {
  const arranged = await arrange(successOf(id), fixtures);
  const base = { ...arranged, parameters: { ...arranged.parameters, ...atOnce(id, parameterName) } };
  const operation = contract.operations.find((one) => one.id === id);
  const parameter = operation?.parameters.find(({ name }) => name === parameterName);
  if (!parameter || parameter.in === 'path') return base;
  if (parameterName in base.parameters && !namesThings(parameter.schema)) return base;
  const value = await withThings(parameter.schema, parameter.example, things);
  return { ...base, parameters: { ...base.parameters, [parameterName]: value } };
};
