/** Limits how many pieces of work run at once. The others wait in order. */
export class Semaphore {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {
    this.free = atOnce;
  }

  get isIdle(): boolean {
    return this.free === this.atOnce;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Passes the slot directly to the next waiter, so a new caller cannot take it in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
