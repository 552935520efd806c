import type { Tool } from '../../../src/contract/types.js';
import type { Contract, Operation, Parameter } from '../contract.js';
import { mapChildren, nameOfReference, reachableNames, type Schema } from '../schema/schema.js';

const DEFINITIONS = '#/$defs/';

/** Keys of a schema that say nothing about a value, or that agents do not know. */
const isNote = (key: string): boolean =>
  key === 'title' ||
  key === 'example' ||
  key === 'examples' ||
  key === 'discriminator' ||
  key.startsWith('x-');

/** Returns a schema of the contract as plain JSON Schema. */
const plain = (schema: Schema): Schema => {
  const result = mapChildren(schema, plain);
  for (const key of Object.keys(result)) if (isNote(key)) Reflect.deleteProperty(result, key);
  if (result.$ref !== undefined) result.$ref = DEFINITIONS + nameOfReference(result.$ref);
  return result;
};

const property = ({ schema, description, deprecated, example }: Parameter): Schema => ({
  ...plain(schema),
  description,
  ...(deprecated && { deprecated }),
  examples: [example],
});

/** Returns the schema of one object with the parameters of the path, the query and the body. */
const inputOf = (parameters: readonly Parameter[], { schemas }: Contract): Tool['inputSchema'] => {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const names = reachableNames(
    parameters.map(({ schema }) => schema),
    schemas,
  );
  const definitions = [...names].sort().map((name) => [name, plain(schemas.get(name) ?? {})]);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, property(parameter)])),
    ...(required.length > 0 && { required }),
    ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) as Record<string, object> }),
  };
};

/**
 * Returns what clients may assume of a call. A POST may add or replace, and its method does not state which, so it has no
 * hint on destruction.
 */
const annotationsOf = ({ method, transaction, open, retrySafe, summary }: Operation): Tool['annotations'] => {
  const readOnlyHint = method === 'GET' || (transaction !== 'write' && transaction !== 'none');
  // An operation that changes something and takes no `Idempotency-Key` does no harm if it is repeated.
  const isRepeatable = method === 'PUT' || method === 'DELETE' || !(open || retrySafe);
  return {
    title: summary,
    readOnlyHint,
    ...(!readOnlyHint && { idempotentHint: isRepeatable }),
    ...(!readOnlyHint && method !== 'POST' && { destructiveHint: true }),
    openWorldHint: false,
  };
};

/** The response of a tool is JSON, and its arguments have no files. */
export const isTool = ({ mediaType, parameters }: Operation): boolean =>
  mediaType === undefined && parameters.every(({ kind }) => kind !== 'file');

const toolOf = (operation: Operation, contract: Contract): Tool => {
  const { id, method, path, summary, description, parameters } = operation;
  const fixed = parameters.filter(({ toolValue }) => toolValue !== undefined);
  return {
    name: id,
    title: summary,
    description: `${description}\n\nThis is \`${method} ${path}\` of the API.`,
    inputSchema: inputOf(
      parameters.filter((parameter) => !fixed.includes(parameter)),
      contract,
    ),
    annotations: annotationsOf(operation),
    ...(fixed.length > 0 && {
      fixed: Object.fromEntries(fixed.map(({ name, toolValue }) => [name, toolValue])),
    }),
  };
};

/** Returns the operations as tools of the Model Context Protocol. */
export const toolsOf = (contract: Contract): Tool[] =>
  contract.operations.filter(isTool).map((operation) => toolOf(operation, contract));
