import type { Context } from '../request.js';
import { checkNames } from './names.js';
import { type PublishedOperation, readPublishedContract } from './published-operation.js';
import { createValueCheck } from './values.js';
import { retryPolicy } from '../run.js';
import { adviceOf, complaint } from './complaint.js';

const hasBody = ({ req }: Context): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const FORM = 'application/x-www-form-urlencoded';

/** The media types that the operation takes. A form may name another method for an operation without a body. */
const typesFor = (context: Context, { mediaTypes }: PublishedOperation): readonly string[] =>
  context.method === 'POST' && context.state.request.route.method !== 'POST'
    ? [...mediaTypes, FORM]
    : mediaTypes;

const checkBody = (context: Context, operation: PublishedOperation): void => {
  const types = typesFor(context, operation);
  if (types.length === 0)
    throw complaint('body', 'The operation takes no body. Send its parameters in the query string.');
  if (!context.is([...types]))
    throw complaint(
      'Content-Type',
      `The operation does not take this type of body. Send ${types.join(' or ')}.`,
    );
  if (context.get('content-encoding') !== '')
    throw complaint('Content-Encoding', 'Bodies are read as they are. Send the body uncompressed.');
};

/** Refuses a deprecated operation, and headers and bodies that servers ignore. */
const checkHead = (context: Context, operation: PublishedOperation): void => {
  const { route, call } = context.state.request;
  if (operation.isDeprecated)
    throw complaint(
      route.operationId,
      `\`${route.method} ${route.path}\` is deprecated. ${adviceOf(operation.description)}`,
    );
  if (!route.retrySafe && context.get(retryPolicy.header) !== '')
    throw complaint(retryPolicy.header, 'The operation ignores this header. Leave it out.');
  if (!call && hasBody(context)) checkBody(context, operation);
};

/** Refuses what servers ignore, or accept for older clients only. */
export interface Strict {
  /** Checks a request with its body, before its parameters are decoded. */
  checkRequest(context: Context): void;
  /** Checks the values of valid parameters. */
  checkValues(context: Context): void;
}

/** Creates the strict mode, from the document that clients read. */
export const createStrict = async (): Promise<Strict> => {
  const contract = await readPublishedContract();
  const checkValues = await createValueCheck(contract);
  return {
    checkRequest(context) {
      const operation = contract.operations.get(context.state.request.route.operationId);
      if (!operation) return;
      checkHead(context, operation);
      checkNames(context, operation);
    },
    checkValues(context) {
      const { request } = context.state;
      checkValues(request, request.call !== undefined || Boolean(context.is('json')));
    },
  };
};
