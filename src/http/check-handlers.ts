import { OpenAPIBackend, type Document } from 'openapi-backend';

import type { Handlers } from './operation.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Returns the parts of the document needed to bind handlers. The library copies and resolves all it gets, which takes
 * megabytes for the whole document.
 */
const operationsOf = ({ openapi, info, paths }: Document): Document => ({
  openapi,
  info,
  paths: Object.fromEntries(
    Object.entries(paths ?? {}).map(([path, item]) => [
      path,
      Object.fromEntries(
        METHODS.flatMap((method) => {
          const operationId = item?.[method]?.operationId;
          return operationId === undefined ? [] : [[method, { operationId, responses: {} }]];
        }),
      ),
    ]),
  ),
});

/**
 * Binds the handlers to the document by operationId. Throws if the two differ. Requests are matched by the generated
 * route table, since this library builds its list anew for each request.
 */
export const bind = async (document: Document, handlers: Handlers): Promise<void> => {
  const api = new OpenAPIBackend({ definition: operationsOf(document), quick: true, validate: false });
  await api.init();
  const stated = new Set(api.getOperations().map(({ operationId }) => operationId ?? ''));
  const bound = new Set(Object.keys(handlers));
  const missing = [...stated].filter((id) => !bound.has(id));
  const unstated = [...bound].filter((id) => !stated.has(id));
  if (missing.length > 0)
    throw new Error(`The contract states operations without a handler: ${missing.join(', ')}.`);
  if (unstated.length > 0)
    throw new Error(`Handlers that the contract does not state: ${unstated.join(', ')}.`);
  // Same as the library's `register`, which lists all operations anew for each handler.
  Object.assign(api.handlers, handlers);
};
