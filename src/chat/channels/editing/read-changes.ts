import { errors } from '../../../../generated/errors.js';
import type { Input } from '../../../../generated/operations.js';
import { hasRole } from '../../../runtime/identity/actor.js';
import { RequestBudget } from '../../../markdown/limits.js';
import { renderText } from '../../../markdown/render-text.js';
import type { Scope } from '../../scope.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Tx } from '../../../runtime/store/types.js';
import { checkSystemGroup } from '../../user-groups/policy.js';
import { removalExceptions } from '../model/policy.js';
import { checkChannelName } from '../model/name.js';
import { findChannelByKey, type ChannelChanges, type ChannelRow } from '../model/store.js';
import type { SeenChannel } from '../model/visible-channel.js';
import { onOneLine, retentionDays } from '../subscriptions/new-channels.js';
import { readKind } from './kind.js';

type Wanted = Input<'updateChannel'>;

const ADMINISTRATORS_POST = 2;
const EVERYONE_POSTS = 1;

const readName = async (tx: Tx, channel: ChannelRow, typed: string | undefined): Promise<ChannelChanges> => {
  if (typed === undefined) return {};
  const name = checkChannelName(typed);
  if (name === channel.name) throw errors.channelNameUnchanged();
  const name_key = nameKey(name);
  const other = await findChannelByKey(tx, name_key);
  if (other && other.id !== channel.id) throw errors.channelNameTaken();
  return { name, name_key };
};

const readDescription = async (
  { services }: Scope,
  channel: ChannelRow,
  typed: string | undefined,
): Promise<ChannelChanges> => {
  const description = onOneLine(typed ?? channel.description);
  if (description === channel.description) return {};
  const { siteUrl } = services.config;
  const rendered_description = await renderText(description, 'description', new RequestBudget(), siteUrl);
  return { description, rendered_description };
};

const readRetention = ({ actor }: Scope, wanted: Wanted['message_retention_days']): ChannelChanges => {
  if (wanted === undefined) return {};
  if (!hasRole(actor.role, 'owner')) throw errors.mustBeOwner();
  return { message_retention_days: retentionDays(wanted) };
};

const readPosting = ({ stream_post_policy: policy, ...older }: Wanted): ChannelChanges => {
  if (policy !== undefined) return { stream_post_policy: policy };
  // oxlint-disable-next-line typescript/no-deprecated -- existing clients still send it.
  const { is_announcement_only: isClosed } = older;
  return isClosed === undefined
    ? {}
    : { stream_post_policy: isClosed ? ADMINISTRATORS_POST : EVERYONE_POSTS };
};

const readRemoval = async (
  { tx }: Scope,
  { channel, isIn }: SeenChannel,
  group: number | undefined,
): Promise<ChannelChanges> => {
  if (group === undefined || group === channel.can_remove_subscribers_group) return {};
  if (channel.invite_only === 1 && !isIn) throw errors.invalidChannelId();
  await checkSystemGroup(tx, 'can_remove_subscribers_group', group, removalExceptions);
  return { can_remove_subscribers_group: group };
};

/** Returns the requested values that differ from the present ones. Throws the error of the first invalid one. */
export const readChanges = async (
  scope: Scope,
  seen: SeenChannel,
  wanted: Wanted,
): Promise<ChannelChanges> => {
  const { channel } = seen;
  const all: ChannelChanges = {
    ...(await readKind(scope, seen, wanted)),
    ...readRetention(scope, wanted.message_retention_days),
    ...(await readDescription(scope, channel, wanted.description)),
    ...(await readName(scope.tx, channel, wanted.new_name)),
    ...readPosting(wanted),
    ...(await readRemoval(scope, seen, wanted.can_remove_subscribers_group)),
  };
  const differing = Object.entries(all).filter(
    ([name, value]) => value !== channel[name as keyof ChannelRow],
  );
  return Object.fromEntries(differing);
};
