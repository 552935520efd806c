type Action = () => void;

/** Endings stored individually: more than occur while one request is served. */
const MAX_REMEMBERED = 10_000;

/** Runs actions when a session ends, such as ending the polls of that session. */
export class Endings {
  readonly #watchers = new Map<number, Set<Action>>();
  /** The latest endings by session, each with its sequence number. */
  readonly #latest = new Map<number, number>();
  #count = 0;
  /** Endings up to this number may be of any session. */
  #forgotten = 0;

  /** The number of endings so far. */
  get count(): number {
    return this.#count;
  }

  /**
   * Runs the action when the session ends, or at once if it ended after the first `count` endings. Returns a function
   * that cancels the watch.
   */
  watch(id: number, count: number, action: Action): () => void {
    if (this.#forgotten > count || (this.#latest.get(id) ?? 0) > count) {
      action();
      return () => undefined;
    }
    const actions = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, actions.add(action));
    return () => {
      actions.delete(action);
      if (actions.size === 0 && this.#watchers.get(id) === actions) this.#watchers.delete(id);
    };
  }

  end(id: number): void {
    this.#count += 1;
    this.#latest.delete(id);
    this.#latest.set(id, this.#count);
    for (const [oldest, number] of this.#latest) {
      if (this.#latest.size <= MAX_REMEMBERED) break;
      this.#latest.delete(oldest);
      this.#forgotten = number;
    }
    this.#run(id);
  }

  endAll(): void {
    this.#count += 1;
    this.#forgotten = this.#count;
    this.#latest.clear();
    for (const id of [...this.#watchers.keys()]) this.#run(id);
  }

  #run(id: number): void {
    const actions = this.#watchers.get(id) ?? [];
    this.#watchers.delete(id);
    for (const action of actions) action();
  }
}
