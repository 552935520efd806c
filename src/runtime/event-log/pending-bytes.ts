import { budgets } from '../../lib/budgets.js';
import { SLOT_BYTES, textBytes } from './sizes.js';
import type { Delivered } from './rendered-events.js';

/** Above the budget, queues release their events until this fraction of the budget is used. */
const LEFT = 0.75;

/** What has pending events. */
interface Holder {
  readonly pending: readonly Delivered[];
  /** The bytes of these events alone. */
  readonly pendingBytes: number;
}

/**
 * Counts the bytes of the pending events of all queues in memory. Queues share the text of an event, which counts once.
 */
export class PendingBytes<Queue extends Holder> {
  #total = 0;
  readonly #holders = new Map<Delivered, number>();
  readonly #queues = new Set<Queue>();

  get total(): number {
    return this.#total;
  }

  hold(queue: Queue, delivered: Delivered): void {
    const holders = this.#holders.get(delivered) ?? 0;
    this.#holders.set(delivered, holders + 1);
    this.#total += SLOT_BYTES + (holders === 0 ? textBytes(delivered.json) : 0);
    this.#queues.add(queue);
  }

  release(queue: Queue, events: readonly Delivered[]): void {
    for (const delivered of events) {
      const holders = this.#holders.get(delivered) ?? 1;
      this.#total -= SLOT_BYTES;
      if (holders > 1) {
        this.#holders.set(delivered, holders - 1);
        continue;
      }
      this.#holders.delete(delivered);
      this.#total -= textBytes(delivered.json);
    }
    if (queue.pending.length === 0) this.#queues.delete(queue);
  }

  /** Above the budget, yields the queues that must release their events, the largest first. */
  *surplus(): Generator<Queue> {
    const { bytes } = budgets.pendingInAll;
    if (this.#total <= bytes) return;
    const greatestFirst = [...this.#queues].sort((a, b) => b.pendingBytes - a.pendingBytes);
    for (const queue of greatestFirst) {
      if (this.#total <= bytes * LEFT) return;
      yield queue;
    }
  }
}
