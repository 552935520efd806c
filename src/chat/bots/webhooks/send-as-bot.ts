import { resolveRecipients } from '../../messages/direct-recipients.js';
import { sendToChannel } from '../../messages/sending/channel-message.js';
import { sendDirectly } from '../../messages/sending/direct-message.js';
import type { TxScope } from '../../scope.js';
import { findUser } from '../../users/model/store.js';
import type { Loaded } from './load.js';
import type { Reply } from './reply.js';

/** A message that a bot sends after a request. */
export interface BotMessage extends Reply {
  /** The conversation of the message that caused the request, or the owner of the bot. */
  readonly to: 'conversation' | 'owner';
}

const CLIENT = 'OutgoingWebhookResponse';

/** Sends a message of a bot. Throws if the bot may not send it, or the place no longer exists. */
export const sendAsBot = async (
  scope: TxScope,
  { bot, loaded: { message } }: Loaded,
  { to, ...reply }: BotMessage,
): Promise<void> => {
  const outgoing = { sender: bot, ...reply, client: CLIENT, readBySender: true };
  if (to === 'owner') {
    const owner = bot.bot_owner_id === null ? undefined : await findUser(scope.tx, bot.bot_owner_id);
    if (owner?.is_active) await sendDirectly(scope, outgoing, [owner]);
    return;
  }
  if (message.stream_id !== undefined) {
    await sendToChannel(scope, outgoing, message.stream_id, message.subject);
    return;
  }
  const people = typeof message.display_recipient === 'string' ? [] : message.display_recipient;
  const userIds = people.map(({ id }) => id);
  await sendDirectly(scope, outgoing, await resolveRecipients({ ...scope, actor: bot }, { userIds }));
};
