import type { Contract, Operation } from '../contract.js';
import { mayBe, SCHEMAS } from '../schema/schema.js';
import { isCompound } from './document.js';
import { parametersName, successSchema } from './published-schemas.js';
import { generated } from './routes.js';

const responseType = (operation: Operation, contract: Contract): string => {
  const { $ref } = successSchema(operation, contract);
  return $ref === undefined ? 'ReadableStream<Uint8Array>' : `Schemas['${$ref.slice(SCHEMAS.length)}']`;
};

const method = (operation: Operation, contract: Contract): string => {
  const { id, summary, deprecated, parameters } = operation;
  const input = parameters.length > 0 ? `Schemas['${parametersName(operation)}']` : 'NoParameters';
  const note = deprecated ? `\n   * @deprecated` : '';
  return `  /** ${summary}.${note} */\n  ${id}: Call<${input}, ${responseType(operation, contract)}>;\n`;
};

const route = (operation: Operation, contract: Contract): string => {
  const { id, path, retrySafe, mediaType, parameters } = operation;
  const texts = parameters.filter(
    ({ schema }) => isCompound(schema, contract) && mayBe('string', schema, contract.schemas),
  );
  const fields = [
    `method: '${operation.method}'`,
    `path: '${path}'`,
    ...(parameters.some((parameter) => parameter.in === 'body') ? ['hasBody: true'] : []),
    ...(texts.length > 0 ? [`json: [${texts.map(({ name }) => `'${name}'`).join(', ')}]`] : []),
    ...(retrySafe ? ['takesKey: true'] : []),
    ...(mediaType === undefined ? [] : [`mediaType: '${mediaType}'`]),
  ];
  return `  ${id}: { ${fields.join(', ')} },\n`;
};

/** Returns the methods of the client, and how it sends the request of each. */
export const writeClientOperations = (contract: Contract): string => {
  const { operations } = contract;
  return generated(
    `import type { Call, NoParameters, Route } from '../client/src/operation.js';\n` +
      `import type { components } from './client-types.js';\n\n` +
      `type Schemas = components['schemas'];\n\n` +
      `/** Each operation of the contract, as a method of the client. */\n` +
      `export interface Operations {\n${operations.map((one) => method(one, contract)).join('')}}\n\n` +
      `export const routes: Readonly<Record<keyof Operations, Route>> = {\n` +
      `${operations.map((one) => route(one, contract)).join('')}};\n`,
  );
};
