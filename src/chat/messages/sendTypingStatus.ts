import { errors } from '../../../generated/errors.js';
import { channelMembers } from '../channels/members/members.js';
import { findReadChannel } from '../channels/model/named-channel.js';
import { isSubscribed } from '../channels/model/subscriptions.js';
import { operation } from '../operation.js';
import type { Scope } from '../scope.js';
import { onlyAccessible } from '../users/access/access.js';
import { listUsersByIds, type User } from '../users/model/store.js';
import { checkTopic } from './model/content.js';
import { MOST_RECIPIENTS } from './direct-recipients.js';
import { findDirectPlace } from './model/recipients.js';
import { checkMayPost, checkMaySendDirectly } from './sending/policy.js';
import { emitTypingDirectly, emitTypingInChannel } from './typing.js';

/** Users whom the sender may not see count as nonexistent. */
const listRecipients = async (scope: Scope, to: readonly number[]): Promise<readonly User[]> => {
  const { tx, actor: sender } = scope;
  if (to.length === 0) throw errors.typingToNobody();
  if (to.length > MOST_RECIPIENTS) throw errors.recipientsTooMany();
  const ids = [...new Set(to)];
  const users = await onlyAccessible(scope, sender, await listUsersByIds(tx, ids));
  const known = new Set(users.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw errors.invalidUserId({ user_id: unknown });
  return users;
};

/** Throws if the sender may not send a direct message to these users. */
const checkMayWriteTo = async (scope: Scope, people: readonly User[]): Promise<void> => {
  const { tx, actor: sender } = scope;
  const others = people.filter(({ id }) => id !== sender.id);
  const ids = [sender, ...others].map(({ id }) => id).sort((one, other) => one - other);
  const { conversation_id } = await findDirectPlace(tx, sender.id, ids);
  await checkMaySendDirectly(scope, others, conversation_id === null);
};

/** Unlike that of a message, the topic may be empty: the user may choose it later. */
const readTopic = (typed: string): string => (typed.trim() === '' ? '' : checkTopic(typed, false));

/** POST /typing: sends a `typing` event to a conversation when the user starts or stops typing. */
export const sendTypingStatus = operation('sendTypingStatus', async (context) => {
  const { input, actor } = context;
  const { op, type, to, stream_id } = input;
  const people = to === undefined ? undefined : await listRecipients(context, to);
  const channel = stream_id === undefined ? undefined : await findReadChannel(context, stream_id);
  const topic = input.topic === undefined ? undefined : readTopic(input.topic);
  const { send_private_typing_notifications, send_stream_typing_notifications } = actor.settings;
  const typing = { op, sender: actor };
  if (type === 'direct') {
    if (!people) throw errors.missingArgument({ var_name: 'to' });
    if (!send_private_typing_notifications) throw errors.directTypingDisabled();
    await checkMayWriteTo(context, people);
    await emitTypingDirectly(context, typing, people);
    return {};
  }
  if (!channel) throw errors.missingArgument({ var_name: 'stream_id' });
  if (topic === undefined) throw errors.topicMissing();
  if (!send_stream_typing_notifications) throw errors.channelTypingDisabled();
  const found = { channel, isSubscribed: await isSubscribed(context.tx, actor.id, channel.id) };
  await checkMayPost(context, found, () => errors.invalidChannelId());
  const { ids } = await channelMembers(context, channel.id, channel.members_version);
  await emitTypingInChannel(context, typing, { stream_id: channel.id, topic }, ids);
  return {};
});
