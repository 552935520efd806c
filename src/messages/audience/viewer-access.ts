import { readableHistory, canSeeChannel, type ChannelVisibility } from '../../channels/model/policy.js';
import type { Tx } from '../../store/types.js';
import { parseUserIds } from '../model/recipients.js';
import type { MessageRow } from '../model/store.js';
import { SubscriptionPeriods } from './subscription-periods.js';

/** Where a message is in its channel. */
export type MessageLocation = Pick<MessageRow, 'id' | 'first_channel_id' | 'arrival_id'>;

type PlaceChannel = ChannelVisibility & { readonly id: number };

export type VersionedChannel = PlaceChannel & { readonly members_version: number };

/** The properties of a channel or conversation that determine who gets events about its messages. */
export interface Place {
  /** Null for direct messages. */
  readonly channel: PlaceChannel | null;
  /** The IDs of the users in the direct conversation, separated by commas. Null for channel messages. */
  readonly user_ids: string | null;
}

/** A place, and the version of the members of its channel. */
export interface VersionedPlace extends Place {
  readonly channel: VersionedChannel | null;
}

/** One user's access to messages of one place. */
export interface Reader {
  readonly userId: number;
  readonly canSeeConversation: boolean;
  received(message: MessageLocation): boolean;
  /** Whether the user can read the current version of the message. */
  mayRead(message: MessageLocation): boolean;
  /** Whether the message counts as unread until the user reads it. */
  mayBeUnread(message: MessageLocation): boolean;
  /** Whether the user gets events about the message: can read it, and received it or is subscribed. */
  isNotifiedOfChanges(message: MessageLocation): boolean;
}

/** A reader of a channel. Mirrors the SQL conditions `receivedMessages`, `readableMessages` and `present`. */
class ChannelReader implements Reader {
  readonly canSeeConversation: boolean;
  readonly #isIn: boolean;
  readonly #seesAll: boolean;

  constructor(
    private readonly periods: SubscriptionPeriods,
    private readonly channel: PlaceChannel,
    readonly userId: number,
  ) {
    const role = periods.role(userId) ?? Infinity;
    this.#isIn = periods.isIn(userId, channel.id);
    this.#seesAll = readableHistory(role, channel, this.#isIn) === 'all';
    this.canSeeConversation = canSeeChannel(role, channel, this.#isIn);
  }

  #hadInChannel(message: MessageLocation, isStill = false): boolean {
    return this.periods.wasIn(this.userId, this.channel.id, message, isStill);
  }

  #had(message: MessageLocation, isStill: boolean): boolean {
    const { id, first_channel_id: first } = message;
    if (!this.#hadInChannel(message, isStill)) return false;
    return first === null || this.periods.wasIn(this.userId, first, { id, arrival_id: null }, isStill);
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

  isNotifiedOfChanges(message: MessageLocation): boolean {
    return this.mayRead(message) && (this.#isIn || this.received(message));
  }
}

const always = (): boolean => true;

/** The access of a user who received and reads everything, as in a direct conversation. */
export const allAccess = (userId: number): Reader => ({
  userId,
  canSeeConversation: true,
  received: always,
  mayRead: always,
  mayBeUnread: always,
  isNotifiedOfChanges: always,
});

/**
 * The access of users to messages of some places, and to channels to which some of them were first sent. Reads in one
 * statement.
 */
export class ViewerAccess {
  constructor(private readonly periods: SubscriptionPeriods) {}

  static async read(
    tx: Tx,
    places: readonly Place[],
    messages: Iterable<Pick<MessageLocation, 'first_channel_id'>>,
  ): Promise<ViewerAccess> {
    const channels = places.flatMap(({ channel }) => channel?.id ?? []);
    const first = Array.from(messages, ({ first_channel_id }) => first_channel_id ?? []).flat();
    return new ViewerAccess(await SubscriptionPeriods.read(tx, [...channels, ...first]));
  }

  /** The IDs of all users who are or were in a place. */
  idsOf({ channel, user_ids }: Place): Iterable<number> {
    return channel === null ? parseUserIds(user_ids ?? '') : this.periods.visitors(channel.id);
  }

  /** Returns a key. Messages of one place with equal keys are equally accessible to every reader. */
  kindOf({ id, first_channel_id, arrival_id }: MessageLocation): string {
    return `${first_channel_id}/${arrival_id}/${this.periods.membershipChangesBefore(id)}`;
  }

  of(userId: number, { channel }: Place): Reader {
    return channel === null ? allAccess(userId) : new ChannelReader(this.periods, channel, userId);
  }
}
