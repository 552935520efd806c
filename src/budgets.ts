import { mebibytes } from './contract/mebibytes.js';

/** A bound on the bytes that something takes in memory, in an answer or on a connection. */
export interface Budget {
  readonly bytes: number;
  /** What is bounded, and what happens beyond the bound: a phrase for the log and the documentation. */
  readonly of: string;
}

/** All bounds in bytes that no operation of the contract states. A count of things bounds no memory. */
export const budgets = {
  requestBody: { bytes: mebibytes(10), of: 'the body of a request, apart from its file; beyond it 413' },
  subscriptionEvent: { bytes: mebibytes(1), of: 'a `subscription` event; more channels are a further event' },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;
