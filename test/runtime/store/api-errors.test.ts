import { expect } from 'chai';

import { toApiError, toRefusal } from '../../../src/runtime/store/api-errors.js';
import {
  ConflictError,
  ConnectionLostError,
  ReadStoppedError,
  ReferenceViolationError,
  StoreUnavailableError,
  TooManyReadsError,
} from '../../../src/runtime/store/errors.js';

describe('an error of the store in an API response', () => {
  it('is a refusal if the request reached a limit', () => {
    const refusals = [
      [new ReadStoppedError('too long'), 400, 'QUERY_TOO_EXPENSIVE'],
      [new ReadStoppedError('abandoned'), 401, 'UNAUTHORIZED'],
      [new ReadStoppedError('closing'), 503, 'SERVER_NOT_READY'],
      [new TooManyReadsError(7), 429, 'RATE_LIMIT_HIT'],
    ] as const;
    for (const [error, status, code] of refusals) {
      const refusal = toRefusal(error);
      expect([refusal?.status, refusal?.body.code], error.message).to.deep.equal([status, code]);
      expect(toApiError(error), error.message).to.equal(undefined);
    }
    expect(toRefusal(new TooManyReadsError(7))?.headers).to.deep.equal({ 'Retry-After': '7' });
  });

  it('says that the server is not ready if the database cannot be used', () => {
    for (const error of [
      new StoreUnavailableError(undefined),
      new ConflictError(undefined),
      new ConnectionLostError(undefined),
    ]) {
      const { status, body } = toApiError(error) ?? {};
      expect([status, body?.code], error.message).to.deep.equal([503, 'SERVER_NOT_READY']);
      expect(toRefusal(error), error.message).to.equal(undefined);
    }
  });

  it('is nothing specific if it is a fault of the server', () => {
    for (const error of [new ReferenceViolationError(undefined), new Error('no'), undefined]) {
      expect(toRefusal(error)).to.equal(undefined);
      expect(toApiError(error)).to.equal(undefined);
    }
  });
});
