/** Counts what does not fit here, for the report at the end of an import. */
export class NotTaken {
  readonly #counts = new Map<string, number>();

  note(what: string, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  /** Notes the reason if there is no value. Returns the value. */
  unless<T>(value: T | undefined, what: string): T | undefined {
    if (value === undefined) this.note(what);
    return value;
  }

  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }
}
