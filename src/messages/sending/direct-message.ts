import type { Actor } from '../../authentication/actor.js';
import { queueForDirect } from '../../bots/webhooks/queue.js';
import type { Scope, TxScope } from '../../scope.js';
import type { Tx } from '../../store/types.js';
import { observeAccess } from '../../users/access/guest-access-events.js';
import { findNotificationBot } from '../../users/model/store.js';
import { checkContent } from '../model/content.js';
import { deliver, type MessageDraft } from './persist-message.js';
import { renderedNotice, type Piece } from './notice.js';
import { checkMaySendDirectly } from './policy.js';
import { findReceivers } from './delivery-flags.js';
import {
  createConversation,
  createDirectRecipient,
  findDirectPlace,
  type SentDirectly,
} from '../model/recipients.js';
import { renderMessage, type RenderedMessage } from './rendering.js';

/** The users of a direct conversation. */
interface Circle {
  readonly others: readonly Actor[];
  readonly people: readonly Actor[];
  readonly ids: readonly number[];
  readonly place: SentDirectly;
}

const gather = async (tx: Tx, sender: Actor, named: readonly Actor[]): Promise<Circle> => {
  const others = named.filter(({ id }) => id !== sender.id);
  const people: Actor[] = [sender, ...others].sort((a, b) => a.id - b.id);
  const ids = people.map(({ id }) => id);
  return { others, people, ids, place: await findDirectPlace(tx, ids) };
};

/** A direct message that its sender may send. */
export interface CheckedDirectly {
  readonly circle: Circle;
  readonly content: string;
  readonly rendered: RenderedMessage;
}

/** Returns the checked message. Throws if these users cannot get it, or the sender may not send it. */
export const checkDirectly = async (
  scope: TxScope,
  { sender, content: typed }: Pick<MessageDraft, 'sender' | 'content'>,
  named: readonly Actor[],
): Promise<CheckedDirectly> => {
  const content = checkContent(typed);
  const circle = await gather(scope.tx, sender, named);
  await checkMaySendDirectly(
    { ...scope, actor: sender },
    circle.others,
    circle.place.conversation_id === null,
  );
  return { circle, content, rendered: await renderMessage({ ...scope, actor: sender }, content) };
};

/** Creates a direct conversation. Its users gain access to each other. */
const meet = async (scope: TxScope, userIds: readonly number[]): Promise<number> => {
  const access = await observeAccess(scope, { userIds });
  const id = await createDirectRecipient(scope.tx, userIds);
  await access.emitGained();
  return id;
};

const sendChecked = async (
  scope: TxScope,
  outgoing: MessageDraft,
  { circle: { people, ids, place }, content, rendered }: CheckedDirectly,
): Promise<{ id: number }> => {
  const receivers = await findReceivers(scope, rendered, { ids, channelWildcard: false });
  const recipient_id = place.id ?? (await meet(scope, ids));
  const conversation_id =
    place.conversation_id ??
    (await createConversation(scope.tx, { recipient_id, channel_id: null, topic: '' }));
  const id = await deliver(scope, { ...outgoing, content }, rendered, {
    recipient_id,
    conversation_id,
    channel: null,
    people,
    receivers,
    alertWordsVersion: place.alert_words_version,
    audience: { users: ids },
  });
  await queueForDirect(
    scope,
    { id, sender: outgoing.sender },
    people.filter((person) => person.id !== outgoing.sender.id),
  );
  return { id };
};

/** Sends a message to users. Throws if the sender may not send it. The sender always receives it as well. */
export const sendDirectly = async (
  scope: TxScope,
  outgoing: MessageDraft,
  named: readonly Actor[],
): Promise<{ id: number }> => sendChecked(scope, outgoing, await checkDirectly(scope, outgoing, named));

/** Sends a notice to a user as the notification bot, which may write to all users. */
export const notify = async (scope: Scope, notice: Piece): Promise<void> => {
  const { tx, actor: person } = scope;
  const sender = await findNotificationBot(tx);
  if (!sender) throw new Error('There is no notification bot.');
  const { markdown: content } = notice;
  await sendChecked(
    scope,
    { sender, content, client: 'Internal', readBySender: true },
    {
      circle: await gather(tx, sender, [person]),
      content,
      rendered: { ...renderedNotice(notice), named: new Map<number, never>() },
    },
  );
};
