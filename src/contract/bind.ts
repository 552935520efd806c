import { OpenAPIBackend, type Document, type Handler } from 'openapi-backend';

import type { Handlers } from './operation.js';

/**
 * Binds the handlers to the document by operationId and refuses to go on when the two differ.
 * Requests are matched by our own route table, since this library builds its list anew for each.
 */
export const bind = async (document: Document, handlers: Handlers): Promise<void> => {
  const api = new OpenAPIBackend({ definition: document, quick: true, validate: false });
  await api.init();
  const stated = new Set(api.getOperations().map(({ operationId }) => operationId ?? ''));
  const bound = new Set(Object.keys(handlers));
  const missing = [...stated].filter((id) => !bound.has(id));
  const unstated = [...bound].filter((id) => !stated.has(id));
  if (missing.length > 0)
    throw new Error(`The contract states operations without a handler: ${missing.join(', ')}.`);
  if (unstated.length > 0)
    throw new Error(`Handlers that the contract does not state: ${unstated.join(', ')}.`);
  for (const [id, handler] of Object.entries(handlers)) api.register(id, handler as unknown as Handler);
};
