import { errors } from '../../../../generated/errors.js';
import { type Actor, hasRole } from '../../../runtime/identity/actor.js';
import { canSeeChannel, mayPost } from '../../channels/model/policy.js';
import { isSubscribed } from '../../channels/model/subscriptions.js';
import { isGranted } from '../../organization/permissions.js';
import type { Scope } from '../../scope.js';
import type { Services } from '../../services.js';
import { isFullMember, isWithinPolicy } from '../../user-groups/membership.js';
import { type GroupUser, systemGroupId } from '../../user-groups/system-groups.js';
import { findUser } from '../../users/model/store.js';
import type { LockedMessage } from '../model/lock.js';
import type { PostedChannel } from '../model/store.js';

const refusal = (sender: GroupUser, channel: PostedChannel): Error => {
  switch (channel.stream_post_policy) {
    case 2:
      return errors.onlyAdministratorsPost();
    case 4:
      return errors.onlyModeratorsPost();
    default:
      return hasRole(sender.role, 'member') ? errors.newMembersDoNotPost() : errors.guestsDoNotPost();
  }
};

/** A channel and the sender's relation to it. Undefined if it does not exist. */
type Found<C extends PostedChannel> = { readonly channel: C; readonly isSubscribed: boolean } | undefined;

/**
 * Whether the active owner of a bot may send to the channel. A nonexistent channel costs the same statements, so
 * response times do not reveal whether it exists.
 */
const mayOwnerPost = async (
  { tx, services, actor: { bot_owner_id: ownerId } }: Scope,
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
 * Returns the channel. Throws if the sender may not send to it. A bot may also do what its owner may. For a channel
 * that the sender may not know of it throws `missing`, as for a nonexistent one.
 */
export const checkMayPost = async <C extends PostedChannel>(
  scope: Scope,
  found: Found<C>,
  missing: () => Error,
): Promise<C> => {
  const { services, actor: sender } = scope;
  if (found && mayPost(services, sender, found.channel, found.isSubscribed)) return found.channel;
  const isOwnerAllowed = await mayOwnerPost(scope, found);
  if (!found) throw missing();
  const { channel } = found;
  if (isOwnerAllowed) return channel;
  if (!canSeeChannel(sender.role, channel, found.isSubscribed)) throw missing();
  if (!mayPost(services, sender, channel, true)) throw refusal(sender, channel);
  throw errors.notAuthorizedToSend({ name: channel.name });
};

/**
 * Throws if no user in the conversation may authorize the direct message, or the sender may not start the conversation.
 */
export const checkMaySendDirectly = async (
  scope: Scope,
  others: readonly Actor[],
  isNew: boolean,
): Promise<void> => {
  const { services, actor: sender } = scope;
  const people = others.filter((other) => !other.is_bot);
  if (people.length === 0) return;
  const permission = services.organization.current.settings.direct_message_permission_group;
  let isAuthorized = false;
  for (const person of [sender, ...people])
    isAuthorized ||= await isGranted(scope, person, 'direct_message_permission_group');
  if (!isAuthorized) {
    const nobody = [await systemGroupId(scope, 'role:nobody'), 'role:nobody'];
    throw nobody.includes(permission as number | string)
      ? errors.directMessagesDisabled()
      : errors.directMessageNotAuthorized();
  }
  if (isNew && !(await isGranted(scope, sender, 'direct_message_initiator_group')))
    throw errors.directMessageInitiationNotAllowed();
};

/** Wildcard mentions are restricted in channels and topics with more users than this. */
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

/** Throws if the sender may not mention all users of the channel or topic, where there are many. */
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

/**
 * Throws if the user may not delete the message: sent by others, no permission for own messages, or time limit
 * exceeded.
 */
export const checkMayDelete = async (scope: Scope, message: LockedMessage): Promise<void> => {
  const { services, actor } = scope;
  const { settings } = services.organization.current;
  if (await isGranted(scope, actor, 'can_delete_any_message_group')) return;
  const { delete_own_message_policy: policy, message_content_delete_limit_seconds: limit } = settings;
  const isOwn = message.sender_id === actor.id || message.bot_owner_id === actor.id;
  const deletesOwn = policy === EVERYONE_DELETES || isWithinPolicy(services, actor, policy);
  if (!isOwn || !deletesOwn) throw errors.messageDeletionNotAllowed();
  if (limit !== null && services.clock.seconds() - message.date_sent > limit) {
    throw errors.messageDeletionTooLate();
  }
};
