import { LARGEST_ID } from '../format/limits.js';
import { ArchiveError } from '../format/source.js';

/** Reads the fields of a row. Throws an error that names the row and the field if a field has another type. */
export class Fields {
  constructor(
    private readonly row: Readonly<Record<string, unknown>>,
    readonly place: string,
  ) {}

  /** Returns the value of any type. Undefined if the row does not have the field. */
  raw(name: string): unknown {
    return Object.hasOwn(this.row, name) ? this.row[name] : undefined;
  }

  has(name: string): boolean {
    return this.raw(name) !== undefined;
  }

  /** Returns the ID in a field that every row has. */
  id(name: string): number {
    return this.maybeId(name) ?? this.#refuse(name, 'an ID');
  }

  /** Returns the ID in a field. Null if the field is null or absent. */
  maybeId(name: string): number | null {
    const value = this.raw(name) ?? null;
    if (value === null) return null;
    if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID)
      return value;
    return this.#refuse(name, 'an ID');
  }

  /** Returns a whole number. Null if the field is null or absent. */
  maybeInteger(name: string): number | null {
    const value = this.raw(name) ?? null;
    if (value === null || (typeof value === 'number' && Number.isSafeInteger(value))) return value;
    return this.#refuse(name, 'a whole number');
  }

  integer(name: string): number {
    return this.maybeInteger(name) ?? this.#refuse(name, 'a whole number');
  }

  /** Returns a text. '' if the field is null or absent. */
  text(name: string): string {
    const value = this.raw(name) ?? '';
    return typeof value === 'string' ? value : this.#refuse(name, 'a text');
  }

  flag(name: string, byDefault = false): boolean {
    const value = this.raw(name) ?? byDefault;
    return typeof value === 'boolean' ? value : this.#refuse(name, 'true or false');
  }

  maybeFlag(name: string): boolean | null {
    return (this.raw(name) ?? null) === null ? null : this.flag(name);
  }

  /** Returns a time as UNIX seconds. The export has fractions. Null if the field is null or absent. */
  maybeSeconds(name: string): number | null {
    const value = this.raw(name) ?? null;
    if (value === null) return null;
    if (typeof value === 'number' && value >= 0 && value < 2 ** 40) return Math.floor(value);
    return this.#refuse(name, 'a time');
  }

  seconds(name: string): number {
    return this.maybeSeconds(name) ?? this.#refuse(name, 'a time');
  }

  #refuse(name: string, wanted: string): never {
    throw new ArchiveError(this.place, `${name} is not ${wanted}`);
  }
}
