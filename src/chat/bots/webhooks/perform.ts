import { unescape } from 'node:querystring';

import { conversationUrl } from '../../messages/conversation-url.js';
import { budgets } from '../../../lib/budgets.js';
import { listOf } from '../../../runtime/http/client-address.js';
import { versionFields } from '../../organization/version.js';
import { RefusedUrl } from '../../../runtime/outbox/http/failures.js';
import type { OutgoingRequest } from '../../../runtime/outbox/http/redirects.js';
import { send, type OutgoingResponse } from '../../../runtime/outbox/http/send.js';
import type { LaneJobs } from '../../../runtime/outbox/jobs.js';
import type { Services } from '../../services.js';
import { GENERIC_INTERFACE } from '../services.js';
import { load, type Loaded } from './load.js';
import { failureOf, outcomeOf, refusedReply, TIMEOUT_SECONDS, type Failure } from './outcome.js';
import { genericPayload, slackPayload, type Trigger } from './payload.js';
import type { BotMessage } from './send-as-bot.js';
import { reportFor } from './report.js';

/** What a request led to: another attempt, or messages that the bot sends. */
export type Result =
  | 'again'
  | {
      readonly messages: readonly BotMessage[];
      /** Whether the service was not available. */
      readonly isGivenUp: boolean;
      /** Returns the messages to send if the bot may not send its reply. */
      readonly ifRefused: (reason: string) => readonly BotMessage[];
    };

const credentialsOf = ({ username, password }: URL): { Authorization?: string } => {
  if (username === '' && password === '') return {};
  const pair = [username, password].map((text) => unescape(text)).join(':');
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
};

const requestFor = (services: Services, { service, ...about }: Trigger): OutgoingRequest => {
  if (service.base_url === '') throw new RefusedUrl('The webhook has no URL.');
  const url = new URL(service.base_url);
  const trigger = { service, ...about };
  const { contentType, body } =
    service.interface === GENERIC_INTERFACE ? genericPayload(trigger) : slackPayload(trigger, services);
  const headers = {
    'Content-Type': contentType,
    'User-Agent': `OutgoingWebhook/${versionFields.service_version}`,
    Accept: 'application/json',
    ...credentialsOf(url),
  };
  return { url, method: 'POST', headers, body };
};

const post = (services: Services, about: Trigger, signal: AbortSignal): Promise<OutgoingResponse> =>
  send(requestFor(services, about), {
    clock: services.clock,
    allowed: listOf(services.config.outgoingWebhookAddresses),
    timeoutMs: TIMEOUT_SECONDS * 1000,
    maxBytes: budgets.webhookResponse.bytes,
    signal,
  });

type Outcome = ReturnType<typeof outcomeOf>;

/** Sends the request. Returns the reply of the service, or why there is none. */
const request = async (services: Services, about: Loaded, signal: AbortSignal): Promise<Outcome> => {
  try {
    return outcomeOf(await post(services, about, signal), about.service);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure;
  }
};

const SLACK_DIRECT = "Failure! Slack outgoing webhooks don't support direct messages.";

/** Returns the messages about a failed request: one in the conversation, and one to the owner of the bot. */
const failureMessages = (
  { config }: Services,
  { bot, service, loaded: { message } }: Loaded,
  failure: Failure,
): BotMessage[] => [
  { to: 'conversation', content: `Failure! ${failure.publicly}` },
  {
    to: 'owner',
    content: reportFor(bot, conversationUrl({ config }, message, bot.id), failure, service.token),
  },
];

/** Attempts a request. Returns undefined if there is nothing to do any more. Throws if `signal` is aborted. */
export const perform = async (
  services: Services,
  job: LaneJobs['webhook'],
  { isLast, signal }: { readonly isLast: boolean; readonly signal: AbortSignal },
): Promise<Result | undefined> => {
  const about = await services.store.read((tx) => load({ tx, services }, job));
  if (!about) return undefined;
  const { bot, service, name, loaded } = about;
  const done = (messages: readonly BotMessage[], isGivenUp = false): Result => ({
    messages,
    isGivenUp,
    ifRefused: (reason) => failureMessages(services, about, refusedReply(reason, '')),
  });
  const to = 'conversation';
  if (service.interface !== GENERIC_INTERFACE && loaded.message.stream_id === undefined)
    return done([{ to, content: SLACK_DIRECT }]);
  const outcome = await request(services, about, signal);
  if (!('publicly' in outcome)) return done(outcome.reply === undefined ? [] : [{ to, ...outcome.reply }]);
  const { mayPass, toOwner: reason } = outcome;
  services.log.info(
    { bot: bot.id, service: name, message: job.message_id, reason },
    'A webhook request failed.',
  );
  if (mayPass && !isLast) return 'again';
  return done(failureMessages(services, about, outcome), mayPass);
};
