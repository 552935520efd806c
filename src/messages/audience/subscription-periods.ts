import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
import type { MessageRow } from '../model/store.js';

interface SubscriptionPeriod {
  readonly user_id: number;
  readonly role: number;
  readonly channel_id: number;
  readonly since_message_id: number;
  readonly until_message_id: number | null;
  readonly since_arrival_id: number | null;
  readonly until_arrival_id: number | null;
  readonly active: number | null;
}

/** When a message was sent to a channel, or when it was moved there. */
interface Position {
  readonly id: number;
  /** Null if it was sent there. */
  readonly arrival_id: number | null;
}

/** Whether the period includes the moment at which the message came. Mirrors the SQL of `receivedMessages`. */
const includes = (period: SubscriptionPeriod, { id, arrival_id }: Position): boolean => {
  const { since_message_id: since, until_message_id: until } = period;
  if (arrival_id === null) return id > since && (until === null || id <= until);
  const { since_arrival_id, until_arrival_id } = period;
  return (
    arrival_id > (since_arrival_id ?? since) && (until === null || arrival_id <= (until_arrival_id ?? until))
  );
};

/** A user's role and subscription periods in a channel. */
interface Visitor {
  readonly role: number;
  readonly periods: SubscriptionPeriod[];
}

/** The columns of subscriptions `s` and users `u` for a period. */
const PERIOD = `s.user_id, u.role, s.channel_id, s.since_message_id, s.until_message_id,
  s.since_arrival_id, s.until_arrival_id, s.active`;

const NOBODY: ReadonlyMap<number, Visitor> = new Map();

/** The subscription periods of active users in some channels. */
export class SubscriptionPeriods {
  readonly #byChannel = new Map<number, Map<number, Visitor>>();
  /** The message IDs after which a subscription began or ended, distinct and ascending. Computed on first use. */
  #turns: readonly number[] | undefined;

  private constructor(private readonly rows: readonly SubscriptionPeriod[]) {
    for (const row of rows) {
      const visitors = this.#byChannel.get(row.channel_id) ?? new Map<number, Visitor>();
      this.#byChannel.set(row.channel_id, visitors);
      const visitor = visitors.get(row.user_id);
      if (visitor) visitor.periods.push(row);
      else visitors.set(row.user_id, { role: row.role, periods: [row] });
    }
  }

  #findTurns(): readonly number[] {
    const turns = this.rows.flatMap(({ since_message_id: since, until_message_id: until }) => [
      since,
      until ?? 0,
    ]);
    return [...new Set(turns)].sort((a, b) => a - b);
  }

  /** Reads the periods of all channels in one statement. */
  static async read(tx: Tx, channelIds: Iterable<number>): Promise<SubscriptionPeriods> {
    const ids = [...new Set(channelIds)];
    if (ids.length === 0) return new SubscriptionPeriods([]);
    const rows = await tx.all<SubscriptionPeriod>(
      `SELECT ${PERIOD}
       FROM subscriptions s JOIN users u ON u.id = s.user_id AND u.is_active = 1
       WHERE s.channel_id IN (${placeholders(ids)})`,
      ids,
    );
    return new SubscriptionPeriods(rows);
  }

  /**
   * Reads, in one statement, the periods of a channel that began or ended since the first of some of its messages. If some
   * were moved there, also reads the same users' periods in the channels to which these were first sent.
   */
  static async readChanged(
    tx: Tx,
    channelId: number,
    messages: readonly Pick<MessageRow, 'id' | 'first_channel_id'>[],
    changes: { readonly begun: boolean; readonly ended: boolean },
  ): Promise<SubscriptionPeriods> {
    const first = messages.reduce((least, { id }) => Math.min(least, id), Infinity);
    const columns = [
      ...(changes.begun ? ['since_message_id'] : []),
      ...(changes.ended ? ['until_message_id'] : []),
    ];
    if (columns.length === 0 || messages.length === 0) return new SubscriptionPeriods([]);
    const from = new Set(messages.flatMap(({ first_channel_id }) => first_channel_id ?? []));
    const changed = columns.map(
      (column) => `SELECT user_id FROM subscriptions WHERE channel_id = ? AND ${column} >= ?`,
    );
    // A cross join keeps SQLite from reading all subscribers of the channel first.
    const rows = await tx.all<SubscriptionPeriod>(
      `SELECT ${PERIOD} FROM (${changed.join(' UNION ')}) changed
       CROSS JOIN subscriptions s ON s.user_id = changed.user_id AND s.channel_id IN (${placeholders([channelId, ...from])})
       JOIN users u ON u.id = s.user_id AND u.is_active = 1`,
      [...columns.flatMap(() => [channelId, first]), channelId, ...from],
    );
    return new SubscriptionPeriods(rows);
  }

  /** The same without these users. */
  without(userIds: Iterable<number>): SubscriptionPeriods {
    const excluded = new Set(userIds);
    return new SubscriptionPeriods(this.rows.filter(({ user_id }) => !excluded.has(user_id)));
  }

  #visitors(channelId: number): ReadonlyMap<number, Visitor> {
    return this.#byChannel.get(channelId) ?? NOBODY;
  }

  /** The IDs of all users who are or were subscribed to the channel. */
  visitors(channelId: number): Iterable<number> {
    return this.#visitors(channelId).keys();
  }

  /** Returns the user's role. Undefined if the user never subscribed to any of the channels. */
  role(userId: number): number | undefined {
    for (const visitors of this.#byChannel.values()) {
      const visitor = visitors.get(userId);
      if (visitor) return visitor.role;
    }
    return undefined;
  }

  isIn(userId: number, channelId: number): boolean {
    return (
      this.#visitors(channelId)
        .get(userId)
        ?.periods.some(({ active }) => active === 1) ?? false
    );
  }

  /**
   * Returns how many subscription changes precede the message. Messages with equal counts have the same subscribers.
   */
  membershipChangesBefore(messageId: number): number {
    const turns = (this.#turns ??= this.#findTurns());
    let [low, high] = [0, turns.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((turns[middle] ?? 0) < messageId) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Whether the user was subscribed when the message was sent to the channel, or moved there. With `isStill`, that
   * subscription must also be active now.
   */
  wasIn(userId: number, channelId: number, message: Position, isStill: boolean): boolean {
    const periods = this.#visitors(channelId).get(userId)?.periods ?? [];
    return periods.some((period) => includes(period, message) && (!isStill || period.active === 1));
  }
}
