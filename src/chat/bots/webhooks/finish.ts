import type { Actor } from '../../../runtime/identity/actor.js';
import { ApiError } from '../../../contract/api-error.js';
import { removeJob, type LaneJobs } from '../../../runtime/outbox/jobs.js';
import { limitAttempts, type LaneHead } from '../../../runtime/outbox/lanes.js';
import type { Services } from '../../services.js';
import { load } from './load.js';
import type { Result } from './perform.js';
import { sendAsBot, type BotMessage } from './send-as-bot.js';

export const MAX_ATTEMPTS = 4;

type Done = Exclude<Result, 'again'>;

/** A message that the bot may not send, at an index, and the reason. */
interface Refusal {
  readonly index: number;
  readonly reason: string;
}

/** Sends the messages and removes the job, in one transaction. Returns the message that the bot may not send. */
const trySend = async (
  services: Services,
  { id, lane, payload }: LaneHead,
  { isGivenUp }: Done,
  messages: readonly BotMessage[],
): Promise<Refusal | undefined> => {
  let index = 0;
  let bot: Actor | undefined;
  try {
    await services.store.write(async (tx) => {
      // The bot may have been deactivated during the request, and the message moved or deleted.
      const about = await load({ tx, services }, JSON.parse(payload) as LaneJobs['webhook']);
      if (about)
        for (const [at, message] of messages.entries()) {
          index = at;
          await sendAsBot({ tx, services }, about, message);
        }
      bot = about?.bot;
      await removeJob(tx, id);
      if (isGivenUp) await limitAttempts(tx, lane, MAX_ATTEMPTS - 1);
    });
    if (bot) await services.messageBytes.settle({ services, actor: bot });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return { index, reason: error.body.msg };
    throw error;
  }
};

/** Ends a job with the messages that the bot sends, each once. Those that the bot may not send are omitted. */
export const finish = async (services: Services, head: LaneHead, done: Done): Promise<void> => {
  const refused = await trySend(services, head, done, done.messages);
  if (!refused) return;
  const isReply = done.messages.length === 1;
  let left = isReply ? done.ifRefused(refused.reason) : done.messages.toSpliced(refused.index, 1);
  for (;;) {
    const again = await trySend(services, head, done, left);
    if (!again) return;
    left = left.toSpliced(again.index, 1);
  }
};
