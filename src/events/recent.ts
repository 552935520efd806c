import type { LogEntry, LoggedEvent } from './types.js';

/** Events kept; twice as many before the older half is let go of. */
export const KEPT = 1000;

/** The newest events of the log: a queue that is nearly up to date need not read it, not even after a restart. */
export class Recent {
  /** Every event after this id is here. */
  #since = 0;
  #events: LoggedEvent[] = [];

  /** Begins anew after an id. */
  reset(id: number): void {
    this.#since = id;
    this.#events = [];
  }

  add({ logged }: LogEntry): void {
    if (!logged) return;
    this.#events.push(logged);
    if (this.#events.length < 2 * KEPT) return;
    this.#since = this.#events[KEPT - 1]?.id ?? this.#since;
    this.#events = this.#events.slice(KEPT);
  }

  /** The events after an id; undefined where older ones are asked for than are here. */
  after(id: number): readonly LoggedEvent[] | undefined {
    if (id < this.#since) return undefined;
    const last = this.#events.findLastIndex((logged) => logged.id <= id);
    return this.#events.slice(last + 1);
  }
}
