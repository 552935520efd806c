const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  413: 'PayloadTooLarge',
  422: 'KeyReused',
  429: 'TooManyRequests',
  431: 'RequestHeaderFieldsTooLarge',
  500: 'InternalError',
  503: 'Unavailable',
};

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The request is invalid or not allowed.',
  401: 'The request has no valid credentials.',
  403: 'The request is not allowed.',
  404: 'The path or the object does not exist.',
  413: 'The body is larger than the server accepts.',
  422: 'The `Idempotency-Key` belongs to another request.',
  429: 'There were too many requests.',
  431: 'The query or the headers are too long.',
  500: 'The server failed unexpectedly. Its log has the details.',
  503: 'The server is not ready. Try again later.',
};

/** Returns the name of a response with a status, if operations share it. */
export const statusName = (status: number): string => STATUS_NAMES[status] ?? `Error${String(status)}`;

/** Returns the description of a response with a status. */
export const descriptionOf = (status: number): string => DESCRIPTIONS[status] ?? 'The request failed.';
