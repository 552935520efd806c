import { groupBy } from '../../lib/sorted-ids.js';
import type { TxScope } from '../scope.js';
import { membersOfChannels } from './members/members.js';
import { canSeeChannel, seesDefaultChannels, type Viewer } from './model/policy.js';
import { type ChannelRow, openChannels } from './model/store.js';
import { ownSubscriptions } from './model/subscriptions.js';
import { loadTraffic } from './members/traffic.js';
import { viewChannel, viewDefaultChannel } from './model/view.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/** Sends a user the subscribers of the channels that they see from now on. */
const emitSubscribersOf = async (
  scope: TxScope,
  channels: readonly ChannelRow[],
  viewerId: number,
): Promise<void> => {
  const members = await membersOfChannels(scope, channels);
  const idsOf = ({ id }: ChannelRow): readonly number[] => members.get(id)?.ids ?? [];
  for (const alike of groupBy(channels, (channel) => idsOf(channel).join()).values()) {
    const user_ids = alike[0] ? idsOf(alike[0]) : [];
    if (user_ids.length === 0) continue;
    const stream_ids = alike.map(({ id }) => id);
    scope.tx.emit({ type: 'subscription', op: 'peer_add', stream_ids, user_ids }, { users: [viewerId] });
  }
};

/** Sends a user events for the channels that their new role shows or hides. */
export const onRoleChange = async (
  scope: TxScope<VisibilityLocked>,
  user: Viewer,
  before: number,
): Promise<void> => {
  const { tx } = scope;
  const all = await openChannels(tx);
  const own = new Set((await ownSubscriptions(tx, user.id)).map(({ id }) => id));
  const sees = (role: number) => (channel: ChannelRow) => canSeeChannel(role, channel, own.has(channel.id));
  const [saw, seesNow] = [sees(before), sees(user.role)];
  const appeared = all.filter((channel) => seesNow(channel) && !saw(channel));
  const vanished = all.filter((channel) => saw(channel) && !seesNow(channel));
  const traffic = await loadTraffic(scope);
  const view = (channels: readonly ChannelRow[]) => channels.map((channel) => viewChannel(channel, traffic));
  const audience = { users: [user.id] };
  if (appeared.length > 0) {
    tx.emit({ type: 'stream', op: 'create', streams: view(appeared) }, audience);
    await emitSubscribersOf(scope, appeared, user.id);
  }
  if (vanished.length > 0) tx.emit({ type: 'stream', op: 'delete', streams: view(vanished) }, audience);
  if (seesDefaultChannels(before) === seesDefaultChannels(user.role)) return;
  const defaults = seesDefaultChannels(user.role) ? all.filter(({ is_default }) => is_default === 1) : [];
  tx.emit({ type: 'default_streams', default_streams: defaults.map(viewDefaultChannel) }, audience);
};
