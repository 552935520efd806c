import {
  ConnectionFailed,
  RefusedAddress,
  RefusedUrl,
  ResponseTooLarge,
  TimedOut,
} from '../../../runtime/outbox/http/failures.js';
import type { OutgoingResponse } from '../../../runtime/outbox/http/send.js';
import type { BotService } from '../services.js';
import { InvalidReply, readReply, type Reply } from './reply.js';

/** In seconds. */
export const TIMEOUT_SECONDS = 10;

/** Why a request failed, in the words for the conversation and those for the bot owner. */
export interface Failure {
  readonly publicly: string;
  readonly toOwner: string;
  /** The response, for the owner. */
  readonly response?: string;
  /** Whether the same request may succeed later. */
  readonly mayPass: boolean;
}

const UNAVAILABLE = 'Bot is unavailable';

/** Returns why no response arrived. Undefined for an error that is not about the request. */
export const failureOf = (error: unknown): Failure | undefined => {
  const failure = (toOwner: string, mayPass = false): Failure => ({
    publicly: UNAVAILABLE,
    toOwner,
    mayPass,
  });
  if (error instanceof TimedOut) return failure(`Request timed out after ${TIMEOUT_SECONDS} seconds.`, true);
  if (error instanceof ConnectionFailed)
    return failure('A connection error occurred. Is my bot server down?', true);
  if (error instanceof RefusedAddress)
    return failure('The URL configured for the webhook is for a private or disallowed network.');
  if (error instanceof RefusedUrl || error instanceof ResponseTooLarge) return failure(error.message);
  return undefined;
};

/** Returns the failure that a reply causes which this server does not accept. */
export const refusedReply = (reason: string, response: string): Failure => ({
  publicly: reason,
  toOwner: `The outgoing webhook server attempted to send a message, but that request resulted in the following error:\n> ${reason}`,
  response,
  mayPass: false,
});

/** Returns the reply of the bot, if it replies, or why the request failed. */
export const outcomeOf = (
  { status, text }: OutgoingResponse,
  service: BotService,
): { readonly reply?: Reply | undefined } | Failure => {
  if (status < 200 || status > 299)
    return {
      publicly: `Third party responded with ${status}`,
      toOwner: `The webhook got a response with status code *${status}*.`,
      response: text,
      mayPass: status > 499,
    };
  try {
    return { reply: readReply(text, service) };
  } catch (error) {
    if (error instanceof InvalidReply) return refusedReply(error.message, text);
    throw error;
  }
};
