import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';
import { isDiskFull } from '../../lib/disk-full.js';
import { ReadStoppedError, StoreUnavailableError, TooManyReadsError, TransientError } from './errors.js';

const stopped = ({ reason }: ReadStoppedError): ApiError => {
  switch (reason) {
    case 'too long':
      return errors.queryTooExpensive();
    // The client disconnected and gets no response, or its session ended.
    case 'abandoned':
      return errors.notLoggedIn();
    case 'closing':
      return errors.storeUnavailable();
  }
};

/** Returns the API error for a limit that the request reached. Undefined for other errors. */
export const toRefusal = (error: unknown): ApiError | undefined => {
  if (error instanceof ReadStoppedError) return stopped(error);
  if (error instanceof TooManyReadsError) {
    return errors.rateLimitHit({ 'retry-after': error.retryAfterSeconds });
  }
  return undefined;
};

/** Returns the API error for an error of the store or of the disk of uploads. Undefined if clients get no specific error. */
export const toApiError = (error: unknown): ApiError | undefined =>
  error instanceof StoreUnavailableError || error instanceof TransientError || isDiskFull(error)
    ? errors.storeUnavailable()
    : undefined;
