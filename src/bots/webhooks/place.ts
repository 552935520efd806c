import { resolveRecipients } from '../../messages/direct-recipients.js';
import type { LoadedMessage } from '../../messages/hydrate-messages.js';
import { sendToChannel } from '../../messages/sending/channel-message.js';
import { sendDirectly } from '../../messages/sending/direct-message.js';
import type { TxScope } from '../../scope.js';
import { findUser, type User } from '../../users/model/store.js';

/** A message that a bot sends after a request. */
export interface BotMessage {
  /** The message that caused the request, for a reply in its conversation, or `owner`. */
  readonly to: LoadedMessage['message'] | 'owner';
  readonly content: string;
}

const CLIENT = 'OutgoingWebhookResponse';

/** Sends a message of a bot. Throws if the bot may not send it, or the place no longer exists. */
export const sendAsBot = async (scope: TxScope, bot: User, { to, content }: BotMessage): Promise<void> => {
  const outgoing = { sender: bot, content, client: CLIENT, readBySender: true };
  if (to === 'owner') {
    const owner = bot.bot_owner_id === null ? undefined : await findUser(scope.tx, bot.bot_owner_id);
    if (owner?.is_active) await sendDirectly(scope, outgoing, [owner]);
    return;
  }
  if (to.stream_id !== undefined) {
    await sendToChannel(scope, outgoing, to.stream_id, to.subject);
    return;
  }
  const people = typeof to.display_recipient === 'string' ? [] : to.display_recipient;
  const userIds = people.map(({ id }) => id).filter((id) => id !== bot.id);
  await sendDirectly(scope, outgoing, await resolveRecipients({ ...scope, actor: bot }, { userIds }));
};
