import { accessible } from '../../messages/model/access.js';
import { hydrateMessages } from '../../messages/fetching/hydrate-messages.js';
import type { LaneJobs } from '../../../runtime/outbox/jobs.js';
import type { TxScope } from '../../scope.js';
import { findUser, type User } from '../../users/model/store.js';
import { findService, openService, outgoingWebhookBot } from '../services.js';
import type { Trigger } from './payload.js';

export interface Loaded extends Trigger {
  readonly bot: User;
  /** The name of the service, for the log. */
  readonly name: string;
}

/** Returns what a request is about. Undefined if the bot no longer exists, or can no longer read the message. */
export const load = async (scope: TxScope, job: LaneJobs['webhook']): Promise<Loaded | undefined> => {
  const { tx, services } = scope;
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
};
