import type { Logger } from 'pino';

import { budgets, type BudgetName } from '../../lib/budgets.js';

/** The current use of each budget, in bytes. */
export type Usage = Readonly<Partial<Record<BudgetName, number>>>;

/** Logs which budgets were reached, and their current use. Repeated events are logged once. */
export class ReachedBudgets {
  readonly #times = new Map<BudgetName, number>();

  constructor(
    private readonly logger: Logger,
    private readonly usage: () => Usage,
  ) {}

  note(name: BudgetName): void {
    this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
  }

  /** Called at intervals. */
  report(): void {
    const usage = this.usage();
    this.logger.debug({ budgets: usage }, 'Bytes that count against budgets.');
    for (const [name, times] of this.#times) {
      const { bytes, of } = budgets[name];
      this.logger.info({ budget: name, bytes, times, budgets: usage }, `A budget was reached: ${of}.`);
    }
    this.#times.clear();
  }
}
