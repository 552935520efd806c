import { errors } from '../../../../generated/errors.js';
import { hasRole } from '../../../runtime/identity/actor.js';
import { genericBot } from '../../bots/services.js';
import { type Mentioned, queueForMentions } from '../../bots/webhooks/queue.js';
import { channelMembers } from '../../channels/members/members.js';
import { encodeUserIds } from '../../../runtime/event-log/events.js';
import type { TxScope } from '../../scope.js';
import type { Tx } from '../../../runtime/store/types.js';
import { checkContent, checkTopic } from '../model/content.js';
import { deliver, type MessageDraft } from './persist-message.js';
import { flagBits } from '../model/flags.js';
import { checkMayPost, checkWildcardMentions } from './policy.js';
import { findReceivers, type Receivers } from './delivery-flags.js';
import { createConversation } from '../model/recipients.js';
import { type RenderedMessage, renderMessage } from './rendering.js';
import { findChannelToSend, listParticipants, type SentToChannel } from '../model/store.js';
import {
  followsWhenMentioned,
  listTopicReadersOf,
  policyAfterSending,
  setVisibility,
  type Topic,
  visibility,
} from '../model/topic-visibility-policy.js';

export interface SendResult {
  id: number;
  automatic_new_visibility_policy?: 2 | 3;
}

const listParticipantsOf = async (
  tx: Tx,
  { conversation_id }: SentToChannel,
  { sender }: Pick<MessageDraft, 'sender'>,
  place: Topic,
): Promise<Set<number>> =>
  new Set([sender.id, ...(conversation_id === null ? [] : await listParticipants(tx, place))]);

/** Returns the mentioned users whose settings follow topics on mention. */
const listFollowers = async (
  tx: Tx,
  { named }: RenderedMessage,
  { bits }: Receivers,
  place: Topic,
): Promise<number[]> => {
  const mentioned = [...bits.keys()].filter((id) => (bits.get(id) ?? 0) & flagBits.mentioned);
  const inGroups = await listTopicReadersOf(
    tx,
    mentioned.filter((id) => !named.has(id)),
    place,
  );
  return [...mentioned.flatMap((id) => named.get(id) ?? []), ...inGroups]
    .filter(followsWhenMentioned)
    .map(({ id }) => id);
};

export interface Prepared {
  readonly rendered: RenderedMessage;
  readonly members: Awaited<ReturnType<typeof channelMembers>>;
  readonly participants: ReadonlySet<number> | undefined;
}

/** Renders a message to a channel. Throws if the sender may not make its mentions. */
const prepare = async (
  scope: TxScope,
  outgoing: Pick<MessageDraft, 'sender' | 'content'>,
  channel: SentToChannel,
  place: Topic,
): Promise<Prepared> => {
  const { tx, services } = scope;
  const { sender } = outgoing;
  const rendered = await renderMessage({ ...scope, actor: sender }, outgoing.content, place);
  const { channelWildcard, topicWildcard } = rendered.mentions;
  const members = await channelMembers(scope, channel.id, channel.members_version);
  const participants = topicWildcard ? await listParticipantsOf(tx, channel, outgoing, place) : undefined;
  checkWildcardMentions(services, sender, {
    subscribers: channelWildcard ? members.ids.length : undefined,
    participants: participants?.size,
  });
  return { rendered, members, participants };
};

/**
 * Returns the mentioned bots that are not subscribed to a public channel. Their programs read events and need not subscribe
 * to each channel. A bot in a private channel would show its owner the messages.
 */
const listMentionedBots = (
  { mentions, named }: RenderedMessage,
  { sender }: Pick<MessageDraft, 'sender'>,
  { invite_only }: SentToChannel,
  subscribers: readonly number[],
): number[] => {
  if (invite_only === 1) return [];
  const bots = [...mentions.userIds].filter((id) => {
    const user = named.get(id);
    return user?.bot_type === genericBot && hasRole(user.role, 'member') && id !== sender.id;
  });
  if (bots.length === 0) return [];
  const subscribed = new Set(subscribers);
  return bots.filter((id) => !subscribed.has(id));
};

/** Returns the users whom a message mentions, as far as they may be outgoing webhooks. */
const mentionedBy = ({ mentions, named }: RenderedMessage, { bits }: Receivers): Mentioned => {
  const inGroups =
    mentions.groupIds.size === 0
      ? []
      : [...bits].flatMap(([id, flags]) => (flags & flagBits.mentioned ? id : []));
  return { byName: [...mentions.userIds].flatMap((id) => named.get(id) ?? []), inGroups };
};

interface Found {
  readonly channel: SentToChannel;
  readonly topic: string;
  readonly content: string;
}

/** Sends a rendered and checked message. */
export const sendPrepared = async (
  scope: TxScope,
  outgoing: MessageDraft,
  { channel, topic }: Pick<Found, 'channel' | 'topic'>,
  { rendered, members, participants }: Prepared,
): Promise<SendResult> => {
  const { tx } = scope;
  const { sender } = outgoing;
  const { recipient_id } = channel;
  const place = { channel_id: channel.id, topic };
  const bots = listMentionedBots(rendered, outgoing, channel, members.ids);
  const found = await findReceivers(scope, rendered, {
    ids: members.ids,
    participants,
    channelWildcard: rendered.mentions.channelWildcard,
  });
  const receivers = { ...found, bots };
  const followers = await listFollowers(tx, rendered, receivers, place);
  const policies = new Map<number, number>(followers.map((userId) => [userId, visibility.followed]));
  const own = policyAfterSending(sender, channel);
  if (own) policies.set(sender.id, Math.max(own, policies.get(sender.id) ?? own));
  // Clients expect these events before that of the message.
  await setVisibility(scope, policies, place);
  const id = await deliver(scope, outgoing, rendered, {
    recipient_id,
    conversation_id: channel.conversation_id ?? (await createConversation(tx, { recipient_id, ...place })),
    channel: { id: channel.id, name: channel.name, topic },
    people: [],
    receivers,
    alertWordsVersion: channel.alert_words_version,
    isSenderMuted: channel.is_sender_muted === 1,
    audience: {
      users: bots.length === 0 ? members.encoded : encodeUserIds([...members.ids, ...bots]),
      publicChannel: channel.invite_only === 0,
    },
  });
  await queueForMentions(scope, { id, sender }, mentionedBy(rendered, receivers));
  return { id, ...(own && { automatic_new_visibility_policy: own }) };
};

/** Returns the channel, by name or ID, with topic and content as stored. Throws if the sender may not send there. */
const findForSender = async (
  scope: TxScope,
  { sender, content: typed }: Pick<MessageDraft, 'sender' | 'content'>,
  named: string | number,
  typedTopic: string | undefined,
): Promise<Found> => {
  const { tx, services } = scope;
  const topic = checkTopic(typedTopic, services.organization.current.settings.mandatory_topics);
  const content = checkContent(typed);
  const there = await findChannelToSend(tx, sender.id, named, topic);
  const found = there && { channel: there, isSubscribed: there.is_muted !== null };
  const channel = await checkMayPost({ ...scope, actor: sender }, found, () =>
    typeof named === 'number'
      ? errors.channelNotFoundById({ stream_id: named })
      : errors.channelNotFound({ stream: named }),
  );
  return { channel, topic, content };
};

/** Sends a message to a channel, by name or ID. Throws if the sender may not send it. */
export const sendToChannel = async (
  scope: TxScope,
  outgoing: MessageDraft,
  named: string | number,
  typedTopic: string | undefined,
): Promise<SendResult> => {
  const { channel, topic, content } = await findForSender(scope, outgoing, named, typedTopic);
  const ready = { ...outgoing, content };
  const prepared = await prepare(scope, ready, channel, { channel_id: channel.id, topic });
  scope.services.messageBytes.add(outgoing.sender, content, prepared.rendered.html);
  return sendPrepared(scope, ready, { channel, topic }, prepared);
};

/** A message that its sender may send to a channel. */
export interface CheckedToChannel {
  readonly channel_id: number;
  readonly topic: string;
  readonly content: string;
  readonly rendered: RenderedMessage;
}

/** Throws whatever `sendToChannel` would throw, without sending a message. */
export const checkToChannel = async (
  scope: TxScope,
  outgoing: Pick<MessageDraft, 'sender' | 'content'>,
  named: string | number,
  typedTopic: string | undefined,
): Promise<CheckedToChannel> => {
  const { channel, topic, content } = await findForSender(scope, outgoing, named, typedTopic);
  const place = { channel_id: channel.id, topic };
  const { rendered } = await prepare(scope, { ...outgoing, content }, channel, place);
  return { ...place, content, rendered };
};
