import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

import type { Contract } from './contract.js';
import type { Document } from './document.js';
import { inputName, inputSchema, namedSchemas, outputName, responseObject } from './published-schemas.js';
import type { Schema } from './schema.js';
import { generated } from './write-routes.js';

/** The types of the document, and beside them those that only the handlers need. */
export const writeTypes = async (contract: Contract, document: Document): Promise<string> => {
  const inner: Record<string, Schema> = Object.fromEntries(namedSchemas(contract));
  for (const operation of contract.operations) {
    inner[inputName(operation)] = { ...inputSchema(operation), additionalProperties: false };
    inner[outputName(operation)] = { additionalProperties: false, ...responseObject(operation, contract) };
  }
  const { components } = document;
  const whole = {
    ...document,
    components: { ...components, schemas: { ...inner, ...components.schemas } },
  };
  const ast = await openapiTS(structuredClone(whole) as unknown as OpenAPI3, {
    silent: true,
    emptyObjectsUnknown: false,
  });
  return generated(astToString(ast));
};
