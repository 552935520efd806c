import { ConflictError, ConnectionLostError, type TransientError } from '../../src/runtime/store/errors.js';
import type { Choices } from '../crash/choices.js';

/** The requests of a client, and what one of them waits for. */
const REQUESTS = 25;
const NETWORK_WAYS = 4;
const STORE_WAYS = 50;

const LONGEST_PAUSE_MS = 3_000;
const CLOCKS_DIFFER_MS = 2_000;

/** How long things take in one run, and how often they fail. Each seed has its own. */
export class Conditions {
  /** Milliseconds on average, of one way. */
  readonly #storeMs: number;
  readonly #networkMs: number;
  /** The share of things that take much longer, and how long at most. */
  readonly #slow: number;
  readonly #slowMs: number;
  readonly #failures: number;
  readonly #gaps: number;

  constructor(readonly choices: Choices) {
    this.#storeMs = choices.one([0.05, 0.3, 2, 10]) ?? 1;
    this.#networkMs = choices.one([0.2, 1, 5, 20]) ?? 1;
    this.#slow = choices.one([0, 0.005, 0.03]) ?? 0;
    this.#slowMs = choices.one([50, 200, 1_000]) ?? 0;
    this.#failures = choices.one([0, 0, 0.002, 0.02]) ?? 0;
    this.#gaps = choices.one([0, 0.1, 0.5]) ?? 0;
  }

  store(): number {
    return this.#duration(this.#storeMs);
  }

  network(): number {
    return this.#duration(this.#networkMs);
  }

  /** How long clients write: about as many requests in each run. */
  get loadMs(): number {
    return REQUESTS * (NETWORK_WAYS * this.#networkMs + STORE_WAYS * this.#storeMs);
  }

  /** How long a killed process is away. */
  away(): number {
    return this.choices.below(this.loadMs / 4);
  }

  /** Why the database ends a transaction before its COMMIT. Undefined if it does not. */
  failure(): TransientError | undefined {
    if (!this.choices.chance(this.#failures)) return undefined;
    return this.choices.chance(0.5) ? new ConflictError(undefined) : new ConnectionLostError(undefined);
  }

  /** InnoDB can show a transaction before an earlier one. Returns the element that is missing, if one is. */
  late<T>(list: readonly T[]): T | undefined {
    return this.choices.chance(this.#gaps) ? this.choices.one(list.slice(0, -1)) : undefined;
  }

  /** How long a process does nothing, since its machine is busy or suspended. */
  pause(): number {
    return this.choices.below(LONGEST_PAUSE_MS);
  }

  /** By how many milliseconds the clock of a process is off. */
  clockOffset(): number {
    return this.choices.below(2 * CLOCKS_DIFFER_MS) - CLOCKS_DIFFER_MS;
  }

  #duration(average: number): number {
    if (this.choices.chance(this.#slow)) return this.choices.below(this.#slowMs);
    // Waiting times of independent things are distributed like this.
    return -average * Math.log(1 - this.choices.below(1e6) / 1e6);
  }
}
