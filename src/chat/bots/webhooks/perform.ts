import { unescape } from 'node:querystring';

import { conversationUrl } from '../../messages/conversation-url.js';
import { budgets } from '../../../lib/budgets.js';
import { listOf } from '../../../lib/networks.js';
import { versionFields } from '../../organization/version.js';
import { RefusedUrl } from '../../../runtime/outbox/http/failures.js';
import type { OutgoingRequest } from '../../../runtime/outbox/http/redirects.js';
import { type OutgoingResponse, send } from '../../../runtime/outbox/http/send.js';
import type { LaneJobs } from '../../../runtime/outbox/jobs.js';
import type { Services } from '../../services.js';
import { GENERIC_INTERFACE } from '../services.js';
import { load, type Loaded } from './load.js';
import { type Failure, failureOf, outcomeOf, refusedReply, TIMEOUT_SECONDS } from './outcome.js';
import { genericPayload, slackPayload, type Trigger } from './payload.js';
import type { BotMessage } from './send-as-bot.js';
import { backticksAround } from '../../../markdown/backticks.js';

/** What the owner sees of a response. */
const SHOWN_CHARACTERS = 1000;

/** A fenced block, with a fence that the text does not contain. */
const fenced = (text: string): string => {
  const fence = backticksAround(text, 3);
  return `${fence}\n${text}\n${fence}`;
};

/** The start of a response, without the token: the report is stored as a message. */
const shown = (response: string, token: string): string =>
  response
    .replaceAll(token, '(token)')
    .slice(0, SHOWN_CHARACTERS)
    .replaceAll(/[\0\p{Cs}]/gu, '\ufffd');

/** Returns the message about a failed request to the owner of the bot. */
const reportFor = (
  bot: { readonly id: number; readonly full_name: string },
  messageUrl: string,
  { toOwner, response = '' }: Failure,
  token: string,
): string => {
  const what = `[A message](${messageUrl}) to your bot @_**${bot.full_name}|${bot.id}** triggered an outgoing webhook.`;
  const payload =
    response.trim() === ''
      ? ''
      : `\nThe response contains the following payload:\n${fenced(shown(response, token))}`;
  return `${what}\n${toOwner}${payload}`;
};

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
