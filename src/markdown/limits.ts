import { budgets } from '../lib/budgets.js';
import { Pace } from '../lib/event-loop.js';

/** Thrown as soon as the HTML of one text, or of all texts in a request together, exceeds its limit. */
export class RenderingLimit extends Error {
  constructor(readonly exceeded: 'text' | 'request') {
    super(`The HTML of a ${exceeded} is too long.`);
  }
}

/**
 * The rendering budget of all texts in one request, in bytes. Formulas are counted before KaTeX runs, so failed ones
 * count too.
 */
export class RequestBudget {
  /** Many short texts take as long as a long one. */
  readonly pace = new Pace();
  #left: number = budgets.renderedRequest.bytes;

  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new RenderingLimit('request');
  }
}

/** The rendering budget of one text. All limits are counts and not times, so the same text always has the same HTML. */
export interface TextBudget {
  /** Bytes that emoji, mentions and formulas may still add. Their HTML is much longer than their source. */
  grown: number;
  /** Characters read in search of the ends of links. Each start of a link begins a search, so they grow quadratically. */
  targets: number;
  /** Cells of tables, including those that the parser adds to short rows. */
  cells: number;
  /** Total weight of formulas. */
  formulas: number;
}

export const textBudget = (bytes: number): TextBudget => ({
  grown: bytes,
  targets: 500_000,
  cells: 3_000,
  formulas: 4_000,
});
