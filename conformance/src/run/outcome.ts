import type { Case } from '../contract/cases.js';
import type { Received } from './judge.js';
import type { WireRequest } from './request.js';

/** The request of a case, and what came back. */
export interface Exchange {
  readonly method: string;
  readonly request: WireRequest;
  readonly received?: Received;
}

/**
 * What came of a case. It passed, or it is a fault. It is not reached if the run cannot arrange it, and newer if it is about
 * what the level of the server does not have.
 */
export interface Outcome {
  readonly one: Case;
  readonly state: 'passed' | 'fault' | 'not reached' | 'newer';
  /** Why it did not pass. */
  readonly reason?: string;
  /** How a response that passed differs from the contract, because the server has another level. */
  readonly difference?: string;
  readonly exchange?: Exchange;
  /** Whether the server sent no response. */
  readonly isSilent?: boolean;
}
