import { errors } from '../../generated/errors.js';
import type { Context, Middleware } from './request-state.js';

type Responder = (context: Context) => Promise<void> | void;

/** The handlers of a path outside the API, by method. */
interface Resource {
  readonly get: Responder;
  readonly post?: Responder;
}

/** Serves GET, HEAD and OPTIONS, and POST if there is a handler. Refuses every other method. */
export const serveResource = async (context: Context, { get, post }: Resource): Promise<void> => {
  const methods = ['GET', 'HEAD', ...(post ? ['POST'] : [])];
  const { method } = context;
  if (method === 'GET' || method === 'HEAD') {
    await get(context);
  } else if (method === 'POST' && post) {
    await post(context);
  } else if (method === 'OPTIONS') {
    context.status = 204;
    context.set('Allow', [...methods, 'OPTIONS'].join(', '));
  } else {
    context.set('Allow', methods.join(', '));
    throw errors.methodNotAllowed({ allowed_methods: methods });
  }
};

/** Serves read-only resources outside operations at fixed paths. */
export const published =
  (responderAt: (path: string) => Responder | undefined): Middleware =>
  (context, next) => {
    const get = responderAt(context.path);
    return get ? serveResource(context, { get }) : next();
  };
