import { readableHistory, type Openness } from '../channels/policy.js';
import type { Tx } from '../store/types.js';
import { parseUserIds } from './recipients.js';
import { Stays } from './stays.js';
import type { MessageRow } from './store.js';

/** A message as it lies in its channel. */
export type Placed = Pick<MessageRow, 'id' | 'first_channel_id' | 'arrival_id'>;

/** What of the place messages are in decides who is told of what happens to them. */
export interface Place {
  /** null for direct messages. */
  readonly channel: (Openness & { readonly id: number }) | null;
  /** The people of direct messages. */
  readonly user_ids: string | null;
}

/** What one user may know of messages of a channel; as `receivedMessages` and `readableMessages` have it. */
export class ChannelReader {
  readonly #isIn: boolean;
  readonly #seesAll: boolean;

  constructor(
    private readonly stays: Stays,
    private readonly channel: Openness & { readonly id: number },
    readonly userId: number,
  ) {
    this.#isIn = stays.isIn(userId, channel.id);
    this.#seesAll = readableHistory(stays.role(userId) ?? Infinity, channel, this.#isIn) === 'all';
  }

  #hadInChannel({ id, arrival_id }: Placed): boolean {
    return this.stays.wasIn(this.userId, this.channel.id, arrival_id ?? id);
  }

  received(message: Placed): boolean {
    const { id, first_channel_id: first } = message;
    return this.#hadInChannel(message) && (first === null || this.stays.wasIn(this.userId, first, id));
  }

  mayRead(message: Placed): boolean {
    return this.#seesAll || (this.#isIn && this.#hadInChannel(message)) || this.received(message);
  }

  /** Whether they are told of what happens to it: who received it, be it that they have left since, and who reads it as a subscriber. */
  looksOn(message: Placed): boolean {
    return this.#isIn ? this.mayRead(message) : this.received(message);
  }
}

/** Some users, and those messages that all of them are concerned by. */
export interface Share<M> {
  readonly users: number[];
  readonly messages: readonly M[];
}

/** Brings users together whom the same of some messages concern. */
export const share = <M extends Placed>(
  messages: readonly M[],
  readers: Iterable<ChannelReader>,
  concerns: (reader: ChannelReader, message: M) => boolean,
): Share<M>[] => {
  const shares = new Map<string, Share<M>>();
  for (const reader of readers) {
    const own = messages.filter((message) => concerns(reader, message));
    if (own.length === 0) continue;
    const key = own.length === messages.length ? 'all' : own.map(({ id }) => id).join();
    const found = shares.get(key);
    if (found) found.users.push(reader.userId);
    else shares.set(key, { users: [reader.userId], messages: own });
  }
  return [...shares.values()];
};

/** The channels that decide about messages of a channel: it, and those that some were first sent to. */
export const decidingChannels = (channelId: number, messages: readonly Placed[]): number[] => [
  channelId,
  ...messages.flatMap(({ first_channel_id }) => first_channel_id ?? []),
];

/** Who is told of what happens to messages of one place, in one statement. */
export const findOnlookers = async <M extends Placed>(
  tx: Tx,
  { channel, user_ids }: Place,
  messages: readonly M[],
): Promise<Share<M>[]> => {
  if (channel === null) return [{ users: parseUserIds(user_ids ?? ''), messages }];
  const stays = await Stays.read(tx, decidingChannels(channel.id, messages));
  const readers = Array.from(stays.visitors(channel.id), (id) => new ChannelReader(stays, channel, id));
  return share(messages, readers, (reader, message) => reader.looksOn(message));
};
