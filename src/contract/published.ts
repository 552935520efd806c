import { errors } from '../../generated/errors.js';
import type { Context, Middleware } from './exchange.js';

type Answer = (context: Context) => Promise<void> | void;

const serve = async (context: Context, answer: Answer): Promise<void> => {
  switch (context.method) {
    case 'GET':
    case 'HEAD':
      await answer(context);
      break;
    case 'OPTIONS':
      context.status = 204;
      context.set('Allow', 'GET, HEAD, OPTIONS');
      break;
    default:
      context.set('Allow', 'GET, HEAD');
      throw errors.methodNotAllowed({ allowed_methods: ['GET', 'HEAD'] });
  }
};

/** Serves what is only read and is no operation: the same for everybody, at fixed addresses. */
export const published =
  (answerAt: (path: string) => Answer | undefined): Middleware =>
  (context, next) => {
    const answer = answerAt(context.path);
    return answer ? serve(context, answer) : next();
  };
