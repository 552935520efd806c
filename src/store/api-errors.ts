import { errors } from '../../generated/errors.js';
import type { ApiError } from '../http/api-error.js';
import { ReadStoppedError, StoreUnavailableError, TooManyReadsError, TransientError } from './errors.js';

const stopped = ({ reason }: ReadStoppedError): ApiError => {
  switch (reason) {
    case 'too long':
      return errors.queryTooExpensive();
    // The client left, and gets nothing, or its session ended.
    case 'abandoned':
      return errors.notLoggedIn();
    case 'closing':
      return errors.storeUnavailable();
  }
};

/** What a client is told of a limit that its request reached; undefined for everything else. */
export const toRefusal = (error: unknown): ApiError | undefined => {
  if (error instanceof ReadStoppedError) return stopped(error);
  if (error instanceof TooManyReadsError) {
    return errors.rateLimitHit({ 'retry-after': error.retryAfterSeconds });
  }
  return undefined;
};

/** What a client is told of an error of the store; undefined where that is nothing. */
export const toApiError = (error: unknown): ApiError | undefined =>
  error instanceof StoreUnavailableError || error instanceof TransientError
    ? errors.storeUnavailable()
    : undefined;
