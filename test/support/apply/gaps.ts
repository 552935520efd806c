import type { Body } from '../client.js';
import { CHANNEL_LISTS } from './channels.js';
import { addUnread, countUnread } from './messages.js';
import { drop, forget, type State } from './types.js';

/*
 * Differences between a new register response and the events that the contract declares as gaps. These
 * functions make both states equal in these points only.
 */

/** The first message of a channel is known to its recipients. All other users receive no event about it. */
const forgetFirstMessages = (followed: State, fresh: State): void => {
  for (const list of CHANNEL_LISTS) {
    const unknown = followed[list].filter((channel: Body) => channel.first_message_id === null).map(idOf);
    for (const channel of fresh[list]) if (unknown.includes(idOf(channel))) channel.first_message_id = null;
  }
};

const idOf = ({ stream_id }: Body): number => stream_id as number;

/**
 * The event for a channel that becomes visible again is that of a new channel, so the former subscription is
 * unknown.
 */
const forgetFormerStays = (state: State, appeared: readonly number[]): void => {
  const isBack = (channel: Body): boolean => appeared.includes(idOf(channel));
  const back: Body[] = state.unsubscribed.filter(isBack);
  state.unsubscribed = state.unsubscribed.filter((channel: Body) => !isBack(channel));
  for (const { stream_id, subscribers } of back) {
    const channel = state.streams.find((one: Body) => one.stream_id === stream_id);
    state.never_subscribed.push({ ...channel, ...(subscribers && { subscribers }) });
  }
};

/**
 * No event announces old messages that are moved to where the user can read them. The user finds them when
 * fetching.
 */
const fetchArrivals = (followed: State, fresh: State): void => {
  const known = new Set(followed.messages.map(({ id }: Body) => id));
  const isOld = (id: number): boolean => id <= followed.newestAtFirst || followed.notHeld.includes(id);
  const isArrival = (id: number): boolean => isOld(id) && !known.has(id);
  for (const message of fresh.messages) {
    if (!isArrival(message.id)) continue;
    followed.messages.push(message);
    if (!message.flags.includes('read')) addUnread(followed, message);
  }
  followed.unread_msgs.count = countUnread(followed);
};

/**
 * No event states what changed about a message while it was in a channel to which the user is not subscribed. When it comes
 * back, the client fetches it. The events state its place, and whether it is unread.
 */
const fetchReturned = (followed: State, fresh: State): void => {
  const mentions: number[] = followed.unread_msgs.mentions;
  for (const message of followed.messages) {
    const { id, stream_id, subject } = message;
    const found = fresh.messages.find((one: Body) => one.id === id);
    if (!found || !followed.unwatched.includes(id)) continue;
    Object.assign(message, found, { stream_id, subject });
    drop(mentions, (one) => (one as unknown) === id);
    if (fresh.unread_msgs.mentions.includes(id)) mentions.push(id);
  }
};

/** Users who left a channel get no event when a message that they received there is moved away or deleted. */
const forgetLostCopies = (followed: State, fresh: State): void => {
  const subscribed = new Set(followed.subscriptions.map(idOf));
  const found = new Set(fresh.messages.map(({ id }: Body) => id));
  drop(followed.messages, (message) => {
    const { id, stream_id } = message;
    return stream_id !== undefined && !subscribed.has(stream_id) && !found.has(id);
  });
};

const FORMER_POLICIES = [
  'realm_create_public_stream_policy',
  'realm_create_private_stream_policy',
  'realm_create_web_public_stream_policy',
];

export const levelGaps = (followed: State, fresh: State): void => {
  forgetFirstMessages(followed, fresh);
  forgetLostCopies(followed, fresh);
  fetchReturned(followed, fresh);
  fetchArrivals(followed, fresh);
  for (const state of [followed, fresh]) forgetFormerStays(state, followed.appeared);
  // A message that was moved to a channel of the user counts as the newest one, although the user did not receive it.
  if (!fresh.messages.some(({ id }: Body) => id === fresh.max_message_id)) delete followed.max_message_id;
  // No event states the newest message after a deletion, a move or an unsubscription.
  for (const name of ['max_message_id', 'recent_private_conversations']) {
    if (!(name in followed)) forget(fresh, name);
  }
  // Only users whose files changed receive the total size of files.
  if (!followed.isSpaceTold) fresh.upload_space_used = followed.upload_space_used;
  // Policies that permissions replaced are only in the register response.
  for (const name of FORMER_POLICIES) if (name in followed) fresh[name] = followed[name];
  // Clients poll for presence after the organization enables it again.
  if (!('presences' in followed)) delete fresh.presences;
};
