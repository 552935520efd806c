import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

import { Heap } from './heap.js';

const nextTurn = setImmediate;

/** Work of Node's threads, such as reading a file or loading a module. Its moment is not simulated. */
const REAL_WORK = /^(?:FSReq|MessagePort)/;
/** Some of what follows from a step happens in the turn after it. */
const QUIET_TURNS = 2;

/** Waits for all that follows from the last step. */
const settled = async (): Promise<void> => {
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    await new Promise((resolve) => nextTurn(resolve));
    quiet = process.getActiveResourcesInfo().some((name) => REAL_WORK.test(name)) ? 0 : quiet + 1;
  }
};

/** What pending things belong to. Those of the dead never happen. */
export interface Owner {
  readonly name: string;
  readonly isAlive: boolean;
  /** Nothing of it happens before this time. */
  readonly pausedUntil: number;
}

interface Pending {
  due: number;
  /** The place among those that are due at the same time. */
  readonly sequence: number;
  readonly label: string;
  readonly owner: Owner | null;
  readonly action: () => void;
  isCancelled: boolean;
}

interface Limits {
  /** A time of the virtual clock. */
  readonly until: number;
  readonly steps: number;
}

const isBefore = (one: Pending, other: Pending): boolean =>
  one.due < other.due || (one.due === other.due && one.sequence < other.sequence);

/**
 * One virtual clock, and all that is pending on it. One thing happens at a time, with all that follows from it at once. So the
 * order depends on the delays alone.
 */
export class Scheduler {
  readonly #pending = new Heap<Pending>(isBefore);
  readonly #owners = new AsyncLocalStorage<Owner | null>();
  readonly #digest = createHash('sha256');
  #now = 0;
  #sequence = 0;
  steps = 0;

  constructor(private readonly traced?: (line: string) => void) {}

  /** Milliseconds since the start of the simulation. */
  get now(): number {
    return this.#now;
  }

  /** Who acts now. Null for clients. */
  get owner(): Owner | null {
    return this.#owners.getStore() ?? null;
  }

  /** States what happened so far: two runs with the same one are the same. */
  get fingerprint(): string {
    return this.#digest.copy().digest('hex').slice(0, 16);
  }

  /** Runs `action` after a delay, on behalf of the one who acts now. Returns a function that cancels it. */
  after(milliseconds: number, label: string, action: () => void, owner = this.owner): () => void {
    this.#sequence += 1;
    const due = this.#now + Math.max(0, milliseconds);
    const pending = { due, sequence: this.#sequence, label, owner, action, isCancelled: false };
    this.#pending.add(pending);
    return () => {
      pending.isCancelled = true;
    };
  }

  delay(milliseconds: number, label: string): Promise<void> {
    return new Promise((resolve) => {
      this.after(milliseconds, label, resolve);
    });
  }

  /** Runs work on behalf of an owner. */
  as<T>(owner: Owner | null, work: () => T): T {
    return this.#owners.run(owner, work);
  }

  /** Lets things happen until the work is done, or up to a limit. Returns whether it is done. */
  async run(work: Promise<unknown>, { until, steps }: Limits): Promise<boolean> {
    const progress = { isDone: false };
    const done = (): void => {
      progress.isDone = true;
    };
    work.then(done, done);
    for (;;) {
      await settled();
      const next = this.#pending.take();
      // What is due belongs to the last step. The modules of the server have state, which outlives the simulation.
      if (progress.isDone && (!next || next.due > this.#now)) return true;
      if (!next || next.due > until || this.steps > steps) return false;
      this.#step(next);
    }
  }

  /** Adds to what the fingerprint states. */
  note(text: string): void {
    const line = `${this.#now.toFixed(3)} ${this.owner?.name ?? 'clients'}: ${text}`;
    this.#digest.update(`${line}\n`);
    this.traced?.(line);
  }

  #step(pending: Pending): void {
    const { due, label, owner, action, isCancelled } = pending;
    if (isCancelled || owner?.isAlive === false) return;
    if (owner && owner.pausedUntil > due) {
      this.#pending.add(Object.assign(pending, { due: owner.pausedUntil }));
      return;
    }
    this.#now = due;
    this.steps += 1;
    this.as(owner, () => {
      this.note(label);
      action();
    });
  }
}
