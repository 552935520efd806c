import { Semaphore } from '../lib/semaphore.js';

/** What an Argon2id hash costs: memory in KiB, and passes over it. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The least an Argon2id hash should cost, by OWASP's advice: 19 MiB, two passes. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 100;
export const MIN_PASSWORD_GUESSES = 10_000;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash (an unknown account, or one without a password) it costs the same and is false. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether a guesser who knows `context` (name, email) would find it too soon. */
  isTooWeak(password: string, context: readonly string[]): Promise<boolean>;
}

/** At most two hashes at once, so that logins can take neither the memory nor the processors. */
export const createPasswords = (cost: PasswordCost = COST): Passwords => {
  const turns = new Semaphore(AT_ONCE);
  // The native code and the word lists are loaded by the first who needs them.
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
      if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) return true;
      const { takesGuesses } = await import('./password-strength.js');
      return !(await takesGuesses(password, context, MIN_PASSWORD_GUESSES));
    },
  };
};
