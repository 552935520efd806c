import FindMyWay from 'find-my-way';
import { type Document, OpenAPIRouter, type Operation } from 'openapi-backend';

import { errors } from '../../../generated/errors.js';
import type { Context, RequestState } from './request.js';
import { groupBy } from '../../lib/sorted-ids.js';
import { parseQuery } from './form.js';
import type { RouteRow } from '../../contract/types.js';
import { routes } from '../../../generated/routes.js';

export const API_ROOT = '/api/v1';
/** Where the operations are tools of the Model Context Protocol. A further step of the path names a toolset. */
export const AGENTS_PATH = '/mcp';

/** Returns whether a path is that of the agents, or below it. */
export const isAgentsPath = (path: string): boolean =>
  path === AGENTS_PATH || path.startsWith(`${AGENTS_PATH}/`);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

export const isMethod = (name: unknown): name is Method => METHODS.includes(name as Method);

/**
 * In characters. An email may be longer than the router allows by default. The contract refuses values that are too
 * long for their kind.
 */
const MAX_STEP_LENGTH = 1000;

/** An operation of the document with its row of the route table. */
type RoutedOperation = Operation & { readonly route: RouteRow };

/** Returns the name of the parameter that is the rest of the path, with slashes. */
const restOf = ({ parameters }: RouteRow): string | undefined =>
  parameters.find(({ slashes }) => slashes)?.name;

/** Returns the path of a route in the form that find-my-way reads. */
const wayOf = (route: RouteRow): string => {
  const rest = restOf(route);
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === rest ? '*' : `:${name}`));
};

/** The parameters of a path by name. find-my-way has no name for the rest of a path. */
const named = (params: RequestState['params'], route: RouteRow): RequestState['params'] => {
  const { '*': rest, ...others } = params;
  return rest === undefined ? params : { ...others, [restOf(route) ?? '']: rest };
};

/** find-my-way has paths of one method only: `Methods` has the methods of a path. */
const ANY_METHOD = 'GET';

/** The operations of a path by method. */
type Methods = ReadonlyMap<string, RoutedOperation>;

/**
 * The router of openapi-backend, on find-my-way. The library's own router lists all operations and compiles their paths
 * anew for each request. The path is found first, and then its method: a fixed path such as `/users/me` does not have
 * the methods of a path with a parameter beside it.
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
    for (const [way, operations] of groupBy(this.#operations, ({ route }) => wayOf(route))) {
      const methods: Methods = new Map(operations.map((one) => [one.method.toUpperCase(), one]));
      this.#ways.on(ANY_METHOD, API_ROOT + way, () => undefined, methods);
    }
  }

  override getOperations(): RoutedOperation[] {
    return this.#operations;
  }

  override matchOperation(request: RequestState): RoutedOperation {
    const way = this.#ways.find(ANY_METHOD, request.path);
    // openapi-backend recognizes these two errors by their beginning.
    if (!way) throw new Error('404-notFound');
    const operation = (way.store as Methods).get(request.method);
    // A parameter of a call can make its path another one: /users/{user_id_or_email} with `me`.
    if (request.call && request.call.operationId !== operation?.operationId) throw new Error('404-notFound');
    if (!operation) throw new Error('405-methodNotAllowed');
    request.params = named(way.params as RequestState['params'], operation.route);
    return operation;
  }

  override parseRequest(request: RequestState, operation?: RoutedOperation): RequestState {
    if (!operation) return request;
    request.route = operation.route;
    if (request.querystring !== '') request.query = parseQuery(request.querystring);
    return request;
  }

  methodsOf(path: string): string[] {
    const way = this.#ways.find(ANY_METHOD, path);
    const own = way ? [...(way.store as Methods).keys()] : [];
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

const ways = FindMyWay({ maxParamLength: MAX_STEP_LENGTH });
for (const [way, rows] of groupBy(routes, wayOf)) ways.on('GET', way, () => undefined, rows);

/** Returns the operation of a request as the contract has it, with or without the root of the API in the path. */
export const findRoute = (method: string, path: string): RouteRow | undefined => {
  const [pathname = ''] = path.split('?');
  const relative = pathname.startsWith(`${API_ROOT}/`) ? pathname.slice(API_ROOT.length) : pathname;
  const rows = ways.find('GET', relative)?.store as readonly RouteRow[] | undefined;
  return rows?.find((route) => route.method === (method === 'HEAD' ? 'GET' : method));
};
