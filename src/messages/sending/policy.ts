import { errors } from '../../../generated/errors.js';
import { hasRole, type Actor } from '../../authentication/actor.js';
import { mayPost, canSeeChannel, type ChannelVisibility } from '../../channels/model/policy.js';
import { isSubscribed } from '../../channels/model/store.js';
import { isGranted } from '../../organization/granted.js';
import type { Services } from '../../services.js';
import type { Tx } from '../../store/types.js';
import { isFullMember, isWithinPolicy } from '../../user-groups/membership.js';
import { systemGroupId, type Person } from '../../user-groups/system-groups.js';
import { findUser } from '../../users/model/store.js';
import type { LockedMessage } from '../model/lock.js';

/** What of a channel decides who may send to it. */
export interface PostedChannel extends ChannelVisibility {
  readonly id: number;
  readonly name: string;
  readonly stream_post_policy: number;
}

const refusal = (sender: Person, channel: PostedChannel): Error => {
  switch (channel.stream_post_policy) {
    case 2:
      return errors.onlyAdministratorsPost();
    case 4:
      return errors.onlyModeratorsPost();
    default:
      return hasRole(sender.role, 'member') ? errors.newMembersDoNotPost() : errors.guestsDoNotPost();
  }
};

/** A channel that is there, and what its sender has to do with it; undefined where there is none. */
type Found<C extends PostedChannel> = { readonly channel: C; readonly isSubscribed: boolean } | undefined;

/** Whether the active owner of a bot may send to the channel. A channel that is not there costs the same statements. */
const mayOwnerPost = async (
  tx: Tx,
  services: Services,
  { bot_owner_id: ownerId }: Actor,
  found: Found<PostedChannel>,
): Promise<boolean> => {
  const owner = ownerId === null ? undefined : await findUser(tx, ownerId);
  if (!owner?.is_active) return false;
  const isOwnerSubscribed = await isSubscribed(tx, owner.id, found?.channel.id ?? 0);
  return (
    found !== undefined && mayPost(services, owner, found.channel, found.isSubscribed || isOwnerSubscribed)
  );
};

/**
 * The channel, if the sender may send to it. A bot may do what its owner may. A channel that the sender may not know of is to
 * them as one that does not exist: `missing`.
 */
export const checkMayPost = async <C extends PostedChannel>(
  tx: Tx,
  services: Services,
  sender: Actor,
  found: Found<C>,
  missing: () => Error,
): Promise<C> => {
  if (found && mayPost(services, sender, found.channel, found.isSubscribed)) return found.channel;
  const isOwnerAllowed = await mayOwnerPost(tx, services, sender, found);
  if (!found) throw missing();
  const { channel } = found;
  if (isOwnerAllowed) return channel;
  if (!canSeeChannel(sender.role, channel, found.isSubscribed)) throw missing();
  if (!mayPost(services, sender, channel, true)) throw refusal(sender, channel);
  throw errors.notAuthorizedToSend({ name: channel.name });
};

/** Refuses a direct message that nobody in the conversation may authorize, or its sender may not begin. */
export const checkMaySendDirectly = async (
  tx: Tx,
  services: Services,
  sender: Actor,
  others: readonly Actor[],
  isNew: boolean,
): Promise<void> => {
  const people = others.filter((other) => !other.is_bot);
  if (people.length === 0) return;
  const permission = services.organization.current.settings.direct_message_permission_group;
  let isAuthorized = false;
  for (const person of [sender, ...people])
    isAuthorized ||= await isGranted(tx, services, person, 'direct_message_permission_group');
  if (!isAuthorized) {
    const nobody = [await systemGroupId(tx, services, 'role:nobody'), 'role:nobody'];
    throw nobody.includes(permission as number | string)
      ? errors.directMessagesDisabled()
      : errors.directMessageNotAuthorized();
  }
  if (isNew && !(await isGranted(tx, services, sender, 'direct_message_initiator_group')))
    throw errors.directMessageInitiationNotAllowed();
};

/** In channels and topics of more people than this, mentioning all of them is restricted. */
const WILDCARD_MENTION_THRESHOLD = 15;

const mayMentionAll = (services: Services, sender: Actor): boolean => {
  switch (services.organization.current.settings.wildcard_mention_policy) {
    case 1:
      return true;
    case 2:
      return hasRole(sender.role, 'member');
    case 3:
      return (
        hasRole(sender.role, 'moderator') ||
        (hasRole(sender.role, 'member') && isFullMember(services, sender))
      );
    case 5:
      return hasRole(sender.role, 'administrator');
    case 7:
      return hasRole(sender.role, 'moderator');
    default:
      return false;
  }
};

/** Refuses mentions of everyone in the channel, or in the topic, where there are many. */
export const checkWildcardMentions = (
  services: Services,
  sender: Actor,
  mentioned: { readonly subscribers: number | undefined; readonly participants: number | undefined },
): void => {
  const isMany = (count: number | undefined): boolean => (count ?? 0) > WILDCARD_MENTION_THRESHOLD;
  if (mayMentionAll(services, sender)) return;
  if (isMany(mentioned.subscribers)) throw errors.streamWildcardMentionNotAllowed();
  if (isMany(mentioned.participants)) throw errors.topicWildcardMentionNotAllowed();
};

const EVERYONE_DELETES = 5;

/** Refuses a user who may not delete the message: not that of others, not their own, or not any more. */
export const checkMayDelete = async (
  tx: Tx,
  services: Services,
  actor: Actor,
  message: LockedMessage,
): Promise<void> => {
  const { settings } = services.organization.current;
  if (await isGranted(tx, services, actor, 'can_delete_any_message_group')) return;
  const { delete_own_message_policy: policy, message_content_delete_limit_seconds: limit } = settings;
  const isOwn = message.sender_id === actor.id || message.bot_owner_id === actor.id;
  const deletesOwn = policy === EVERYONE_DELETES || isWithinPolicy(services, actor, policy);
  if (!isOwn || !deletesOwn) throw errors.messageDeletionNotAllowed();
  if (limit !== null && services.clock.seconds() - message.date_sent > limit) {
    throw errors.messageDeletionTooLate();
  }
};
