import { includesId, type SortedIds } from '../../../lib/sorted-ids.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Memberships, MessageLocation, Position } from './viewer-access.js';

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

/** Whether the period includes the moment at which the message came. Mirrors the SQL of `receivedMessages`. */
const includes = (period: SubscriptionPeriod, { id, arrival_id }: Position): boolean => {
  const { since_message_id: since, until_message_id: until } = period;
  if (arrival_id === null) return id > since && (until === null || id <= until);
  const { since_arrival_id, until_arrival_id } = period;
  return (
    arrival_id > (since_arrival_id ?? since) && (until === null || arrival_id <= (until_arrival_id ?? until))
  );
};

/** The columns of subscriptions `s` and users `u` for a period. */
const PERIOD = `s.user_id, u.role, s.channel_id, s.since_message_id, s.until_message_id,
  s.since_arrival_id, s.until_arrival_id, s.active`;

type PeriodsByUser = ReadonlyMap<number, readonly SubscriptionPeriod[]>;

const NO_PERIODS: PeriodsByUser = new Map();

/** The subscription periods of some active users in some channels. */
export class SubscriptionPeriods {
  readonly #byChannel = new Map<number, Map<number, SubscriptionPeriod[]>>();
  readonly #roles = new Map<number, number>();
  /** The message IDs after which a subscription began or ended, distinct and ascending. Computed on first use. */
  #turns: readonly number[] | undefined;

  private constructor(private readonly rows: readonly SubscriptionPeriod[]) {
    for (const row of rows) {
      this.#roles.set(row.user_id, row.role);
      const visitors = this.#byChannel.get(row.channel_id) ?? new Map<number, SubscriptionPeriod[]>();
      this.#byChannel.set(row.channel_id, visitors);
      const periods = visitors.get(row.user_id);
      if (periods) periods.push(row);
      else visitors.set(row.user_id, [row]);
    }
  }

  #findTurns(): readonly number[] {
    const turns = this.rows.flatMap(({ since_message_id: since, until_message_id: until }) => [
      since,
      until ?? 0,
    ]);
    return [...new Set(turns)].sort((a, b) => a - b);
  }

  /**
   * Reads, in one statement, the periods of all users whose subscriptions to some channels began or ended since the first
   * of some messages. Also reads their periods in other channels.
   */
  static async readChanged(
    tx: Tx,
    { inChannels, alsoIn }: { readonly inChannels: readonly number[]; readonly alsoIn: readonly number[] },
    messages: readonly Pick<MessageLocation, 'id'>[],
    changes: { readonly begun: boolean; readonly ended: boolean },
  ): Promise<SubscriptionPeriods> {
    const columns = [
      ...(changes.begun ? ['since_message_id'] : []),
      ...(changes.ended ? ['until_message_id'] : []),
    ];
    if (columns.length === 0 || messages.length === 0) return new SubscriptionPeriods([]);
    const first = messages.reduce((least, { id }) => Math.min(least, id), Infinity);
    const all = [...new Set([...inChannels, ...alsoIn])];
    const changed = columns.map(
      (column) =>
        `SELECT user_id FROM subscriptions WHERE channel_id IN (${placeholders(inChannels)}) AND ${column} >= ?`,
    );
    // A cross join keeps SQLite from reading all subscribers of the channel first.
    const rows = await tx.all<SubscriptionPeriod>(
      `SELECT ${PERIOD} FROM (${changed.join(' UNION ')}) changed
       CROSS JOIN subscriptions s ON s.user_id = changed.user_id AND s.channel_id IN (${placeholders(all)})
       JOIN users u ON u.id = s.user_id AND u.is_active = 1`,
      [...columns.flatMap(() => [...inChannels, first]), ...all],
    );
    return new SubscriptionPeriods(rows);
  }

  /** The same without these users. */
  without(userIds: SortedIds): SubscriptionPeriods {
    return new SubscriptionPeriods(this.rows.filter(({ user_id }) => !includesId(userIds, user_id)));
  }

  #visitors(channelId: number): PeriodsByUser {
    return this.#byChannel.get(channelId) ?? NO_PERIODS;
  }

  /** The IDs of all users with such periods. */
  get userIds(): Iterable<number> {
    return this.#roles.keys();
  }

  /** The IDs of all users who are or were subscribed to the channel. */
  visitors(channelId: number): Iterable<number> {
    return this.#visitors(channelId).keys();
  }

  /**
   * Returns how many subscription changes precede the message. Messages with equal counts have the same subscribers.
   */
  #changesBefore(messageId: number): number {
    const turns = (this.#turns ??= this.#findTurns());
    let [low, high] = [0, turns.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((turns[middle] ?? 0) < messageId) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns a key. Messages of one place with equal keys are equally accessible to every user. */
  kindOf({ id, first_channel_id, arrival_id }: MessageLocation): string {
    return `${first_channel_id}/${arrival_id}/${this.#changesBefore(id)}`;
  }

  /** The memberships of a user with such periods. */
  of(userId: number): Memberships {
    const periodsIn = (channelId: number): readonly SubscriptionPeriod[] =>
      this.#visitors(channelId).get(userId) ?? [];
    return {
      role: this.#roles.get(userId) ?? Infinity,
      isIn: (channelId) => periodsIn(channelId).some(({ active }) => active === 1),
      wasIn: (channelId, message, isStill) =>
        periodsIn(channelId).some((period) => includes(period, message) && (!isStill || period.active === 1)),
    };
  }
}
