import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { factory } from 'typescript';

import type { Contract } from '../contract.js';
import { reachableNames, type Schema } from '../schema/schema.js';
import type { Document } from '../contract.js';
import { parametersName, parametersSchema, successSchema } from './published-schemas.js';
import { generated } from './routes.js';

const parametersOf = ({ operations }: Contract): [string, Schema][] =>
  operations
    .filter(({ parameters }) => parameters.length > 0)
    .map((operation) => [parametersName(operation), parametersSchema(operation)]);

/** Returns the schemas that a client sends or gets, by name. */
const usedSchemas = (contract: Contract, { components }: Document): [string, Schema][] => {
  const published = Object.entries(components.schemas as Record<string, Schema>);
  const schemas = new Map([...contract.schemas, ...published]);
  const roots = [
    ...parametersOf(contract).map(([, schema]) => schema),
    ...contract.operations.map((operation) => successSchema(operation, contract)),
  ];
  const names = reachableNames(roots, schemas);
  return [...schemas].filter(([name]) => names.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
};

/** Returns the types of all parameters, responses and events, as clients send and get them. */
export const writeClientTypes = async (contract: Contract, document: Document): Promise<string> => {
  const schemas = Object.fromEntries([...parametersOf(contract), ...usedSchemas(contract, document)]);
  const source = { openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas } };
  const ast = await openapiTS(structuredClone(source) as unknown as OpenAPI3, {
    silent: true,
    emptyObjectsUnknown: false,
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined),
  });
  return generated(astToString(ast));
};
