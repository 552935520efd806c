import { Owner, type TimeBudget } from './owner.js';
import { OwnerTurns, type Shares } from './owner-turns.js';

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
