import type { Clock } from '../../lib/clock.js';

/** Delivery to many queues takes a second. A process that is behind for longer has a fault, or too much work. */
const LATE_MS = 5_000;

/** Finds out whether this process is behind the event log for long. */
export class LogLag {
  #awaited: { readonly id: number; readonly since: number } | undefined;

  /** `delivered` returns the newest ID that the queues of this process have. */
  constructor(
    private readonly clock: Clock,
    private readonly delivered: () => number,
  ) {}

  /** Reports the newest committed ID, as often as someone asks whether the process is late. */
  committed(id: number): void {
    if (this.#isReached()) this.#awaited = { id, since: this.clock.elapsed() };
  }

  /** Whether an ID that was reported long ago is not delivered yet. */
  get isLate(): boolean {
    const { since } = this.#awaited ?? { since: Infinity };
    return !this.#isReached() && this.clock.elapsed() - since > LATE_MS;
  }

  #isReached(): boolean {
    return this.#awaited === undefined || this.delivered() >= this.#awaited.id;
  }
}
