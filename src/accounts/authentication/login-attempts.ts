import { ApiError } from '../../contract/api-error.js';
import { networkOf } from '../../lib/networks.js';
import { nameKey } from '../../lib/name-key.js';
import type { Limits } from '../../runtime/rate-limits/limits.js';

/** The origin of an attempt. */
export interface AttemptPlace {
  readonly address: string;
  /** Whether this username logged in from this place before. */
  readonly isKnown: boolean;
}

const pairKey = (name: string, address: string): string => `${nameKey(name)} ${networkOf(address)}`;

/** Deletes the failures under a name from an address. */
export const clearFailures = (limits: Limits, name: string, address: string): Promise<void> =>
  limits.clear('authenticate_by_username', pairKey(name, address));

/**
 * One attempt to log in with a password, counted under each name of the account. Failures from one address do not block
 * the user at another address. Failures from many addresses slow each other, but not an address from which the user
 * logged in before.
 */
export class Attempts {
  readonly #names = new Map<string, string>();

  constructor(
    private readonly limits: Limits,
    private readonly place: AttemptPlace,
  ) {}

  /** Counts one attempt. Throws RATE_LIMIT_HIT if the limit is exceeded. */
  async consume(name: string): Promise<void> {
    const key = nameKey(name);
    if (this.#names.has(key)) return;
    const { address, isKnown } = this.place;
    if (this.#names.size === 0) await this.limits.consume('authenticate_by_ip', address);
    this.#names.set(key, name);
    await this.limits.consume('authenticate_by_username', pairKey(name, address));
    if (!isKnown) await this.limits.consume('authenticate_from_elsewhere', key);
  }

  /**
   * Counts one attempt under a name that the client did not send. Returns false if the limit is exceeded. A directory
   * may accept many spellings of one username. The refusal is not shown to the client, since a 429 would reveal that
   * the entry exists.
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

  /** Deletes the failures from this address after a success, and takes back this attempt's count elsewhere. */
  async succeed(): Promise<void> {
    const { address, isKnown } = this.place;
    await this.limits.refund('authenticate_by_ip', address);
    for (const [key, name] of this.#names) {
      await clearFailures(this.limits, name, address);
      if (!isKnown) await this.limits.refund('authenticate_from_elsewhere', key);
    }
  }
}
