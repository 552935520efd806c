import { expect } from 'chai';

import {
  withIntervals,
  type Interval,
  type ReadState,
} from '../../../src/chat/messages/read-state/read-ranges.js';

const nothing: ReadState = { watermark: 0, ranges: [] };

/** A conversation with what its reader has read, as the server stores it and as a plain list. */
export class Conversation {
  state = nothing;
  readonly read: Map<number, boolean>;

  /** `ids` are ascending. Those in `own` are messages of the reader. */
  constructor(
    private readonly ids: readonly number[],
    private readonly own: ReadonlySet<number>,
  ) {
    this.read = new Map(ids.map((id) => [id, own.has(id)]));
  }

  isRead(id: number): boolean {
    const range = this.state.ranges.find(({ first, last }) => first <= id && id <= last);
    return range ? range.isRead : id <= this.state.watermark || this.own.has(id);
  }

  change(ids: readonly number[], isRead: boolean): void {
    const others = this.ids.filter((id) => !isRead || !this.own.has(id));
    const changed = ids
      .filter((id) => this.read.get(id) !== isRead)
      .map((id): Interval => ({
        first: id,
        last: id,
        after: others.findLast((other) => other < id) ?? 0,
        before: others.find((other) => other > id) ?? Infinity,
        isDefault: !isRead && !this.own.has(id),
      }));
    if (changed.length > 0) this.state = withIntervals(this.state, changed, isRead);
    for (const id of ids) this.read.set(id, isRead);
  }

  check(): void {
    const stored = this.ids.map((id) => [id, this.isRead(id)]);
    expect(stored, JSON.stringify(this.state)).to.deep.equal([...this.read]);
  }
}
