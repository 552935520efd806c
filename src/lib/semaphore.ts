/** Lets only so many pieces of work run at once; the others wait in line. */
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
      // The turn goes straight to the next in line, so nobody can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
