/**
 * What waits, in a line for each owner. The owners take turns: whose first item was taken comes again behind the others.
 * `mayGo` tells whether the first item of an owner may be taken now.
 */
export class OwnerLines<Owner, Item> {
  readonly #mayGo: (owner: Owner, first: Item) => boolean;
  readonly #lines = new Map<Owner, Set<Item>>();
  /** The owners whose first items may be taken, in the order of their turns. Some may no longer. */
  readonly #next = new Set<Owner>();
  #size = 0;

  constructor(mayGo: (owner: Owner, first: Item) => boolean = () => true) {
    this.#mayGo = mayGo;
  }

  /** The number of items of all owners. */
  get size(): number {
    return this.#size;
  }

  lengthOf(owner: Owner): number {
    return this.#lines.get(owner)?.size ?? 0;
  }

  add(owner: Owner, item: Item): void {
    const line = this.#lines.get(owner);
    if (line) line.add(item);
    else this.#lines.set(owner, new Set([item]));
    this.#size += 1;
    this.lineUp(owner);
  }

  remove(owner: Owner, item: Item): void {
    const line = this.#lines.get(owner);
    if (!line?.delete(item)) return;
    this.#size -= 1;
    if (line.size === 0) this.#forget(owner);
  }

  /** Must be called when the first item of an owner may be taken again. */
  lineUp(owner: Owner): void {
    const first = this.#firstOf(owner);
    if (first !== undefined && this.#mayGo(owner, first)) this.#next.add(owner);
  }

  /** What `take` takes next. Undefined if nothing may be taken. */
  get first(): readonly [Owner, Item] | undefined {
    for (const owner of this.#next) {
      const first = this.#firstOf(owner);
      if (first !== undefined && this.#mayGo(owner, first)) return [owner, first];
      this.#next.delete(owner);
    }
    return undefined;
  }

  /** Removes the first item of the owner who is next. */
  take(): readonly [Owner, Item] | undefined {
    const { first } = this;
    if (!first) return undefined;
    const [owner, item] = first;
    this.remove(owner, item);
    if (this.#next.delete(owner)) this.#next.add(owner);
    return first;
  }

  /** Removes all items, and returns them with their owners. */
  clear(): (readonly [Owner, Item])[] {
    const items = Array.from(this.#lines, ([owner, line]) =>
      Array.from(line, (item) => [owner, item] as const),
    ).flat();
    this.#lines.clear();
    this.#next.clear();
    this.#size = 0;
    return items;
  }

  #firstOf(owner: Owner): Item | undefined {
    const [first] = this.#lines.get(owner) ?? [];
    return first;
  }

  #forget(owner: Owner): void {
    this.#lines.delete(owner);
    this.#next.delete(owner);
  }
}
