import type { Body } from '../client.js';
import { drop, type Appliers, type State } from './types.js';

const LISTS = ['subscriptions', 'unsubscribed', 'never_subscribed'] as const;

const take = (state: State, streamId: number): Body => {
  for (const list of LISTS) {
    const found = state[list].find(({ stream_id }: Body) => stream_id === streamId);
    if (!found) continue;
    drop(state[list], (channel) => channel === found);
    return found;
  }
  return undefined;
};

/** All lists of the state that have channels. */
export const CHANNEL_LISTS = [...LISTS, 'streams', 'realm_default_streams'] as const;

/** All entries of these channels in the state. */
export const channelsIn = (state: State, streamIds: readonly number[]): Body[] =>
  CHANNEL_LISTS.flatMap((list) => state[list].filter(({ stream_id }: Body) => streamIds.includes(stream_id)));

const changePeers = (state: State, event: Body, change: (ids: Set<number>, userId: number) => void): void => {
  for (const channel of channelsIn(state, event.stream_ids)) {
    if (!channel.subscribers) continue;
    const ids = new Set<number>(channel.subscribers);
    for (const userId of event.user_ids) change(ids, userId);
    channel.subscribers = [...ids];
  }
};

/** Events about channels and the user's subscriptions. */
export const channelAppliers: Appliers = {
  'stream create': (state, { streams }) => {
    for (const channel of streams) {
      state.streams.push(channel);
      state.appeared.push(channel.stream_id);
      take(state, channel.stream_id);
      state.never_subscribed.push({ ...channel, ...(state.listsSubscribers && { subscribers: [] }) });
    }
  },
  'stream update': (state, { stream_id, property, value, ...more }) => {
    for (const channel of channelsIn(state, [stream_id])) {
      channel[property] = value;
      for (const name of ['rendered_description', 'history_public_to_subscribers', 'is_web_public'])
        if (name in more) channel[name] = more[name];
    }
  },
  'stream delete': (state, { streams }) => {
    for (const { stream_id } of streams) {
      drop(state.streams, (channel) => channel.stream_id === stream_id);
      take(state, stream_id);
      // Archiving a channel ends its subscriptions, and its messages count as read.
      for (const { stream_id: place, flags } of state.messages as readonly Body[])
        if (place === stream_id && !flags.includes('read')) flags.push('read');
      drop(state.unread_msgs.streams, (topic) => topic.stream_id === stream_id);
      delete state.max_message_id;
    }
  },
  'subscription add': (state, { subscriptions }) => {
    for (const { stream_id } of subscriptions) take(state, stream_id);
    state.subscriptions.push(...subscriptions);
  },
  'subscription remove': (state, { subscriptions }) => {
    for (const { stream_id } of subscriptions) {
      const channel = take(state, stream_id);
      drop(channel.subscribers ?? [], (id: unknown) => id === state.user_id);
      state.unsubscribed.push(channel);
      // Unsubscribing marks messages as read, and may make the newest message inaccessible.
      drop(state.unread_msgs.streams, (topic) => topic.stream_id === stream_id);
      delete state.max_message_id;
    }
  },
  'subscription update': (state, { stream_id, property, value }) => {
    for (const channel of channelsIn(state, [stream_id])) if (property in channel) channel[property] = value;
  },
  'subscription peer_add': (state, event) => {
    changePeers(state, event, (ids, id) => ids.add(id));
  },
  'subscription peer_remove': (state, event) => {
    changePeers(state, event, (ids, id) => ids.delete(id));
  },
  default_streams: (state, { default_streams }) => {
    state.realm_default_streams = default_streams;
  },
};
