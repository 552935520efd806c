import { errors } from '../../generated/errors.js';
import { budgets } from '../budgets.js';
import type { ApiError } from './api-error.js';
import { createByteAccounts, type ByteAccounts } from './byte-accounts.js';
import { networkOf } from './client-address.js';
import type { Middleware } from './request-state.js';

/** After so many seconds a client may try again: others finish their requests meanwhile. */
const RETRY_AFTER = 1;

/** The bytes that one request's body takes in memory, from its arrival until the request is answered. */
export interface HeldBody {
  /** Counts a piece of the body; returns RATE_LIMIT_HIT if that exceeds a budget. */
  add(bytes: number): ApiError | undefined;
  /** Counts the body to a user whose login is verified instead of to an address, or throws RATE_LIMIT_HIT. */
  belongsTo(userId: number): void;
  release(): void;
}

/** All bodies of a process. */
export interface HeldBodies {
  readonly held: number;
  open(address: string): HeldBody;
}

export const createHeldBodies = (): HeldBodies => {
  const strangers = createByteAccounts({
    all: budgets.bodiesWithoutLogin.bytes,
    each: budgets.bodiesOfNetwork.bytes,
  });
  const users = createByteAccounts({ all: budgets.bodiesOfUsers.bytes, each: budgets.bodiesOfUser.bytes });
  return {
    get held() {
      return strangers.held + users.held;
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
        // What a parser still has of a body that was refused; nothing would give it back.
        if (isReleased) return undefined;
        owner ??= networkOf(address);
        if (!accounts.take(owner, more)) return errors.rateLimitHit({ 'retry-after': RETRY_AFTER });
        bytes += more;
        return undefined;
      };
      return {
        add,
        belongsTo(userId) {
          const before = bytes;
          giveBack();
          accounts = users;
          owner = String(userId);
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

/** Lets every body be counted while its request is handled. */
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
