// Decides whether operations on one object are linearizable: whether there is an order of them in which each found what the
// one before left, and none comes before one that was complete when it began. The search is that of Wing and Gong, with a
// memory of the positions that lead nowhere.
import { explain } from './explanation.js';
import type { Kill, Operation, Value } from './operation.js';

/** The characters of the positions that a search remembers. A search that needs more is undecided. */
const MOST_REMEMBERED = 2 ** 24;

export type Verdict = 'linearizable' | 'undecided' | { readonly violation: string };

interface Conditions {
  readonly initial: Value;
  readonly kills?: readonly Kill[];
  readonly mostRemembered?: number;
}

/** Where a search is: what was ordered so far, and the value after it. */
interface Position {
  readonly value: Value;
  /** All completed operations before this index are ordered, … */
  readonly first: number;
  /** … and these behind it, … */
  readonly ahead: readonly number[];
  /** … and these without a response. */
  readonly used: readonly number[];
}

interface Candidate {
  readonly index: number;
  readonly operation: Operation;
}

interface Candidates {
  readonly list: readonly Candidate[];
  readonly until: number;
}

const sorted = (indices: Iterable<number>): number[] => [...indices].sort((one, other) => one - other);

const keyOf = ({ value, first, ahead, used }: Position): string =>
  `${first}|${ahead.join()}|${used.join()}|${typeof value} ${value}`;

const fits = ({ finds }: Operation, value: Value): boolean => finds === undefined || finds === value;

class Search {
  readonly #completed: readonly Operation[];
  readonly #open: readonly Operation[];

  constructor(
    operations: readonly Operation[],
    private readonly conditions: Conditions,
  ) {
    const inOrder = [...operations].sort((one, other) => one.invoked - other.invoked);
    this.#completed = inOrder.filter(({ completed }) => completed !== Infinity);
    // An effect that no operation found changes nothing.
    const found = new Set(operations.map(({ finds }) => finds));
    this.#open = inOrder.filter(
      ({ completed, leaves }) => completed === Infinity && leaves !== undefined && found.has(leaves),
    );
  }

  run(): Verdict {
    const { initial, mostRemembered = MOST_REMEMBERED } = this.conditions;
    const start: Position = { value: initial, first: 0, ahead: [], used: [] };
    const [stack, known] = [[start], new Set<string>()];
    let [furthest, remembered] = [start, 0];
    for (let position = stack.pop(); position; position = stack.pop()) {
      if (position.first === this.#completed.length) return 'linearizable';
      const key = keyOf(position);
      if (known.has(key)) continue;
      remembered += key.length;
      if (remembered > mostRemembered) return 'undecided';
      known.add(key);
      if (orderedIn(position) > orderedIn(furthest)) furthest = position;
      stack.push(...this.#next(position));
    }
    const possible = this.#candidates(furthest).list.map(({ operation }) => operation);
    return { violation: explain(furthest.value, possible, this.conditions.kills ?? []) };
  }

  /** Returns the completed operations that can be next, and the time until which operations can begin. */
  #candidates({ first, ahead }: Position): Candidates {
    const list: Candidate[] = [];
    let until = Infinity;
    for (let index = first; ; index += 1) {
      const operation = this.#completed[index];
      if (!operation || operation.invoked > until) return { list, until };
      if (ahead.includes(index)) continue;
      list.push({ index, operation });
      until = Math.min(until, operation.completed);
    }
  }

  #next(position: Position): Position[] {
    const { value, used } = position;
    const { list, until } = this.#candidates(position);
    const possible = list.filter(({ operation }) => fits(operation, value));
    // A read that can be next does no harm there, so no other order needs to be tried.
    const read = possible.find(({ operation }) => operation.leaves === undefined);
    if (read) return [order(position, read)];
    const open = this.#open.flatMap((one, index) =>
      one.invoked <= until && !used.includes(index) && fits(one, value)
        ? { ...position, value: one.leaves ?? value, used: sorted([...used, index]) }
        : [],
    );
    return [...open, ...possible.map((one) => order(position, one))];
  }
}

/** Returns the position after an operation. */
const order = (position: Position, { index, operation }: Candidate): Position => {
  let { first } = position;
  const ahead = new Set([...position.ahead, index]);
  for (; ahead.has(first); first += 1) ahead.delete(first);
  return { ...position, value: operation.leaves ?? position.value, first, ahead: sorted(ahead) };
};

const orderedIn = ({ first, ahead }: Position): number => first + ahead.length;

/** Returns whether operations on one object are linearizable, or that the search for an order takes too much memory. */
export const verdictOn = (operations: readonly Operation[], conditions: Conditions): Verdict =>
  new Search(operations, conditions).run();
