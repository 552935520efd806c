type Action = () => void;

/** What to do when a session ends: end the requests that wait in its name. */
export class Endings {
  readonly #watchers = new Map<number, Set<Action>>();

  /** Runs the action when the session ends; the result stops that. */
  watch(id: number, action: Action): () => void {
    const actions = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, actions.add(action));
    return () => {
      actions.delete(action);
      if (actions.size === 0 && this.#watchers.get(id) === actions) this.#watchers.delete(id);
    };
  }

  end(id: number): void {
    const actions = this.#watchers.get(id) ?? [];
    this.#watchers.delete(id);
    for (const action of actions) action();
  }

  endAll(): void {
    for (const id of [...this.#watchers.keys()]) this.end(id);
  }
}
