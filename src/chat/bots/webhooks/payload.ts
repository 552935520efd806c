import type { LoadedMessage } from '../../messages/fetching/hydrate-messages.js';
import type { Services } from '../../services.js';
import type { User } from '../../users/model/store.js';
import type { BotService } from '../services.js';
import type { LaneJobs } from '../../../runtime/outbox/jobs.js';

/** What a request to a service is about. */
export interface Trigger {
  readonly bot: Pick<User, 'id' | 'email' | 'full_name'>;
  readonly service: BotService;
  readonly trigger: LaneJobs['webhook']['trigger'];
  /** The message as the bot sees it, with HTML as its content. */
  readonly loaded: LoadedMessage;
}

export interface Payload {
  readonly contentType: string;
  readonly body: string;
}

export const genericPayload = ({ bot, service, trigger, loaded }: Trigger): Payload => {
  const { rawContent, message } = loaded;
  const { flags: _, ...shared } = message;
  const body = {
    data: rawContent,
    message: {
      ...shared,
      content: rawContent,
      content_type: 'text/x-markdown',
      rendered_content: message.content,
    },
    bot_email: bot.email,
    bot_full_name: bot.full_name,
    token: service.token,
    trigger,
  };
  return { contentType: 'application/json', body: JSON.stringify(body) };
};

/** The only team of this server, in the form of Slack's IDs. */
const TEAM_ID = 'T1';

/** The form that Slack sends. The message must be in a channel. */
export const slackPayload = (
  { bot, service, trigger, loaded: { rawContent, message } }: Trigger,
  { config }: Pick<Services, 'config'>,
): Payload => {
  const form = new URLSearchParams({
    token: service.token,
    team_id: TEAM_ID,
    team_domain: new URL(config.siteUrl).host,
    channel_id: `C${String(message.stream_id)}`,
    channel_name: typeof message.display_recipient === 'string' ? message.display_recipient : '',
    thread_ts: String(message.timestamp),
    timestamp: String(message.timestamp),
    user_id: `U${String(message.sender_id)}`,
    user_name: message.sender_full_name,
    text: rawContent,
    trigger_word: trigger,
    service_id: String(bot.id),
  });
  return { contentType: 'application/x-www-form-urlencoded', body: form.toString() };
};
