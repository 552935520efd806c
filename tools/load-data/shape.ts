import { coprimeStep, purposes, random } from './random.js';

/** How much to load. The same numbers and the same seed give the same data. */
export interface Amounts {
  readonly users: number;
  readonly channels: number;
  readonly messages: number;
  readonly seed: number;
}

export const DEFAULTS: Amounts = { users: 10_000, channels: 1_000, messages: 1_000_000, seed: 1 };

/** The smallest amounts with which every kind of data occurs. */
export const LEAST = { users: 10, channels: 5, messages: 100 } as const;

/** A channel to be loaded. */
export interface ChannelShape {
  readonly name: string;
  readonly messages: number;
  readonly topics: number;
  /** Messages of the first topic, in addition to its share of the others. */
  readonly firstTopic: number;
  /** The indexes of its subscribers, in the order in which they subscribe. Each round has some more of them. */
  readonly members: readonly number[];
  readonly isPrivate: boolean;
  /** Whether new subscribers of a private channel can read older messages. */
  readonly hasOpenHistory: boolean;
}

/** The direct conversations. */
export interface DirectShape {
  readonly messages: number;
  /** The indexes of the users of each conversation. */
  readonly groups: readonly (readonly number[])[];
}

export interface Shape {
  readonly channels: readonly ChannelShape[];
  readonly direct: DirectShape;
}

/** The names of the channels that benchmarks use. The first one is the channel that every server has. */
const LARGE = { subscribers: 'general', messages: 'support', topics: 'tickets' } as const;

/** Channels after the large ones to which the owner is subscribed. */
const CHANNELS_OF_OWNER = 2;

const SHARES = {
  support: 0.5,
  supportTopic: 0.1,
  tickets: 0.05,
  ticketTopics: 0.01,
  general: 0.02,
  direct: 0.13,
};

/** The members are spread over all users. The owner, index 0, is the first member of the channels to know. */
const membersOf = (channel: number, wanted: number, { users, seed }: Amounts): number[] => {
  const count = Math.min(users, Math.max(4, Math.ceil(wanted)));
  const step = coprimeStep(users);
  const start = Math.floor(random(seed, purposes.member, channel) * users);
  const spread = Array.from({ length: count }, (_, index) => (start + index * step) % users);
  const others = spread.filter((index) => index !== 0);
  return channel < 3 + CHANNELS_OF_OWNER ? [0, ...others] : others;
};

/** Splits a number into parts that fall with their rank, as in Zipf's law. Each is at least 1. */
const zipfParts = (total: number, count: number, exponent: number): number[] => {
  const weights = Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent);
  const sum = weights.reduce((one, other) => one + other, 0);
  const parts = weights.map((weight) => 1 + Math.floor(((total - count) * weight) / sum));
  parts[0] = (parts[0] ?? 0) + total - parts.reduce((one, other) => one + other, 0);
  return parts;
};

const largeChannels = (amounts: Amounts): ChannelShape[] => {
  const { users, messages } = amounts;
  const open = { isPrivate: false, hasOpenHistory: true, firstTopic: 0 };
  const of = (share: number): number => Math.round(messages * share);
  return [
    {
      ...open,
      name: LARGE.subscribers,
      messages: of(SHARES.general),
      topics: Math.ceil(of(SHARES.general) ** 0.5),
      members: Array.from({ length: users }, (_, index) => index),
    },
    {
      ...open,
      name: LARGE.messages,
      messages: of(SHARES.support),
      topics: Math.ceil(messages * 0.002),
      firstTopic: of(SHARES.supportTopic),
      members: membersOf(1, users * 0.05, amounts),
    },
    {
      ...open,
      name: LARGE.topics,
      messages: of(SHARES.tickets),
      topics: of(SHARES.ticketTopics),
      members: membersOf(2, users * 0.01, amounts),
    },
  ];
};

const otherChannels = (amounts: Amounts, messages: number): ChannelShape[] => {
  const count = amounts.channels - 3;
  return zipfParts(messages, count, 1).map((size, rank) => ({
    name: `channel ${rank + 1}`,
    messages: size,
    topics: Math.ceil(size ** 0.5),
    firstTopic: 0,
    members: membersOf(rank + 3, (amounts.users * 0.4) / (rank + 1) ** 0.8, amounts),
    isPrivate: rank % 5 === 3,
    hasOpenHistory: rank % 10 === 3,
  }));
};

/** Pairs of users, and some groups of three to five. No two have the same users. */
const directGroups = ({ users, messages, seed }: Amounts): number[][] => {
  const most = Math.floor((users * (users - 1)) / 8);
  const count = Math.max(1, Math.min(most, Math.round(messages * 0.02)));
  const known = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const distance = 1 + Math.floor(index / users);
    const size = random(seed, purposes.group, index) < 0.1 ? 3 + (index % 3) : 2;
    const group = Array.from({ length: size }, (_none, place) => (index + place * distance) % users);
    return [...new Set(group)].sort((a, b) => a - b);
  }).filter((group) => {
    const isNew = group.length > 1 && !known.has(group.join());
    known.add(group.join());
    return isNew;
  });
};

/** Returns the sizes of everything. */
export const shapeOf = (amounts: Amounts): Shape => {
  const large = largeChannels(amounts);
  const direct = Math.round(amounts.messages * SHARES.direct);
  const rest = large.reduce((left, channel) => left - channel.messages, amounts.messages - direct);
  return {
    channels: [...large, ...otherChannels(amounts, rest)],
    direct: { messages: direct, groups: directGroups(amounts) },
  };
};
