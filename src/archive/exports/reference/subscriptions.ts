import type { Loaded } from './conversion.js';
import type { KnownChannel } from './directory.js';
import type { Fields } from './fields.js';

/** A time in which a user was subscribed: the messages after `since`, up to `until`. Null if it did not end. */
export interface Period {
  readonly since: number;
  readonly until: number | null;
}

export interface Subscription {
  readonly row: Fields;
  readonly user: number;
  readonly channel: number;
  readonly periods: readonly Period[];
}

/** What the periods of all subscriptions depend on. */
interface Context {
  readonly conversion: Loaded;
  readonly newest: number;
  /** Users for whom the reference server stopped to keep rows of messages until they return. */
  readonly idle: ReadonlySet<number>;
}

/** In a channel with shared history, a subscription begins right before the first message that the user received. */
const sharedPeriods = (
  { conversion: { scratch }, newest }: Context,
  user: number,
  channel: number,
): Period[] => {
  const [first] = scratch.all<{ message: number }>(
    'SELECT message FROM first_received WHERE user = ? AND channel = ?',
    user,
    channel,
  );
  return [{ since: first ? first.message - 1 : newest, until: null }];
};

/**
 * In a channel with protected history, a user reads what they received. Messages that follow each other in the channel
 * make a period.
 */
const receivedPeriods = (context: Context, user: number, channel: number): Period[] => {
  const { conversion, newest, idle } = context;
  // The positions of messages that follow each other grow like their row numbers.
  const runs = conversion.scratch.all<{ first: number; last: number }>(
    `SELECT MIN(message) AS first, MAX(message) AS last FROM (
       SELECT r.message, p.position - ROW_NUMBER() OVER (ORDER BY r.message) AS run FROM received r
       JOIN positions p ON p.message = r.message WHERE r.channel = ? AND r.user = ?
     ) GROUP BY run ORDER BY first`,
    channel,
    user,
  );
  const [end] = conversion.scratch.all<{ last: number | null }>(
    'SELECT MAX(id) AS last FROM messages WHERE channel = ?',
    channel,
  );
  const periods = runs.map(({ first, last }) => ({ since: first - 1, until: last }));
  const last = periods.at(-1);
  if (last && (last.until === end?.last || idle.has(user))) {
    return [...periods.slice(0, -1), { since: last.since, until: null }];
  }
  return [...periods, { since: newest, until: null }];
};

/** An archived channel has no subscribers any more. Those it had read what they received. */
const ended = ({ newest }: Context, periods: readonly Period[]): Period[] =>
  periods.flatMap(({ since, until }) => (since < newest ? [{ since, until: until ?? newest }] : []));

const computePeriods = (context: Context, known: KnownChannel, user: number, channel: number): Period[] => {
  const { isArchived, hasSharedHistory } = known;
  if (isArchived && hasSharedHistory) return ended(context, [{ since: 0, until: null }]);
  if (isArchived) return ended(context, receivedPeriods(context, user, channel));
  return hasSharedHistory ? sharedPeriods(context, user, channel) : receivedPeriods(context, user, channel);
};

/** Returns the periods of a subscription. They are computed once, since several kinds of records need them. */
const periodsOf = (context: Context, known: KnownChannel, user: number, channel: number): Period[] => {
  const { scratch } = context.conversion;
  const [kept] = scratch.all<{ list: string }>(
    'SELECT list FROM periods WHERE user = ? AND channel = ?',
    user,
    channel,
  );
  if (kept) return JSON.parse(kept.list) as Period[];
  const periods = computePeriods(context, known, user, channel);
  scratch.run('INSERT INTO periods VALUES (?, ?, ?)', user, channel, JSON.stringify(periods));
  return periods;
};

const contextOf = (conversion: Loaded): Context => {
  const { scratch } = conversion;
  const idle = new Set<number>();
  for (const row of scratch.rowsOf('zerver_userprofile')) {
    if (row.flag('long_term_idle')) idle.add(row.id('id'));
  }
  const newest = scratch.all<{ id: number | null }>('SELECT MAX(id) AS id FROM messages')[0]?.id ?? 0;
  return { conversion, newest, idle };
};

/** Yields the subscriptions to channels that did not end. `skipped` is called for each one that did. */
export const subscriptionsOf = function* (
  conversion: Loaded,
  skipped: () => void = () => undefined,
): Generator<Subscription> {
  const context = contextOf(conversion);
  const { scratch, directory } = conversion;
  for (const row of scratch.rowsOf('zerver_subscription')) {
    const channel = directory.channelOf(row.id('recipient'));
    const user = row.id('user_profile');
    const known = channel === undefined ? undefined : directory.channels.get(channel);
    if (channel === undefined || !known || !directory.users.has(user)) continue;
    if (row.flag('active', true))
      yield { row, user, channel, periods: periodsOf(context, known, user, channel) };
    else skipped();
  }
};
