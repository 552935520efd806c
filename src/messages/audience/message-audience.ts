import { readableHistory, canSeeChannel, type ChannelVisibility } from '../../channels/model/policy.js';
import { groupBy } from '../../lib/group-by.js';
import type { Tx } from '../../store/types.js';
import { parseUserIds } from '../model/recipients.js';
import { Stays } from './subscription-periods.js';
import type { MessageRow } from '../model/store.js';

/** A message as it lies in its channel. */
export type MessageLocation = Pick<MessageRow, 'id' | 'first_channel_id' | 'arrival_id'>;

type PlaceChannel = ChannelVisibility & { readonly id: number };

/** What of the place messages are in decides who is told of what happens to them. */
export interface Place {
  /** null for direct messages. */
  readonly channel: PlaceChannel | null;
  /** The people of direct messages. */
  readonly user_ids: string | null;
}

/** What one user has to do with messages of one place. */
export interface Reader {
  readonly userId: number;
  readonly seesPlace: boolean;
  received(message: MessageLocation): boolean;
  /** Whether they read it now, as it is now. */
  mayRead(message: MessageLocation): boolean;
  /** Whether it is unread unless the user has read it. */
  mayBeUnread(message: MessageLocation): boolean;
  /** Whether they get events about it: those who read it and received it, or read it as subscribers. */
  looksOn(message: MessageLocation): boolean;
}

/** A reader of a channel; as `receivedMessages`, `readableMessages` and `present` have it for queries. */
class ChannelReader implements Reader {
  readonly seesPlace: boolean;
  readonly #isIn: boolean;
  readonly #seesAll: boolean;

  constructor(
    private readonly stays: Stays,
    private readonly channel: PlaceChannel,
    readonly userId: number,
  ) {
    const role = stays.role(userId) ?? Infinity;
    this.#isIn = stays.isIn(userId, channel.id);
    this.#seesAll = readableHistory(role, channel, this.#isIn) === 'all';
    this.seesPlace = canSeeChannel(role, channel, this.#isIn);
  }

  #hadInChannel({ id, arrival_id }: MessageLocation, isStill = false): boolean {
    return this.stays.wasIn(this.userId, this.channel.id, arrival_id ?? id, isStill);
  }

  #had(message: MessageLocation, isStill: boolean): boolean {
    const { id, first_channel_id: first } = message;
    if (!this.#hadInChannel(message, isStill)) return false;
    return first === null || this.stays.wasIn(this.userId, first, id, isStill);
  }

  received(message: MessageLocation): boolean {
    return this.#had(message, false);
  }

  mayBeUnread(message: MessageLocation): boolean {
    return this.#had(message, true);
  }

  mayRead(message: MessageLocation): boolean {
    return this.#seesAll || (this.#isIn && this.#hadInChannel(message));
  }

  looksOn(message: MessageLocation): boolean {
    return this.mayRead(message) && (this.#isIn || this.received(message));
  }
}

const always = (): boolean => true;

const directReader = (userId: number): Reader => ({
  userId,
  seesPlace: true,
  received: always,
  mayRead: always,
  mayBeUnread: always,
  looksOn: always,
});

/** How people stand to messages of a place, and to channels that some of these were first sent to; in one statement. */
export class ViewerAccess {
  private constructor(private readonly stays: Stays) {}

  static async read(
    tx: Tx,
    places: readonly Place[],
    messages: Iterable<Pick<MessageLocation, 'first_channel_id'>>,
  ): Promise<ViewerAccess> {
    const channels = places.flatMap(({ channel }) => channel?.id ?? []);
    const first = Array.from(messages, ({ first_channel_id }) => first_channel_id ?? []).flat();
    return new ViewerAccess(await Stays.read(tx, [...channels, ...first]));
  }

  /** Everybody who has or had to do with a place. */
  idsOf({ channel, user_ids }: Place): Iterable<number> {
    return channel === null ? parseUserIds(user_ids ?? '') : this.stays.visitors(channel.id);
  }

  /** The same for messages that every reader has the same to do with. */
  kindOf({ id, first_channel_id, arrival_id }: MessageLocation): string {
    return `${first_channel_id}/${arrival_id}/${this.stays.turnsBefore(id)}`;
  }

  of(userId: number, { channel }: Place): Reader {
    return channel === null ? directReader(userId) : new ChannelReader(this.stays, channel, userId);
  }
}

/** Some users, and those messages that all of them are concerned by. */
export interface MessageGroup<M> {
  readonly users: number[];
  readonly messages: readonly M[];
}

/** Messages in the order of their ids, by their kinds: one of a kind concerns whoever another of it concerns. */
export type MessageKinds<M> = readonly (readonly M[])[];

export const groupByKind = <M>(messages: readonly M[], kindOf: (message: M) => string): MessageKinds<M> =>
  // One alone needs no comparing, as with a reaction.
  messages.length === 1 ? [messages] : [...groupBy(messages, kindOf).values()];

/** Brings users together whom the same of some messages concern; it costs by the kinds of messages, not by their number. */
export const groupUsersByMessages = <
  M extends { readonly id: number },
  U extends { readonly userId: number },
>(
  kinds: MessageKinds<M>,
  users: Iterable<U>,
  concerns: (user: U, message: M) => boolean,
): MessageGroup<M>[] => {
  const shares = new Map<string, { readonly users: number[]; readonly kinds: MessageKinds<M> }>();
  for (const user of users) {
    const own = kinds.filter(([one]) => one && concerns(user, one));
    if (own.length === 0) continue;
    const key = own.length === kinds.length ? 'all' : own.map(([one]) => one?.id).join();
    const found = shares.get(key);
    if (found) found.users.push(user.userId);
    else shares.set(key, { users: [user.userId], kinds: own });
  }
  return Array.from(shares.values(), ({ users: of, kinds: own }) => ({
    users: of,
    messages: own.flat().sort((a, b) => a.id - b.id),
  }));
};

/** Who is told of what happens to messages of one place. */
export const findMessageAudience = async <M extends MessageLocation>(
  tx: Tx,
  place: Place,
  messages: readonly M[],
): Promise<MessageGroup<M>[]> => {
  const readers = await ViewerAccess.read(tx, [place], messages);
  const all = Array.from(readers.idsOf(place), (id) => readers.of(id, place));
  const kinds = groupByKind(messages, (message) => readers.kindOf(message));
  return groupUsersByMessages(kinds, all, (reader, message) => reader.looksOn(message));
};
