import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

import { errors } from '../../../generated/errors.js';
import type { Services } from '../services.js';
import { toApiError, toRefusal } from '../store/api-errors.js';
import { isDiskFull } from '../../lib/disk-full.js';
import { ownTurn } from '../../lib/event-loop.js';
import { operationName } from '../telemetry/requests.js';
import { ApiError } from '../../contract/api-error.js';
import { JSON_HEADERS, releaseRequest } from './connections.js';
import { LateResponse, RawResponse, StreamResponse } from './operation.js';
import { serialize, writeLongLists } from './serialize.js';
import type { Context, Middleware, State } from './request.js';

/** Sets the headers of a response with JSON. */
export const stateJson = (res: ServerResponse): void => {
  for (const [name, value] of JSON_HEADERS) res.setHeader(name, value);
};

const send = (context: Context, status: number, body: string | Buffer): void => {
  context.status = status;
  stateJson(context.res);
  context.body = body;
};

/** Sends a body in parts. Koa accepts one Buffer only, so it does not write this response. */
const sendParts = async (context: Context, parts: readonly Buffer[]): Promise<void> => {
  // Writing megabytes takes milliseconds, and responses that waited for one COMMIT come together.
  await ownTurn();
  const { res } = context;
  context.status = 200;
  stateJson(res);
  context.length = parts.reduce((sum, { length }) => sum + length, 0);
  context.respond = false;
  context.state.parts = parts;
  if (!context.writable) {
    res.end();
    return;
  }
  res.cork();
  for (const part of parts) res.write(part);
  res.end();
};

/** Bytes of a stream that are made before the connection accepts them. */
const STREAM_BYTES = 65_536;

const STREAM_LISTENERS = 12;

const sendStream = (context: Context, { mediaType, texts }: StreamResponse): void => {
  context.status = 200;
  context.res.setHeader('Content-Type', mediaType);
  context.res.setHeader('Cache-Control', 'no-store');
  // Proxies would wait for more text.
  context.res.setHeader('X-Accel-Buffering', 'no');
  context.res.flushHeaders();
  // Koa and the pipe listen ten times for the end, and a session once more. Node warns of a leak beyond ten.
  context.res.setMaxListeners(STREAM_LISTENERS);
  context.body = Readable.from(texts, { objectMode: false, highWaterMark: STREAM_BYTES });
};

/** Adds the ignored parameters to a body that is already serialized. */
export const withIgnored = (body: string | Buffer, ignored: readonly string[]): string | Buffer => {
  if (ignored.length === 0) return body;
  const end = `,"ignored_parameters_unsupported":${JSON.stringify(ignored)}}\n`;
  // Both forms end with `}` and a newline.
  if (typeof body === 'string') return `${body.slice(0, -2)}${end}`;
  return Buffer.concat([body.subarray(0, -2), Buffer.from(end)]);
};

/** Returns the output of a handler in the success envelope. */
const inEnvelope = async (output: object, ignored: readonly string[]): Promise<object> => {
  const envelope = { result: 'success', msg: '', ...(await writeLongLists(output)) };
  return ignored.length > 0 ? { ...envelope, ignored_parameters_unsupported: ignored } : envelope;
};

/** Returns the parts of the JSON of a success, uncompressed. */
export const successParts = async (
  output: object,
  ignored: readonly string[],
): Promise<readonly (Buffer | string)[]> => {
  if (output instanceof StreamResponse) throw new Error('A stream has no JSON.');
  if (output instanceof LateResponse) return [withIgnored((await output.response).body, ignored)];
  if (output instanceof RawResponse) return [withIgnored(output.body, ignored)];
  const { body } = await serialize(await inEnvelope(output, ignored), () => false);
  return typeof body === 'string' ? [body] : body;
};

/** Sends the handler's output in the success envelope. */
export const sendSuccess = async (
  context: Context,
  output: object | LateResponse | RawResponse | StreamResponse,
  services: Services,
): Promise<void> => {
  if (output instanceof LateResponse) {
    const { state } = context;
    state.late = sendLate(context, output, services);
    return;
  }
  if (output instanceof StreamResponse) {
    sendStream(context, output);
    return;
  }
  const { ignored } = context.state.request;
  if (output instanceof RawResponse) {
    send(context, 200, withIgnored(output.body, ignored));
    return;
  }
  const fields = await inEnvelope(output, ignored);
  const { body, encoding } = await serialize(fields, () => context.acceptsEncodings('gzip') === 'gzip');
  if (encoding) context.res.setHeader('Content-Encoding', encoding);
  if (typeof body === 'string') send(context, 200, body);
  else await sendParts(context, body);
};

/**
 * Returns whether the client disconnected before its request was complete. No response is possible, and it is not a
 * server error.
 */
const isGone = ({ req }: Context): boolean => req.destroyed && !req.complete;

/** Returns whether a file or a package of the program is not there, which was when the process started. */
const isMissingModule = (error: unknown): boolean =>
  ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes((error as { readonly code?: string }).code ?? '');

/** Returns the error of the contract for an exception. Logs what the contract does not have. */
export const knownError = (error: unknown, context: Context, services: Services): ApiError => {
  if (error instanceof ApiError) return error;
  if (isGone(context)) return errors.malformedForm();
  const refusal = toRefusal(error);
  if (refusal) return refusal;
  const expected = toApiError(error);
  if (isDiskFull(error)) services.diskSpace.noteFull(error);
  if (isMissingModule(error)) services.lifecycle.loseFiles();
  const message = expected ? 'The store or a disk failed; responded 503.' : 'Unhandled error; responded 500.';
  const details = { request: context.state.requestId, operation: operationName(context), err: error };
  services.log.error(details, message);
  return expected ?? errors.internalError();
};

/**
 * For an HTTP Basic challenge, a browser shows a dialog and then adds the credentials to every request. An unknown
 * scheme leaves the response to the page. Browsers do not send `Sec-Fetch-Site` to sites without https.
 */
const withoutDialog = (context: Context): void => {
  const isBrowser = context.get('sec-fetch-site') !== '' || /\btext\/html\b/.test(context.get('accept'));
  if (isBrowser && context.res.hasHeader('WWW-Authenticate')) context.set('WWW-Authenticate', 'Session');
};

/** Sets the headers of an error. Returns what the body of the response tells, in whichever form. */
export const beginError = (error: unknown, context: Context, services: Services): ApiError => {
  const known = knownError(error, context, services);
  context.set(known.headers);
  withoutDialog(context);
  return known;
};

/** Sends an error as JSON with a code. Internal details are only logged. */
const sendError = (error: unknown, context: Context, services: Services): void => {
  const { status, body } = beginError(error, context, services);
  send(context, status, `${JSON.stringify(body)}\n`);
};

/** Sends the error of every request that fails. */
export const sendErrors =
  (services: Services): Middleware =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      sendError(error, context, services);
    }
  };

/**
 * Returns a context with what is left of a request while its response is awaited. The first one, and what the connection
 * keeps until the response is sent, would take much more memory for each waiting client.
 */
const forget = ({ app, req, res, state }: Context): Context => {
  const { requestId, request } = state;
  const { route, actor } = request;
  releaseRequest(req);
  const left = app.createContext<State>(req, res) as Context;
  left.state = { requestId, waiting: { route, userId: actor?.id } } as State;
  return left;
};

/** Sends what a context has. Koa writes no response for a request that has passed its middleware. */
const end = (context: Context, services: Services): Context => {
  services.lifecycle.closeAfter(context.res);
  context.res.end(context.writable ? context.body : undefined);
  services.slowReaders.answered(context.req);
  return context;
};

/** Sends the error of a request that has passed Koa's middleware. */
export const sendLateError = (error: unknown, context: Context, services: Services): Context => {
  sendError(error, context, services);
  return end(context, services);
};

/** Sends a response when it is there. */
const sendLate = (context: Context, { response }: LateResponse, services: Services): Promise<Context> => {
  const { ignored } = context.state.request;
  context.respond = false;
  const left = forget(context);
  context.state = left.state;
  return response.then(
    ({ body }) => {
      send(left, 200, withIgnored(body, ignored));
      return end(left, services);
    },
    (error: unknown) => sendLateError(error, left, services),
  );
};
