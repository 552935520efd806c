import { errors } from '../../../../generated/errors.js';
import type { Input } from '../../../../generated/operations.js';
import { isGranted } from '../../organization/permissions.js';
import { hasWebPublicAccess } from '../../organization/view.js';
import type { Scope } from '../../scope.js';
import type { ChannelVisibility } from '../model/policy.js';
import type { ChannelRow } from '../model/store.js';
import type { SeenChannel } from '../model/visible-channel.js';

type Wanted = Pick<
  Input<'updateChannel'>,
  'is_private' | 'history_public_to_subscribers' | 'is_web_public' | 'is_default_stream'
>;

/** Returns whether subscribers read earlier messages. By default only those of a private channel do not. */
const wantedHistory = (
  { history_public_to_subscribers: wanted, is_private }: Wanted,
  present: boolean,
): boolean => wanted ?? (is_private === undefined ? present : !is_private);

/** Throws if the requester may not make the channel web-public. */
const checkWebPublic = async (scope: Scope, { is_web_public }: Wanted): Promise<void> => {
  if (is_web_public !== true) return;
  const { services, actor } = scope;
  if (!hasWebPublicAccess(services, services.organization.current)) throw errors.webPublicChannelsOff();
  if (!(await isGranted(scope, actor, 'can_create_web_public_channel_group'))) {
    throw errors.insufficientPermission();
  }
};

const haveSameReaders = (one: ChannelVisibility, other: ChannelVisibility): boolean =>
  one.invite_only === other.invite_only &&
  one.is_web_public === other.is_web_public &&
  one.history_public_to_subscribers === other.history_public_to_subscribers;

/** Returns who can see and read the channel from now on, and whether it is a default channel. */
export const readKind = async (
  scope: Scope,
  { channel, isIn }: SeenChannel,
  wanted: Wanted,
): Promise<ChannelVisibility & Pick<ChannelRow, 'is_default'>> => {
  const isPrivate = wanted.is_private ?? channel.invite_only === 1;
  const isWebPublic = wanted.is_web_public ?? channel.is_web_public === 1;
  const isDefault = wanted.is_default_stream ?? channel.is_default === 1;
  const isShared = wantedHistory(wanted, channel.history_public_to_subscribers === 1);
  if ((isPrivate && isWebPublic) || (!isPrivate && !isShared)) throw errors.channelKindInvalid();
  if (isPrivate && isDefault) throw errors.defaultChannelPrivate();
  const readers: ChannelVisibility = {
    invite_only: Number(isPrivate),
    is_web_public: Number(isWebPublic),
    history_public_to_subscribers: Number(isShared),
  };
  // Administrators see private channels, but only their subscribers decide who reads them.
  if (channel.invite_only === 1 && !isIn && !haveSameReaders(channel, readers))
    throw errors.invalidChannelId();
  await checkWebPublic(scope, wanted);
  return { ...readers, is_default: Number(isDefault) };
};
