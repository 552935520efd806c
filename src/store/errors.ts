/** What the store throws; the error of the driver is its `cause`. */
class StoreError extends Error {}

/** A row with these values is there already; `index` is the index that says so, `PRIMARY` for the primary key. */
export class UniqueViolationError extends StoreError {
  constructor(
    readonly index: string,
    cause: unknown,
  ) {
    super(`The values are taken already (${index}).`, { cause });
  }
}

/** A row that others point at, or that points at one that is not there. */
export class ReferenceViolationError extends StoreError {
  constructor(cause: unknown) {
    super('A row refers to another one that is not there.', { cause });
  }
}

/** A value that its column cannot hold. Parts check their input, so whoever sees this found a fault of theirs. */
export class ValueRefusedError extends StoreError {
  constructor(
    readonly reason: 'too long' | 'out of range' | 'missing' | 'of the wrong type' | 'with a null character',
    readonly column: string | undefined,
    cause?: unknown,
  ) {
    super(`A value is ${reason}${column === undefined ? '' : ` for the column ${column}`}.`, { cause });
  }
}

/** Nothing is wrong with the work itself: run again in a new transaction it may well succeed. */
export class TransientError extends StoreError {}

/** The engine chose this transaction to give way to another: a deadlock, or a lock waited for too long. */
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

/** The store cannot do it now, however often it tried. */
export class StoreUnavailableError extends StoreError {
  constructor(cause: unknown, message = 'The database cannot be used now.') {
    super(message, { cause });
  }
}

/** Why a long read ended before it was done. */
export type StopReason = 'too long' | 'abandoned' | 'closing';

/** A long read was stopped; its connection is free again. */
export class ReadStoppedError extends StoreError {
  constructor(
    readonly reason: StopReason,
    cause?: unknown,
  ) {
    super(`The read was stopped: ${reason}.`, { cause });
  }
}

/** A user has too many long reads waiting, or one of them waited too long. */
export class TooManyReadsError extends StoreError {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many long reads are waiting.');
  }
}

/** The database cannot be opened: the whole message is the one line that stops the start. */
export class StoreOpenError extends StoreError {}
