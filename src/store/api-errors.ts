import { errors } from '../../generated/errors.js';
import type { ApiError } from '../contract/api-error.js';
import { StoreUnavailableError, TransientError } from './errors.js';

/** What a client is told of an error of the store; undefined where that is nothing. */
export const toApiError = (error: unknown): ApiError | undefined =>
  error instanceof StoreUnavailableError || error instanceof TransientError
    ? errors.storeUnavailable()
    : undefined;
