import { Deliveries } from './deliveries.js';
import type { Change, Operation, Stored, Value } from './types.js';

/** What was made by one client, one operation after the other. */
export interface Made {
  readonly userId: number;
  readonly changes: readonly Change[];
}

const LATEST = 40;

export interface Message {
  readonly id: number;
  readonly token: string;
  readonly senderId: number;
}

/** What has to be stored, and which events have to arrive. */
export class Model {
  /** The value of every register that was ever changed. */
  readonly values = new Map<string, Value>();
  /** Registers that changed since the last comparison, with the user who reads them. */
  readonly changed = new Map<string, number>();
  /** All registers that clients changed, with the user who reads them. */
  readonly #all = new Map<string, number>();
  /** What each client made since the last comparison. */
  readonly made = new Map<string, Made[]>();
  readonly counts = { acknowledged: 0, refused: 0, unknown: 0, retried: 0, replayed: 0, kept: 0, dropped: 0 };
  readonly deliveries = new Deliveries();
  /** The messages that clients react to. */
  latest: readonly Message[] = [];

  /** The first message with a register that may have changed since the last comparison. */
  from = 0;

  /** Takes over what was stored before the load. */
  begin(stored: Stored): void {
    for (const [key, value] of stored.values) this.values.set(key, value);
  }

  make(lane: string, userId: number, { changes }: Operation): void {
    const list = this.made.get(lane) ?? [];
    this.made.set(lane, list);
    list.push({ userId, changes });
    for (const { key, value } of changes) {
      this.values.set(key, value);
      this.changed.set(key, userId);
      this.#all.set(key, userId);
    }
  }

  /** Makes the next comparison one of everything that was ever made. */
  changeAll(): void {
    for (const [key, userId] of this.#all) this.changed.set(key, userId);
    this.from = 0;
  }

  addMessage(message: Message): void {
    this.latest = [...this.latest, message].slice(-LATEST);
  }

  /** Ends an epoch: everything so far was compared. */
  forget(): void {
    this.changed.clear();
    this.made.clear();
    this.from = Math.min(...this.latest.map(({ id }) => id));
  }
}
