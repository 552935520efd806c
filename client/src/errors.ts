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

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const seconds = (header: string | null): number | undefined =>
  header !== null && Number(header) >= 0 ? Number(header) : undefined;

/**
 * Returns the error of a response that is not a success. A newer server can have codes without a class. Throws if the
 * connection is lost before the end of the response.
 */
export const errorOf = async (response: Response): Promise<Error> => {
  const body = parse(await response.text());
  const { status } = response;
  if (!isErrorBody(body)) return new ConnectionError(`The response has the status ${status}.`, {}, status);
  const Class = new Map<string, unknown>(Object.entries(errorClasses)).get(body.code) ?? ApiError;
  return new (Class as typeof ApiError)(status, body, seconds(response.headers.get('Retry-After')));
};

/** Returns whether the same request can succeed later. */
export const isTemporary = (error: unknown): boolean => {
  if (!(error instanceof ConnectionError || error instanceof ApiError)) return false;
  const { status } = error;
  return status === undefined || status >= 500 || status === 429;
};
