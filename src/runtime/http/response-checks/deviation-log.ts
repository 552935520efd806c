import type { Logger } from 'pino';

import type { Deviation } from '../check-response.js';
import { withoutValues } from './known-fields.js';

/** Further different deviations are only counted. */
const MAX_DISTINCT = 1000;

/** Whether a count is 1, 10, 100 and so on. */
const isPowerOfTen = (count: number): boolean => Number.isInteger(Math.log10(count));

/** Logs deviations of responses from the contract. */
export class DeviationLog {
  readonly #counts = new Map<string, number>();

  constructor(
    private readonly log: Logger,
    private readonly known: ReadonlySet<string>,
  ) {}

  /** Logs a deviation the first time, the tenth, the hundredth and so on. A line has no value of the response. */
  add(operation: string, status: number, { rule, place }: Deviation): void {
    const found = { operation, status, rule, place: withoutValues(place, this.known) };
    const key = JSON.stringify(found);
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count === 1 && this.#counts.size >= MAX_DISTINCT) return;
    this.#counts.set(key, count);
    if (isPowerOfTen(count)) this.log.warn({ ...found, count }, 'A response differs from the contract.');
  }
}
