import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import { composedList } from '../../runtime/http/serialize.js';
import type { TxScope } from '../scope.js';
import { type Members, membersOfChannels } from './members/members.js';
import { seesDefaultChannels } from './model/policy.js';
import { type ChannelRow, findViewer } from './model/store.js';
import { type VisibleChannel, visibleChannels } from './model/subscriptions.js';
import { loadTraffic, type Traffic } from './members/traffic.js';
import {
  type Channel,
  type Subscription,
  viewChannel,
  viewDefaultChannel,
  viewSubscription,
} from './model/view.js';

export type ChannelsRegisterFields = components['schemas']['ChannelsRegisterFields'];

const byId = (a: ChannelRow, b: ChannelRow): number => a.id - b.id;

type OnceSubscribed = VisibleChannel & { readonly color: string };

const isOnceSubscribed = (channel: VisibleChannel): channel is OnceSubscribed => channel.color !== null;

type NeverSubscribed = components['schemas']['NeverSubscribedChannel'];

/** Makes each view when it is needed, so the views of thousands of channels are made in steps. */
function* mapped<T, View>(channels: readonly T[], view: (channel: T) => View): Generator<View> {
  for (const channel of channels) yield view(channel);
}

/** The lists of `subscription`: channels where the user is subscribed, was subscribed, and never was subscribed. */
const subscriptionLists = async (
  channels: readonly VisibleChannel[],
  traffic: Traffic,
  members: ReadonlyMap<number, Members> | undefined,
): Promise<Required<Pick<ChannelsRegisterFields, 'subscriptions' | 'unsubscribed' | 'never_subscribed'>>> => {
  const subscribersOf = ({ id }: ChannelRow): readonly number[] | undefined => members?.get(id)?.ids;
  const view = (channel: OnceSubscribed): Subscription =>
    viewSubscription(channel, channel, traffic, subscribersOf(channel));
  const once = channels.filter(isOnceSubscribed);
  const never = channels.filter((channel) => !isOnceSubscribed(channel));
  const active = once.filter((channel) => channel.active === 1);
  const ended = once.filter((channel) => channel.active !== 1);
  const viewNever = (channel: VisibleChannel): NeverSubscribed => {
    const subscribers = subscribersOf(channel);
    return Object.assign(viewChannel(channel, traffic), subscribers && { subscribers: [...subscribers] });
  };
  return {
    subscriptions: await composedList(mapped(active, view)),
    unsubscribed: await composedList(mapped(ended, view)),
    never_subscribed: await composedList(mapped(never, viewNever)),
  };
};

/** Returns the register response's fields about channels, with at most four statements. */
export const channelsRegisterFields = async (
  scope: TxScope,
  { actor, options, wants }: Registration,
): Promise<ChannelsRegisterFields> => {
  const { tx } = scope;
  const fields: ChannelsRegisterFields = wants('default_stream_groups')
    ? { realm_default_stream_groups: [] }
    : {};
  if (!wants('subscription') && !wants('stream') && !wants('default_streams')) return fields;
  // Uses the role from the snapshot, since it may have changed after the request arrived.
  const viewer = (await findViewer(tx, actor.id)) ?? actor;
  const channels = await visibleChannels(tx, viewer);
  const traffic = await loadTraffic(scope);
  const view = (channel: ChannelRow): Channel => viewChannel(channel, traffic);
  if (wants('subscription')) {
    const members = options.include_subscribers ? await membersOfChannels(scope, channels) : undefined;
    Object.assign(fields, await subscriptionLists(channels, traffic, members));
  }
  if (wants('stream')) fields.streams = await composedList(mapped([...channels].sort(byId), view));
  if (wants('default_streams')) {
    const defaults = seesDefaultChannels(viewer.role)
      ? channels.filter(({ is_default }) => is_default === 1)
      : [];
    fields.realm_default_streams = defaults.sort(byId).map(viewDefaultChannel);
  }
  return fields;
};
