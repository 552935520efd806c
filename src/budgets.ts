import { mebibytes } from './contract/mebibytes.js';

/** A bound on the bytes that something takes in memory, in an answer or on a connection. */
export interface Budget {
  readonly bytes: number;
  /** What is bounded, and what happens beyond the bound: a phrase for the log and the documentation. */
  readonly of: string;
}

/** All bounds in bytes that no operation of the contract states. A count of things bounds no memory. */
export const budgets = {
  requestBody: {
    bytes: mebibytes(2),
    of: 'the body of a request, apart from its file, where the contract derives no closer limit; beyond it 413',
  },
  bodiesWithoutLogin: {
    bytes: mebibytes(16),
    of: 'bodies of requests whose login is not verified, which are on their way or being handled; beyond it 429',
  },
  bodiesOfNetwork: {
    bytes: mebibytes(2),
    of: 'those of them that come from one IPv4 address or IPv6 /64; beyond it 429',
  },
  bodiesOfUsers: {
    bytes: mebibytes(64),
    of: 'bodies of requests of users, which are on their way or being handled, files apart; beyond it 429',
  },
  bodiesOfUser: { bytes: mebibytes(8), of: 'those of them that one user sends; beyond it 429' },
  unreadAnswers: {
    bytes: mebibytes(64),
    of: 'answers that clients have not taken yet; beyond it the connections that hold most are closed',
  },
  unreadAnswersOfSender: {
    bytes: mebibytes(24),
    of: 'those of one user, or of one address without a login; beyond it the connection that holds most is closed',
  },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;
