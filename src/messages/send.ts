import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import { channelMembers } from '../channels/members.js';
import type { ChannelRow } from '../channels/store.js';
import type { Audience } from '../events/types.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { findNotificationBot } from '../users/store.js';
import { checkContent, checkTopic } from './content.js';
import type { WideMessageEvent } from './events.js';
import { flagBits, wildcardBits } from './flags.js';
import type { Rendered } from './markdown/render.js';
import { checkMayPost, checkMaySendDirectly, checkWildcardMentions } from './policy.js';
import { eventFlags, findReceivers, type Receivers } from './receivers.js';
import { createConversation, createDirectRecipient, findDirectRecipient } from './recipients.js';
import { renderMessage } from './rendering.js';
import {
  findChannelToSend,
  findParticipants,
  insertFlags,
  insertMessage,
  setFirstMessage,
  type SentToChannel,
} from './store.js';
import { findMentionedFollowers, policyAfterSending, setVisibility } from './visibility.js';
import { wideMessage, type MessageFacts } from './view.js';

/** A message on its way, wherever it goes. */
export interface Outgoing {
  readonly sender: Actor;
  readonly content: string;
  readonly client: string;
  readonly readBySender: boolean;
  readonly local?: WideMessageEvent['local'];
}

/** Where it goes, once that is decided. */
interface Target {
  readonly recipient_id: number;
  readonly conversation_id: number;
  readonly channel: MessageFacts['channel'];
  readonly people: readonly Actor[];
  readonly receivers: Receivers;
  readonly audience: Pick<Audience, 'users' | 'publicChannel'>;
}

/** Stores a message and tells everybody who gets it. */
const deliver = async (
  tx: Tx,
  server: Server,
  { sender, content, client, readBySender, local }: Outgoing,
  rendered: Rendered,
  { recipient_id, conversation_id, channel, people, receivers, audience }: Target,
): Promise<number> => {
  const { topicWildcard } = rendered.mentions;
  const shared = {
    recipient_id,
    content,
    rendered_content: rendered.html,
    date_sent: server.clock.seconds(),
    client,
    is_me_message: rendered.isMe,
  };
  const id = await insertMessage(tx, {
    ...shared,
    sender_id: sender.id,
    channel_id: channel?.id ?? null,
    conversation_id,
    topic: channel?.topic ?? '',
    has_attachment: rendered.hasAttachment,
    has_image: rendered.hasImage,
    has_link: rendered.hasLink,
    read_by_sender: readBySender,
    wildcard_mention:
      (receivers.channelWildcard ? wildcardBits.channel : 0) |
      (channel && topicWildcard ? wildcardBits.topic : 0),
  });
  await insertFlags(tx, id, receivers.bits);
  const organization = server.organization.current.string_id;
  const event: WideMessageEvent = {
    type: 'message',
    message: wideMessage({ ...shared, id, channel, people, sender, organization }),
    ...(local && { local }),
  };
  tx.emit(event, { ...audience, ...eventFlags(receivers, readBySender ? sender.id : undefined) });
  return id;
};

export interface Sent {
  id: number;
  automatic_new_visibility_policy?: 2 | 3;
}

/** Makes the sender and those mentioned follow or unmute the topic, as their settings have it. */
const adjustVisibility = async (
  tx: Tx,
  server: Server,
  sender: Actor,
  channel: SentToChannel,
  topic: string,
  mentioned: readonly number[],
): Promise<2 | 3 | undefined> => {
  const place = { channel_id: channel.id, topic };
  const policy =
    channel.is_muted === null
      ? undefined
      : policyAfterSending(sender, {
          isChannelMuted: channel.is_muted === 1,
          policy: channel.visibility_policy,
          isNew: channel.conversation_id === null,
        });
  if (policy) await setVisibility(tx, server, [sender.id], place, policy);
  const others = mentioned.filter((id) => id !== sender.id);
  await setVisibility(tx, server, await findMentionedFollowers(tx, others, place), place, 3);
  return policy;
};

const toFoundChannel = async (
  tx: Tx,
  server: Server,
  outgoing: Outgoing,
  channel: SentToChannel,
  topic: string,
): Promise<Sent> => {
  const { sender } = outgoing;
  const rendered = await renderMessage(tx, server, sender, outgoing.content);
  const { channelWildcard, topicWildcard } = rendered.mentions;
  const members = await channelMembers(tx, server, channel.id, channel.members_version);
  const participants = topicWildcard
    ? [sender.id, ...(await findParticipants(tx, channel.id, topic))]
    : undefined;
  checkWildcardMentions(server, sender, {
    subscribers: channelWildcard ? members.ids.length : undefined,
    participants: participants && new Set(participants).size,
  });
  const receivers = await findReceivers(tx, server, rendered, {
    ids: members.ids,
    participants,
    channelWildcard,
  });
  const { recipient_id } = channel;
  const id = await deliver(tx, server, outgoing, rendered, {
    recipient_id,
    conversation_id:
      channel.conversation_id ??
      (await createConversation(tx, { recipient_id, channel_id: channel.id, topic })),
    channel: { id: channel.id, name: channel.name, topic },
    people: [],
    receivers,
    audience: { users: members.encoded, publicChannel: channel.invite_only === 0 },
  });
  if (channel.first_message_id === null) await setFirstMessage(tx, channel.id, id);
  const mentioned = [...receivers.bits]
    .filter(([, bits]) => bits & flagBits.mentioned)
    .map(([userId]) => userId);
  const policy = await adjustVisibility(tx, server, sender, channel, topic, mentioned);
  return { id, ...(policy && { automatic_new_visibility_policy: policy }) };
};

/** Sends to a channel, by name or id, as far as the sender may. */
export const sendToChannel = async (
  tx: Tx,
  server: Server,
  outgoing: Outgoing,
  named: string | number,
  typedTopic: string | undefined,
): Promise<Sent> => {
  const { sender } = outgoing;
  const topic = checkTopic(typedTopic, server.organization.current.settings.mandatory_topics);
  const content = checkContent(outgoing.content);
  const channel = await findChannelToSend(tx, sender.id, named, topic);
  if (!channel) {
    throw typeof named === 'number'
      ? errors.channelNotFoundById({ stream_id: named })
      : errors.channelNotFound({ stream: named });
  }
  await checkMayPost(tx, server, sender, channel, channel.is_muted !== null);
  return toFoundChannel(tx, server, { ...outgoing, content }, channel, topic);
};

/** Sends to people, as far as the sender may; the sender is always among those who get it. */
export const sendDirectly = async (
  tx: Tx,
  server: Server,
  outgoing: Outgoing,
  named: readonly Actor[],
): Promise<Sent> => {
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
  const id = await deliver(tx, server, { ...outgoing, content }, rendered, {
    recipient_id,
    conversation_id:
      found?.conversation_id ?? (await createConversation(tx, { recipient_id, channel_id: null, topic: '' })),
    channel: null,
    people,
    receivers,
    audience: { users: ids },
  });
  return { id };
};

/** Sends to a channel as the notification bot, which may send anywhere. */
export const sendInternal = async (
  tx: Tx,
  server: Server,
  { channel, topic, content }: { channel: Pick<ChannelRow, 'id'>; topic: string; content: string },
): Promise<void> => {
  const sender = await findNotificationBot(tx);
  const found = sender && (await findChannelToSend(tx, sender.id, channel.id, topic));
  if (!sender || !found) throw new Error(`There is no notification bot, or no channel ${channel.id}.`);
  await toFoundChannel(tx, server, { sender, content, client: 'Internal', readBySender: true }, found, topic);
};
