import { ArchiveError, type RecordItem } from '../format/source.js';
import { limits } from '../format/limits.js';

/** A set of IDs or names that must not repeat. */
export class Unique<T extends string | number> {
  readonly #seen = new Set<T>();

  constructor(private readonly what: string) {}

  add(value: T, { place }: Pick<RecordItem, 'place'>): void {
    if (this.#seen.has(value))
      throw new ArchiveError(place, `the ${this.what} ${JSON.stringify(value)} comes twice`);
    this.#seen.add(value);
  }

  has(value: T): boolean {
    return this.#seen.has(value);
  }

  /** Throws unless the value came before. Null names nothing. */
  check(value: T | null | undefined, { place }: Pick<RecordItem, 'place'>): void {
    if (value === null || value === undefined || this.#seen.has(value)) return;
    throw new ArchiveError(place, `the ${this.what} ${JSON.stringify(value)} is not in the archive`);
  }
}

/** The newest messages, which records may name. Holds a limited number. */
export class RecentMessages {
  readonly #ids = new Map<number, Set<string>>();
  #last = 0;

  get last(): number {
    return this.#last;
  }

  add(id: number, place: string): void {
    if (id <= this.#last)
      throw new ArchiveError(place, `the message ${id} is not behind ${this.#last}: IDs must ascend`);
    this.#last = id;
    this.#ids.set(id, new Set());
    if (this.#ids.size <= limits.messagesInReach) return;
    for (const oldest of this.#ids.keys()) {
      this.#ids.delete(oldest);
      break;
    }
  }

  /** Throws unless the message came recently, or if it has something of this key already. */
  check(id: number, place: string, key?: string): void {
    const keys = this.#ids.get(id);
    if (!keys) throw new ArchiveError(place, `the message ${id} is not among the messages right before`);
    if (key === undefined) return;
    if (keys.has(key)) throw new ArchiveError(place, `the message ${id} has the same twice`);
    keys.add(key);
  }
}

/** Files that records named, and that have not come yet. */
export class ExpectedFiles {
  readonly #expected = new Map<string, number>();
  #bytes = 0;

  /** The sizes of all files together. */
  get bytes(): number {
    return this.#bytes;
  }

  expect(file: { readonly name: string; readonly size: number } | null, place: string): void {
    if (file === null) return;
    if (this.#expected.has(file.name)) throw new ArchiveError(place, `${file.name} is named twice`);
    this.#expected.set(file.name, file.size);
    if (this.#expected.size > limits.filesInReach)
      throw new ArchiveError(place, 'too many files are outstanding');
  }

  arrive(name: string, size: number): void {
    const expected = this.#expected.get(name);
    if (expected === undefined) throw new ArchiveError(name, 'no record right before names this file');
    if (expected !== size)
      throw new ArchiveError(name, `has ${size} bytes, but its record states ${expected}`);
    this.#expected.delete(name);
    this.#bytes += size;
  }

  /** Throws if a file is missing. */
  end(): void {
    const [missing] = this.#expected.keys();
    if (missing !== undefined) throw new ArchiveError(missing, 'is missing');
  }
}
