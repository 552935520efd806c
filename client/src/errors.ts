import { errorClasses } from '../../generated/client-errors.js';
import { ApiError, type ErrorBody } from './api-error.js';

/** There was no response of the server: the connection was lost, or a proxy responded in its place. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    message: string,
    options?: ErrorOptions,
    /** The status of the response, if there was one. */
    readonly status?: number,
    /** How many seconds to wait before the next request. */
    readonly retryAfter?: number,
  ) {
    super(message, options);
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'msg' in body;

/** Returns the value of a JSON text, and undefined for any other text. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the seconds of `Retry-After`, which has them or a date. The date is compared with the clock of the server. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const header = headers.get('Retry-After');
  if (header === null) return undefined;
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const seconds = /^[\d.]+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
};

/** The error of a response that is not one of the server, such as the page of a proxy. */
export const foreignResponse = (response: Response): ConnectionError => {
  const { status, type } = response;
  const isRedirect = type === 'opaqueredirect' || (status >= 300 && status < 400);
  const text = isRedirect
    ? 'The site redirects to another address.'
    : `A proxy or another server responded, with the status ${status}.`;
  return new ConnectionError(text, {}, status, retryAfterOf(response));
};

/**
 * Returns the error of a response that is not a success. A newer server can have codes without a class. Throws if the
 * connection is lost before the end of the response.
 */
export const errorOf = async (response: Response): Promise<Error> => {
  const body = parseJson(await response.text());
  if (!isErrorBody(body)) return foreignResponse(response);
  const Class = new Map<string, unknown>(Object.entries(errorClasses)).get(body.code) ?? ApiError;
  return new (Class as typeof ApiError)(response.status, body, retryAfterOf(response));
};

/** Returns whether the same request can succeed later. */
export const isTemporary = (error: unknown): boolean => {
  if (!(error instanceof ConnectionError || error instanceof ApiError)) return false;
  const { status } = error;
  return status === undefined || status >= 500 || status === 429 || status === 408;
};
