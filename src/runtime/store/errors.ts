import { OperatorError } from '../../lib/fail-command.js';

/** Base class of the store's errors. The error of the driver is the `cause`. */
class StoreError extends Error {}

/** A row with these values already exists. `index` is the violated index, `PRIMARY` for the primary key. */
export class UniqueViolationError extends StoreError {
  constructor(
    readonly index: string,
    cause: unknown,
  ) {
    super(`The values are taken already (${index}).`, { cause });
  }
}

/** A row that other rows reference, or that references a missing row. */
export class ReferenceViolationError extends StoreError {
  constructor(cause: unknown) {
    super('A row refers to another one that is not there.', { cause });
  }
}

/** A value that its column cannot store. Parts validate their input, so this error indicates a bug in a part. */
export class ValueRefusedError extends StoreError {
  constructor(
    readonly reason: 'too long' | 'out of range' | 'missing' | 'of the wrong type' | 'with a null character',
    readonly column: string | undefined,
    cause?: unknown,
  ) {
    super(`A value is ${reason}${column === undefined ? '' : ` for the column ${column}`}.`, { cause });
  }
}

/** The work itself may be correct: in a new transaction it may succeed. */
export class TransientError extends StoreError {}

/** The engine aborted this transaction in favor of another one: a deadlock or a lock timeout. */
export class ConflictError extends TransientError {
  constructor(cause: unknown) {
    super('The transaction gave way to another one.', { cause });
  }
}

export class ConnectionLostError extends TransientError {
  constructor(cause: unknown) {
    super('The connection to the database was lost.', { cause });
  }
}

/** The store cannot run the work now, even after all retries. */
export class StoreUnavailableError extends StoreError {
  constructor(cause: unknown, message = 'The database cannot be used now.') {
    super(message, { cause });
  }
}

/** Why a long read was stopped. */
export type StopReason = 'too long' | 'abandoned' | 'closing';

/** A long read was stopped. Its connection is free again. */
export class ReadStoppedError extends StoreError {
  constructor(
    readonly reason: StopReason,
    cause?: unknown,
  ) {
    super(`The read was stopped: ${reason}.`, { cause });
  }
}

/** A user has too many waiting long reads, or one of them waited too long. */
export class TooManyReadsError extends StoreError {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many long reads are waiting.');
  }
}

/** The database cannot be opened. */
export class StoreOpenError extends OperatorError {}
