import { errors } from '../../generated/errors.js';
import type { ApiError } from '../contract/api-error.js';

/** A limit on a number of objects. The contract states it as "at most {most} {of}". */
export interface Cap {
  readonly most: number;
  /** The counted objects, and per what they are counted. */
  readonly of: string;
  /** What a client that reached the cap can do, as a sentence. */
  readonly advice?: string;
  /** What is deleted to make room, instead of an error. */
  readonly ends?: string;
}

/** The caps on event queues. */
export const queueCaps = {
  queues: { most: 100, of: 'event queues per user', ends: 'the queue that was idle the longest' },
  queuesOfOwner: {
    most: 300,
    of: 'event queues of a person with all their bots',
    ends: 'the queue that was idle the longest, of the account with the most',
  },
  localIds: { most: 200, of: 'remembered local IDs per event queue', ends: 'the oldest one' },
} as const satisfies Readonly<Record<string, Cap>>;

/** Returns the error for a request that would exceed a cap. */
export const capReached = ({ most, of, advice }: Cap): ApiError =>
  errors.limitReached({ limit: most, of, advice: advice === undefined ? '' : ` ${advice}` });

/** Throws if `count` exceeds a cap. */
export const checkCap = (cap: Cap, count: number): void => {
  if (count > cap.most) throw capReached(cap);
};
