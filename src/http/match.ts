import FindMyWay from 'find-my-way';
import { OpenAPIRouter, type Document, type Operation } from 'openapi-backend';

import { errors } from '../../generated/errors.js';
import type { Context, RequestState } from './request-state.js';
import { parseForm } from './form.js';
import type { RouteRow } from './types.js';

export const API_ROOT = '/api/v1';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

export const isMethod = (name: unknown): name is Method => METHODS.includes(name as Method);

/**
 * In characters. An email may be longer than the router allows by default. The contract refuses values that are too
 * long for their kind.
 */
export const MAX_STEP_LENGTH = 1000;

/** An operation of the document with its row of the route table. */
export type RoutedOperation = Operation & { readonly route: RouteRow };

/** Returns the name of the parameter that is the rest of the path, with slashes. */
const restOf = ({ parameters }: RouteRow): string | undefined =>
  parameters.find(({ slashes }) => slashes)?.name;

/** Returns the path of a route in the form that find-my-way reads. */
export const wayOf = (route: RouteRow): string => {
  const rest = restOf(route);
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === rest ? '*' : `:${name}`));
};

/** The parameters of a path by name. find-my-way has no name for the rest of a path. */
const named = (params: RequestState['params'], route: RouteRow): RequestState['params'] => {
  const { '*': rest, ...others } = params;
  return rest === undefined ? params : { ...others, [restOf(route) ?? '']: rest };
};

/**
 * The router of openapi-backend, on find-my-way. The library's own router lists all operations and compiles their paths
 * anew for each request.
 */
export class Router extends OpenAPIRouter {
  readonly #ways = FindMyWay({ maxParamLength: MAX_STEP_LENGTH });
  readonly #operations: RoutedOperation[];

  constructor(definition: Document, routes: readonly RouteRow[]) {
    super({ definition, apiRoot: API_ROOT });
    const rows = new Map(routes.map((route) => [route.operationId, route]));
    this.#operations = super.getOperations().flatMap((operation) => {
      const route = rows.get(operation.operationId ?? '');
      return route ? [{ ...operation, route }] : [];
    });
    for (const operation of this.#operations) {
      const way = API_ROOT + wayOf(operation.route);
      this.#ways.on(operation.method.toUpperCase() as Method, way, () => undefined, operation);
    }
  }

  override getOperations(): RoutedOperation[] {
    return this.#operations;
  }

  override matchOperation(request: RequestState): RoutedOperation {
    const way = this.#ways.find(request.method as Method, request.path);
    // openapi-backend recognizes these two errors by their beginning.
    if (!way)
      throw new Error(this.methodsOf(request.path).length === 0 ? '404-notFound' : '405-methodNotAllowed');
    const operation = way.store as RoutedOperation;
    // A parameter of a call can make its path that of another operation: /users/{user_id_or_email} with `me`.
    if (request.call && request.call.operationId !== operation.operationId) throw new Error('404-notFound');
    request.params = named(way.params as RequestState['params'], operation.route);
    return operation;
  }

  override parseRequest(request: RequestState, operation?: RoutedOperation): RequestState {
    if (!operation) return request;
    request.route = operation.route;
    if (request.querystring !== '') request.query = parseForm(request.querystring);
    return request;
  }

  methodsOf(path: string): string[] {
    const own = METHODS.filter((method) => this.#ways.find(method, path));
    return own.includes('GET') ? [...own, 'HEAD'] : own;
  }
}

/** Handles OPTIONS, and refuses the other methods that a path does not have. */
export const refuseMethod = (context: Context, allowed: readonly string[]): void => {
  if (context.method === 'OPTIONS') {
    context.status = 204;
    context.set('Allow', [...allowed, 'OPTIONS'].sort().join(', '));
    return;
  }
  const sorted = [...allowed].sort();
  context.set('Allow', sorted.join(', '));
  throw errors.methodNotAllowed({ allowed_methods: sorted });
};
