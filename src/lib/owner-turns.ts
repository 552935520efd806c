import { Owner, type TimeBudget, type Waiting } from './owner.js';

/** Why work of an owner is refused. */
export class NoTurnError extends Error {
  /** `retryAfter` is in seconds. */
  constructor(readonly retryAfter: number) {
    super('Too much work of one owner waits.');
  }
}

/** How places are shared. */
export interface Shares {
  /** All places. */
  readonly places: number;
  /** The places that one owner has at most. */
  readonly ofOwner: number;
  /** How much more work of one owner waits at most. */
  readonly waiting: number;
  /** In milliseconds. Work that waits longer is refused. */
  readonly waitMs: number;
  /** Null: owners may use any time. */
  readonly time: TimeBudget | null;
}

/** Owners in memory after which those without work are forgotten. */
const MANY_OWNERS = 1_000;

/**
 * Gives out places for work among owners. Each has a few places, and more work of the same owner waits in a line of its own,
 * as does all its work while it has used up its time. If all places are taken, the owners whose work waits take turns.
 */
export class OwnerTurns {
  readonly #shares: Shares;
  readonly #owners = new Map<string, Owner>();
  /** Owners whose waiting work may begin as soon as there is a place, in the order of their turns. */
  readonly #next = new Set<Owner>();
  #running = 0;
  #forgetAt = MANY_OWNERS;

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  /** How much work has a place, and how much waits for one. */
  get use(): { readonly used: number; readonly waiting: number; readonly most: number } {
    let waiting = 0;
    for (const { line } of this.#owners.values()) waiting += line.size;
    return { used: this.#running, waiting, most: this.#shares.places };
  }

  owner(name: string): Owner {
    const known = this.#owners.get(name);
    if (known) return known;
    if (this.#owners.size >= this.#forgetAt) this.#forget();
    const owner = new Owner(this.#shares.time);
    this.#owners.set(name, owner);
    return owner;
  }

  /** Takes a place if there is one now. */
  tryTake(owner: Owner): boolean {
    if (this.#running >= this.#shares.places || owner.line.size > 0 || !this.#mayBegin(owner)) return false;
    this.#begin(owner);
    return true;
  }

  /** Resolves when the owner has a place. Rejects with NoTurnError if too much of its work waits, or for too long. */
  async take(owner: Owner): Promise<void> {
    if (this.tryTake(owner)) return;
    const { waiting: most, waitMs } = this.#shares;
    if (owner.line.size >= most || owner.restMs > waitMs) throw this.#refusal(owner);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        owner.line.delete(waiting);
        waiting.refuse();
      }, waitMs);
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          reject(this.#refusal(owner));
        },
      };
      owner.line.add(waiting);
      this.#lineUp(owner);
    });
  }

  /** Gives back a place of the owner. */
  give(owner: Owner): void {
    this.#running -= 1;
    owner.running -= 1;
    this.#lineUp(owner);
    this.#goOn();
  }

  /** Gives the owner a turn if its work waits and may begin, or sets a timer until it may. */
  #lineUp(owner: Owner): void {
    if (owner.line.size === 0 || owner.running >= this.#shares.ofOwner) return;
    const { restMs } = owner;
    if (restMs === 0) {
      this.#next.add(owner);
      return;
    }
    owner.timer ??= setTimeout(() => {
      owner.timer = undefined;
      this.#lineUp(owner);
      this.#goOn();
    }, restMs).unref();
  }

  #goOn(): void {
    for (const owner of this.#next) {
      if (this.#running >= this.#shares.places) return;
      this.#next.delete(owner);
      const [first] = owner.line;
      if (!first) continue;
      if (this.#mayBegin(owner)) {
        owner.line.delete(first);
        this.#begin(owner);
        first.begin();
      }
      // Behind the other owners that wait.
      this.#lineUp(owner);
    }
  }

  #mayBegin(owner: Owner): boolean {
    return owner.running < this.#shares.ofOwner && owner.restMs === 0;
  }

  #begin(owner: Owner): void {
    this.#running += 1;
    owner.running += 1;
  }

  #refusal({ restMs }: Owner): NoTurnError {
    return new NoTurnError(Math.max(1, Math.ceil(restMs / 1000)));
  }

  #forget(): void {
    for (const [name, owner] of this.#owners) if (owner.isForgettable) this.#owners.delete(name);
    this.#forgetAt = Math.max(MANY_OWNERS, 2 * this.#owners.size);
  }
}
