import { errors } from '../../generated/errors.js';
import { budgets } from '../budgets.js';
import type { Clock } from '../clock.js';
import { kibibytes } from '../lib/bytes.js';
import type { ApiError } from './api-error.js';
import { createByteAccounts, type ByteAccounts } from './byte-accounts.js';
import { networkOf } from './client-address.js';
import type { Middleware } from './request-state.js';

/** In seconds. A client may retry after this time, when other requests have finished. */
const RETRY_AFTER = 1;

/** In milliseconds. A body of which nothing has arrived for so long loses its place to others. */
const STALLED_MS = 2_000;

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
  /** Calls `lose` if the body loses its place while it arrives. Returns what must be called when it has arrived. */
  whileArriving(lose: (refusal: ApiError) => void): () => void;
  release(): void;
}

/** A body that is not complete. */
interface Arriving {
  /** When the last piece arrived, as elapsed milliseconds. */
  at: number;
  readonly isOf: (accounts: ByteAccounts) => boolean;
  readonly lose: () => void;
}

/** Counts all bodies of a process. */
export interface HeldBodies {
  readonly held: number;
  readonly usage: Readonly<Record<'bodiesWithoutLogin' | 'bodiesOfUsers', number>>;
  open(address: string): HeldBody;
}

export const createHeldBodies = (clock: Clock): HeldBodies => {
  const forFew = { reserve: budgets.smallBodies.bytes, few: SMALL_BYTES };
  /** In the order in which their last pieces arrived. */
  const arriving = new Set<Arriving>();
  /** Refuses the body that has stalled the longest. Returns false if there is none. */
  const endStalled = (accounts: ByteAccounts): boolean => {
    for (const one of arriving) {
      if (clock.elapsed() - one.at < STALLED_MS) return false;
      if (!one.isOf(accounts)) continue;
      one.lose();
      return true;
    }
    return false;
  };
  const strangers: ByteAccounts = createByteAccounts({
    all: budgets.bodiesWithoutLogin.bytes,
    each: budgets.bodiesOfNetwork.bytes,
    makeRoom: () => endStalled(strangers),
    ...forFew,
  });
  const users: ByteAccounts = createByteAccounts({
    all: budgets.bodiesOfUsers.bytes,
    each: budgets.bodiesOfUser.bytes,
    makeRoom: () => endStalled(users),
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
      let own: Arriving | undefined;
      const giveBack = (): void => {
        if (owner !== undefined) accounts.give(owner, bytes);
        bytes = 0;
      };
      const add = (more: number): ApiError | undefined => {
        // Bytes that a parser still has of a refused body. They would never be released.
        if (isReleased) return undefined;
        owner ??= networkOf(address);
        // Before it takes bytes, so that it cannot lose its own place.
        if (own) {
          own.at = clock.elapsed();
          arriving.delete(own);
          arriving.add(own);
        }
        if (!accounts.take(owner, more)) return errors.rateLimitHit({ 'retry-after': RETRY_AFTER });
        bytes += more;
        return undefined;
      };
      const release = (): void => {
        giveBack();
        isReleased = true;
      };
      return {
        add,
        whileArriving(lose) {
          const entry: Arriving = {
            at: clock.elapsed(),
            isOf: (some) => some === accounts,
            lose() {
              arriving.delete(entry);
              release();
              lose(errors.rateLimitHit({ 'retry-after': RETRY_AFTER }));
            },
          };
          own = entry;
          arriving.add(entry);
          return () => {
            arriving.delete(entry);
            own = undefined;
          };
        },
        belongsTo(ownerId) {
          const before = bytes;
          giveBack();
          accounts = users;
          owner = String(ownerId);
          const refusal = add(before);
          if (refusal) throw refusal;
        },
        release,
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
