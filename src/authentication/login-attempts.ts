import { ApiError } from '../contract/api-error.js';
import { nameKey } from '../store/name-key.js';
import type { Limits } from './limits.js';

const BUCKET = 'authenticate_by_username';

/** Forgets the failures under a name. */
export const clearFailures = (limits: Limits, name: string): Promise<void> =>
  limits.clear(BUCKET, nameKey(name));

/** One attempt to prove a password, counted under each name of the account. */
export class Attempts {
  readonly #keys = new Set<string>();

  constructor(private readonly limits: Limits) {}

  /** Counts one more, or throws RATE_LIMIT_HIT. */
  async consume(name: string): Promise<void> {
    const key = nameKey(name);
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    await this.limits.consume(BUCKET, key);
  }

  /**
   * Counts one more under a name that the client did not send; false beyond the limit. A directory may take many
   * spellings for one username. Beyond the limit the client learns nothing, since a 429 would reveal that the entry exists.
   */
  async mayTry(name: string): Promise<boolean> {
    try {
      await this.consume(name);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  /** Forgets all failures, after a success. */
  async clear(): Promise<void> {
    await Promise.all([...this.#keys].map((key) => clearFailures(this.limits, key)));
  }
}
