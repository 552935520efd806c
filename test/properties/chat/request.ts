import type { Method } from '../../../tools/generate-contract/contract.js';
import type { Body, Client, Parameters } from '../../support/client.js';
import type { Choice } from './choice.js';
import type { Chat, User } from './model.js';

/** The request of one step, and what the model expects of it. */
export interface ChatRequest {
  readonly method: Method;
  readonly path: string;
  readonly parameters?: Parameters;
  /** The codes with which it may be refused. Undefined if it must succeed. */
  readonly refusal?: readonly string[] | undefined;
  /** Changes the model after a success. */
  readonly done?: (body: Body, client: Client) => Promise<void> | void;
}

/** Undefined if there is nothing that the step could be about. */
export type Action = (chat: Chat, by: User, choice: Choice) => ChatRequest | undefined;

export const BAD_REQUEST = ['BAD_REQUEST'];
/** Two errors exist for a role that is too low. */
export const NO_PERMISSION = ['BAD_REQUEST', 'UNAUTHORIZED_PRINCIPAL'];
export const NO_CHANNEL = ['STREAM_DOES_NOT_EXIST', 'BAD_REQUEST'];
