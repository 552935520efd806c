import { budgets } from '../budgets.js';
import { Pace } from '../lib/event-loop.js';

/** Thrown as soon as the HTML of a text is longer than its limit, or the texts of a request are together. */
export class RenderingLimit extends Error {
  constructor(readonly exceeded: 'text' | 'request') {
    super(`The HTML of a ${exceeded} is too long.`);
  }
}

/**
 * What the texts of one request may take together. Formulas count before KaTeX runs, so that failed ones count as well.
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

/**
 * What one text may take. All of these are counts and not times, so the same text always has the same HTML.
 */
export interface TextBudget {
  /** Bytes that emoji, mentions and formulas may still add: short sources with long HTML. */
  grown: number;
  /** Steps in search of the ends of link labels. Each `[` starts a search, so steps grow with its square. */
  labelSteps: number;
  /** Cells of tables. The parser completes short rows. */
  cells: number;
  /** Weight of formulas. */
  formulas: number;
}

export const textBudget = (bytes: number): TextBudget => ({
  grown: bytes,
  labelSteps: 20_000,
  cells: 3_000,
  formulas: 4_000,
});
