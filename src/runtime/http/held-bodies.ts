import { errors } from '../../../generated/errors.js';
import { budgets } from '../../lib/budgets.js';
import type { Clock } from '../../lib/clock.js';
import { kibibytes } from '../../lib/bytes.js';
import type { ApiError } from '../../contract/api-error.js';
import { networkOf } from '../../lib/networks.js';
import type { HeldBody, Middleware } from './request.js';

/**
 * Counts bytes in memory per owner, with a limit for each owner and a limit for all together. Beyond the latter, owners
 * with a few bytes still get some.
 */
export interface ByteAccounts {
  readonly held: number;
  /** Counts bytes to an owner. Returns false, without counting, if that exceeds a limit. */
  take(owner: string, bytes: number): boolean;
  give(owner: string, bytes: number): void;
}

interface Bounds {
  readonly all: number;
  readonly each: number;
  /** What only owners use that have no more than `few` bytes. */
  readonly reserve?: number;
  readonly few?: number;
  /** Called when so many bytes lack. Gives back as many, or none and returns false. */
  readonly makeRoom?: (lacking: number) => boolean;
}

export const createByteAccounts = ({ all, each, reserve = 0, few = 0, makeRoom }: Bounds): ByteAccounts => {
  const heldBy = new Map<string, number>();
  let held = 0;
  return {
    get held() {
      return held;
    },
    take(owner, bytes) {
      const withMore = (): number => (heldBy.get(owner) ?? 0) + bytes;
      if (withMore() > each) return false;
      const lacking = held + bytes - (withMore() <= few ? all + reserve : all);
      if (lacking > 0 && !makeRoom?.(lacking)) return false;
      heldBy.set(owner, withMore());
      held += bytes;
      return true;
    },
    give(owner, bytes) {
      const own = (heldBy.get(owner) ?? 0) - bytes;
      held -= bytes;
      if (own > 0) heldBy.set(owner, own);
      else heldBy.delete(owner);
    },
  };
};

/** In seconds. A client may retry after this time, when other requests have finished. */
const RETRY_AFTER = 1;

/** In milliseconds. A body of which nothing has arrived for so long loses its place to others. */
const STALLED_MS = 2_000;

/** The bodies of an owner who uses the reserve, together. */
const SMALL_BYTES = kibibytes(128);

/** A body that is not complete. */
interface Arriving {
  /** When the last piece arrived, as elapsed milliseconds. */
  at: number;
  /** The bytes that are counted to these accounts. */
  readonly bytesOf: (accounts: ByteAccounts) => number;
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
  /** Refuses the bodies that have stalled the longest, if that gives back so many bytes. Else it returns false. */
  const endStalled = (accounts: ByteAccounts, lacking: number): boolean => {
    const ended: Arriving[] = [];
    let bytes = 0;
    for (const one of arriving) {
      if (bytes >= lacking || clock.elapsed() - one.at < STALLED_MS) break;
      const own = one.bytesOf(accounts);
      if (own === 0) continue;
      ended.push(one);
      bytes += own;
    }
    if (bytes < lacking) return false;
    for (const { lose } of ended) lose();
    return true;
  };
  const strangers: ByteAccounts = createByteAccounts({
    all: budgets.bodiesWithoutLogin.bytes,
    each: budgets.bodiesOfNetwork.bytes,
    makeRoom: (lacking) => endStalled(strangers, lacking),
    ...forFew,
  });
  const users: ByteAccounts = createByteAccounts({
    all: budgets.bodiesOfUsers.bytes,
    each: budgets.bodiesOfUser.bytes,
    makeRoom: (lacking) => endStalled(users, lacking),
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
      const progress = (): void => {
        if (!own) return;
        own.at = clock.elapsed();
        arriving.delete(own);
        arriving.add(own);
      };
      const giveBack = (): void => {
        if (owner !== undefined) accounts.give(owner, bytes);
        bytes = 0;
      };
      const add = (more: number): ApiError | undefined => {
        // Bytes that a parser still has of a refused body. They would never be released.
        if (isReleased) return undefined;
        owner ??= networkOf(address);
        // Before it takes bytes, so that it cannot lose its own place.
        progress();
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
            bytesOf: (some) => (some === accounts ? bytes : 0),
            lose() {
              arriving.delete(entry);
              own = undefined;
              release();
              lose(errors.rateLimitHit({ 'retry-after': RETRY_AFTER }));
            },
          };
          own = entry;
          arriving.add(entry);
          return {
            progress,
            end() {
              arriving.delete(entry);
              own = undefined;
            },
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
