import { errors } from '../../generated/errors.js';
import { budgets } from '../budgets.js';
import { kibibytes } from '../lib/bytes.js';
import type { ApiError } from './api-error.js';
import { createByteAccounts, type ByteAccounts } from './byte-accounts.js';
import { networkOf } from './client-address.js';
import type { Middleware } from './request-state.js';

/** In seconds. A client may retry after this time, when other requests have finished. */
const RETRY_AFTER = 1;

/** The bodies of an owner who uses the reserve, together. */
const SMALL_BYTES = kibibytes(128);

/** Counts the bytes of one request's body in memory, from its arrival until the response is sent. */
export interface HeldBody {
  /** Counts a piece of the body. Returns RATE_LIMIT_HIT if that exceeds a budget. */
  add(bytes: number): ApiError | undefined;
  /**
   * Counts the body to an authenticated user, or to the owner of a bot, instead of an address. Throws RATE_LIMIT_HIT if that
   * exceeds a budget.
   */
  belongsTo(ownerId: number): void;
  release(): void;
}

/** Counts all bodies of a process. */
export interface HeldBodies {
  readonly held: number;
  readonly usage: Readonly<Record<'bodiesWithoutLogin' | 'bodiesOfUsers', number>>;
  open(address: string): HeldBody;
}

export const createHeldBodies = (): HeldBodies => {
  const forFew = { reserve: budgets.smallBodies.bytes, few: SMALL_BYTES };
  const strangers = createByteAccounts({
    all: budgets.bodiesWithoutLogin.bytes,
    each: budgets.bodiesOfNetwork.bytes,
    ...forFew,
  });
  const users = createByteAccounts({
    all: budgets.bodiesOfUsers.bytes,
    each: budgets.bodiesOfUser.bytes,
    ...forFew,
  });
  return {
    get held() {
      return strangers.held + users.held;
    },
    get usage() {
      return { bodiesWithoutLogin: strangers.held, bodiesOfUsers: users.held };
    },
    open(address) {
      let accounts: ByteAccounts = strangers;
      let owner: string | undefined;
      let bytes = 0;
      let isReleased = false;
      const giveBack = (): void => {
        if (owner !== undefined) accounts.give(owner, bytes);
        bytes = 0;
      };
      const add = (more: number): ApiError | undefined => {
        // Bytes that a parser still has of a refused body. They would never be released.
        if (isReleased) return undefined;
        owner ??= networkOf(address);
        if (!accounts.take(owner, more)) return errors.rateLimitHit({ 'retry-after': RETRY_AFTER });
        bytes += more;
        return undefined;
      };
      return {
        add,
        belongsTo(ownerId) {
          const before = bytes;
          giveBack();
          accounts = users;
          owner = String(ownerId);
          const refusal = add(before);
          if (refusal) throw refusal;
        },
        release() {
          giveBack();
          isReleased = true;
        },
      };
    },
  };
};

/** Counts every body while its request is handled. */
export const holdBodies =
  (bodies: HeldBodies): Middleware =>
  async (context, next) => {
    const body = bodies.open(context.ip);
    context.state.body = body;
    try {
      await next();
    } finally {
      body.release();
    }
  };
