import type { Document } from '../contract.js';

type Requirement = Readonly<Record<string, unknown>>;

/**
 * The schemes of a login as one. The server verifies all of them in the same way, and openapi-backend makes several promises
 * for each scheme of each request.
 */
const LOGIN = 'login';

/** Returns the security of an operation, with one scheme: a login, none, or a choice of both. */
const withOneLogin = (security: readonly Requirement[]): readonly Requirement[] => {
  const kinds = new Set(security.map((requirement) => Object.keys(requirement).length > 0));
  return Array.from(kinds, (isLogin) => (isLogin ? { [LOGIN]: [] } : {}));
};

/** Returns an operation, reduced to what a request needs to be dispatched. */
const dispatched = ({ operationId, security }: Requirement): object => ({
  operationId,
  ...(security !== undefined && { security: withOneLogin(security as readonly Requirement[]) }),
  responses: {},
});

/**
 * Returns the operations of the document with their security. openapi-backend copies and resolves all that it
 * gets, which takes megabytes for the whole document.
 */
export const dispatchDocument = ({ openapi, info, security, paths }: Document): object => ({
  openapi,
  info,
  security: withOneLogin(security as readonly Requirement[]),
  components: { securitySchemes: { [LOGIN]: { type: 'http', scheme: 'basic' } } },
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, dispatched(operation)]),
      ),
    ]),
  ),
});
