import { API_ROOT } from '../../src/runtime/http/match.js';
import type { Client } from '../support/client.js';

/**
 * Returns the status and the error code of a response. The test client refuses a 503, which the contract states for all
 * requests in general and not for each operation.
 */
export const request = async (
  { url, authorization = '' }: Client,
  method: string,
  path: string,
  parameters: Readonly<Record<string, string | Blob>> = {},
): Promise<{ readonly status: number; readonly code: string | undefined }> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(parameters)) body.append(name, value);
  const sent = method === 'GET' ? {} : { body };
  const response = await fetch(new URL(API_ROOT + path, url), {
    method,
    headers: { Authorization: authorization },
    ...sent,
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code };
};
