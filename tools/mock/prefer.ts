import { ApiError, type ErrorBody } from '../../src/http/api-error.js';
import { examplesOf, type Json, type Published, type PublishedOperation } from './published.js';

/** What the header `Prefer` (RFC 7240) of a request chooses. */
export interface Preferences {
  /** A documented status, such as 400. */
  readonly code?: string;
  /** The name of a documented example, such as `draftNotFound`. */
  readonly example?: string;
  /** An event that the queue gets, by type or by type and op: `reaction/add`. */
  readonly event?: string;
}

const PREFERENCE = /(?:^|[,;])\s*(code|example|event)\s*=\s*"?([\w/-]+)"?/g;

export const parsePrefer = (header: string): Preferences =>
  Object.fromEntries([...header.matchAll(PREFERENCE)].map(([, name = '', value]) => [name, value]));

/** Returns the status of the documented response that is chosen. Undefined if there is none. */
const statusOf = (operation: PublishedOperation, { code, example }: Preferences): string | undefined => {
  const statuses = Object.keys(operation.responses).filter((status) => code === undefined || status === code);
  return example === undefined && code === undefined
    ? undefined
    : statuses.find((status) => example === undefined || example in examplesOf(operation, status));
};

const headersOf = (operation: PublishedOperation, status: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(operation.responses[status]?.headers ?? {})
      .filter(([, { example }]) => example !== undefined)
      .map(([name, { example }]) => [name, String(example)]),
  );

/** The response that a client chose. */
export interface Chosen {
  readonly status: number;
  readonly body: Json | string;
}

/** Returns the documented example that a client chose. Throws it if it is an error. Undefined if there is none. */
export const chosenExample = (
  { api, operations }: Published,
  operationId: string,
  preferences: Preferences,
): Chosen | undefined => {
  const operation = operations.get(operationId);
  const code = operation && statusOf(operation, preferences);
  if (!operation || code === undefined) return undefined;
  const { example } = preferences;
  const options = { code: Number(code), ...(example !== undefined && { example }) };
  const mock: unknown = api.mockResponseForOperation(operationId, options).mock;
  const status = Number(code);
  if (status >= 400)
    throw new ApiError(example ?? code, status, mock as ErrorBody, headersOf(operation, code));
  return { status, body: mock as Json | string };
};
