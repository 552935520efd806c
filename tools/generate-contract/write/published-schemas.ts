import type { Contract, Operation, Parameter } from '../contract.js';
import { closed } from '../schema/normalize.js';
import { nameOfReference, omit, reachableNames, SCHEMAS, type Schema } from '../schema/schema.js';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the operation after which the schemas are named. An operation at two paths has them once. */
export const ownerOf = ({ id, sameAs }: Operation): string => sameAs ?? id;

/** Returns the name of a schema that belongs to an operation. */
export const ownName = (operation: Operation, noun: string): string => capitalized(ownerOf(operation)) + noun;

export const requestName = (operation: Operation): string => ownName(operation, 'Request');
const responseName = (operation: Operation): string => ownName(operation, 'Response');
export const parametersName = (operation: Operation): string => ownName(operation, 'Parameters');
export const inputName = (operation: Operation): string => ownName(operation, 'Input');
export const deferredName = (operation: Operation): string => ownName(operation, 'Deferred');
export const outputName = (operation: Operation): string => ownName(operation, 'Output');

/** Shared by every operation whose response has no fields of its own. */
export const SUCCESS = 'SuccessResponse';

const ENVELOPE: Readonly<Record<string, Schema>> = {
  result: { type: 'string', const: 'success', description: 'States that the request succeeded.' },
  msg: { type: 'string', maxLength: 0, description: 'Always empty.' },
};

const IGNORED: Schema = {
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  description:
    'Names of the parameters of the request that the operation does not have, sorted. Absent if there are none.',
  'x-since': 167,
};

/** Returns the object behind `response`, which may be a reference to a named schema. */
export const responseObject = ({ response }: Operation, { schemas }: Contract): Schema => {
  const named = response.$ref === undefined ? undefined : schemas.get(nameOfReference(response.$ref));
  return named ?? response;
};

export const returnsNothing = (operation: Operation, contract: Contract): boolean =>
  Object.keys(responseObject(operation, contract).properties ?? {}).length === 0;

/** Returns the schema of a success body: the envelope with the fields of the operation. */
export const envelope = (fields: Schema, description: string): Schema => ({
  type: 'object',
  description,
  required: ['result', 'msg', ...(fields.required ?? [])],
  properties: { ...ENVELOPE, ...fields.properties, ignored_parameters_unsupported: IGNORED },
  ...(fields.additionalProperties === undefined ? {} : { additionalProperties: fields.additionalProperties }),
});

/** Returns a parameter as a property of the request body. */
const property = ({ schema, description, example, deprecated, extensions }: Parameter): Schema => {
  return {
    ...omit(schema, 'examples'),
    description,
    ...(deprecated && { deprecated }),
    ...(schema.format !== 'binary' && { examples: [example] }),
    ...extensions,
  };
};

export const bodyParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((parameter) => parameter.in === 'body');

const objectOf = (
  parameters: readonly Parameter[],
  isRequired: (parameter: Parameter) => boolean,
): Schema => {
  const required = parameters.filter(isRequired).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, property(parameter)])),
  };
};

const requestSchema = (operation: Operation): Schema => ({
  description: `Parameters of ${ownerOf(operation)}.`,
  ...objectOf(bodyParameters(operation), ({ required }) => required),
});

/** Returns the schema of all parameters, as clients send them. */
export const parametersSchema = (operation: Operation): Schema => ({
  ...objectOf(operation.parameters, ({ required }) => required),
  description: `Parameters of ${ownerOf(operation)}.`,
});

/**
 * Returns the schema of parameters as the handler gets them. Those with a default and the list of files are always
 * present.
 */
const handlerSchema = (parameters: readonly Parameter[]): Schema =>
  objectOf(
    parameters,
    ({ required, schema, kind }) => required || schema.default !== undefined || kind === 'file',
  );

/** Returns the schema of the handler's input for every request. */
export const inputSchema = ({ parameters }: Operation): Schema =>
  handlerSchema(parameters.filter(({ deferred }) => !deferred));

/** Returns the schema of the handler's deferred input. Undefined if the operation has no deferred parameters. */
export const deferredSchema = ({ parameters }: Operation): Schema | undefined => {
  const deferred = parameters.filter((parameter) => parameter.deferred);
  return deferred.length === 0 ? undefined : handlerSchema(deferred);
};

/** Returns the names of schemas reachable from parameters. They stay open, since unknown fields are ignored. */
const parameterSchemaNames = ({ operations, schemas }: Contract): Set<string> =>
  reachableNames(
    operations.flatMap(({ parameters }) => parameters.map(({ schema }) => schema)),
    schemas,
  );

/** Returns every named schema of the contract, as published. */
export const namedSchemas = (contract: Contract): Map<string, Schema> => {
  const open = parameterSchemaNames(contract);
  return new Map(
    [...contract.schemas].map(([name, schema]) => [name, open.has(name) ? schema : closed(schema)]),
  );
};

/**
 * Returns the schemas of the published document except those of errors, without schemas that are only merged into
 * others.
 */
export const publishedSchemas = (contract: Contract): Map<string, Schema> => {
  const { operations, events, schemas } = contract;
  const roots = [
    ...operations.flatMap(({ parameters }) => parameters.map(({ schema }) => schema)),
    ...operations.map((operation) => responseObject(operation, contract)),
    ...events.map(({ name }) => ({ $ref: SCHEMAS + name })),
    ...[...contract.errors.values()].flatMap(({ fields }) => Object.values(fields)),
  ];
  const reachable = reachableNames(roots, schemas);
  const named = new Map([...namedSchemas(contract)].filter(([name]) => reachable.has(name)));
  for (const operation of contract.operations) {
    if (bodyParameters(operation).length > 0) named.set(requestName(operation), requestSchema(operation));
    if (operation.mediaType === undefined && !returnsNothing(operation, contract)) {
      const fields = responseObject(operation, contract);
      named.set(responseName(operation), closed(envelope(fields, `Response of ${ownerOf(operation)}.`)));
    }
  }
  if (contract.operations.some((operation) => returnsNothing(operation, contract))) {
    named.set(SUCCESS, closed(envelope({}, 'The response of an operation without response fields.')));
  }
  return named;
};

/** Returns the schema of a success: a reference, or the text of a response that is not JSON. */
export const successSchema = (operation: Operation, contract: Contract): Schema =>
  operation.mediaType === undefined
    ? { $ref: SCHEMAS + (returnsNothing(operation, contract) ? SUCCESS : responseName(operation)) }
    : (responseObject(operation, contract).properties?.text ?? {});

/** Returns an example of a success body. */
export const successBody = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  result: 'success',
  msg: '',
  ...fields,
});
