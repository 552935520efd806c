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
  recentEvents: {
    bytes: mebibytes(16),
    of: 'the newest events in memory; older ones are read from the log',
  },
  heldEvents: {
    bytes: mebibytes(16),
    of: 'events in memory that wait for delivery; later ones are read from the log',
  },
  earlyEvents: {
    bytes: mebibytes(8),
    of: 'events in memory that came before an earlier one; further ones are read from the log',
  },
  logRead: { bytes: mebibytes(1) / 2, of: 'one read of the event log; the rest comes with the next read' },
  eventAnswer: {
    bytes: mebibytes(2),
    of: 'the events of one response of GET /events; the rest comes with the next poll',
  },
  eventAnswersOfUser: {
    bytes: mebibytes(4),
    of: 'the responses of GET /events to one user that are being sent; beyond it the next one waits',
  },
  eventAnswersInAll: {
    bytes: mebibytes(48),
    of: 'the responses of GET /events that are being sent; beyond it the next ones wait, and users take turns',
  },
  eventVariants: {
    bytes: mebibytes(4),
    of: 'the serialized forms of one event; beyond it they are serialized again',
  },
  pendingOfQueue: {
    bytes: mebibytes(1),
    of: 'the pending events of one queue in memory; beyond it the queue is served from the log',
  },
  pendingInAll: {
    bytes: mebibytes(32),
    of: 'the pending events of all queues in memory; beyond it the greatest queues are served from the log',
  },
  queueOptions: { bytes: 8192, of: 'the narrow of a queue, in characters; beyond it 400' },
  eventLog: {
    bytes: mebibytes(1024),
    of: 'the event log in the database; beyond it the oldest events are deleted after a quarter of an hour',
  },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;
