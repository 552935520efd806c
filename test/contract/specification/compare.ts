import type { Found } from './published.js';
import type { Ours, Reason } from './extensions-to-spec.js';
import type { Fields, Stated } from './expected.js';

type Mode = 'sent' | 'answered';

/** What may justify a difference at a place. */
export interface Grounds {
  /** The text of the gaps at the place; empty without any. */
  readonly gap: string;
  readonly levels: readonly number[];
}

/** No justification. */
export const NOTHING: Grounds = { gap: '', levels: [] };

/** The file with the list `ours`. */
const OURS = 'test/contract/specification/extensions-to-spec.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const sorted = (values: Iterable<unknown>): string[] => [...new Set(values)].map(String).sort();

/**
 * Compares what the specification states with what the contract has, both ways. Extensions must be listed,
 * with a valid reason.
 */
export class Comparison {
  readonly #differences: string[] = [];
  readonly #met = new Set<string>();

  constructor(private readonly ours: Ours) {}

  add(place: string, what: string): void {
    this.#differences.push(`${place}: ${what}`);
  }

  private holds(place: string, reason: Reason, { gap, levels }: Grounds): void {
    if (reason === 'gap' && gap === '') this.add(place, 'is ours by a gap that the contract does not state');
    if (reason === 'departure' && !/\bdeparts: /i.test(gap))
      this.add(place, 'is ours by a departure that the contract does not state');
    if (typeof reason === 'number' && !levels.includes(reason))
      this.add(place, `is ours by level ${String(reason)}, which the contract does not name there`);
  }

  /** Reports something that the specification does not have. */
  beyond(place: string, grounds: Grounds): void {
    const reason = this.ours.additions[place];
    if (reason === undefined) {
      this.add(place, `is not in the specification, nor in \`additions\` of ${OURS}`);
      return;
    }
    this.#met.add(place);
    this.holds(place, reason, grounds);
  }

  /** Reports something that the contract does not have. */
  missing(place: string, grounds: Grounds): void {
    const reason = this.ours.missing[place];
    if (reason === undefined) {
      this.add(place, 'is missing');
      return;
    }
    this.#met.add(`${place} (missing)`);
    this.holds(place, reason, grounds);
  }

  private equal(place: string, aspect: string, stated: unknown, found: unknown, grounds: Grounds): void {
    if (same(stated, found)) return;
    const key = `${place} (${aspect})`;
    const listed = this.ours.otherwise[key];
    if (listed === undefined || !same(listed[0], found)) {
      this.add(place, `${aspect} is ${JSON.stringify(found)}, specified ${JSON.stringify(stated)}`);
      return;
    }
    this.#met.add(key);
    this.holds(key, listed[1], grounds);
  }

  private one(place: string, written: string | Stated, found: Found, mode: Mode, outer: string): void {
    const stated: Stated = typeof written === 'string' ? { type: written } : written;
    const grounds = { gap: outer + found.gap, levels: found.levels };
    this.equal(place, 'type', sorted(stated.type.split(' or ')), sorted(found.types), grounds);
    const isRequired = mode === 'sent' ? stated.required === true : stated.optional !== true;
    this.equal(place, 'required', isRequired, found.required, grounds);
    if (mode === 'sent') this.equal(place, 'default', stated.default, found.default, grounds);
    if (
      'initially' in stated &&
      !found.description.includes(`Default: \`${JSON.stringify(stated.initially)}\``)
    )
      this.add(place, `does not say that its default is ${JSON.stringify(stated.initially)}`);
    this.equal(place, 'deprecated', stated.deprecated === true, found.deprecated, grounds);
    this.values(place, stated, found, grounds);
    this.levels(place, stated.levels ?? [], found.levels);
    if (stated.fields) this.fields(place, stated.fields, found.fields, mode, grounds.gap);
  }

  /** Expects values in the schema, or in words if the handler refuses other values with its own message. */
  private values(place: string, { values }: Stated, found: Found, grounds: Grounds): void {
    if (values !== undefined && found.values === undefined) {
      const missing = values.filter((value) => !found.description.includes(String(value)));
      if (missing.length > 0) this.add(place, `does not say that it may be ${missing.join(', ')}`);
    } else if (values !== undefined || found.values !== undefined) {
      this.equal(place, 'values', sorted(values ?? []), sorted(found.values ?? []), grounds);
    }
  }

  /** Expects every level that is named with a place. Other levels of the place must be listed. */
  levels(place: string, stated: readonly number[], found: readonly number[]): void {
    for (const level of stated)
      if (!found.includes(level)) this.add(place, `does not carry level ${String(level)}`);
    const others = found.filter((level) => !stated.includes(level));
    const listed = this.ours.levels[place] ?? [];
    if (!same(others, listed))
      this.add(
        place,
        `carries besides the levels ${JSON.stringify(others)}, listed ${JSON.stringify(listed)}`,
      );
    else if (listed.length > 0) this.#met.add(`${place} (levels)`);
  }

  fields(place: string, stated: Fields, found: ReadonlyMap<string, Found>, mode: Mode, outer: string): void {
    for (const [name, written] of Object.entries(stated)) {
      const one = found.get(name);
      if (one) this.one(`${place} ${name}`, written, one, mode, outer);
      else this.missing(`${place} ${name}`, { gap: outer, levels: [] });
    }
    for (const [name, { gap, levels }] of found) {
      if (!(name in stated)) this.beyond(`${place} ${name}`, { gap: outer + gap, levels });
    }
  }

  /** Compares errors by name, both ways. */
  errors(found: ReadonlySet<string>): void {
    for (const name of found)
      if (!this.ours.errors.includes(name))
        this.add(`error ${name}`, `is not in the specification, nor in \`errors\` of ${OURS}`);
    for (const name of this.ours.errors)
      if (!found.has(name)) this.add(`error ${name}`, 'is listed as ours and is not there');
  }

  /** Returns all differences, including listed extensions that no longer exist. */
  finish(): readonly string[] {
    const { additions, otherwise, levels, missing } = this.ours;
    const listed = [
      ...Object.keys(additions),
      ...Object.keys(otherwise),
      ...Object.keys(levels).map((place) => `${place} (levels)`),
      ...Object.keys(missing).map((place) => `${place} (missing)`),
    ];
    const stale = listed.filter((place) => !this.#met.has(place));
    return [...this.#differences, ...stale.map((place) => `${place}: is listed as ours and is not there`)];
  }
}
