/** Does one piece of work at a time, in turns among users: many pieces of one user do not delay another. */
export class UserTurns {
  #isBusy = false;
  /** The user whose turn is next comes first. */
  readonly #waiting = new Map<number, (() => void)[]>();

  async run<T>(user: number, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#wait(user);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #wait(user: number): Promise<void> {
    return new Promise((resolve) => {
      const line = this.#waiting.get(user);
      if (line) line.push(resolve);
      else this.#waiting.set(user, [resolve]);
    });
  }

  /** Hands the turn over directly, so that no other work starts in between. */
  #startNext(): void {
    for (const [user, line] of this.#waiting) {
      const start = line.shift();
      this.#waiting.delete(user);
      if (line.length > 0) this.#waiting.set(user, line);
      start?.();
      return;
    }
    this.#isBusy = false;
  }
}
