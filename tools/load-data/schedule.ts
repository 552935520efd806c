import { coprimeStep, purposes, random, zipf } from './random.js';
import type { Amounts, ChannelShape, Shape } from './shape.js';

/** Where a message goes: to a topic of a channel, or to a direct conversation, all by their indexes. */
export type Place =
  | { readonly channel: number; readonly topic: number }
  | { readonly channel: null; readonly group: number };

/** Shares of the messages before which users subscribe to channels. */
const JOINS = [0, 0.3, 0.6, 0.9];
/** Shares of the messages after which some users read all of their messages. */
const VISITS = [0.5, 0.8, 0.95, 0.99, 0.998];
/** The share of users who never read their messages. */
const NEVER = 0.3;

/** A step of the loading between the messages. */
export interface Milestone {
  /** How many messages were sent before. */
  readonly at: number;
  readonly kind: 'join' | 'visit';
  /** Which of these steps it is. */
  readonly round: number;
}

export const milestones = ({ messages }: Amounts): Milestone[] =>
  [
    ...JOINS.map((share, round) => ({ at: Math.round(share * messages), kind: 'join' as const, round })),
    ...VISITS.map((share, round) => ({ at: Math.round(share * messages), kind: 'visit' as const, round })),
  ].sort((a, b) => a.at - b.at);

/** Returns how many of a channel's members are subscribed after a round: 40 percent at first, and 20 more each time. */
export const membersAfter = ({ members }: ChannelShape, round: number, isFirst: boolean): number =>
  isFirst
    ? members.length
    : Math.min(members.length, Math.max(2, Math.ceil(members.length * (0.4 + 0.2 * round))));

/** Returns the visit after which a user has read nothing more. Undefined for users who never read. */
export const visitOf = (user: number, { seed }: Amounts): number | undefined => {
  if (user === 0) return VISITS.length - 1;
  const value = random(seed, purposes.visit, user);
  return value < NEVER ? undefined : Math.floor(((value - NEVER) / (1 - NEVER)) * VISITS.length);
};

/** Returns the last round of subscriptions before a message. */
export const roundBefore = (message: number, { messages }: Amounts): number =>
  JOINS.findLastIndex((share) => Math.round(share * messages) <= message);

/** Finds the last of the ascending starts that is not above the position. */
const findPart = (starts: readonly number[], position: number): number => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Returns the topic of a channel's message with this rank. Each topic has at least one. */
const topicOf = ({ topics, firstTopic }: ChannelShape, rank: number, value: number): number => {
  if (rank < topics) return rank;
  return rank < topics + firstTopic - 1
    ? 0
    : (firstTopic > 0 ? 1 : 0) + zipf(topics - (firstTopic > 0 ? 1 : 0), value);
};

/**
 * Returns a function for the place of each message. The sizes of all places are exact: the messages are a permutation of
 * a list that is ordered by place.
 */
export const createSchedule = (
  amounts: Amounts,
  { channels, direct }: Shape,
): ((message: number) => Place) => {
  const { messages, seed } = amounts;
  const step = BigInt(coprimeStep(messages));
  const starts: number[] = [];
  let end = 0;
  for (const { messages: size } of [...channels, direct]) {
    starts.push(end);
    end += size;
  }
  return (message) => {
    const position = Number((BigInt(message) * step) % BigInt(messages));
    const part = findPart(starts, position);
    const value = random(seed, purposes.topic, message);
    const channel = channels[part];
    if (!channel) return { channel: null, group: zipf(direct.groups.length, value) };
    return { channel: part, topic: topicOf(channel, position - (starts[part] ?? 0), value) };
  };
};
