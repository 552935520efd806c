import type { Body, Client } from '../support/client.js';
import type { Operation } from './types.js';

/**
 * `unknown`: no response, or that of a server without its database. The change may have been made. `failed`: a response
 * that the contract does not have.
 */
export type Outcome =
  | { readonly is: 'acknowledged'; readonly body: Body; readonly isReplayed: boolean }
  | { readonly is: 'refused' | 'failed'; readonly text: string }
  | { readonly is: 'unknown' };

/** Whether a connection broke, or the server responded that it has no database, which the contract states in general. */
export const isLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const isOfSocket = 'code' in error && error.code !== 'ERR_ASSERTION';
  // `fetch` names the error of the socket as its cause.
  return (
    isOfSocket ||
    (error instanceof TypeError && error.cause !== undefined) ||
    error.message.includes('SERVER_NOT_READY')
  );
};

/** Sends a request, with an `Idempotency-Key` if there is one. */
export const attempt = async (
  client: Client,
  { request }: Pick<Operation, 'request'>,
  { key, signal }: { readonly key?: string; readonly signal?: AbortSignal | undefined },
): Promise<Outcome> => {
  const [method, path, parameters] = request;
  try {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const {
      status,
      body,
      headers: received,
    } = await client.send(method, path, parameters, { headers, ...(signal && { signal }) });
    if (status === 200)
      return { is: 'acknowledged', body, isReplayed: received.get('idempotency-replayed') === 'true' };
    return { is: 'refused', text: `${status}: ${JSON.stringify(body)}` };
  } catch (error) {
    return isLost(error) ? { is: 'unknown' } : { is: 'failed', text: String(error) };
  }
};
