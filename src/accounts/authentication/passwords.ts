import { Semaphore } from '../../lib/semaphore.js';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_GUESSES,
  MIN_PASSWORD_LENGTH,
} from '../../chat/organization/password-policy.js';
import { takesGuesses } from './password-strength.js';

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
