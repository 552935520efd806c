import { ApiError } from './api-error.js';
import { authentication, type Credentials } from './credentials.js';
import { ConnectionError, errorOf } from './errors.js';
import type { CallOptions, Route } from './operation.js';
import { repeat, startTimer, type Waiting } from './repeat.js';
import { requestOf, type Parameters } from './request.js';
import { jsonOf, streamOf } from './response.js';

/** What all calls of a client have in common. */
export interface Connection extends Waiting {
  readonly credentials: Credentials;
  readonly timeout: number;
  readonly attempts: number;
}

/** `crypto.randomUUID` does not exist on pages without https. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const send = async (url: string, request: RequestInit, { mediaType }: Route): Promise<unknown> => {
  const response = await fetch(url, request);
  if (!response.ok) throw await errorOf(response);
  return mediaType === undefined ? jsonOf(response) : streamOf(response, mediaType);
};

/**
 * Aborts a request with the signal of the caller. Returns what ends that. `AbortSignal.any` would keep something of each call
 * for as long as the signal exists.
 */
const follow = (signal: AbortSignal | undefined, limit: AbortController): (() => void) => {
  const abort = (): void => {
    limit.abort();
  };
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return () => signal?.removeEventListener('abort', abort);
};

/** Sends a request once. Returns a response when it is complete, and a stream when it begins. */
const attempt = async (
  request: (signal: AbortSignal) => Promise<unknown>,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<unknown> => {
  const limit = new AbortController();
  const timer = startTimer(() => {
    limit.abort();
  }, timeout);
  const release = follow(signal, limit);
  try {
    const result = await request(limit.signal);
    // The signal also ends the rest of a stream.
    if (!(result instanceof ReadableStream)) release();
    return result;
  } catch (error) {
    release();
    signal?.throwIfAborted();
    if (error instanceof ApiError || error instanceof ConnectionError) throw error;
    const text = limit.signal.aborted
      ? `There was no response within ${timeout} ms.`
      : 'The connection was lost.';
    throw new ConnectionError(text, { cause: error });
  } finally {
    clearTimeout(timer);
  }
};

/** Calls an operation, and repeats the request after temporary errors. A repeat makes no change twice. */
export const call = async (
  connection: Connection,
  route: Route,
  parameters: Parameters = {},
  options: CallOptions = {},
): Promise<unknown> => {
  const { credentials } = connection;
  const { timeout = connection.timeout, attempts = connection.attempts } = options;
  const { signal, idempotencyKey = randomKey() } = options;
  const { url, body } = requestOf(credentials.site ?? '', route, parameters);
  const request: RequestInit = {
    method: route.method,
    // `fetch` would make a GET of a POST.
    redirect: 'manual',
    credentials: credentials.key === undefined ? 'same-origin' : 'omit',
    headers: { ...authentication(credentials), ...(route.takesKey && { 'Idempotency-Key': idempotencyKey }) },
    ...(body && { body }),
  };
  const once = (): Promise<unknown> =>
    attempt((either) => send(url, { ...request, signal: either }, route), timeout, signal);
  return repeat(once, attempts, connection, signal);
};
