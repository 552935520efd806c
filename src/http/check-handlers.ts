import { OpenAPIBackend, type Document } from 'openapi-backend';

import type { Handlers } from './operation.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What there is to bind to: the library copies and resolves all it is given, which costs megabytes of the whole document. */
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
 * Binds the handlers to the document by operationId and refuses to go on when the two differ.
 * Requests are matched by our own route table, since this library builds its list anew for each.
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
  // As its `register` does, which lists all operations anew for each.
  Object.assign(api.handlers, handlers);
};
