import { ApiError, type ErrorBody } from '../../src/contract/api-error.js';
import { ownExamples, type Json, type Published, type PublishedOperation } from './published.js';

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

/** Returns the documented response that is chosen. Undefined if there is none. */
const choose = (
  operation: PublishedOperation,
  { code, example }: Preferences,
): { code: string; example: string } | undefined => {
  if (code === undefined && example === undefined) return undefined;
  return Object.keys(operation.responses)
    .filter((status) => code === undefined || status === code)
    .flatMap((status) => ownExamples(operation, status).map((name) => ({ code: status, example: name })))
    .find((one) => example === undefined || one.example === example);
};

const headersOf = (operation: PublishedOperation, status: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(operation.responses[status]?.headers ?? {})
      .filter(([, { example }]) => example !== undefined)
      .map(([name, { example }]) => [name, String(example)]),
  );

/** Returns the documented response that a client chose, an error as an `ApiError`. Undefined if there is none. */
export const chosenExample = (
  { api, operations }: Published,
  operationId: string,
  preferences: Preferences,
): ApiError | Json | string | undefined => {
  const operation = operations.get(operationId);
  const chosen = operation && choose(operation, preferences);
  if (!chosen) return undefined;
  const { code, example } = chosen;
  const status = Number(code);
  const mock: unknown = api.mockResponseForOperation(operationId, { code: status, example }).mock;
  return status >= 400
    ? new ApiError(example, status, mock as ErrorBody, headersOf(operation, code))
    : (mock as Json | string);
};
