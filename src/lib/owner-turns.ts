/**
 * What waits, in a line for each owner. The owners take turns: whose first item was taken comes again behind the others.
 * `mayGo` tells whether the first item of an owner may be taken now.
 */
export class OwnerLines<Owner, Item> {
  readonly #mayGo: (owner: Owner, first: Item) => boolean;
  readonly #lines = new Map<Owner, Set<Item>>();
  /** The owners whose first items may be taken, in the order of their turns. Some may no longer. */
  readonly #next = new Set<Owner>();
  #size = 0;

  constructor(mayGo: (owner: Owner, first: Item) => boolean = () => true) {
    this.#mayGo = mayGo;
  }

  /** The number of items of all owners. */
  get size(): number {
    return this.#size;
  }

  lengthOf(owner: Owner): number {
    return this.#lines.get(owner)?.size ?? 0;
  }

  add(owner: Owner, item: Item): void {
    const line = this.#lines.get(owner);
    if (line) line.add(item);
    else this.#lines.set(owner, new Set([item]));
    this.#size += 1;
    this.lineUp(owner);
  }

  remove(owner: Owner, item: Item): void {
    const line = this.#lines.get(owner);
    if (!line?.delete(item)) return;
    this.#size -= 1;
    if (line.size === 0) this.#forget(owner);
  }

  /** Must be called when the first item of an owner may be taken again. */
  lineUp(owner: Owner): void {
    const first = this.#firstOf(owner);
    if (first !== undefined && this.#mayGo(owner, first)) this.#next.add(owner);
  }

  /** What `take` takes next. Undefined if nothing may be taken. */
  get first(): readonly [Owner, Item] | undefined {
    for (const owner of this.#next) {
      const first = this.#firstOf(owner);
      if (first !== undefined && this.#mayGo(owner, first)) return [owner, first];
      this.#next.delete(owner);
    }
    return undefined;
  }

  /** Removes the first item of the owner who is next. */
  take(): readonly [Owner, Item] | undefined {
    const { first } = this;
    if (!first) return undefined;
    const [owner, item] = first;
    this.remove(owner, item);
    if (this.#next.delete(owner)) this.#next.add(owner);
    return first;
  }

  /** Removes all items, and returns them with their owners. */
  clear(): (readonly [Owner, Item])[] {
    const items = Array.from(this.#lines, ([owner, line]) =>
      Array.from(line, (item) => [owner, item] as const),
    ).flat();
    this.#lines.clear();
    this.#next.clear();
    this.#size = 0;
    return items;
  }

  #firstOf(owner: Owner): Item | undefined {
    const [first] = this.#lines.get(owner) ?? [];
    return first;
  }

  #forget(owner: Owner): void {
    this.#lines.delete(owner);
    this.#next.delete(owner);
  }
}

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
  /** How much more work of one owner waits at most. By default any. */
  readonly waiting?: number;
  /** In milliseconds. Work that waits longer is refused. By default it waits for any time. */
  readonly waitMs?: number;
}

/** Work that waits for a place. */
interface WaitingWork {
  begin(): void;
  refuse(reason: Error): void;
}

/**
 * Gives out places for work among owners. Each has a few places, and more work of the same owner waits in a line of its own,
 * as does all its work while the owner has to rest. If all places are taken, the owners whose work waits take turns.
 */
export class OwnerTurns<Owner> {
  readonly #shares: Shares;
  readonly #restMs: (owner: Owner) => number;
  readonly #waiting = new OwnerLines<Owner, WaitingWork>((owner) => this.#mayGoOn(owner));
  /** The work of each owner that has places. */
  readonly #runningOf = new Map<Owner, number>();
  #running = 0;
  /** For lines that wait until their owner has rested. */
  readonly #timers = new Map<Owner, NodeJS.Timeout>();

  /** `restMs`: in how many milliseconds new work of the owner may begin, apart from places. */
  constructor(shares: Shares, restMs: (owner: Owner) => number = () => 0) {
    this.#shares = shares;
    this.#restMs = restMs;
  }

  /** How much work has a place, and how much waits for one. */
  get use(): { readonly used: number; readonly waiting: number; readonly most: number } {
    return { used: this.#running, waiting: this.#waiting.size, most: this.#shares.places };
  }

  /** Whether work of the owner has a place or waits for one. */
  isBusy(owner: Owner): boolean {
    return this.#runningOf.has(owner) || this.#waiting.lengthOf(owner) > 0;
  }

  /** Takes a place if there is one now. */
  tryTake(owner: Owner): boolean {
    const isFull = this.#running >= this.#shares.places;
    if (isFull || this.#waiting.lengthOf(owner) > 0 || !this.#mayBegin(owner)) return false;
    this.#begin(owner);
    return true;
  }

  /** Resolves when the owner has a place. Rejects with NoTurnError if too much of its work waits, or for too long. */
  async take(owner: Owner): Promise<void> {
    if (this.tryTake(owner)) return;
    const { waiting: most = Infinity, waitMs } = this.#shares;
    const tooLong = waitMs !== undefined && this.#restMs(owner) > waitMs;
    if (this.#waiting.lengthOf(owner) >= most || tooLong) throw this.#refusal(owner);
    await new Promise<void>((resolve, reject) => {
      const late = (): void => {
        this.#waiting.remove(owner, work);
        reject(this.#refusal(owner));
      };
      const timer = waitMs === undefined ? undefined : setTimeout(late, waitMs);
      const work: WaitingWork = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
        refuse(reason) {
          clearTimeout(timer);
          reject(reason);
        },
      };
      this.#waiting.add(owner, work);
    });
  }

  /** Gives back a place of the owner. */
  give(owner: Owner): void {
    this.#running -= 1;
    const left = (this.#runningOf.get(owner) ?? 0) - 1;
    if (left > 0) this.#runningOf.set(owner, left);
    else this.#runningOf.delete(owner);
    this.#waiting.lineUp(owner);
    this.#goOn();
  }

  /** Refuses all work that waits. */
  refuseAll(reason: Error): void {
    for (const [, work] of this.#waiting.clear()) work.refuse(reason);
  }

  /** Runs work when the owner has a place for it. */
  async run<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    await this.take(owner);
    try {
      return await work();
    } finally {
      this.give(owner);
    }
  }

  /** Whether waiting work of the owner may begin. If the owner has to rest, it is asked again afterwards. */
  #mayGoOn(owner: Owner): boolean {
    const restMs = this.#restMs(owner);
    if (restMs > 0 && !this.#timers.has(owner)) this.#timers.set(owner, this.#afterRest(owner, restMs));
    return this.#mayBegin(owner);
  }

  #afterRest(owner: Owner, restMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#timers.delete(owner);
      this.#waiting.lineUp(owner);
      this.#goOn();
    }, restMs).unref();
  }

  #goOn(): void {
    while (this.#running < this.#shares.places) {
      const [owner, work] = this.#waiting.take() ?? [];
      if (owner === undefined || !work) return;
      this.#begin(owner);
      work.begin();
    }
  }

  #mayBegin(owner: Owner): boolean {
    return (this.#runningOf.get(owner) ?? 0) < this.#shares.ofOwner && this.#restMs(owner) === 0;
  }

  #begin(owner: Owner): void {
    this.#running += 1;
    this.#runningOf.set(owner, (this.#runningOf.get(owner) ?? 0) + 1);
  }

  #refusal(owner: Owner): NoTurnError {
    return new NoTurnError(Math.max(1, Math.ceil(this.#restMs(owner) / 1000)));
  }
}
