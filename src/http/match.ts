import FindMyWay from 'find-my-way';

import { errors } from '../../generated/errors.js';
import { readForm } from './body.js';
import type { Services } from '../services.js';
import { requesterOf } from '../authentication/authenticate.js';
import type { Context, Middleware } from './request-state.js';
import { parseForm, SMALL_BODY_BYTES } from './form.js';
import type { RouteRow } from './types.js';

export const API_ROOT = '/api/v1';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

const isMethod = (name: unknown): name is Method => METHODS.includes(name as Method);

/**
 * In characters. An email may be longer than the router allows by default. The contract refuses values that are too
 * long for their kind.
 */
export const MAX_STEP_LENGTH = 1000;

/** Finds the operation for a method and a path. */
class Router {
  private readonly ways = FindMyWay({ maxParamLength: MAX_STEP_LENGTH });

  constructor(routes: readonly RouteRow[]) {
    for (const route of routes) {
      const way = API_ROOT + route.path.replaceAll(/\{(\w+)\}/g, ':$1');
      this.ways.on(route.method, way, () => undefined, route);
    }
  }

  find(method: Method, path: string): { route: RouteRow; parameters: Record<string, unknown> } | undefined {
    const way = this.ways.find(method, path);
    return way ? { route: way.store as RouteRow, parameters: way.params } : undefined;
  }

  methodsOf(path: string): string[] {
    const own = METHODS.filter((method) => this.find(method, path));
    return own.includes('GET') ? [...own, 'HEAD'] : own;
  }
}

/** The operation is not known yet when a form is read for its method, so only a small form is read. */
const isSmall = ({ req }: Context): boolean =>
  Number(req.headers['content-length'] ?? Infinity) <= SMALL_BODY_BYTES;

/** Returns the method. A form field `method` of a POST overrides the HTTP method, for clients that can only POST. */
const methodOf = async (context: Context, services: Services): Promise<Method | undefined> => {
  const method = context.method === 'HEAD' ? 'GET' : context.method;
  if (method === 'POST' && context.is('urlencoded') && isSmall(context)) {
    // The bytes of a user's form count to the user from the start. A failed login is reported later.
    await requesterOf(context, services).catch(() => undefined);
    const wanted = (await readForm(context, SMALL_BODY_BYTES)).method;
    if (typeof wanted === 'string' && isMethod(wanted.toUpperCase())) return wanted.toUpperCase() as Method;
  }
  return isMethod(method) ? method : undefined;
};

/** Handles OPTIONS, unknown paths and wrong methods. Otherwise, sets the requested operation. */
export const match = (services: Services, routes: readonly RouteRow[]): Middleware => {
  const router = new Router(routes);
  return async (context, next) => {
    const { path } = context;
    if (context.method === 'OPTIONS') {
      const allowed = router.methodsOf(path);
      if (allowed.length === 0) throw errors.notFound();
      context.status = 204;
      context.set('Allow', [...allowed, 'OPTIONS'].sort().join(', '));
      return;
    }
    const method = await methodOf(context, services);
    const found = method && router.find(method, path);
    if (!found) {
      const allowed = router.methodsOf(path);
      if (allowed.length === 0) throw errors.notFound();
      context.set('Allow', allowed.sort().join(', '));
      throw errors.methodNotAllowed({ allowed_methods: allowed });
    }
    context.state.exchange = {
      route: found.route,
      path: found.parameters,
      query: context.querystring === '' ? {} : parseForm(context.querystring),
      body: {},
      files: [],
      input: {},
      ignored: [],
    };
    await next();
  };
};
