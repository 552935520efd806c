import type { Actor } from '../authentication/actor.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { checkContent } from './content.js';
import { deliver, type Outgoing } from './deliver.js';
import { checkMaySendDirectly } from './policy.js';
import { findReceivers } from './receivers.js';
import { createConversation, createDirectRecipient, findDirectRecipient } from './recipients.js';
import { renderMessage } from './rendering.js';

/** Sends to people, as far as the sender may; the sender is always among those who get it. */
export const sendDirectly = async (
  tx: Tx,
  server: Server,
  outgoing: Outgoing,
  named: readonly Actor[],
): Promise<{ id: number }> => {
  const { sender } = outgoing;
  const content = checkContent(outgoing.content);
  const others = named.filter(({ id }) => id !== sender.id);
  const people: Actor[] = [sender, ...others].sort((a, b) => a.id - b.id);
  const ids = people.map(({ id }) => id);
  const found = await findDirectRecipient(tx, ids);
  await checkMaySendDirectly(tx, server, sender, others, !found?.conversation_id);
  const rendered = await renderMessage(tx, server, sender, content);
  const receivers = await findReceivers(tx, server, rendered, { ids, channelWildcard: false });
  const recipient_id = found?.id ?? (await createDirectRecipient(tx, ids));
  const conversation_id =
    found?.conversation_id ?? (await createConversation(tx, { recipient_id, channel_id: null, topic: '' }));
  const id = await deliver(tx, server, { ...outgoing, content }, rendered, {
    recipient_id,
    conversation_id,
    channel: null,
    people,
    receivers,
    audience: { users: ids },
  });
  return { id };
};
