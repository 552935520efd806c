/**
 * Runs at most `most` pieces of work at once, and at most one per user. Waiting users are served in round-robin order.
 */
export class UserSemaphore {
  #running = 0;
  readonly #busy = new Set<number>();
  /** The waiting work, in the order of the next users. */
  readonly #waiting = new Map<number, (() => void)[]>();

  constructor(private readonly most: number) {}

  async run<T>(userId: number, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.most && !this.#busy.has(userId)) this.#begin(userId);
    else await this.#wait(userId);
    try {
      return await work();
    } finally {
      this.#end(userId);
    }
  }

  #wait(userId: number): Promise<void> {
    return new Promise((go) => {
      const line = this.#waiting.get(userId);
      if (line) line.push(go);
      else this.#waiting.set(userId, [go]);
    });
  }

  #begin(userId: number): void {
    this.#running += 1;
    this.#busy.add(userId);
  }

  /** Starts the work of the first waiting user without running work. */
  #end(userId: number): void {
    this.#running -= 1;
    this.#busy.delete(userId);
    for (const [next, line] of this.#waiting) {
      if (this.#busy.has(next)) continue;
      this.#waiting.delete(next);
      const go = line.shift();
      if (line.length > 0) this.#waiting.set(next, line);
      this.#begin(next);
      go?.();
      return;
    }
  }
}
