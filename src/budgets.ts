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
  renderedMessage: { bytes: 120_000, of: 'the HTML of a message; beyond it the message is refused' },
  renderedText: {
    bytes: 10_000,
    of: 'the HTML of a channel description or a profile value; beyond it the text is refused',
  },
  renderedRequest: {
    bytes: 500_000,
    of: 'the HTML of all texts of a request, where formulas count by their weight; beyond it the request is refused',
  },
  messagesAnswer: {
    bytes: mebibytes(2),
    of: 'the messages of a response; `GET /messages` returns fewer beyond it, and says that there are more',
  },
  messagesBatch: { bytes: mebibytes(1), of: 'the messages that are read from the store at once' },
  editHistory: {
    bytes: mebibytes(0.5),
    of: 'the edit history of a message; beyond it the oldest edits are dropped',
  },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;
