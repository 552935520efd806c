import { verdictOn } from './linearizable.js';
import type { Kill, Operation, Value } from './operation.js';

/** An operation that is under way, or whose response did not arrive. */
export type Begun = { -readonly [Name in keyof Operation]: Operation[Name] } & { at: string };

/** What a request does to an object. */
export interface Effect {
  readonly key: string;
  /** The value that it must find, or else it is refused. */
  readonly finds?: Value;
  readonly leaves: Value;
}

/** The objects whose history is not linearizable, or for which the search for an order ended. */
export interface Checked {
  readonly violations: readonly string[];
  readonly undecided: readonly string[];
}

interface Recorded {
  readonly initial: Value;
  readonly operations: Begun[];
}

/** Milliseconds of the clock of all clients. */
export const now = (): number => performance.now();

/** All operations of a run, by the object that they concern. */
export class History {
  readonly #objects = new Map<string, Recorded>();

  /** Begins the history of an object that nothing has changed so far. */
  create(key: string, initial: Value): void {
    this.#objects.set(key, { initial, operations: [] });
  }

  get counts(): { readonly objects: number; readonly operations: number } {
    const all = [...this.#objects.values()];
    return { objects: all.length, operations: all.reduce((sum, one) => sum + one.operations.length, 0) };
  }

  has(key: string): boolean {
    return this.#objects.has(key);
  }

  /** Records that a request was sent. */
  begin(name: string, at: string, { key, finds, leaves }: Effect): Begun {
    const begun: Begun = { name, at, invoked: now(), completed: Infinity, finds, leaves };
    this.#objects.get(key)?.operations.push(begun);
    return begun;
  }

  /** Records what a response showed of an object. */
  found(
    name: string,
    key: string,
    seen: { readonly at: string; readonly invoked: number; readonly finds: Value },
  ): void {
    this.#objects.get(key)?.operations.push({ name, ...seen, completed: now() });
  }

  /** Records that an event with a new value arrived: the operation that left it has taken effect. Texts are unique. */
  heard(key: string, value: unknown): void {
    if (typeof value !== 'string') return;
    const operation = this.#objects.get(key)?.operations.find(({ leaves }) => leaves === value);
    if (operation) operation.completed = Math.min(operation.completed, now());
  }

  /** The texts that operations wrote to an object: those with a response or an event, and those without. */
  texts(key: string): { readonly certain: readonly string[]; readonly open: readonly string[] } {
    const written =
      this.#objects.get(key)?.operations.filter(({ leaves }) => typeof leaves === 'string') ?? [];
    const of = (isOpen: boolean): string[] =>
      written.flatMap(({ leaves, completed }) => ((completed === Infinity) === isOpen ? String(leaves) : []));
    return { certain: of(false), open: of(true) };
  }

  /** The keys of objects with texts. */
  get textKeys(): readonly string[] {
    return [...this.#objects].filter(([, { initial }]) => typeof initial === 'string').map(([key]) => key);
  }

  /**
   * Returns two operations on an object of which the second began after the first was complete, but whose texts are in
   * the other order in `texts`, the order of the events.
   */
  reordered(key: string, texts: readonly string[]): string | undefined {
    const byText = new Map(this.#objects.get(key)?.operations.map((one) => [one.leaves, one]));
    let latest: Begun | undefined;
    for (const text of texts) {
      const operation = byText.get(text);
      if (!operation) continue;
      if (latest && operation.completed < latest.invoked)
        return `the event of "${latest.leaves}" is before that of "${text}", which was complete before it began`;
      if (!latest || operation.invoked > latest.invoked) latest = operation;
    }
    return undefined;
  }

  /** Looks for an order of the operations on each object. */
  check(kills: readonly Kill[]): Checked {
    const verdicts = [...this.#objects].map(
      ([key, { initial, operations }]) => [key, verdictOn(operations, { initial, kills })] as const,
    );
    return {
      violations: verdicts.flatMap(([key, verdict]) =>
        typeof verdict === 'object' ? `${key} is not linearizable: ${verdict.violation}` : [],
      ),
      undecided: verdicts.flatMap(([key, verdict]) => (verdict === 'undecided' ? key : [])),
    };
  }
}
