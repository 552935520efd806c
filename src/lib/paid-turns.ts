import type { Payer } from './event-loop.js';
import { OwnerTurns, type Shares } from './owner-turns.js';

/** Time of the event loop that an owner may use. */
export interface TimeBudget {
  /** What an owner that has rested may use at once, in milliseconds. */
  readonly burstMs: number;
  /** What comes back in a second, in milliseconds. */
  readonly msPerSecond: number;
}

/** A piece of work that takes longer was interrupted by others: the machine was busy, or suspended. */
const LONGEST_PIECE_MS = 1_000;

/** Long work that had begun may take more than was left. Its owner waits no longer than this for it. */
const LONGEST_DEBT_SECONDS = 60;

/** A person with all their bots, or an address without a login, and the time that it has used. */
export class Owner implements Payer {
  readonly #budget: TimeBudget | null;
  /** In milliseconds. Negative after work that took longer than what was left. */
  #left: number;
  #countedAt = performance.now();

  /** Without a budget, it may use any time. */
  constructor(budget: TimeBudget | null) {
    this.#budget = budget;
    this.#left = budget?.burstMs ?? Infinity;
  }

  charge(milliseconds: number): void {
    this.#comeBack();
    const least = -LONGEST_DEBT_SECONDS * (this.#budget?.msPerSecond ?? 0);
    this.#left = Math.max(least, this.#left - Math.min(milliseconds, LONGEST_PIECE_MS));
  }

  /** What is left of its time, in milliseconds. */
  get leftMs(): number {
    this.#comeBack();
    return this.#left;
  }

  /** Milliseconds until it may use time again. 0 if it may. */
  get restMs(): number {
    if (!this.#budget || this.#left > 0) return 0;
    this.#comeBack();
    return this.#left > 0 ? 0 : (1 - this.#left) * (1000 / this.#budget.msPerSecond);
  }

  /** Whether its budget is whole, so that nothing about it needs to be remembered. */
  get isRested(): boolean {
    if (!this.#budget) return true;
    this.#comeBack();
    return this.#left >= this.#budget.burstMs;
  }

  #comeBack(): void {
    if (!this.#budget) return;
    const now = performance.now();
    const gained = ((now - this.#countedAt) / 1000) * this.#budget.msPerSecond;
    this.#left = Math.min(this.#budget.burstMs, this.#left + gained);
    this.#countedAt = now;
  }
}

/** How places and time are shared. */
export interface PaidShares extends Shares {
  /** Null: owners may use any time. */
  readonly time: TimeBudget | null;
}

/** Owners in memory after which those that may be forgotten are. */
const MANY_OWNERS = 1_000;

/** Turns of owners who have names and a budget of time. While an owner has used it up, all its work waits. */
export class PaidTurns extends OwnerTurns<Owner> {
  readonly #time: TimeBudget | null;
  readonly #owners = new Map<string | number, Owner>();
  #forgetAt = MANY_OWNERS;

  constructor({ time, ...shares }: PaidShares) {
    super(shares, ({ restMs }) => restMs);
    this.#time = time;
  }

  /** `name`: the ID of a user, or an address. */
  owner(name: string | number): Owner {
    const known = this.#owners.get(name);
    if (known) return known;
    if (this.#owners.size >= this.#forgetAt) this.#forget();
    const owner = new Owner(this.#time);
    this.#owners.set(name, owner);
    return owner;
  }

  /** Forgets the owners without work whose budget is whole: a new one is the same. */
  #forget(): void {
    for (const [name, owner] of this.#owners)
      if (owner.isRested && !this.isBusy(owner)) this.#owners.delete(name);
    this.#forgetAt = Math.max(MANY_OWNERS, 2 * this.#owners.size);
  }
}
