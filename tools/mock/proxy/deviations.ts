/** A difference between the traffic and the contract. */
export interface Found {
  readonly side: 'request' | 'response';
  /** The operationId. Undefined if no operation has the path and the method. */
  readonly operation: string | undefined;
  /** `PATCH /drafts/{draft_id}`. */
  readonly request: string;
  /** The status of the first response. */
  readonly status: number;
  /** What is wrong, and what to do. No values of requests and responses. */
  readonly text: string;
  /** Where the contract states it: a place in `openapi.json`. */
  readonly place: string;
}

export interface Counted extends Found {
  count: number;
}

/** Different deviations that are kept. A server that is wrong in all ways must not fill the memory. */
const MAX_KINDS = 10_000;

/** Collects deviations, each once, with how often it occurred. */
export class Deviations {
  readonly #counted = new Map<string, Counted>();
  #requests = 0;
  #unchecked = 0;

  /** `first` is called with each deviation when it occurs for the first time. */
  constructor(private readonly first: (found: Found) => void) {}

  get all(): readonly Counted[] {
    return [...this.#counted.values()];
  }

  get requests(): number {
    return this.#requests;
  }

  /** Bodies that were not checked, since they are long or not text of the contract. */
  get unchecked(): number {
    return this.#unchecked;
  }

  countRequest(): void {
    this.#requests += 1;
  }

  countUnchecked(): void {
    this.#unchecked += 1;
  }

  add(found: Found): void {
    const { side, request, text, place } = found;
    const key = JSON.stringify([side, request, text, place]);
    const known = this.#counted.get(key);
    if (known) {
      known.count += 1;
      return;
    }
    if (this.#counted.size >= MAX_KINDS) return;
    this.#counted.set(key, { ...found, count: 1 });
    this.first(found);
  }
}
