/** Messages of a conversation, as IDs, that have the same explicit read state. */
export interface ReadRange {
  readonly first: number;
  readonly last: number;
  readonly isRead: boolean;
}

/** What a user has read in one conversation. The ranges are disjoint and ascending. */
export interface ReadState<R extends ReadRange = ReadRange> {
  readonly watermark: number;
  readonly ranges: readonly R[];
}

/** Messages of one conversation whose read state changes, from the first ID to the last. Usually one message. */
export interface Interval {
  readonly first: number;
  readonly last: number;
  /** The nearest earlier message that does not have the new state by default. 0 if there is none. */
  readonly after: number;
  /** The nearest later message that does not have the new state by default. Infinity if there is none. */
  readonly before: number;
  /** Whether all messages beyond the watermark have the new state by default. */
  readonly isDefault: boolean;
}

/** A range, or an interval on its way to become one. */
interface Piece extends ReadRange {
  readonly interval?: Interval | undefined;
}

/** Cuts the IDs of the intervals out of the ranges. Both are ascending. */
const cut = (ranges: readonly ReadRange[], intervals: readonly Interval[]): Piece[] => {
  const pieces: Piece[] = [];
  let next = 0;
  for (const range of ranges) {
    const { isRead } = range;
    let { first } = range;
    while ((intervals[next]?.last ?? Infinity) < first) next += 1;
    let index = next;
    for (; (intervals[index]?.first ?? Infinity) <= range.last; index += 1) {
      const hole = intervals[index];
      if (!hole) break;
      if (hole.first > first) pieces.push({ first, last: hole.first - 1, isRead });
      first = Math.max(first, hole.last + 1);
    }
    if (first <= range.last) pieces.push({ first, last: range.last, isRead });
  }
  return pieces;
};

/** Builds the new state from pieces in ascending order. */
class Joined {
  readonly ranges: Piece[] = [];

  constructor(public watermark: number) {}

  /** The ID up to which the watermark can be followed by a range. */
  #reach = 0;

  get #last(): Piece | undefined {
    return this.ranges.at(-1);
  }

  /** Whether all messages between the watermark and the piece are read by default, or have ranges. */
  #raises({ first, interval }: Piece): boolean {
    return first <= Math.max(this.#reach, this.watermark) || (interval?.after ?? Infinity) <= this.watermark;
  }

  #follows({ first, isRead, interval }: Piece, { last, isRead: same, interval: previous }: Piece): boolean {
    return same === isRead && ((interval?.after ?? Infinity) <= last || (previous?.before ?? 0) >= first);
  }

  add(piece: Piece): void {
    const { last, isRead, interval } = piece;
    if (isRead && last <= this.watermark) return;
    if (isRead && this.#raises(piece)) {
      this.watermark = last;
      this.#reach = interval?.before ?? 0;
      return;
    }
    if (!isRead && interval?.isDefault === true && piece.first > this.watermark) return;
    const previous = this.#last;
    if (previous && this.#follows(piece, previous))
      this.ranges[this.ranges.length - 1] = { first: previous.first, last, isRead, interval };
    else this.ranges.push(piece);
  }
}

/** Returns the state after all messages of the intervals became read or unread. The intervals are ascending. */
export const withIntervals = (
  { watermark, ranges }: ReadState,
  intervals: readonly Interval[],
  isRead: boolean,
): ReadState => {
  const changed = intervals.map((interval): Piece => ({
    first: interval.first,
    last: interval.last,
    isRead,
    interval,
  }));
  const pieces = [...cut(ranges, intervals), ...changed].sort((a, b) => a.first - b.first);
  const joined = new Joined(watermark);
  for (const piece of pieces) joined.add(piece);
  return {
    watermark: joined.watermark,
    ranges: joined.ranges.map(({ first, last, isRead: state }) => ({ first, last, isRead: state })),
  };
};
