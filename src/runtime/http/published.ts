import { errors } from '../../../generated/errors.js';
import type { Context } from './request-state.js';

type Responder = (context: Context) => Promise<void> | void;

/** The handlers of a path outside the API, by method. */
interface Resource {
  readonly get: Responder;
  readonly post?: Responder;
}

/** Returns the handler of a request outside the API, or undefined if its path is not served here. */
export type Publisher = (context: Context) => Responder | undefined;

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

/** Serves read-only resources at fixed paths. */
export const published =
  (responderAt: (path: string) => Responder | undefined): Publisher =>
  ({ path }) => {
    const get = responderAt(path);
    return get && ((context) => serveResource(context, { get }));
  };
