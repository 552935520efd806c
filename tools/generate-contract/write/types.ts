import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { factory, SyntaxKind, type TypeNode } from 'typescript';

import type { Contract } from '../contract.js';
import type { Document } from '../contract.js';
import {
  deferredName,
  deferredSchema,
  inputName,
  inputSchema,
  outputName,
  responseObject,
} from './published-schemas.js';
import type { Schema } from '../schema/schema.js';
import { generated } from './routes.js';

/** Marks the type of a file parameter, as its handler gets it. */
const FILES = 'uploaded-files';

const withFiles = ({ properties = {}, ...input }: Schema): Schema => ({
  ...input,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [
      name,
      one.format === 'binary' ? { ...one, format: FILES } : one,
    ]),
  ),
});

const filesType = (): TypeNode => {
  const list = factory.createArrayTypeNode(factory.createTypeReferenceNode('UploadedFile'));
  return factory.createTypeOperatorNode(SyntaxKind.ReadonlyKeyword, list);
};

/** Returns the types of the document, and the types that only the handlers need. */
export const writeTypes = async (contract: Contract, document: Document): Promise<string> => {
  const inner: Record<string, Schema> = Object.fromEntries(contract.schemas);
  for (const operation of contract.operations) {
    inner[inputName(operation)] = { ...withFiles(inputSchema(operation)), additionalProperties: false };
    const deferred = deferredSchema(operation);
    if (deferred) inner[deferredName(operation)] = { ...deferred, additionalProperties: false };
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
    inject: "import type { UploadedFile } from '../src/contract/uploaded-file.js';",
    transform: ({ format }) => (format === FILES ? filesType() : undefined),
  });
  return generated(astToString(ast));
};
