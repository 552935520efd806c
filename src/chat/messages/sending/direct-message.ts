import type { Actor } from '../../../runtime/identity/actor.js';
import { queueForDirect } from '../../bots/webhooks/queue.js';
import type { TxScope } from '../../scope.js';
import type { Tx } from '../../../runtime/store/types.js';
import { observeAccess } from '../../users/access/guest-access-events.js';
import { loadSystemBot, type User } from '../../users/model/store.js';
import { WELCOME_BOT_NAME, type SystemBotName } from '../../users/model/system-bots.js';
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
import { welcomeReply } from './welcome.js';
import { renderMessage, type RenderedMessage } from './rendering.js';

/** A user to whom a message is sent. */
type Recipient = Actor & Partial<Pick<User, 'is_system_bot'>>;

/** The users of a direct conversation. */
interface Circle {
  readonly others: readonly Recipient[];
  readonly people: readonly Actor[];
  readonly ids: readonly number[];
  readonly place: SentDirectly;
}

const gather = async (tx: Tx, sender: Actor, named: readonly Recipient[]): Promise<Circle> => {
  const others = named.filter(({ id }) => id !== sender.id);
  const people: Actor[] = [sender, ...others].sort((a, b) => a.id - b.id);
  const ids = people.map(({ id }) => id);
  return { others, people, ids, place: await findDirectPlace(tx, sender.id, ids) };
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
  named: readonly Recipient[],
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

/** A message of one of the server's own bots to a user. */
interface DirectNotice {
  readonly bot: SystemBotName;
  readonly to: Actor;
  readonly notice: Piece;
  /** Whether the user gets no email about it. */
  readonly isQuiet?: boolean;
}

const sendChecked = async (
  scope: TxScope,
  outgoing: MessageDraft,
  { circle: { people, ids, place }, content, rendered }: CheckedDirectly,
): Promise<{ id: number }> => {
  const { channelWildcard } = rendered.mentions;
  const receivers = await findReceivers(scope, rendered, { ids, channelWildcard });
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
    isSenderMuted: place.is_sender_muted === 1,
    audience: { users: ids },
  });
  await queueForDirect(
    scope,
    { id, sender: outgoing.sender },
    people.filter((person) => person.id !== outgoing.sender.id),
  );
  return { id };
};

/** Sends a notice to a user as one of the server's own bots, which may write to all users. */
export const notify = async (
  scope: TxScope,
  { bot, to, notice, isQuiet = false }: DirectNotice,
): Promise<void> => {
  const sender = await loadSystemBot(scope.tx, bot);
  const { markdown: content } = notice;
  await sendChecked(
    scope,
    { sender, content, client: 'Internal', readBySender: true, isQuiet },
    {
      circle: await gather(scope.tx, sender, [to]),
      content,
      rendered: { ...renderedNotice(notice), named: new Map<number, never>() },
    },
  );
};

const isWelcomeBot = ({ is_system_bot, full_name }: Recipient): boolean =>
  is_system_bot === true && full_name === WELCOME_BOT_NAME;

/** Sends a message to users. Throws if the sender may not send it. The sender always receives it as well. */
export const sendDirectly = async (
  scope: TxScope,
  outgoing: MessageDraft,
  named: readonly Recipient[],
): Promise<{ id: number }> => {
  const checked = await checkDirectly(scope, outgoing, named);
  scope.services.messageBytes.add(outgoing.sender, checked.content, checked.rendered.html);
  const sent = await sendChecked(scope, outgoing, checked);
  const [other, ...more] = checked.circle.others;
  if (other && more.length === 0 && isWelcomeBot(other)) {
    const notice = await welcomeReply(checked.content);
    await notify(scope, { bot: WELCOME_BOT_NAME, to: outgoing.sender, notice, isQuiet: true });
  }
  return sent;
};
