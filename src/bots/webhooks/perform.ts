import { unescape } from 'node:querystring';

import { accessible } from '../../messages/model/access.js';
import { hydrateMessages } from '../../messages/hydrate-messages.js';
import { conversationUrl } from '../../messages/conversation-url.js';
import { budgets } from '../../budgets.js';
import { listOf } from '../../http/client-address.js';
import { versionFields } from '../../organization/version.js';
import { RefusedUrl } from '../../outbox/http/failures.js';
import type { OutgoingRequest } from '../../outbox/http/redirects.js';
import { send, type OutgoingResponse } from '../../outbox/http/send.js';
import type { LaneJobs } from '../../outbox/jobs.js';
import type { Services } from '../../services.js';
import { findUser, type User } from '../../users/model/store.js';
import { findService, GENERIC_INTERFACE, openService, outgoingWebhookBot } from '../services.js';
import { failureOf, outcomeOf, refusedReply, TIMEOUT_SECONDS, type Failure } from './outcome.js';
import { genericPayload, slackPayload, type Trigger } from './payload.js';
import type { BotMessage } from './place.js';
import { reportFor } from './report.js';

/** What a request led to: another attempt, or messages that the bot sends. */
export type Result =
  | 'again'
  | {
      readonly bot: User;
      readonly messages: readonly BotMessage[];
      /** Whether the service was not available. */
      readonly isGivenUp: boolean;
      /** Returns the messages to send if the bot may not send its reply. */
      readonly ifRefused: (reason: string) => readonly BotMessage[];
    };

interface Loaded extends Trigger {
  readonly bot: User;
  /** The name of the service, for the log. */
  readonly name: string;
}

/** Returns what the request is about. Undefined if the bot no longer exists, or can no longer read the message. */
const load = (services: Services, job: LaneJobs['webhook']): Promise<Loaded | undefined> =>
  services.store.read(async (tx) => {
    const bot = await findUser(tx, job.bot_id);
    if (!bot?.is_active || bot.bot_type !== outgoingWebhookBot) return undefined;
    const stored = await findService(tx, bot.id);
    const access = accessible(bot);
    const where = { sql: `m.id = ? AND ${access.sql}`, values: [job.message_id, ...access.values] };
    const form = { applyMarkdown: true, clientGravatar: false };
    const [loaded] = await hydrateMessages({ tx, services, actor: bot }, where, form);
    if (!stored || !loaded) return undefined;
    const service = openService(services.keys, stored.sealed);
    return { bot, service, name: stored.name, trigger: job.trigger, loaded };
  });

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
  { to: message, content: `Failure! ${failure.publicly}` },
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
  const about = await load(services, job);
  if (!about) return undefined;
  const { bot, service, name, loaded } = about;
  const done = (messages: readonly BotMessage[], isGivenUp = false): Result => ({
    bot,
    messages,
    isGivenUp,
    ifRefused: (reason) => failureMessages(services, about, refusedReply(reason, '')),
  });
  const to = loaded.message;
  if (service.interface !== GENERIC_INTERFACE && to.stream_id === undefined)
    return done([{ to, content: SLACK_DIRECT }]);
  const outcome = await request(services, about, signal);
  if (!('publicly' in outcome))
    return done(outcome.reply === undefined ? [] : [{ to, content: outcome.reply }]);
  const { mayPass, toOwner: reason } = outcome;
  services.log.info(
    { bot: bot.id, service: name, message: job.message_id, reason },
    'A webhook request failed.',
  );
  if (mayPass && !isLast) return 'again';
  return done(failureMessages(services, about, outcome), mayPass);
};
