import { DAY } from '../../lib/seconds.js';
import type { Store, Tx } from '../store/types.js';
import type { Context } from './request-state.js';

const MAX_KEY_LENGTH = 255;

/** What clients send that do not know that the header is a string of RFC 9651. */
const PLAIN_KEY = `[!#-~]{1,${MAX_KEY_LENGTH}}`;
/** A string of RFC 9651, whose quotes and backslashes are escaped. */
const QUOTED_KEY = String.raw`"(?:[ !#-\[\]-~]|\\["\\]){1,${MAX_KEY_LENGTH}}"`;

/** What clients know of repeated requests. */
export const retryPolicy = {
  header: 'Idempotency-Key',
  /** The header of a response that an earlier request got. */
  replayedHeader: 'Idempotency-Replayed',
  /** A response is stored this long. */
  keptSeconds: DAY,
  maxKeyLength: MAX_KEY_LENGTH,
  keyPattern: `^(?:${PLAIN_KEY}|${QUOTED_KEY})$`,
} as const;

/** Thrown instead of a change that an earlier request with the same `Idempotency-Key` made. */
export class Replay extends Error {
  constructor(
    /** The response of the earlier request. */
    readonly output: object,
  ) {
    super('An earlier request made the change.');
  }
}

/** A request with an `Idempotency-Key`. */
export interface Retry {
  /** Whether `once` made the change. */
  readonly isDone: boolean;
  /** Makes the change and stores its response, or throws `Replay`. */
  once<T extends object>(tx: Tx, change: () => Promise<T>): Promise<T>;
  /** Throws `Replay` if an earlier request made the change. */
  check(store: Pick<Store, 'read'>): Promise<void>;
}

/** Returns the retry of a request. Undefined for a request without an `Idempotency-Key`. */
export type OpenRetry = (context: Context) => Promise<Retry> | undefined;
