import type { Document } from '../contract.js';

/** Returns an operation, reduced to what a request needs to be dispatched. */
const dispatched = ({ operationId, security }: Readonly<Record<string, unknown>>): object => ({
  operationId,
  ...(security !== undefined && { security }),
  responses: {},
});

/**
 * Returns the operations of the document with their security schemes. openapi-backend copies and resolves all that it
 * gets, which takes megabytes for the whole document.
 */
export const dispatchDocument = ({ openapi, info, security, components, paths }: Document): object => ({
  openapi,
  info,
  security,
  components: { securitySchemes: components.securitySchemes },
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, dispatched(operation)]),
      ),
    ]),
  ),
});
