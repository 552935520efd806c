import { readableHistory, canSeeChannel, type ChannelVisibility } from '../../channels/model/policy.js';
import type { MessageRow } from '../model/store.js';

/** Where a message is in its channel. */
export type MessageLocation = Pick<MessageRow, 'id' | 'first_channel_id' | 'arrival_id'>;

/** When a message was sent to a channel, or when it was moved there. */
export interface Position {
  readonly id: number;
  /** Null if it was sent there. */
  readonly arrival_id: number | null;
}

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

/** The access of a user, or of several users with the same access, to messages of one place. */
export interface ViewerAccess {
  readonly canSeeConversation: boolean;
  received(message: MessageLocation): boolean;
  /** Whether the user can read the current version of the message. */
  mayRead(message: MessageLocation): boolean;
  /** Whether the message counts as unread until the user reads it. */
  mayBeUnread(message: MessageLocation): boolean;
  /** Whether the user gets events about the message: can read it, and received it or is subscribed. */
  isNotifiedOfChanges(message: MessageLocation): boolean;
}

/** The role of a user, and the channels to which they are or were subscribed. */
export interface Memberships {
  readonly role: number;
  /** Whether the user is subscribed to the channel. */
  isIn(channelId: number): boolean;
  /**
   * Whether the user was subscribed when the message was sent to the channel, or moved there. With `isStill`, that
   * subscription must also be active now.
   */
  wasIn(channelId: number, message: Position, isStill: boolean): boolean;
}

/** The access of a user to a channel. Mirrors the SQL conditions `receivedMessages`, `readableMessages` and `present`. */
class ChannelAccess implements ViewerAccess {
  readonly canSeeConversation: boolean;
  readonly #isIn: boolean;
  readonly #seesAll: boolean;

  constructor(
    private readonly memberships: Memberships,
    private readonly channel: PlaceChannel,
  ) {
    const { role } = memberships;
    this.#isIn = memberships.isIn(channel.id);
    this.#seesAll = readableHistory(role, channel, this.#isIn) === 'all';
    this.canSeeConversation = canSeeChannel(role, channel, this.#isIn);
  }

  #hadInChannel(message: MessageLocation, isStill = false): boolean {
    return this.memberships.wasIn(this.channel.id, message, isStill);
  }

  #had(message: MessageLocation, isStill: boolean): boolean {
    const { id, first_channel_id: first } = message;
    if (!this.#hadInChannel(message, isStill)) return false;
    return first === null || this.memberships.wasIn(first, { id, arrival_id: null }, isStill);
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
export const allAccess: ViewerAccess = {
  canSeeConversation: true,
  received: always,
  mayRead: always,
  mayBeUnread: always,
  isNotifiedOfChanges: always,
};

/** The access of users with these subscriptions to a channel. */
export const accessOf = (memberships: Memberships, channel: PlaceChannel): ViewerAccess =>
  new ChannelAccess(memberships, channel);

/** The memberships of users who have been subscribed to these channels all the time, and to no others. */
export const steadyIn = (channelIds: ReadonlySet<number>, role: number): Memberships => {
  const isIn = (id: number): boolean => channelIds.has(id);
  return { role, isIn, wasIn: isIn };
};
