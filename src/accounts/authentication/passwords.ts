import { setImmediate as pause } from 'node:timers/promises';

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

import { Semaphore } from '../../lib/semaphore.js';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_GUESSES,
  MIN_PASSWORD_LENGTH,
} from '../../chat/organization/limits.js';

/** Loads the word lists, which take 26 MB. */
const createEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // More substitutions in words such as `p4$$w0rd` take ten times as long and do not change relevant estimates.
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, l33tMaxSubstitutions: 4 });
};
let estimator: Promise<ZxcvbnFactory> | undefined;

/** In characters. The time of an estimate grows with the square of the length: half a second for 100 characters. */
const PIECE_LENGTH = 32;

const piecesOf = (text: string): string[] => {
  const count = Math.ceil(text.length / PIECE_LENGTH);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
  );
};

/**
 * Returns whether an attacker who knows the words of `context` needs at least this many guesses. A password is at least
 * as hard to guess as any piece of it. Yields to the event loop between pieces.
 */
const takesGuesses = async (
  password: string,
  context: readonly string[],
  least: number,
): Promise<boolean> => {
  const known = [...context, ...context.flatMap(piecesOf)];
  for (const piece of piecesOf(password)) {
    if ((await (estimator ??= createEstimator())).check(piece, known).guesses >= least) return true;
    await pause();
  }
  return false;
};

/** The cost of an Argon2id hash: memory in KiB, and number of passes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The minimum that OWASP recommends for Argon2id: 19 MiB, two passes. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password matches. With a null hash (unknown account or no password) returns false in the same
   * time.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Returns whether an attacker who knows `context` (name, email) would guess the password too soon. */
  isTooWeak(password: string, context: readonly string[]): Promise<boolean>;
}

/** Runs at most two hashes at once, so logins cannot exhaust memory or processors. */
export const createPasswords = (cost: PasswordCost = COST): Passwords => {
  const turns = new Semaphore(AT_ONCE);
  // The native code is loaded on first use.
  const argon2 = () => import('@node-rs/argon2');
  const hash = (password: string): Promise<string> =>
    turns.run(async () => (await argon2()).hash(password, cost));
  let nobodys: Promise<string> | undefined;

  return {
    hash,
    async verify(stored, password) {
      const against = stored ?? (await (nobodys ??= hash('the password of nobody')));
      const matches = await turns.run(async () => (await argon2()).verify(against, password));
      return matches && stored !== null;
    },
    async isTooWeak(password, context) {
      const { length } = Array.from(password);
      if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) return true;
      return !(await takesGuesses(password, context, MIN_PASSWORD_GUESSES));
    },
  };
};
